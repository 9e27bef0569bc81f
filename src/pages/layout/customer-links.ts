import type { NavLink } from './links.ts';

/** The screens of the customer area, in order; a screen joins the list together with its route. */
export const customerLinks: readonly NavLink[] = [
  { to: '/customer', label: 'Dashboard' },
  { to: '/customer/all_properties', label: 'My Properties' },
  { to: '/customer/add_properties', label: 'Add a Property' },
  { to: '/customer/saved-searches', label: 'Saved Searches' },
  { to: '/customer/packages', label: 'Packages' },
  { to: '/customer/purchase-history', label: 'Purchase History' },
  { to: '/customer/editprofile', label: 'Edit Profile' },
  { to: '/customer/editphoto', label: 'Edit Photo' },
  { to: '/customer/editpassword', label: 'Edit Password' },
  { to: '/customer/delete-account', label: 'Delete Account' },
];

/** What admins see besides; the screens themselves refuse everybody else. */
export const adminLinks: readonly NavLink[] = [
  { to: '/customer/admin_dashboard', label: 'Admin Dashboard' },
  { to: '/customer/admin_users', label: 'All Users' },
  { to: '/customer/admin_listings', label: 'All Listings' },
  { to: '/customer/create_blogpost', label: 'Create a Blog Post' },
  { to: '/customer/all_blogposts', label: 'All Blog Posts' },
  { to: '/customer/admin_audit', label: 'Admin Record' },
];
