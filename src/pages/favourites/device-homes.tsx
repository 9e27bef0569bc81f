import { useState } from 'react';
import { FAVOURITES_STEP } from '#features/favourites/rules.ts';
import { useHomes } from '#features/favourites/ui/use-homes.ts';
import { ListingGridSkeleton } from '#features/listings/card/listing-grid.tsx';
import { useHydrated } from '#scripts-on-demand/hydrated.ts';
import { FormError } from '#ui/forms/form-error.tsx';
import { ShowMore } from '#ui/show-more.tsx';
import { NoFavourites, TickableHomes } from './tickable-homes.tsx';

/** What this device keeps for somebody who is not signed in; until React runs, something as high as what follows. */
export function DeviceHomes() {
  if (useHydrated()) return <KeptHere />;
  return (
    <>
      <noscript>
        <p className="mb-6 text-muted">Your browser keeps this list and needs JavaScript to show it.</p>
      </noscript>
      <div className="needs-script homes-none">
        <NoFavourites />
      </div>
      <div className="needs-script homes-kept">
        <ListingGridSkeleton count={3} />
      </div>
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
  if (!homes) return <ListingGridSkeleton count={3} />;
  return (
    <>
      <TickableHomes homes={homes} />
      {kept.length > shown && <ShowMore onClick={() => setShown(shown + FAVOURITES_STEP)} />}
    </>
  );
}
