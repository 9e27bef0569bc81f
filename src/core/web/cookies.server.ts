import { parseCookie, stringifySetCookie } from 'cookie';
import type { Ctx, Settings } from '../ctx.ts';

/** The value of this cookie of the request; undefined without it. */
export function readCookie({ client, settings }: Ctx, name: string): string | undefined {
  return parseCookie(client.cookies)[fullName(settings, name)];
}

/** A Set-Cookie line for every page of ours, out of reach for scripts; 0 seconds take the cookie away. */
export function cookieLine({ settings }: Ctx, name: string, value: string, seconds: number): string {
  const rules = { path: '/', maxAge: seconds, httpOnly: true, sameSite: 'lax', secure: isSecure(settings) } as const;
  return stringifySetCookie({ name: fullName(settings, name), value, ...rules });
}

/** The Cookie header that a browser sends once it has these Set-Cookie lines too. */
export function replaceCookies(header: string, setCookies: string[]): string {
  const set = setCookies.map((line) => line.split(';', 1)[0] ?? '');
  const names = new Set(set.map(nameOf));
  return [...set, ...header.split(/; */).filter((pair) => !names.has(nameOf(pair)))].join('; ');
}

const nameOf = (pair: string) => pair.split('=', 1)[0];

/** Over https browsers let nobody but this very host set it. */
function fullName(settings: Settings, name: string): string {
  return isSecure(settings) ? `__Host-${name}` : name;
}

const isSecure = ({ publicUrl }: Settings) => publicUrl.startsWith('https:');
