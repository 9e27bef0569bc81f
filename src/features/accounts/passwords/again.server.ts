import type { Ctx } from '#core/ctx.ts';
import { AppError } from '#core/errors.ts';
import { gavePasswordLately } from '#core/recent-password.server.ts';
import { coreTexts } from '#core/texts.ts';
import { requireViewer } from '#core/viewer.ts';
import { accountsTexts as texts } from '../texts.ts';
import { throttled } from './throttle.server.ts';

/**
 * Before what a borrowed phone must not do: lets those pass who gave their password lately or give it now, which then counts
 * for the whole session. Throws `forbidden` where neither is so, and `too_many` for guesses (ACC-46).
 */
export async function requirePassword(ctx: Ctx, current: string | undefined): Promise<void> {
  const { email } = requireViewer(ctx);
  if (await gavePasswordLately(ctx)) return;
  if (current === undefined) throw new AppError('forbidden', coreTexts.passwordAgain);
  if (!current) throw refused(texts.currentAgain);
  const session = await ctx.credentials.sessionOf(ctx.client.cookies);
  const isRight = await throttled(ctx, email, async () =>
    session && (await ctx.credentials.confirmPassword(session, current, ctx.now())) ? true : null,
  );
  if (!isRight) throw refused(texts.wrongCurrent);
}

function refused(message: string): AppError {
  return new AppError('forbidden', message, { fields: { current: message } });
}
