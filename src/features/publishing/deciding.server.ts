import type { Ctx } from '#core/ctx.ts';
import { AppError, ensure, fail } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';
import type { Viewer } from '#core/viewer.ts';
import { holdOwner } from '#features/deleted/service.server.ts';
import * as listings from '#features/listings/publishing.server.ts';
import { type Verdict, verdictForm } from '#features/moderation/contract.ts';
import { announce, caseToDecide, decided, homeOfCase, personOf } from '#features/moderation/service.server.ts';
import { moderationTexts as texts } from '#features/moderation/texts.ts';
import { publish } from './service.server.ts';
import { holdToAccount } from './standing.server.ts';

/**
 * Decides a case (TRUST-15): takes the home, or its change, where the verdict leads, tells its owner, and keeps it for good. For admins. Throws
 * `invalid` without a reason, `not_found`, `forbidden` to whoever is no judge of it, and `conflict` where it was decided or has changed.
 */
export async function decide(ctx: Ctx, caseId: string, raw: unknown): Promise<{ verdict: Verdict; listingId: string }> {
  const asked = verdictForm.safeParse(raw);
  if (!asked.success) {
    const [issue] = asked.error.issues;
    const message = issue?.message ?? coreTexts.invalid;
    throw new AppError('invalid', message, { fields: { [String(issue?.path[0])]: message } });
  }
  const { verdict, version, reason } = asked.data;
  const listingId = await homeOfCase(ctx, caseId);
  return publish(ctx, async (tx) => {
    await holdOwner(tx, 'listing', listingId);
    const home = (await listings.lockListing(tx.db, listingId)) ?? fail('not_found', texts.notFound);
    const found = await caseToDecide(tx, caseId, version);
    await decided(tx, home, verdict, reason);
    const { proposed, proposedBy } = found;
    if (proposed && verdict !== 'removed' && home.status !== 'pending') {
      if (verdict === 'approved')
        await listings.updateListing(await as(tx, proposedBy, home.userId), listingId, proposed);
      await announce(tx, home, verdict, reason, true);
      return { verdict, listingId };
    }
    const isLostAppeal = found.appealOf !== null && verdict === 'returned' && home.status === 'pending';
    const step = isLostAppeal ? null : stepOf(verdict, home.status);
    if (step) {
      await listings.moveListing(tx, listingId, step, reason, 'done');
      await holdToAccount(tx, listingId, false);
    } else await announce(tx, home, verdict, reason, false);
    return { verdict, listingId };
  });
}

/** What a verdict does with a home where it stands; null where it stays there. */
function stepOf(verdict: Verdict, status: listings.FullRow['status']) {
  if (verdict === 'approved') return status === 'pending' ? 'approve' : status === 'removed' ? 'reinstate' : null;
  if (verdict === 'removed') return status === 'removed' ? null : 'remove';
  ensure(status === 'active' || status === 'pending', 'conflict', texts.notNow);
  return 'hold';
}

/** The change is its writer's, whose pictures it may show; once they are gone, or no admin any more, it is the owner's. */
async function as(tx: Ctx, writerId: string | null, ownerId: string): Promise<Ctx> {
  const writer = writerId && writerId !== ownerId ? await personOf(tx, writerId) : undefined;
  const viewer: Viewer | undefined = writer?.isAdmin ? writer : await personOf(tx, ownerId);
  return { ...tx, viewer: viewer ?? fail('not_found', texts.notFound) };
}
