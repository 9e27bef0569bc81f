import { href } from 'react-router';

/** Paths of pages that moved or have a second name (ADMIN-4), as `routes.ts` writes them, and where each page is; the query comes along. */
export const REDIRECTS: Readonly<Record<string, string>> = {
  'admin/user-profile': href('/customer/admin_users'),
  'admin/all-listings': href('/customer/admin_listings'),
};
