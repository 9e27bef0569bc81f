import type { Ctx } from '#core/ctx.ts';
import { fail } from '#core/errors.ts';
import { requireViewer } from '#core/viewer.ts';
import { inTransaction } from '#db/transaction.server.ts';
import { sendEmail } from '#jobs/emails.server.ts';
import type { PasswordChange, Reset } from '../contract.ts';
import { sendResetEmail } from '../jobs.server.ts';
import { passwordChangedEmail } from '../emails.server.ts';
import { ensureGoodPassword } from './password-rule.server.ts';
import { addressConfirmed } from '../confirmation/service.server.ts';
import * as repo from '../repo.server.ts';
import { lock } from '../users/repo.server.ts';
import { accountsTexts as texts } from '../texts.ts';
import { forgive, mayWriteTo, spend, throttled } from './throttle.server.ts';

/**
 * Mails a link for a new password, if the address has an account. Whether it has is looked up later, in the background,
 * so that neither the answer nor its time tells. Throws `too_many` beyond the limit of this network address.
 */
export async function requestReset(ctx: Ctx, { email }: { email: string }): Promise<void> {
  await spend(ctx, 'reset');
  if (await mayWriteTo(ctx, email)) await ctx.jobs.enqueue(ctx.db, sendResetEmail, { email });
}

/** Sets a new password by the token of the email and ends every session. Throws `invalid` for a spent or old token. */
export async function resetPassword(ctx: Ctx, { token, password }: Reset): Promise<void> {
  ensureGoodPassword(password);
  const done = await ctx.credentials.reset({ token, password });
  if (!done) fail('invalid', texts.resetLinkOld);
  // Whoever has the email owns the mailbox.
  await inTransaction(ctx, async (tx) => {
    const user = await lock(tx.db, done.userId);
    if (user) await addressConfirmed(tx, user);
  });
  ctx.log.info({ event: 'password-reset', userId: done.userId }, 'a password was reset');
  await notifyOwner(ctx, done.userId);
}

/** Changes the own password; other devices are logged out and this session is renewed (its new cookies come back). */
export async function changePassword(ctx: Ctx, input: PasswordChange): Promise<{ setCookies: string[] }> {
  const viewer = requireViewer(ctx);
  ensureGoodPassword(input.password, viewer);
  const { cookies: cookieHeader, ...client } = ctx.client;
  const change = { cookieHeader, current: input.current, next: input.password, ...client };
  const grant = await throttled(ctx, viewer.email, () => ctx.credentials.changePassword(change));
  if (!grant) fail('invalid', texts.wrongCurrent, { current: texts.wrongCurrent });
  ctx.log.info({ event: 'password-changed', userId: viewer.id }, 'a password was changed');
  await notifyOwner(ctx, viewer.id);
  return { setCookies: grant.setCookies };
}

async function notifyOwner(ctx: Ctx, userId: string): Promise<void> {
  const user = await repo.userById(ctx.db, userId);
  if (!user) return;
  await forgive(ctx, user.email);
  await ctx.jobs.enqueue(ctx.db, sendEmail, passwordChangedEmail(ctx.settings, user));
}
