import { parseCookie, stringifySetCookie } from 'cookie';
import type { Ctx } from './ctx.ts';

/** The value of this cookie of the request; undefined without it. */
export function readCookie({ client }: Ctx, name: string): string | undefined {
  return parseCookie(client.cookies)[name];
}

/** A Set-Cookie line for every page of ours, out of reach for scripts; 0 seconds take the cookie away. */
export function cookieLine({ settings }: Ctx, name: string, value: string, seconds: number): string {
  const secure = settings.publicUrl.startsWith('https:');
  return stringifySetCookie({ name, value, path: '/', maxAge: seconds, httpOnly: true, sameSite: 'lax', secure });
}
