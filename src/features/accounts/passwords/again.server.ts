import type { Ctx } from '#core/ctx.ts';
import { AppError } from '#core/errors.ts';
import { requireViewer } from '#core/viewer.ts';
import { accountsTexts as texts } from '../texts.ts';
import { throttled } from './throttle.server.ts';

/** How long a password that was given stands for the person. */
const RECENT_MS = 15 * 60_000;

/** Whether this session's password was given a short while ago, so that it need not be asked for again. */
export async function gavePasswordLately(ctx: Ctx): Promise<boolean> {
  const session = await ctx.credentials.sessionOf(ctx.client.cookies);
  return session !== null && ctx.now().getTime() - session.openedAt.getTime() < RECENT_MS;
}

/**
 * Before what a borrowed phone must not do: lets those pass who gave their password lately or give it now. Throws `forbidden`
 * where neither is so, and `too_many` for guesses (ACC-46).
 */
export async function requirePassword(ctx: Ctx, current: string | undefined): Promise<void> {
  if (await gavePasswordLately(ctx)) return;
  if (current === undefined) throw new AppError('forbidden', texts.currentAgainCall);
  if (!current) throw refused(texts.currentAgain);
  const { id, email } = requireViewer(ctx);
  const isRight = await throttled(ctx, email, async () => (await ctx.credentials.isPassword(id, current)) || null);
  if (!isRight) throw refused(texts.wrongCurrent);
}

function refused(message: string): AppError {
  return new AppError('forbidden', message, { fields: { current: message } });
}
