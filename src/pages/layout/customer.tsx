import { Outlet, NavLink as RouterLink, useLocation } from 'react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { PageHandle } from '#core/page-handle.ts';
import { requireViewer } from '#core/viewer.ts';
import { pageLoader } from '#server/loader.server.ts';
import { adminLinks, customerLinks } from './customer-links.ts';
import type { NavLink } from './links.ts';
import type { Route } from './+types/customer.ts';
import './area.css';

export const handle: PageHandle = { robots: 'disallow' };

/** Nobody gets in without logging in first, whether the browser or a script asks for the page. */
export const loader = pageLoader((ctx) => {
  const { isAdmin } = requireViewer(ctx);
  return { isAdmin };
});

/** The customer area: its menu, and the screen that was chosen. */
export default function CustomerLayout({ loaderData }: Route.ComponentProps) {
  const { isAdmin } = loaderData;
  return (
    <div className="page area pt-4 md:pt-8">
      <AreaMenu isAdmin={isAdmin} />
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}

/** The menu of the customer area: a column on a desk, behind one button on a phone; it works without scripts. */
function AreaMenu({ isAdmin }: { isAdmin: boolean }) {
  const { pathname } = useLocation();
  const all = isAdmin ? [...customerLinks, ...adminLinks] : customerLinks;
  const here = all.find(({ to }) => to === pathname)?.label ?? 'Menu';
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
  return (
    <nav aria-label="Customer area">
      <Links links={customerLinks} />
      {isAdmin && (
        <>
          <p className="eyebrow">Admin</p>
          <Links links={adminLinks} />
        </>
      )}
    </nav>
  );
}

function Links({ links }: { links: readonly NavLink[] }) {
  return (
    <ul>
      {links.map(({ to, label }) => (
        <li key={to}>
          <RouterLink to={to} end>
            {label}
          </RouterLink>
        </li>
      ))}
    </ul>
  );
}
