import { LISTINGS_ORDERS } from '#features/listings/admin/asked.ts';
import { auditTexts } from '#features/audit/texts.ts';
import { MESSAGES_ORDERS } from '#features/contact/asked.ts';
import { QUEUE_ORDERS, QUEUE_SHOWN } from '#features/moderation/queue/asked.ts';
import { POSTS_ORDERS } from '#features/posts/asked.ts';
import { REPORTS_ORDERS } from '#features/reports/asked.ts';
import { REASON_LABELS } from '#features/reports/texts.ts';
import { USERS_ORDERS, USERS_SHOWN } from '#features/accounts/users/asked.ts';
import { STATUS_NAMES } from '#features/listings/texts.ts';

/** The longest words that an admin's list is searched with. */
export const FIND_MAX = 100;

/** Which listings the address of the admins' list asks for. */
export function listingsAsked(url: URL) {
  return {
    find: findOf(url),
    status: chosenOf(url, 'status', STATUS_NAMES),
    order: chosenOf(url, 'order', LISTINGS_ORDERS),
  };
}

/** Which users the address of the admins' list asks for. */
export function usersAsked(url: URL) {
  return { find: findOf(url), who: chosenOf(url, 'who', USERS_SHOWN), order: chosenOf(url, 'order', USERS_ORDERS) };
}

/** Which messages the address of the admins' list asks for. */
export function messagesAsked(url: URL) {
  return { find: findOf(url), order: chosenOf(url, 'order', MESSAGES_ORDERS) };
}

/** Which entries of the admin record its address asks for. */
export function recordAsked(url: URL) {
  return { find: findOf(url), action: chosenOf(url, 'action', auditTexts.actions) };
}

/** Which posts the address of the admins' list asks for. */
export function postsAsked(url: URL) {
  return { find: findOf(url), order: chosenOf(url, 'order', POSTS_ORDERS) };
}

/** Which homes the address of the queue asks for. */
export function queueAsked(url: URL) {
  return { find: findOf(url), which: chosenOf(url, 'which', QUEUE_SHOWN), order: chosenOf(url, 'order', QUEUE_ORDERS) };
}

/** Which reports the address of their list asks for. */
export function reportsAsked(url: URL) {
  return {
    find: findOf(url),
    reason: chosenOf(url, 'reason', REASON_LABELS),
    order: chosenOf(url, 'order', REPORTS_ORDERS),
    listing: url.searchParams.get('listing') ?? undefined,
  };
}

/** What is asked for as the query of an address: "find=yaba&status=pending". */
export function queryOf(asked: Record<string, string | undefined>): string {
  return new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
}

/** What is asked for as the rest of an address that asks for something already: "&find=yaba&status=pending". */
export function alsoOf(asked: Record<string, string | undefined>): string {
  const query = queryOf(asked);
  return query && `&${query}`;
}

function findOf({ searchParams }: URL): string {
  return (searchParams.get('find') ?? '').trim().slice(0, FIND_MAX);
}

/** The one of these names that the address says. */
function chosenOf<Names extends object>({ searchParams }: URL, field: string, names: Names) {
  const name = searchParams.get(field) ?? '';
  return Object.hasOwn(names, name) ? (name as keyof Names & string) : undefined;
}
