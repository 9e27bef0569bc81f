import type { Ctx } from '#core/ctx.ts';
import { AppError } from '#core/errors.ts';
import { networkOf } from '#core/web/network.server.ts';
import { addAttempts, removeAttempts, takeShare, tally } from '#db/attempts.server.ts';
import { accountsTexts as texts } from '../texts.ts';
import { digest, knownDevice } from './device.server.ts';

const QUARTER_HOUR = 900;
const HOUR = 3600;
const DAY = 24 * HOUR;
const FIRST_WAIT = 30;
/** Emails an hour to one mailbox that somebody else may have asked for. */
const EMAILS_PER_HOUR = 3;

/** Six digits are soon guessed by whoever has the password: after five failures a day about a hundred tries are left. */
const CODE_FAILURES = 5;

/** One person's network may be a whole town's, and one account may be guessed at from many networks: each is allowed more. */
const WIDE_FACTOR = 10;

/**
 * Runs a sign-in that may fail. Each failure counts for the account in this network, for the network, and for the account;
 * beyond a limit every further try must wait, 30 seconds at first and twice as long each time, and meanwhile throws
 * `too_many`. On a device where the person has signed in before only its own failures count, so that guesses of others lock
 * nobody out. `work` answers null for a failure. A success forgives the account. Open sessions are never touched.
 */
export async function throttled<T>(ctx: Ctx, email: string, work: () => Promise<T | null>): Promise<T | null> {
  const { signIn } = ctx.settings.limits;
  const account = accountKey(email);
  const network = networkOf(ctx.client.address);
  const device = knownDevice(ctx, email);
  const limits = device
    ? new Map([[`${account}:device:${device}`, signIn]])
    : new Map([
        [`${account}:${network}`, signIn],
        [`address:${network}`, signIn * WIDE_FACTOR],
        [account, signIn * WIDE_FACTOR],
      ]);
  return counted(ctx, { limits, windowSeconds: QUARTER_HOUR, account }, work);
}

/** Runs the check of a code in the same way; failures count for the account, wherever they come from, for a day (ACC-49). */
export function throttledCode<T>(ctx: Ctx, userId: string, work: () => Promise<T | null>): Promise<T | null> {
  const account = `code:${userId}`;
  return counted(ctx, { limits: new Map([[account, CODE_FAILURES]]), windowSeconds: DAY, account }, work);
}

interface Count {
  /** How many failures are free, by key. */
  limits: Map<string, number>;
  windowSeconds: number;
  /** Forgiven by a success. */
  account: string;
}

async function counted<T>(ctx: Ctx, { limits, windowSeconds, account }: Count, work: () => Promise<T | null>) {
  // Counted before the outcome is known, so that many tries at once cannot all slip through.
  const ids = await addAttempts(ctx.db, [...limits.keys()]);
  try {
    const earlier = await tally(ctx.db, [...limits.keys()], windowSeconds, ids);
    for (const [key, limit] of limits) {
      const { count = 0, newestAge = 0 } = earlier.get(key) ?? {};
      if (count < limit) continue;
      const wait = Math.min(FIRST_WAIT * 2 ** (count - limit), QUARTER_HOUR) - newestAge;
      if (wait > 0) refuse(ctx, key, wait);
    }
    const result = await work();
    if (result !== null) await removeAttempts(ctx.db, { ids, account });
    return result;
  } catch (error) {
    await removeAttempts(ctx.db, { ids });
    throw error;
  }
}

/** Forgets the failures of an account (its owner proved to own the mailbox). */
export async function forgive(ctx: Ctx, email: string): Promise<void> {
  await removeAttempts(ctx.db, { account: accountKey(email) });
}

/** Counts a registration or a request for a reset email; throws `too_many` when this network address made its share. */
export async function spend(ctx: Ctx, what: 'register' | 'reset'): Promise<void> {
  const key = `${what}:${networkOf(ctx.client.address)}`;
  const over = await takeShare(ctx.db, key, ctx.settings.limits.register, HOUR);
  if (over !== null) refuse(ctx, key, over);
}

/** Counts an email that a stranger can cause; false when this mailbox had its share. */
export async function mayWriteTo(ctx: Ctx, email: string): Promise<boolean> {
  return (await takeShare(ctx.db, `letters:${digest(email)}`, EMAILS_PER_HOUR, HOUR)) === null;
}

function refuse(ctx: Ctx, key: string, seconds: number): never {
  ctx.log.warn({ event: 'throttled', key, address: ctx.client.address }, 'too many attempts');
  const retryAfterSeconds = Math.max(1, Math.ceil(seconds));
  throw new AppError('too_many', texts.waitFor(retryAfterSeconds), { retryAfterSeconds });
}

const accountKey = (email: string) => `account:${digest(email)}`;
