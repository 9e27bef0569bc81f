import type { Ctx } from '#core/ctx.ts';
import { ensure } from '#core/errors.ts';
import { requireAdmin, requireViewer } from '#core/viewer.ts';
import { isUuid } from '#db/postgres.server.ts';
import { inTransaction } from '#db/transaction.server.ts';
import * as audit from '#features/audit/service.server.ts';
import { requirePassword } from '../passwords/again.server.ts';
import { profileTexts } from '../profile/texts.ts';
import { userById } from '../repo.server.ts';
import { accountsTexts as texts } from '../texts.ts';
import type { Session } from './contract.ts';
import { deviceName } from './device-name.ts';
import * as repo from './repo.server.ts';

/** Where this person is signed in, this session among them (ACC-48). */
export async function mySessions(ctx: Ctx): Promise<Session[]> {
  const { id: userId } = requireViewer(ctx);
  const [rows, current] = await Promise.all([repo.openSessions(ctx.db, userId), thisSession(ctx)]);
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    _id: id,
    device: deviceName(userAgent ?? ''),
    begunAt: createdAt.toISOString(),
    lastSeenAt: updatedAt.toISOString(),
    isThis: id === current,
  }));
}

/**
 * Ends one session of this person; its next request is nobody's. Throws `not_found` where it is none of theirs, and as
 * `requirePassword`: whoever finds a phone does not lock its owner out elsewhere (ACC-53).
 */
export async function endSession(ctx: Ctx, sessionId: string): Promise<void> {
  const { id: userId } = requireViewer(ctx);
  await requirePassword(ctx);
  ensure(await repo.endSession(ctx.db, userId, sessionId), 'not_found', texts.noSession);
  ctx.log.info({ event: 'session-ended', userId }, 'a session was ended from another');
}

/** Ends all sessions of this person but the one that asks. Throws as `requirePassword`. */
export async function endOtherSessions(ctx: Ctx): Promise<void> {
  const { id: userId } = requireViewer(ctx);
  await requirePassword(ctx);
  await repo.endOtherSessions(ctx.db, userId, await thisSession(ctx));
  ctx.log.info({ event: 'sessions-ended', userId }, 'all other sessions were ended');
}

/** Logs somebody out everywhere, on record; for admins who gave their password lately. Throws `not_found` (ACC-53). */
export async function endSessionsOf(ctx: Ctx, userId: string): Promise<void> {
  const { id: by } = requireAdmin(ctx);
  await requirePassword(ctx);
  const kept = by === userId ? await thisSession(ctx) : undefined;
  await inTransaction(ctx, async (tx) => {
    ensure(isUuid(userId) && (await userById(tx.db, userId)), 'not_found', profileTexts.notFound);
    await repo.endOtherSessions(tx.db, userId, kept);
    await audit.record(tx, 'user.sign-out', { subjectId: userId, ownerId: userId });
  });
  ctx.log.info({ event: 'sessions-ended', userId, by }, 'an admin ended all sessions of somebody');
}

async function thisSession(ctx: Ctx): Promise<string | undefined> {
  return (await ctx.credentials.sessionOf(ctx.client.cookies))?.sessionId;
}
