import type { LoaderFunctionArgs } from 'react-router';
import { cookieLine, readCookie } from '#core/web/cookies.server.ts';
import type { Ctx } from '#core/ctx.ts';
import { setCookies } from '#server/loader.server.ts';

const COOKIE = 'gidana.registered';
const LIFETIME_SECONDS = 10 * 60;

/** Remembers who has just registered, for the login that follows; in a cookie, because addresses end up in logs. */
export function rememberEmail(ctx: Ctx, args: Pick<LoaderFunctionArgs, 'context'>, email: string): void {
  setCookies(args, [cookieLine(ctx, COOKIE, email, LIFETIME_SECONDS)]);
}

export function forgetEmail(ctx: Ctx, args: Pick<LoaderFunctionArgs, 'context'>): void {
  if (readCookie(ctx, COOKIE)) setCookies(args, [cookieLine(ctx, COOKIE, '', 0)]);
}

export function registeredEmail(ctx: Ctx): string | null {
  return readCookie(ctx, COOKIE) || null;
}
