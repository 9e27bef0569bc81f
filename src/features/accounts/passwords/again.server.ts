import type { Ctx } from '#core/ctx.ts';
import { AppError, ensure } from '#core/errors.ts';
import { gavePasswordLately, isRecent } from '#core/recent-password.server.ts';
import { coreTexts } from '#core/texts.ts';
import { requireViewer } from '#core/viewer.ts';
import { replaceCookies } from '#core/web/cookies.server.ts';
import { accountsTexts as texts } from '../texts.ts';
import { throttled } from './throttle.server.ts';

/** Before what a borrowed phone must not do: throws `forbidden` where the password was not given lately (ACC-46). */
export async function requirePassword(ctx: Ctx): Promise<void> {
  ensure(await gavePasswordLately(ctx), 'forbidden', coreTexts.passwordAgain);
}

/**
 * For pages, which ask for it: lets those pass who gave their password lately or give it now, which then counts for the whole
 * session. Gives the cookies of that session, which has another name from then on (ACC-54). Throws `forbidden` where neither
 * is so, and `too_many` for guesses.
 */
export async function givePassword(ctx: Ctx, current: string): Promise<string[]> {
  const { email } = requireViewer(ctx);
  const session = await ctx.credentials.sessionOf(ctx.client.cookies);
  if (session && isRecent(ctx, session.passwordGivenAt)) return [];
  if (!current) throw refused(texts.currentAgain);
  const isRight = await throttled(ctx, email, async () =>
    session && (await ctx.credentials.isPassword(session.userId, current)) ? true : null,
  );
  if (!isRight || !session) throw refused(texts.wrongCurrent);
  return await renewSession(ctx, session.sessionId);
}

/** Names the session anew, because its password was just given, for the rest of this request and for the browser. */
export async function renewSession(ctx: Ctx, sessionId: string): Promise<string[]> {
  const setCookies = await ctx.credentials.renewSession(sessionId, ctx.now());
  ctx.client.cookies = replaceCookies(ctx.client.cookies, setCookies);
  return setCookies;
}

function refused(message: string): AppError {
  return new AppError('forbidden', message, { fields: { current: message } });
}
