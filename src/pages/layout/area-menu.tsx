import { NavLink as RouterLink, useLocation } from 'react-router';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { adminLinks, customerLinks } from './customer-links.ts';
import type { NavLink } from './links.ts';

/** The menu of the customer area: a column on a desk, behind one button on a phone; it works without scripts. */
export function AreaMenu({ isAdmin }: { isAdmin: boolean }) {
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
