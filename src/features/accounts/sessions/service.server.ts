import type { Ctx } from '#core/ctx.ts';
import { ensure } from '#core/errors.ts';
import { requireViewer } from '#core/viewer.ts';
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

/** Ends one session of this person; its next request is nobody's. Throws `not_found` where it is none of theirs. */
export async function endSession(ctx: Ctx, sessionId: string): Promise<void> {
  const { id: userId } = requireViewer(ctx);
  ensure(await repo.endSession(ctx.db, userId, sessionId), 'not_found', texts.noSession);
  ctx.log.info({ event: 'session-ended', userId }, 'a session was ended from another');
}

/** Ends all sessions of this person but the one that asks. */
export async function endOtherSessions(ctx: Ctx): Promise<void> {
  const { id: userId } = requireViewer(ctx);
  await repo.endOtherSessions(ctx.db, userId, await thisSession(ctx));
  ctx.log.info({ event: 'sessions-ended', userId }, 'all other sessions were ended');
}

async function thisSession(ctx: Ctx): Promise<string | undefined> {
  return (await ctx.credentials.sessionOf(ctx.client.cookies))?.sessionId;
}
