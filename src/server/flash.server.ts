import type { LoaderFunctionArgs } from 'react-router';
import { accountsTexts } from '#features/accounts/texts.ts';
import { alertsTexts } from '#features/alerts/texts.ts';
import { favouritesTexts } from '#features/favourites/texts.ts';
import { listingsTexts } from '#features/listings/texts.ts';
import { profileTexts } from '#features/accounts/profile/texts.ts';
import { postsTexts } from '#features/posts/texts.ts';
import type { ToastTone } from '#ui/overlays/toasts.ts';
import { answerContext, ctxContext } from './context.server.ts';
import { cookieLine, readCookie } from './cookies.server.ts';

type Args = Pick<LoaderFunctionArgs, 'context'>;

export interface Flash {
  id: string;
  text: string;
  tone: ToastTone;
}

/** Every message that can outlive a redirect; the cookie carries only its name, so that nobody can make us say other words. */
const FLASHES = {
  registered: { text: accountsTexts.registered, tone: 'success' },
  'logged-in': { text: accountsTexts.loggedIn, tone: 'success' },
  'logged-out': { text: accountsTexts.loggedOut, tone: 'success' },
  'password-reset': { text: accountsTexts.passwordReset, tone: 'success' },
  'profile-updated': { text: profileTexts.updated, tone: 'success' },
  'user-deleted': { text: profileTexts.deleted, tone: 'success' },
  'account-deleted': { text: profileTexts.accountDeleted, tone: 'success' },
  'password-changed': { text: accountsTexts.passwordChanged, tone: 'success' },
  'listing-created': { text: listingsTexts.created, tone: 'success' },
  'listing-updated': { text: listingsTexts.updated, tone: 'success' },
  'listing-deleted': { text: listingsTexts.deleted, tone: 'success' },
  'favourite-kept': { text: favouritesTexts.kept, tone: 'success' },
  'favourite-sign-in': { text: favouritesTexts.signIn, tone: 'info' },
  'search-sign-in': { text: alertsTexts.signIn, tone: 'info' },
  'search-saved': { text: alertsTexts.saved, tone: 'success' },
  'search-known': { text: alertsTexts.savedAlready, tone: 'info' },
  'search-deleted': { text: alertsTexts.removed, tone: 'success' },
  'alerts-changed': { text: alertsTexts.changed, tone: 'success' },
  'post-created': { text: postsTexts.created, tone: 'success' },
  'post-updated': { text: postsTexts.updated, tone: 'success' },
  'post-deleted': { text: postsTexts.removed, tone: 'success' },
} as const satisfies Record<string, Omit<Flash, 'id'>>;

export type FlashName = keyof typeof FLASHES;

const COOKIE = 'gidana.flash';
const LIFETIME_SECONDS = 60;

/** Has the next page show this message; for an action that answers with a redirect. */
export function flash({ context }: Args, name: FlashName): void {
  const line = cookieLine(context.get(ctxContext), COOKIE, name, LIFETIME_SECONDS);
  context.get(answerContext).setCookies.push(line);
}

/** The message that an earlier answer left, used up once a page shows it; null without one. For the root loader. */
export function takeFlash({ context }: Args): Flash | null {
  const ctx = context.get(ctxContext);
  const name = readCookie(ctx, COOKIE);
  if (name === undefined) return null;
  context.get(answerContext).cookiesOnceShown.push(cookieLine(ctx, COOKIE, '', 0));
  return Object.hasOwn(FLASHES, name) ? { id: ctx.requestId, ...FLASHES[name as FlashName] } : null;
}
