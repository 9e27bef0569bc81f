import { renderSVG } from 'uqr';
import { cookieLine, readCookie } from '#core/web/cookies.server.ts';
import type { Ctx } from '#core/ctx.ts';
import { AppError, ensure, fail } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';
import { requireViewer } from '#core/viewer.ts';
import { sendEmail } from '#jobs/emails.server.ts';
import { secondFactorEmail } from '../emails.server.ts';
import { renewSession } from '../passwords/again.server.ts';
import { throttled, throttledCode } from '../passwords/throttle.server.ts';
import { userById } from '../repo.server.ts';
import { opened, type SignedIn } from '../service.server.ts';
import { accountsTexts } from '../texts.ts';
import * as repo from './repo.server.ts';
import { secondFactorTexts as texts } from './texts.ts';

const SETUP_COOKIE = 'gidana.setup';
const SETUP_SECONDS = 900;
const MAX_URI = 1000;

/**
 * The second step of a login: opens the session for the cookies that asked for the code (ACC-49). Throws `unauthenticated`
 * for a wrong code and after ten minutes, and `too_many` after a few wrong ones.
 */
export async function giveCode(ctx: Ctx, code: string, cookieHeader = ctx.client.cookies): Promise<SignedIn> {
  const { address, userAgent } = ctx.client;
  const { secondFactor } = ctx.credentials;
  const userId = (await secondFactor.askedForCode(cookieHeader)) ?? fail('unauthenticated', texts.tooLate);
  const grant = await checked(ctx, userId, code, () =>
    secondFactor.giveCode({ userId, cookieHeader, code, address, userAgent }),
  );
  if (!grant) {
    ctx.log.warn({ event: 'code-refused', userId, address }, 'a code was refused');
    const message = await whyRefused(ctx, userId, code);
    throw new AppError('unauthenticated', message, { fields: { code: message }, secondFactor: true });
  }
  return await opened(ctx, grant);
}

/** How the own login is, and what a browser that began to change it shows to the app. For admins, and whoever was one. */
export async function mySecondFactor(ctx: Ctx) {
  const { id, isAdmin, owesSecondFactor } = requireViewer(ctx);
  const isOn = (await userById(ctx.db, id))?.twoFactorEnabled ?? false;
  ensure(isAdmin || owesSecondFactor || isOn, 'forbidden', coreTexts.adminsOnly);
  const uri = readCookie(ctx, SETUP_COOKIE) ?? '';
  if (isOn || !uri.startsWith('otpauth:') || uri.length > MAX_URI) return { isOn, setup: null };
  const [, secret = ''] = /[?&]secret=([A-Z2-7]+)/.exec(uri) ?? [];
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(uri))}`;
  return { isOn, setup: { picture, secret: secret.replaceAll(/.{4}(?!$)/g, '$& ') } };
}

/**
 * Makes a secret for an authenticator app; a first code switches it on (ACC-50). Only this browser keeps it meanwhile, in a
 * cookie. For admins. Throws as `withPassword`.
 */
export async function beginSecondFactor(ctx: Ctx, password: string): Promise<{ setCookies: string[] }> {
  const { isAdmin, owesSecondFactor } = requireViewer(ctx);
  ensure(isAdmin || owesSecondFactor, 'forbidden', coreTexts.adminsOnly);
  const { uri } = await withPassword(ctx, (asked) => ctx.credentials.secondFactor.begin(asked), password);
  return { setCookies: [...(await renewed(ctx)), cookieLine(ctx, SETUP_COOKIE, uri, SETUP_SECONDS)] };
}

/** Switches it on with a first code, and gives the recovery codes: nobody can read them again. Throws `invalid`, `too_many`. */
export async function confirmSecondFactor(ctx: Ctx, code: string) {
  const { id } = requireViewer(ctx);
  const cookieHeader = ctx.client.cookies;
  const { secondFactor } = ctx.credentials;
  const done = await checked(ctx, id, code, () => secondFactor.confirm({ userId: id, cookieHeader, code }));
  if (!done) {
    const message = await whyRefused(ctx, id, code);
    fail('invalid', message, { code: message });
  }
  await notifyOwner(ctx, 'on');
  return { ...done, setCookies: [...done.setCookies, cookieLine(ctx, SETUP_COOKIE, '', 0)] };
}

/** Ten new recovery codes in place of the old ones. Throws as `withPassword`. */
export async function newRecoveryCodes(ctx: Ctx, password: string) {
  const { secondFactor } = ctx.credentials;
  const recoveryCodes = await withPassword(ctx, (asked) => secondFactor.newRecoveryCodes(asked), password);
  return { recoveryCodes, setCookies: await renewed(ctx) };
}

/** Switches it off, and forgets the passkeys. Throws as `withPassword`. */
export async function endSecondFactor(ctx: Ctx, password: string): Promise<{ setCookies: string[] }> {
  const done = await withPassword(ctx, (asked) => ctx.credentials.secondFactor.end(asked), password);
  await repo.removeSecondFactor(ctx.db, requireViewer(ctx).id);
  await notifyOwner(ctx, 'off');
  return done;
}

type Asked = { cookieHeader: string; password: string };

/** Throws `invalid` for a wrong password, and `too_many` for guesses. */
async function withPassword<T>(ctx: Ctx, work: (asked: Asked) => Promise<T | null>, password: string): Promise<T> {
  const { email } = requireViewer(ctx);
  const done = await throttled(ctx, email, () => work({ cookieHeader: ctx.client.cookies, password }));
  return done ?? fail('invalid', accountsTexts.wrongCurrent, { current: accountsTexts.wrongCurrent });
}

/** The cookies of this session, which has another name from now on (ACC-54). */
async function renewed(ctx: Ctx): Promise<string[]> {
  const session = await ctx.credentials.sessionOf(ctx.client.cookies);
  return session ? await renewSession(ctx, session.sessionId) : [];
}

/** Null for a wrong code and for one of an app that was tried before; of a recovery code nothing is kept. */
function checked<T>(ctx: Ctx, userId: string, code: string, work: () => Promise<T | null>): Promise<T | null> {
  return throttledCode(ctx, userId, async () => {
    const isNew = !/^\d{6}$/.test(code) || (await repo.spendCode(ctx.db, userId, code));
    return isNew ? await work() : null;
  });
}

async function whyRefused(ctx: Ctx, userId: string, code: string): Promise<string> {
  return (await ctx.credentials.secondFactor.justMissed(userId, code)) ? texts.codeChanged : texts.codeWrong;
}

async function notifyOwner(ctx: Ctx, change: 'on' | 'off'): Promise<void> {
  const { id, email } = requireViewer(ctx);
  ctx.log.info({ event: `second-factor-${change}`, userId: id }, 'a second factor was changed');
  await ctx.jobs.enqueue(ctx.db, sendEmail, secondFactorEmail(ctx.settings, { email }, change));
}
