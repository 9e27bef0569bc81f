import type { Ctx } from '#core/ctx.ts';
import { refuseOverwriting } from '#core/conflict.ts';
import { ensure, fail } from '#core/errors.ts';
import { requireViewer } from '#core/viewer.ts';
import { inTransaction } from '#db/transaction.server.ts';
import { isUniqueViolation } from '#db/postgres.server.ts';
import * as audit from '#features/audit/service.server.ts';
import * as media from '#features/media/service.server.ts';
import { sendEmail } from '#jobs/emails.server.ts';
import type { User } from '../contract.ts';
import { ensureOwnName } from '../own-name.server.ts';
import type { ProfileChange, SeenFields } from '../users/contract.ts';
import { addressLeftEmail, addressTakenEmail } from '../emails.server.ts';
import { sendConfirmation } from '../jobs.server.ts';
import { canManageUser } from '../policy.ts';
import * as repo from '../repo.server.ts';
import * as people from '../users/repo.server.ts';
import { userOf } from '../service.server.ts';
import { accountsTexts } from '../texts.ts';
import { profileTexts as texts } from './texts.ts';
import { requirePassword } from '../passwords/again.server.ts';
import { spend } from '../passwords/throttle.server.ts';

/** A profile in full, for its owner and admins. */
export async function getProfile(ctx: Ctx, userId: string): Promise<User> {
  const viewer = requireViewer(ctx);
  ensure(canManageUser(viewer, userId), 'forbidden', texts.notYours);
  return userOf((await repo.userById(ctx.db, userId)) ?? fail('not_found', texts.notFound));
}

/**
 * Changes what `asked` names and leaves the rest (API-7); of a form only what was changed in it. A new e-mail address counts at once but as unchecked:
 * other devices are logged out, links for a new password are void, and both mailboxes get an email. Throws `conflict`
 * for a taken address and for fields that changed since they were seen, `invalid` for a photo that is not the owner's or
 * the admin's upload, and `forbidden` as `requirePassword` for a new address.
 */
export async function updateProfile(
  ctx: Ctx,
  userId: string,
  asked: ProfileChange,
  /** The fields as they were when the form was opened. */
  seen?: SeenFields,
): Promise<User> {
  const viewer = requireViewer(ctx);
  ensure(canManageUser(viewer, userId), 'forbidden', texts.notYours);
  const given = seen ? differing(seen, asked) : asked;
  const user = (await repo.userById(ctx.db, userId)) ?? fail('not_found', texts.notFound);
  if (!viewer.isAdmin) ensureOwnName(differing(user, given));
  if (given.email !== undefined && given.email !== user.email) {
    // Whoever is signed in could try many addresses in turn to learn which ones have an account; each try counts for good.
    await spend(ctx, 'register');
    // Of others too: whoever has the mailbox sets the password.
    await requirePassword(ctx);
  }
  const session = viewer.id === userId ? await ctx.credentials.sessionOf(ctx.client.cookies) : null;
  try {
    return await inTransaction(ctx, async (tx) => {
      const old = (await people.lock(tx.db, userId)) ?? fail('not_found', texts.notFound);
      refuseOvertaken(old, given, seen);
      const changed = Object.keys(differing(old, given));
      if (changed.length === 0) return userOf(old);
      const isNewAddress = given.email !== undefined && given.email !== old.email;
      if (isNewAddress && (await repo.userByEmail(tx.db, given.email ?? ''))) failAsTaken();
      if (given.avatar !== undefined) await exchangePhoto(tx, old.avatar, given.avatar);
      const now = new Date(Math.max(tx.now().getTime(), old.updatedAt.getTime() + 1));
      const row = await people.change(tx.db, userId, {
        ...given,
        ...(isNewAddress ? { emailVerified: false } : {}),
        updatedAt: now,
      });
      if (isNewAddress) await announceAddress(tx, old, given.email ?? '', session?.sessionId);
      if (viewer.id !== userId) {
        await audit.record(tx, 'user.update', { subjectId: userId, ownerId: userId, detail: changed.join(', ') });
      }
      return userOf(row ?? old);
    });
  } catch (error) {
    if (isUniqueViolation(error)) failAsTaken();
    throw error;
  }
}

/** Those fields that are others than before. */
function differing(before: Partial<Record<keyof ProfileChange, unknown>>, given: ProfileChange): ProfileChange {
  const entries = Object.entries(given) as [keyof ProfileChange, unknown][];
  return Object.fromEntries(entries.filter(([field, value]) => value !== undefined && value !== before[field]));
}

/** Throws `conflict` where a field that is to change is no longer what its writer saw; the form then shows what it is now. */
function refuseOvertaken(old: repo.UserRow, given: ProfileChange, seen: SeenFields = {}): void {
  const changed = Object.keys(differing(old, given)) as (keyof ProfileChange)[];
  const overtaken = changed.filter((field) => seen[field] !== undefined && seen[field] !== old[field]);
  if (overtaken.length === 0) return;
  refuseOverwriting(texts.conflict, Object.fromEntries(overtaken.map((field) => [field, old[field]])));
}

function failAsTaken(): never {
  fail('conflict', accountsTexts.addressTaken, { email: accountsTexts.addressTaken });
}

async function announceAddress(tx: Ctx, old: repo.UserRow, email: string, sessionId: string | undefined) {
  await people.endOtherAccess(tx.db, old.id, sessionId);
  tx.log.info({ event: 'address-changed', userId: old.id }, 'an e-mail address was changed');
  await tx.jobs.enqueue(tx.db, sendEmail, addressLeftEmail(tx.settings, old, email));
  await tx.jobs.enqueue(tx.db, sendEmail, addressTakenEmail(tx.settings, { email }));
  if (tx.settings.confirmEmail) await tx.jobs.enqueue(tx.db, sendConfirmation, { userId: old.id, isNew: false });
}

/** The photo must be an upload of whoever changes it; the former one is let go. */
async function exchangePhoto(tx: Ctx, old: string | null, next: string | null): Promise<void> {
  if (next === old) return;
  if (next) await media.claim(tx, [next], { ownerId: requireViewer(tx).id });
  if (old) await media.release(tx, [old]);
}
