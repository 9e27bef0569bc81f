import type { Ctx } from '#core/ctx.ts';
import { ensure } from '#core/errors.ts';
import { keepUntilConfirmed } from '#features/listings/publishing.server.ts';
import * as repo from './repo.server.ts';
import { publishingTexts as texts } from './texts.ts';

/**
 * Holds a home that came on the market to how its owner's account stands, within the caller's transaction. With `mayWait`, one whose owner has
 * yet to confirm their address stays a draft until then, and the answer is true; else that is refused. Throws `forbidden` there, where the account
 * is suspended, and for an owner's copy of what waits or was taken down (TRUST-30, TRUST-35, TRUST-37).
 */
export async function holdToAccount(tx: Ctx, listingId: string, mayWait: boolean): Promise<boolean> {
  const standing = await repo.standingOf(tx.db, listingId, tx.now());
  if (!standing) return false;
  ensure(!standing.isSuspended, 'forbidden', texts.suspended);
  // What an admin does is the look that it waited for.
  if (tx.viewer?.id !== standing.ownerId) return false;
  ensure(!standing.isCopyOfHeld, 'forbidden', texts.copyOfRemoved);
  if (standing.isConfirmed || !tx.settings.confirmEmail) return false;
  ensure(mayWait, 'forbidden', texts.confirmFirst);
  await keepUntilConfirmed(tx, listingId);
  return true;
}
