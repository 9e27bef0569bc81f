/** Addresses in one part; the protocol allows 50,000, smaller parts are fetched again at less cost. */
export const PART_SIZE = 10_000;
/** Homes read at once while a part is written. */
export const BATCH = 1_000;

/** Pages that are always there, the most important first. */
export const CONTENT_PAGES = [
  '/',
  '/properties',
  '/exclusive',
  '/blog',
  '/about',
  '/pricing',
  '/contact',
  '/support',
  '/pages',
  '/terms',
  '/privacy',
] as const;

/** What machines have no business in: calls, and pages that belong to one person. */
export const PRIVATE_PATHS = ['/api/', '/customer', '/admin/', '/login', '/logout', '/reset-password'] as const;
