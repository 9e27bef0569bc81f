import type { Ctx } from '#core/ctx.ts';
import type { Viewer } from '#core/viewer.ts';
import * as repo from './repo.server.ts';

/** The person behind a session, or null where the account is gone. */
export function viewerById(ctx: Ctx, userId: string, _sessionId: string): Promise<Viewer | null> {
  return repo.viewerById(ctx.db, userId);
}
