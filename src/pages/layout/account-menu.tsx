import { Form, href, NavLink } from 'react-router';
import House from 'lucide-react/icons/house';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import LogOut from 'lucide-react/icons/log-out';
import Plus from 'lucide-react/icons/plus';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Avatar } from '#ui/avatar.tsx';
import { Menu } from '#ui/overlays/menu.tsx';

/** The signed-in person, as far as the navigation shows them. */
export interface Member {
  name: string;
  avatar: string | null;
  isAdmin: boolean;
}

/** The person's picture, and behind it what is theirs. */
export function AccountMenu({ member }: { member: Member }) {
  return (
    <Menu
      button={
        <>
          <Avatar name={member.name} src={member.avatar} />
          <span className="sr-only">Account of {member.name}</span>
        </>
      }
      buttonClass="block cursor-pointer rounded-full"
    >
      <p className="truncate px-3 py-2 font-medium">{member.name}</p>
      <AccountLinks member={member} />
    </Menu>
  );
}

/** The person's own screens, and the way out. */
export function AccountLinks({ member }: { member: Member }) {
  const links = [
    { to: href('/customer'), icon: LayoutDashboard, label: 'Dashboard' },
    { to: href('/customer/all_properties'), icon: House, label: 'My Properties' },
    { to: href('/customer/add_properties'), icon: Plus, label: 'Add Property' },
    ...(member.isAdmin ? [{ to: href('/customer/admin_dashboard'), icon: ShieldCheck, label: 'Admin' }] : []),
  ];
  return (
    <>
      {links.map(({ to, icon: Icon, label }) => (
        <NavLink key={to} to={to} end={to === href('/customer')}>
          <Icon size={20} />
          {label}
        </NavLink>
      ))}
      <Form method="post" action={href('/logout')}>
        <button type="submit">
          <LogOut size={20} />
          Log out
        </button>
      </Form>
    </>
  );
}
