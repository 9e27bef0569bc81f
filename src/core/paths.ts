import { href } from 'react-router';

/** The page of a home, by its slug or its id. */
export function listingPath(listingId: string): string {
  return href('/listing/:listingId', { listingId });
}

/** Where a press on Call, WhatsApp or Email is counted and leads on. */
export function contactPath(listingId: string, how: 'call' | 'whatsapp' | 'email'): string {
  return href('/listing/:listingId/contact/:how', { listingId, how });
}

/** Where somebody says what is wrong with a home. */
export function reportPath(listingId: string): string {
  return href('/report/:listingId', { listingId });
}

/** Where a home is changed. */
export function editPath(listingId: string): string {
  return href('/customer/listing/update-listing/:listingId', { listingId });
}

/** Where an admin decides about a home; `query` is of which part of the queue it is. */
export function casePath(caseId: string, query = ''): string {
  return withQuery(href('/customer/admin_queue/:caseId', { caseId }), query);
}

/** The homes that wait for a look, or the part of them that `query` asks for. */
export function queuePath(query = ''): string {
  return withQuery(href('/customer/admin_queue'), query);
}

/** The page of a post. */
export function postPath(postSlug: string): string {
  return href('/post/:postSlug', { postSlug });
}

/** The results of a search; all homes without a query. */
export function resultsPath(query = ''): string {
  return withQuery(href('/search'), query);
}

/** The blog. */
export function blogPath(): string {
  return href('/blog');
}

/** The login, which leads on to `next`. */
export function loginPath(next: string): string {
  return withNext(href('/login'), next);
}

/** Where a login asks for its code, which leads on to `next`. */
export function loginCodePath(next: string): string {
  return withNext(href('/login/code'), next);
}

/** The registration, which leads on to `next` after the login. */
export function registerPath(next: string): string {
  return withNext(href('/register'), next);
}

function withQuery(path: string, query: string): string {
  return query ? `${path}?${query}` : path;
}

function withNext(path: string, next: string): string {
  return next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`;
}
