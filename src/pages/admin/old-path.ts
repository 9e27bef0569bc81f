import { redirect } from 'react-router';
import { pageLoader } from '#server/loader.server.ts';

/** The second family of admin addresses (ADMIN-4), and where each screen lives. */
const NEW_PATHS: Record<string, string> = {
  '/admin/user-profile': '/customer/admin_users',
  '/admin/all-listings': '/customer/admin_listings',
};

export const loader = pageLoader((_ctx, { url }) => {
  throw redirect(`${NEW_PATHS[url.pathname] ?? '/customer/admin_dashboard'}${url.search}`);
});
