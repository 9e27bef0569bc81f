import type { LoaderFunctionArgs } from 'react-router';
import { ctxContext } from './context.server.ts';
import { cookieLine, readCookie } from '#core/web/cookies.server.ts';
import { setCookies } from './loader.server.ts';

type Args = Pick<LoaderFunctionArgs, 'context'>;

/** What somebody may ask for before logging in, to be done once they are. */
type PendingAction = 'keep-home' | 'save-search';

/** Browsers hold cookies of this name from earlier releases. */
const COOKIE = 'gidana.wish';
const LIFETIME_SECONDS = 30 * 60;
const MAX_VALUE = 2_000;

/**
 * Remembers what was asked for while somebody logs in; for actions only. It travels in a cookie, not in an address: what
 * changes something is never started by a link from elsewhere.
 */
export function postponeAction(args: Args, action: PendingAction, value: string): void {
  if (value.length > MAX_VALUE) return;
  setCookies(args, [cookieLine(args.context.get(ctxContext), COOKIE, `${action}.${value}`, LIFETIME_SECONDS)]);
}

/** The value of the pending action if it is this one, which is no longer pending then; null without one. */
export function takePendingAction(args: Args, action: PendingAction): string | null {
  const ctx = args.context.get(ctxContext);
  const pending = readCookie(ctx, COOKIE);
  if (!pending?.startsWith(`${action}.`)) return null;
  setCookies(args, [cookieLine(ctx, COOKIE, '', 0)]);
  return pending.slice(action.length + 1);
}
