import type { Ctx, Deps } from '#core/ctx.ts';
import { ensure, fail } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';
import { requireAdmin } from '#core/viewer.ts';
import { isUuid } from '#db/postgres.server.ts';
import { inTransaction } from '#db/transaction.server.ts';
import * as audit from '#features/audit/service.server.ts';
import { statusCounts } from '#features/listings/service.server.ts';
import { leaveCases } from '#features/moderation/service.server.ts';
import { pauseHomesOf, resumeHomesOf } from '#features/publishing/service.server.ts';
import { sendEmail } from '#jobs/emails.server.ts';
import { requirePassword } from '../passwords/again.server.ts';
import { profileTexts } from '../profile/texts.ts';
import { type UserRow, userById } from '../repo.server.ts';
import * as people from '../users/repo.server.ts';
import type { NewSuspension } from './contract.ts';
import { restoredEmail, suspendedEmail } from './emails.server.ts';
import * as repo from './repo.server.ts';
import { suspensionTexts as texts, TERMS } from './texts.ts';

const DAY_MS = 86_400_000;

/**
 * Shuts somebody out of their account: sessions end, links for a new password are void, homes are paused, the person is told (TRUST-30). For
 * admins who gave their password lately, on record; not on themselves, so that one admin always stays. Throws `conflict` and `not_found`.
 */
export async function suspend(ctx: Ctx, userId: string, { cause, term, reason }: NewSuspension): Promise<void> {
  const by = requireAdmin(ctx).id;
  ensure(userId !== by, 'conflict', texts.notYourself);
  await decide(ctx, userId, async (tx, user) => {
    const from = tx.now();
    const open = await repo.openOf(tx.db, userId);
    if (open) {
      ensure(isOver(open, from), 'conflict', texts.already);
      await repo.end(tx.db, open.id, from, null);
    }
    const until = term === '0' ? null : new Date(from.getTime() + Number(term) * DAY_MS);
    await repo.insert(tx.db, { userId, cause, reason, from, until, by });
    await people.endOtherAccess(tx.db, userId, undefined);
    await pauseHomesOf(tx, userId, by);
    await leaveCases(tx, userId);
    const detail = `${texts.causes[cause]}, ${TERMS[term].toLowerCase()}: ${reason}`;
    await audit.record(tx, 'user.suspend', { subjectId: userId, ownerId: userId, detail });
    await tx.jobs.enqueue(tx.db, sendEmail, suspendedEmail(tx.settings, user, { reason, until }));
  });
  ctx.log.warn({ event: 'account-suspended', userId, by, cause }, 'an account was suspended');
}

/** Lets somebody in again, and the homes back on the market that the suspension paused. For admins, as `suspend`. */
export async function restore(ctx: Ctx, userId: string, reason: string): Promise<void> {
  const by = requireAdmin(ctx).id;
  await decide(ctx, userId, async (tx, user) => {
    const open = (await repo.openOf(tx.db, userId)) ?? fail('conflict', texts.notSuspended);
    await end(tx, user, open.id, by);
    await audit.record(tx, 'user.restore', { subjectId: userId, ownerId: userId, detail: reason });
  });
  ctx.log.warn({ event: 'account-restored', userId, by }, 'the suspension of an account was ended');
}

/** Ends what is over: homes come back and people are told. The login does not wait for it (TRUST-32). */
export async function endOverdue(deps: Deps): Promise<void> {
  for (const userId of await repo.overdue(deps.db, deps.now())) {
    await deps.db.transaction(async (db) => {
      const user = await people.lock(db, userId);
      const open = await repo.openOf(db, userId);
      // An admin may have been quicker.
      if (user && open && isOver(open, deps.now())) await end({ ...deps, db }, user, open.id, null);
    });
    deps.log.info({ event: 'suspension-over', userId }, 'a suspension ended by itself');
  }
}

/** Throws `forbidden` with the reason and the way to appeal where this person is suspended (TRUST-31). */
export async function ensureNotSuspended({ db, now, settings }: Pick<Ctx, 'db' | 'now' | 'settings'>, userId: string) {
  const open = await repo.openOf(db, userId);
  if (open && !isOver(open, now())) fail('forbidden', texts.refused(open.reason, open.until, settings.companyEmail));
}

/** How somebody's account stands, with their suspensions; for admins. Throws `not_found` (TRUST-33). */
export async function standingOf(ctx: Ctx, userId: string) {
  const { id: self } = requireAdmin(ctx);
  const user = isUuid(userId) ? await userById(ctx.db, userId) : null;
  if (!user) fail('not_found', profileTexts.notFound);
  const [all, { active = 0 }] = await Promise.all([repo.ofPerson(ctx.db, userId), statusCounts(ctx, userId)]);
  const rows = all.map((row) => ({ ...row, from: row.from.toISOString(), until: row.until?.toISOString() ?? null }));
  const { name, email, isAdmin, emailVerified: isConfirmed, createdAt } = user;
  return {
    name,
    email,
    isAdmin,
    isConfirmed,
    isSelf: userId === self,
    homes: active,
    createdAt: createdAt.toISOString(),
    open: rows.find(({ endedAt }) => endedAt === null) ?? null,
    earlier: rows.flatMap(({ endedAt, endedBy, ...row }) =>
      endedAt ? [{ ...row, endedAt: endedAt.toISOString(), isTakenBack: endedBy !== null }] : [],
    ),
  };
}

/**
 * Runs a decision on an account in one transaction that other admins wait for, with the person locked. Throws `forbidden` to whoever is no
 * admin by then or did not give their password lately, and `not_found`.
 */
export async function decide(
  ctx: Ctx,
  userId: string,
  work: (tx: Ctx, user: UserRow, admins: string[]) => Promise<void>,
) {
  const { id: by } = requireAdmin(ctx);
  await requirePassword(ctx);
  await inTransaction(ctx, async (tx) => {
    const admins = await people.lockAdmins(tx.db, tx.now());
    ensure(admins.includes(by), 'forbidden', coreTexts.adminsOnly);
    const user = isUuid(userId) ? await people.lock(tx.db, userId) : null;
    await work(tx, user ?? fail('not_found', profileTexts.notFound), admins);
  });
}

type Ending = Pick<Deps, 'db' | 'now' | 'settings' | 'jobs'>;

async function end(tx: Ending, user: UserRow, id: string, by: string | null): Promise<void> {
  await repo.end(tx.db, id, tx.now(), by);
  const homes = await resumeHomesOf(tx, user.id, by);
  await tx.jobs.enqueue(tx.db, sendEmail, restoredEmail(tx.settings, user, homes));
}

function isOver({ until }: { until: Date | null }, at: Date): boolean {
  return until !== null && until <= at;
}
