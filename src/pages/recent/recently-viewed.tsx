import { lazy, Suspense } from 'react';
import { useHydrated } from '#scripts-on-demand/hydrated.ts';
import './recent-homes.css';

// Where it does not come, the page is complete without it.
const RecentHomes = lazy(() => import('./recent-homes.tsx').catch(() => ({ default: Nothing })));

const Nothing = (_props: { className: string }) => null;

/** Homes that this device has shown, on this device only; nothing before the first one, and nothing without scripts. */
export function RecentlyViewed({ className }: { className: string }) {
  const some = useHydrated() && window.deviceFavourites?.listed('seen')[0] !== undefined;
  return (
    some && (
      <Suspense fallback={null}>
        <RecentHomes className={className} />
      </Suspense>
    )
  );
}
