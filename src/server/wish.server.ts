import type { LoaderFunctionArgs } from 'react-router';
import { setCookies } from './loader.server.ts';
import { ctxContext } from './context.server.ts';

type Args = Pick<LoaderFunctionArgs, 'context'>;

/** What somebody may ask for before logging in, to be done once they are. */
export type WishName = 'keep-home' | 'save-search';

const COOKIE = 'gidana.wish';
const LIFETIME_SECONDS = 30 * 60;
const MAX_VALUE = 2_000;

/**
 * Remembers what was asked for while somebody logs in; for actions only. It travels in a cookie, not in an address: what
 * changes something is never started by a link from elsewhere.
 */
export function rememberWish(args: Args, name: WishName, value: string): void {
  if (value.length <= MAX_VALUE)
    setCookies(args, [cookie(args, `${name}.${encodeURIComponent(value)}`, LIFETIME_SECONDS)]);
}

/** The value of a remembered wish of this name, used up by asking; null without one. */
export function takeWish(args: Args, name: WishName): string | null {
  const { cookies } = args.context.get(ctxContext).client;
  const [, found, value] = new RegExp(`(?:^|; ?)${COOKIE}=([a-z-]+)\\.([^;]*)`).exec(cookies) ?? [];
  if (found !== name || value === undefined) return null;
  setCookies(args, [cookie(args, '', 0)]);
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

function cookie({ context }: Args, value: string, seconds: number): string {
  const secure = context.get(ctxContext).settings.publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
