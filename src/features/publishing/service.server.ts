import type { Ctx } from '#core/ctx.ts';
import { requireViewer } from '#core/viewer.ts';
import { inTransaction } from '#db/transaction.server.ts';
import { restore } from '#features/deleted/service.server.ts';
import { createListing, listingUse, updateListing, type Written } from '#features/listings/service.server.ts';
import { ensureWithinPlan } from '#features/packages/service.server.ts';

/**
 * Puts a listing on the market and holds its owner to their package, in one transaction. Sent again with the same
 * `requestKey` it changes the first listing. Throws `invalid`, `too_many`, and `forbidden` beyond the package.
 */
export function publishListing(ctx: Ctx, raw: unknown, requestKey?: string): Promise<Written> {
  return inTransaction(ctx, async (tx) => {
    const written = await createListing(tx, raw, requestKey);
    if (written.changed) await holdToPlan(tx, written.ownerId);
    return written;
  });
}

/** Changes a listing and holds its owner to their package, unless somebody else changes it. Throws as `updateListing`. */
export function changeListing(ctx: Ctx, id: string, raw: unknown): Promise<Written> {
  return inTransaction(ctx, async (tx) => {
    const written = await updateListing(tx, id, raw);
    if (written.ownerId === requireViewer(tx).id) await holdToPlan(tx, written.ownerId);
    return written;
  });
}

/** Restores a deleted listing and holds its owner to their package, unless somebody else restores it. Throws as `restore`. */
export function restoreListing(ctx: Ctx, id: string): Promise<Awaited<ReturnType<typeof restore>>> {
  return inTransaction(ctx, async (tx) => {
    const restored = await restore(tx, 'listing', id);
    if (restored.ownerId === requireViewer(tx).id) await holdToPlan(tx, restored.ownerId);
    return restored;
  });
}

function holdToPlan(tx: Ctx, userId: string): Promise<void> {
  return ensureWithinPlan(tx, userId, () => listingUse(tx, userId));
}
