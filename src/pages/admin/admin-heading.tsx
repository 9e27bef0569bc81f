import { href } from 'react-router';
import { AreaHeading, type AreaHeadingProps } from '../layout/area-heading.tsx';

type AdminHeadingProps = Omit<AreaHeadingProps, 'over'> & { title: string };

/** The head of an admin screen: its title, and the way to it; `crumbs` lead there from the admin's dashboard. */
export function AdminHeading({ title, crumbs = [{ label: title }], children }: AdminHeadingProps) {
  const admin = { label: 'Admin', to: href('/customer/admin_dashboard') };
  return (
    <AreaHeading over="ADMIN Dashboard" title={title} crumbs={[{ label: 'Home', to: '/' }, admin, ...crumbs]}>
      {children}
    </AreaHeading>
  );
}
