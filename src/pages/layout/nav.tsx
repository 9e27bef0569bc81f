import { href, NavLink } from 'react-router';
import Heart from 'lucide-react/icons/heart';
import MenuIcon from 'lucide-react/icons/menu';
import Plus from 'lucide-react/icons/plus';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { company } from '#content/company.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Logo } from '#ui/brand/logo.tsx';
import { prefetchOnIntent } from '#ui/saves-data.ts';
import { Menu } from '#ui/overlays/menu.tsx';
import { AccountLinks, AccountMenu, type Member } from './account-menu.tsx';
import { mainLinks } from './links.ts';

interface NavProps {
  /** Null for a visitor; nothing is said of an account where it is unknown. */
  member: Member | null | undefined;
}

/** The bar at the top of every page; on a phone most of it lies in a menu that opens without scripts. */
export function Nav({ member }: NavProps) {
  return (
    <header className="site-header">
      <div className="page flex min-h-(--header-height) items-center gap-2">
        <NavLink
          to="/"
          className="mr-auto flex min-h-(--target) items-center @5xl:mr-4"
          aria-label={`${company.name}, home`}
        >
          <Logo />
        </NavLink>
        <nav aria-label="Main" className="site-nav mr-auto @max-5xl:hidden">
          {mainLinks.map(({ to, label }) => (
            <NavLink key={to} to={to} end prefetch={prefetchOnIntent()} viewTransition>
              {label}
            </NavLink>
          ))}
          {member && <NavLink to={href('/customer/all_properties')}>My Properties</NavLink>}
        </nav>
        <NavLink to={href('/search')} end className="icon-btn" aria-label="Search">
          <Search size={22} />
        </NavLink>
        <NavLink to={href('/favourites')} end className="icon-btn" aria-label="Favourites">
          <Heart size={22} />
        </NavLink>
        <div className="flex items-center gap-2 @max-5xl:hidden">
          {member ? <MemberBar member={member} /> : member === null && <VisitorBar />}
        </div>
        <div className="site-menu -mr-2 @5xl:hidden">
          <Menu button={<MenuSign />} buttonClass="icon-btn" buttonLabel="Menu">
            <PhoneMenu member={member} />
          </Menu>
        </div>
      </div>
    </header>
  );
}

function VisitorBar() {
  return (
    <>
      <ButtonLink to={href('/register')} variant="quiet">
        Register
      </ButtonLink>
      <ButtonLink to={href('/login')} variant="secondary">
        Login
      </ButtonLink>
    </>
  );
}

function MemberBar({ member }: { member: Member }) {
  return (
    <>
      <ButtonLink to={href('/customer/add_properties')} icon={<Plus size={20} />}>
        Add Property
      </ButtonLink>
      <AccountMenu member={member} />
    </>
  );
}

function PhoneMenu({ member }: NavProps) {
  return (
    <nav aria-label="Menu">
      {mainLinks.map(({ to, label }) => (
        <NavLink key={to} to={to} end>
          {label}
        </NavLink>
      ))}
      <hr />
      {member && <AccountLinks member={member} />}
      {member === null && (
        <div className="text-link">
          <NavLink to={href('/register')}>Register</NavLink>
          <NavLink to={href('/login')}>Login</NavLink>
        </div>
      )}
    </nav>
  );
}

/** Three lines that become a cross while the menu is open. */
function MenuSign() {
  return (
    <>
      <MenuIcon size={24} className="menu-closed" />
      <X size={24} className="menu-opened" />
    </>
  );
}
