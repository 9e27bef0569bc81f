import { Outlet } from 'react-router';
import type { PageHandle } from '#core/page-handle.ts';
import { requireViewer } from '#core/viewer.ts';
import { pageLoader } from '#server/loader.server.ts';
import { AreaMenu } from './area-menu.tsx';
import './area.css';
import type { Route } from './+types/customer.ts';

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
