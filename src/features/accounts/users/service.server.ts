import type { Ctx } from '#core/ctx.ts';
import { ensure, fail } from '#core/errors.ts';
import { aMonthBefore } from '#core/month.ts';
import type { Page } from '#core/paging.ts';
import { requireAdmin, requireViewer } from '#core/viewer.ts';
import { inTransaction } from '#db/transaction.server.ts';
import * as audit from '#features/audit/service.server.ts';
import { forgetSender } from '#features/contact/service.server.ts';
import { eraseDeletedOf } from '#features/deleted/service.server.ts';
import { removeListingsOf } from '#features/listings/service.server.ts';
import { keepMarks, leaveCases } from '#features/moderation/service.server.ts';
import { forgetReporter } from '#features/reports/service.server.ts';
import * as media from '#features/media/service.server.ts';
import { sendEmail } from '#jobs/emails.server.ts';
import type { UsersAsked } from './asked.ts';
import type { Users } from './contract.ts';
import { accountDeletedEmail } from '../emails.server.ts';
import { sendResetEmail } from '../jobs.server.ts';
import { canManageUser } from '../policy.ts';
import * as repo from './repo.server.ts';
import type { UserRow } from '../repo.server.ts';
import { userOf } from '../service.server.ts';
import { suspendedOf } from '../suspension/repo.server.ts';
import { profileTexts as texts } from '../profile/texts.ts';
import { requirePassword } from '../passwords/again.server.ts';
import { forgive } from '../passwords/throttle.server.ts';

/** Everybody with an account, newest first, with how many there are and how many came within a month; for admins. */
export async function listUsers(ctx: Ctx, page: Page): Promise<Users> {
  requireAdmin(ctx);
  const [rows, { total, recent }] = await Promise.all([
    repo.newest(ctx.db, page),
    repo.counts(ctx.db, aMonthBefore(ctx.now())),
  ]);
  return { users: rows.map(userOf), totalUsers: total, lastMonthUsers: recent };
}

/** How many people came on each of the last thirty days, the oldest first; for admins (ADMIN-27). */
export function usersPerDay(ctx: Ctx): Promise<number[]> {
  requireAdmin(ctx);
  return repo.madePerDay(ctx.db, ctx.now());
}

/** Everybody with an account, or those that are asked for, as rows of a table, with how many there are; for admins (ADMIN-23). */
export async function userRows(ctx: Ctx, page: Page, asked: UsersAsked = {}) {
  requireAdmin(ctx);
  const [people, total] = await Promise.all([
    repo.found(ctx.db, page, asked, ctx.now()),
    repo.countFound(ctx.db, asked, ctx.now()),
  ]);
  const ids = people.map(({ id }) => id);
  const [suspended, belongings] = await Promise.all([
    suspendedOf(ctx.db, ids, ctx.now()),
    repo.belongings(ctx.db, ids),
  ]);
  const rows = people.map(({ id, name, email, avatar, isAdmin, createdAt }) => {
    const { homes = 0, searches = 0, posts = 0 } = belongings.find((one) => one.id === id) ?? {};
    const goes = texts.goesWith({ email, homes, searches, posts });
    const isSuspended = suspended.includes(id);
    return { id, name, email, avatar, isAdmin, isSuspended, homes, goes, createdAt: createdAt.toISOString() };
  });
  return { rows, total };
}

/**
 * Deletes an account and what is theirs, in one transaction: sessions, password, listings and packages are gone, pictures
 * are let go, posts stay without an author, books and the admin record stay without a name. For the person and admins.
 * Throws `conflict` for the last admin, because then nobody could look after the market, and `forbidden` as `requirePassword`.
 */
export async function removeUser(ctx: Ctx, userId: string): Promise<void> {
  const viewer = requireViewer(ctx);
  ensure(canManageUser(viewer, userId), 'forbidden', texts.notYoursToDelete);
  await requirePassword(ctx);
  await inTransaction(ctx, async (tx) => {
    const admins = await repo.lockAdmins(tx.db, tx.now());
    // Whoever acts may have lost their rights, or their account, while waiting for another deletion.
    ensure(viewer.id === userId || admins.includes(viewer.id), 'forbidden', texts.notYoursToDelete);
    const user = (await repo.lock(tx.db, userId)) ?? fail('not_found', texts.notFound);
    ensure(!admins.includes(userId) || admins.length > 1, 'conflict', texts.lastAdmin);

    await erase(tx, user);
    await tx.jobs.enqueue(tx.db, sendEmail, accountDeletedEmail(tx.settings, user));
  });
  ctx.log.info({ event: 'account-deleted', userId, by: viewer.id }, 'an account was deleted');
}

/** Erases an account that a restored backup has brought back, without an email; false where it is not there. For operators. */
export function eraseAgain(ctx: Ctx, userId: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const user = await repo.lock(tx.db, userId);
    if (user) await erase({ ...tx, viewer: user }, user);
    return user !== null;
  });
}

async function erase(tx: Ctx, { id, email, avatar }: UserRow): Promise<void> {
  await keepMarks(tx, id);
  await removeListingsOf(tx, id);
  // After the listings: one that is being deleted at this moment is among the deleted by now.
  await eraseDeletedOf(tx, id);
  if (avatar) await media.release(tx, [avatar]);
  await forgetSender(tx, email);
  await forgetReporter(tx, id, email);
  await leaveCases(tx, id);
  await forgive(tx, email);
  await audit.forgetOwner(tx, id);
  const action = tx.viewer?.id === id ? 'account.delete' : 'user.delete';
  await audit.record(tx, action, { subjectId: id, ownerId: id });
  await repo.remove(tx.db, id);
  await tx.jobs.erase(tx.db, sendEmail, { to: email });
  await tx.jobs.erase(tx.db, sendEmail, { replyTo: email });
  await tx.jobs.erase(tx.db, sendResetEmail, { email });
}
