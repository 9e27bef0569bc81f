import { href } from 'react-router';
import type { NavLink } from './links.ts';

/** The screens of the customer area, in order; a screen joins the list together with its route. */
export const customerLinks: readonly NavLink[] = [
  { to: href('/customer'), label: 'Dashboard' },
  { to: href('/customer/all_properties'), label: 'My Properties' },
  { to: href('/customer/add_properties'), label: 'Add a Property' },
  { to: href('/customer/saved-searches'), label: 'Saved Searches' },
  { to: href('/customer/packages'), label: 'Packages' },
  { to: href('/customer/purchase-history'), label: 'Purchase History' },
  { to: href('/customer/editprofile'), label: 'Edit Profile' },
  { to: href('/customer/editphoto'), label: 'Edit Photo' },
  { to: href('/customer/editpassword'), label: 'Edit Password' },
  { to: href('/customer/delete-account'), label: 'Delete Account' },
];

/** What admins see besides; the screens themselves refuse everybody else. */
export const adminLinks: readonly NavLink[] = [
  { to: href('/customer/admin_dashboard'), label: 'Admin Dashboard' },
  { to: href('/customer/admin_users'), label: 'All Users' },
  { to: href('/customer/admin_listings'), label: 'All Listings' },
  { to: href('/customer/create_blogpost'), label: 'Create a Blog Post' },
  { to: href('/customer/all_blogposts'), label: 'All Blog Posts' },
  { to: href('/customer/admin_audit'), label: 'Admin Record' },
];
