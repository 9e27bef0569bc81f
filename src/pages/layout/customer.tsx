import { Outlet, useLocation } from 'react-router';
import { requireViewer } from '#core/viewer.ts';
import { pageLoader } from '#server/loader.server.ts';
import { Segmented } from '#ui/segmented.tsx';

/** The screens of the customer area, in order; a screen joins the list together with its route. */
const SCREENS = [
  { to: '/customer/all_properties', label: 'My Properties' },
  { to: '/customer/add_properties', label: 'Add a Property' },
] as const;

/** Nobody gets in without logging in first, whether the browser or a script asks for the page. */
export const loader = pageLoader((ctx) => {
  requireViewer(ctx);
  return null;
});

/** The customer area: its menu, and the screen that was chosen. */
export default function CustomerLayout() {
  const { pathname } = useLocation();
  const items = SCREENS.map((screen) => ({ ...screen, current: pathname === screen.to }));
  return (
    <div className="page pt-4 md:pt-8">
      <Segmented label="Customer area" items={items} />
      <Outlet />
    </div>
  );
}
