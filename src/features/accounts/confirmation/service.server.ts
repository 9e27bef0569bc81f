import type { Ctx } from '#core/ctx.ts';
import { AppError, fail, isAppError } from '#core/errors.ts';
import { requireViewer } from '#core/viewer.ts';
import { isUuid } from '#db/postgres.server.ts';
import { inTransaction } from '#db/transaction.server.ts';
import { moveListing, waitingForAddress } from '#features/publishing/service.server.ts';
import { sendConfirmation } from '../jobs.server.ts';
import { mayWriteTo } from '../passwords/throttle.server.ts';
import * as repo from '../repo.server.ts';
import { lock } from '../users/repo.server.ts';
import { isConfirmation } from './link.server.ts';
import { confirmationTexts as texts } from './texts.ts';

/** Sends whoever is signed in the link once more, where they need one. Throws `too_many` where their mailbox had its share (TRUST-36). */
export async function sendAgain(ctx: Ctx): Promise<void> {
  const { id, email, owesConfirmation } = requireViewer(ctx);
  if (!owesConfirmation) return;
  if (!(await mayWriteTo(ctx, email))) throw new AppError('too_many', texts.often, { retryAfterSeconds: 3600 });
  await ctx.jobs.enqueue(ctx.db, sendConfirmation, { userId: id, isNew: false });
}

/** Whose address a link confirms, and whether that was done already; null for one that is not ours or too old. */
export async function whatConfirms(ctx: Ctx, query: URLSearchParams) {
  const user = await ownerOf(ctx, query, repo.userById);
  return user && { email: user.email, isDone: user.emailVerified };
}

/**
 * Confirms the address that a link was sent to, signed in or not, and publishes the homes that waited for it; gives how many. Throws
 * `invalid` for a link that is not ours or too old (TRUST-35).
 */
export function confirmAddress(ctx: Ctx, query: URLSearchParams): Promise<number> {
  return inTransaction(ctx, async (tx) =>
    addressConfirmed(tx, (await ownerOf(tx, query, lock)) ?? fail('invalid', texts.linkOld)),
  );
}

/** Writes down that somebody has the mailbox, and publishes the homes that waited for it; gives how many. What cannot be published stays a draft. */
export async function addressConfirmed(tx: Ctx, user: repo.UserRow): Promise<number> {
  await repo.updateUser(tx.db, user.id, { emailVerified: true });
  if (user.emailVerified || !tx.settings.confirmEmail) return 0;
  tx.log.info({ event: 'address-confirmed', userId: user.id }, 'an email address was confirmed');
  let published = 0;
  for (const id of await waitingForAddress(tx, user.id)) {
    try {
      await moveListing({ ...tx, viewer: user }, id, { transition: 'publish' });
      published += 1;
    } catch (error) {
      if (!isAppError(error)) throw error;
    }
  }
  return published;
}

async function ownerOf(ctx: Ctx, query: URLSearchParams, read: typeof lock): Promise<repo.UserRow | null> {
  const id = query.get('id') ?? '';
  const user = isUuid(id) ? await read(ctx.db, id) : null;
  return user && isConfirmation(ctx, user, query) ? user : null;
}
