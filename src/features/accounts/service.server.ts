import type { Ctx } from '#core/ctx.ts';
import { fail } from '#core/errors.ts';
import type { SessionGrant } from '#core/ports.ts';
import type { Viewer } from '#core/viewer.ts';
import { inTransaction } from '#db/transaction.server.ts';
import { sendEmail } from '#jobs/emails.server.ts';
import type { Login, Registration, User } from './contract.ts';
import { knownAddressEmail, welcomeEmail } from './emails.server.ts';
import { ensureOwnName } from './own-name.server.ts';
import { deviceCookie } from './passwords/device.server.ts';
import { ensureGoodPassword } from './passwords/password-rule.server.ts';
import { sendConfirmation } from './jobs.server.ts';
import * as repo from './repo.server.ts';
import { endOtherSessions, endSessionsBeyond } from './sessions/repo.server.ts';
import { ensureNotSuspended } from './suspension/service.server.ts';
import { accountsTexts as texts } from './texts.ts';
import { mayWriteTo, spend, throttled } from './passwords/throttle.server.ts';

/**
 * The person behind a session, or null where the account is gone or suspended. Where admins need a second factor, one without it has the
 * rights of a customer (ACC-51).
 */
export async function viewerById(ctx: Pick<Ctx, 'db' | 'settings' | 'now'>, userId: string): Promise<Viewer | null> {
  const row = await repo.viewerById(ctx.db, userId, ctx.now());
  if (!row) return null;
  const { hasSecondFactor, isConfirmed, ...person } = row;
  const viewer = ctx.settings.confirmEmail && !isConfirmed ? { ...person, owesConfirmation: true } : person;
  const owesSecondFactor = ctx.settings.requireAdminSecondFactor && viewer.isAdmin && !hasSecondFactor;
  return owesSecondFactor ? { ...viewer, isAdmin: false, owesSecondFactor } : viewer;
}

/**
 * Opens an account; the person then logs in (ACC-24). A taken address gets the same answer and its owner a
 * email, so that nobody learns who has an account. Throws `invalid` for a bad password, `too_many` beyond the limit.
 */
export async function register(ctx: Ctx, { name, email, password }: Registration): Promise<void> {
  ensureOwnName({ name, email });
  ensureGoodPassword(password, { name, email });
  await spend(ctx, 'register');
  const passwordHash = await ctx.credentials.hash(password);
  await inTransaction(ctx, async (tx) => {
    const created = await tx.credentials.signUp(tx.db, { name, email, passwordHash });
    tx.log.info({ event: created ? 'registered' : 'registered-again', userId: created?.userId }, 'a registration');
    if (created) await welcome(tx, created.userId, email);
    else if (await mayWriteTo(tx, email)) {
      await tx.jobs.enqueue(tx.db, sendEmail, knownAddressEmail(tx.settings, { email }));
    }
  });
}

function welcome(tx: Ctx, userId: string, email: string): Promise<void> {
  return tx.settings.confirmEmail
    ? tx.jobs.enqueue(tx.db, sendConfirmation, { userId, isNew: true })
    : tx.jobs.enqueue(tx.db, sendEmail, welcomeEmail(tx.settings, { email }));
}

export interface SignedIn {
  user: User;
  setCookies: string[];
}

interface CodeAsked {
  user: null;
  /** They hold the question, and open no session. */
  setCookies: string[];
}

/** Opens a session, or sets the cookies that ask for a code. Throws `unauthenticated`, or `too_many` with the wait. */
export async function login(ctx: Ctx, { email, password }: Login): Promise<SignedIn | CodeAsked> {
  const { address, userAgent } = ctx.client;
  const grant = await throttled(ctx, email, () => ctx.credentials.signIn({ email, password, address, userAgent }));
  if (!grant) {
    ctx.log.warn({ event: 'login-refused', address }, 'a login was refused');
    fail('unauthenticated', texts.wrongLogin);
  }
  return grant.asksCode ? { user: null, setCookies: grant.setCookies } : await opened(ctx, grant);
}

/**
 * Ends the session that this browser had, and makes the device known to the account of the new one. Throws `forbidden` with the reason to
 * whoever is suspended, and ends what was opened.
 */
export async function opened(ctx: Ctx, { userId, setCookies }: SessionGrant): Promise<SignedIn> {
  try {
    await ensureNotSuspended(ctx, userId);
  } catch (error) {
    await endOtherSessions(ctx.db, userId, undefined);
    ctx.log.warn(
      { event: 'login-suspended', userId, address: ctx.client.address },
      'somebody suspended gave their password',
    );
    throw error;
  }
  if (ctx.viewer) await ctx.credentials.signOut(ctx.client.cookies);
  const row = (await repo.userById(ctx.db, userId)) ?? fail('unauthenticated', texts.wrongLogin);
  await endSessionsBeyond(ctx.db, userId);
  ctx.log.info({ event: 'login', userId, address: ctx.client.address }, 'a login');
  return { user: userOf(row), setCookies: [...setCookies, deviceCookie(ctx, row.email)] };
}

/** Ends this browser's session, if there is one; gives the cookies that clear it. */
export async function logout(ctx: Ctx): Promise<{ setCookies: string[] }> {
  const setCookies = await ctx.credentials.signOut(ctx.client.cookies);
  if (ctx.viewer) ctx.log.info({ event: 'logout', userId: ctx.viewer.id }, 'a logout');
  return { setCookies };
}

/** The person as the calls answer them; no hash, no session. */
export function userOf({ id, createdAt, ...row }: repo.UserRow): User {
  return { ...row, _id: id, createdAt: createdAt.toISOString() };
}
