import { href, Link, Outlet, useLocation } from 'react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { PageHandle } from '#core/page-handle.ts';
import { requireViewer } from '#core/viewer.ts';
import { ConfirmationNotice } from '#features/accounts/ui/confirmation-notice.tsx';
import { pageLoader } from '#server/loader.server.ts';
import type { Route } from './+types/customer.ts';
import './area.css';
import './dense-table.css';
import './dense-table-mouse.css';

export const handle: PageHandle = { scripts: 'at once', robots: 'disallow' };

/** The screens of the customer area, in order; a screen joins the list together with its route. */
const customerLinks = [
  { to: href('/customer'), label: 'Dashboard' },
  { to: href('/customer/all_properties'), label: 'My Properties' },
  { to: href('/customer/add_properties'), label: 'Add a Property' },
  { to: href('/customer/saved-searches'), label: 'Saved Searches' },
  { to: href('/customer/contact-views'), label: 'Who Saw My Number' },
  { to: href('/customer/reports'), label: 'Reports' },
  { to: href('/customer/packages'), label: 'Packages' },
  { to: href('/customer/purchase-history'), label: 'Purchase History' },
  { to: href('/customer/editprofile'), label: 'Edit Profile' },
  { to: href('/customer/editphoto'), label: 'Edit Photo' },
  { to: href('/customer/editpassword'), label: 'Edit Password' },
  { to: href('/customer/devices'), label: 'Devices' },
  { to: href('/customer/delete-account'), label: 'Delete Account' },
];

/** What admins see besides; the screens themselves refuse everybody else. */
const adminLinks = [
  { to: href('/customer/admin_dashboard'), label: 'Admin Dashboard' },
  { to: href('/customer/admin_users'), label: 'All Users' },
  { to: href('/customer/admin_listings'), label: 'All Listings' },
  { to: href('/customer/admin_queue'), label: 'Homes to Review' },
  { to: href('/customer/admin_reports'), label: 'Reported Homes' },
  { to: href('/customer/admin_messages'), label: 'Messages' },
  { to: href('/customer/create_blogpost'), label: 'Create a Blog Post' },
  { to: href('/customer/all_blogposts'), label: 'All Blog Posts' },
  { to: href('/customer/admin_deleted'), label: 'Recently Deleted' },
  { to: href('/customer/admin_audit'), label: 'Admin Record' },
  { to: href('/admin/status'), label: 'System Status' },
  { to: href('/customer/two-step-login'), label: 'Two-Step Login' },
];

/** Nobody gets in without logging in first, whether the browser or a script asks for the page. */
export const loader = pageLoader((ctx) => {
  const { isAdmin, email, owesConfirmation } = requireViewer(ctx);
  return { isAdmin, toConfirm: owesConfirmation ? email : null };
});

/** The customer area: its menu, and the screen that was chosen. */
export default function CustomerLayout({ loaderData }: Route.ComponentProps) {
  const { isAdmin, toConfirm } = loaderData;
  return (
    <div className="page area pt-4 md:pt-8">
      <AreaMenu isAdmin={isAdmin} />
      <div className="min-w-0">
        {toConfirm && <ConfirmationNotice email={toConfirm} />}
        <Outlet />
      </div>
    </div>
  );
}

/** Screens below a screen of the menu, by the beginning of their address. */
const BELOW = [
  ['/customer/admin_queue/', href('/customer/admin_queue')],
  ['/customer/admin_reports/', href('/customer/admin_reports')],
  ['/customer/admin_users/', href('/customer/admin_users')],
  ['/customer/admin/update_post/', href('/customer/all_blogposts')],
  ['/customer/listing/', href('/customer/all_properties')],
] as const;

/** The screen of the menu that a page belongs to. */
function sectionOf(pathname: string): string {
  return BELOW.find(([beginning]) => pathname.startsWith(beginning))?.[1] ?? pathname;
}

/** The menu of the customer area: a column on a desk, behind one button on a phone; it works without scripts. */
function AreaMenu({ isAdmin }: { isAdmin: boolean }) {
  const { pathname } = useLocation();
  const all = isAdmin ? [...customerLinks, ...adminLinks] : customerLinks;
  const here = all.find(({ to }) => to === sectionOf(pathname))?.label ?? 'Menu';
  return (
    <div className="area-menu">
      {/* Another screen means that the choice is made, and the list folds up again. */}
      <details key={pathname} className="area-menu-phone">
        <summary className="btn btn-secondary">
          <span className="sr-only">My account: </span>
          {here}
          <ChevronDown size={20} />
        </summary>
        <AreaLinks isAdmin={isAdmin} />
      </details>
      <div className="area-menu-desk">
        <AreaLinks isAdmin={isAdmin} />
      </div>
    </div>
  );
}

function AreaLinks({ isAdmin }: { isAdmin: boolean }) {
  const { pathname } = useLocation();
  if (!isAdmin)
    return (
      <nav aria-label="Customer area">
        <Links links={customerLinks} />
      </nav>
    );
  const isAtWork = !customerLinks.some(({ to }) => to === sectionOf(pathname));
  const groups = [
    { title: 'Admin', links: adminLinks, open: isAtWork },
    { title: 'My account', links: customerLinks, open: !isAtWork },
  ];
  return (
    <nav aria-label="Customer area">
      {groups.map(({ title, links, open }) => (
        // The group of the screen is open; another screen of the other group opens that one.
        <details key={`${title} ${open}`} open={open} className="area-group">
          <summary>
            {title}
            <ChevronDown size={18} />
          </summary>
          <Links links={links} />
        </details>
      ))}
    </nav>
  );
}

function Links({ links }: { links: typeof customerLinks }) {
  const { pathname } = useLocation();
  const section = sectionOf(pathname);
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} aria-current={to === pathname ? 'page' : to === section ? 'true' : undefined}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
