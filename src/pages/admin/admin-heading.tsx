import type { ReactNode } from 'react';
import { href } from 'react-router';
import type { Crumb } from '#ui/breadcrumb.tsx';
import { AreaHeading } from '../layout/area-heading.tsx';

interface AdminHeadingProps {
  title: string;
  /** The way from the admin's dashboard to here. */
  crumbs?: readonly Crumb[];
  /** A sentence under the title. */
  children?: ReactNode;
}

/** The head of an admin screen: its title, and the way to it. */
export function AdminHeading({ title, crumbs = [{ label: title }], children }: AdminHeadingProps) {
  const admin = { label: 'Admin', to: href('/customer/admin_dashboard') };
  return (
    <AreaHeading over="ADMIN Dashboard" title={title} crumbs={[{ label: 'Home', to: '/' }, admin, ...crumbs]}>
      {children}
    </AreaHeading>
  );
}
