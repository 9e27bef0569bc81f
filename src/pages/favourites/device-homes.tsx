import { useState } from 'react';
import { FAVOURITES_STEP } from '#features/favourites/rules.ts';
import { useHomes } from '#features/favourites/ui/use-homes.ts';
import { ListingGridSkeleton } from '#features/listings/card/listing-grid.tsx';
import { useHydrated } from '#scripts-on-demand/hydrated.ts';
import { FormError } from '#ui/forms/form-error.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { NoFavourites, TickableHomes } from './tickable-homes.tsx';

/** What this device keeps for somebody who is not signed in. */
export function DeviceHomes() {
  if (useHydrated()) return <KeptHere />;
  return (
    <>
      <noscript>
        <p className="mb-6 text-muted">Your browser keeps this list and needs JavaScript to show it.</p>
      </noscript>
      <Skeleton />
    </>
  );
}

/** What is let go of here stays to be seen until the page is left, so that a second press brings it back. */
function KeptHere() {
  const [kept] = useState(() => window.deviceFavourites?.listed('favourites') ?? []);
  const [shown, setShown] = useState(FAVOURITES_STEP);
  const { homes, failed } = useHomes(kept.slice(0, shown));
  if (kept.length === 0) return <NoFavourites />;
  if (failed) return <FormError>Your favourites could not be loaded just now. Please reload the page.</FormError>;
  if (!homes) return <Skeleton />;
  return (
    <>
      <TickableHomes homes={homes} />
      {kept.length > shown && <ShowMore onClick={() => setShown(shown + FAVOURITES_STEP)} />}
    </>
  );
}

function Skeleton() {
  return (
    <div className="needs-script">
      <ListingGridSkeleton count={3} />
    </div>
  );
}
