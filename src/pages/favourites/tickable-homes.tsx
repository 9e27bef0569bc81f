import { useSyncExternalStore } from 'react';
import { Form, href } from 'react-router';
import Columns3 from 'lucide-react/icons/columns-3';
import HeartIcon from 'lucide-react/icons/heart';
import type { ListingCard as Home } from '#features/listings/contract.ts';
import { ListingCard } from '#features/listings/card/listing-card.tsx';
import { MAX_COMPARED, MIN_COMPARED } from '#features/favourites/rules.ts';
import { favouritesTexts as texts } from '#features/favourites/texts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';

/** Homes of which some can be chosen to stand side by side; the choice is a plain form. */
export function TickableHomes({ homes }: { homes: readonly Home[] }) {
  // Some may be ticked before scripts run; without scripts the button is never off.
  const ticked = useSyncExternalStore(onTick, countTicked, () => null);
  const tooMany = ticked !== null && ticked > MAX_COMPARED;
  const isOff = ticked !== null && (ticked < MIN_COMPARED || tooMany);
  return (
    <>
      {/* The button below counts what is ticked. */}
      <ul className="listing-grid" data-scripts="now">
        {homes.map((home, index) => (
          <li key={home.id}>
            <ListingCard listing={home} priority={index === 0} headingLevel="h2" grows />
            <Checkbox
              label={
                <>
                  Compare<span className="sr-only"> {home.name}</span>
                </>
              }
              name="ids"
              value={home.id}
              form="compare"
              className="compare-tick"
            />
          </li>
        ))}
      </ul>
      <Form id="compare" action={href('/compare')} className="compare-bar">
        <output className={tooMany ? 'text-danger-ink' : undefined}>
          {tooMany
            ? texts.tooMany
            : ticked
              ? `${ticked} of ${MAX_COMPARED} chosen`
              : `Tick ${MIN_COMPARED} to ${MAX_COMPARED} homes`}
        </output>
        <Button type="submit" icon={<Columns3 size={20} />} disabled={isOff}>
          Compare
        </Button>
      </Form>
    </>
  );
}

function onTick(changed: () => void): () => void {
  document.addEventListener('change', changed);
  return () => document.removeEventListener('change', changed);
}

function countTicked(): number {
  return document.querySelectorAll('input[name="ids"]:checked').length;
}

/** Before anything is kept: what hearts are for. */
export function NoFavourites() {
  return (
    <EmptyState
      icon={<HeartIcon size={30} />}
      title="No favourites yet"
      action={<ButtonLink to={href('/search')}>Find homes</ButtonLink>}
    >
      Tap the heart on any home to save it here and compare it with others.
    </EmptyState>
  );
}
