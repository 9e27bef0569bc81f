import type { Ctx } from '#core/ctx.ts';
import { ensure } from '#core/errors.ts';
import type { Page } from '#core/paging.ts';
import { requireViewer } from '#core/viewer.ts';
import * as media from '#features/media/service.server.ts';
import { contactFigures } from '../contacts/service.server.ts';
import { canEdit } from '../policy.ts';
import { movesOf } from '../life/moves.ts';
import type { ListingStatus } from '../rules.ts';
import * as repo from './repo.server.ts';
import { listingsTexts as texts } from '../texts.ts';

/** The listings of whoever is signed in, newest first, as the rows of their list, and whether there are more. */
export async function ownRows(ctx: Ctx, page: Page) {
  const rows = await repo.rowsOfUser(ctx.db, requireViewer(ctx).id, { ...page, limit: page.limit + 1 });
  const figuresOf = await contactFigures(
    ctx,
    rows.map(({ id }) => id),
  );
  const shown = rows.slice(0, page.limit).map((row) => ({ ...row, moves: movesOf(row), seen: figuresOf(row.id) }));
  return { rows: shown, more: rows.length > page.limit };
}

/** How many listings the person has, by status; for themselves and admins. */
export async function statusCounts(ctx: Ctx, userId: string): Promise<Partial<Record<ListingStatus, number>>> {
  ensure(canEdit(requireViewer(ctx), { userRef: userId }), 'forbidden', texts.notYours);
  return repo.countsOfUser(ctx.db, userId);
}

/** What a person's listings use of their package; each number but `properties` and `featured` is the most of one home. */
export async function listingUse(ctx: Ctx, userId: string) {
  ensure(canEdit(requireViewer(ctx), { userRef: userId }), 'forbidden', texts.notYours);
  return repo.useOfUser(ctx.db, userId);
}

/** Deletes all listings of a person and lets their pictures go, inside the caller's transaction. */
export async function removeListingsOf(tx: Ctx, userId: string): Promise<void> {
  ensure(canEdit(requireViewer(tx), { userRef: userId }), 'forbidden', texts.notYours);
  await media.release(tx, await repo.removeOfUser(tx.db, userId));
}
