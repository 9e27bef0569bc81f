import { type ChangeEvent, useState } from 'react';
import { Form, href } from 'react-router';
import Columns3 from 'lucide-react/icons/columns-3';
import HeartIcon from 'lucide-react/icons/heart';
import type { ListingCard as Home } from '#features/listings/contract.ts';
import { ListingCard } from '#features/listings/card/listing-card.tsx';
import { MAX_COMPARED } from '#features/favourites/rules.ts';
import { favouritesTexts as texts } from '#features/favourites/texts.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Checkbox } from '#ui/forms/checkbox.tsx';

/** Homes of which some can be chosen to stand side by side; the choice is a plain form. */
export function TickableHomes({ homes }: { homes: readonly Home[] }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const tick = ({ target: { value, checked } }: ChangeEvent<HTMLInputElement>) =>
    setTicked((was) => new Set(checked ? [...was, value] : [...was].filter((id) => id !== value)));
  const tooMany = ticked.size > MAX_COMPARED;
  return (
    <>
      <ul className="listing-grid">
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
              className="mt-1"
              onChange={tick}
            />
          </li>
        ))}
      </ul>
      <Form
        id="compare"
        action={href('/compare')}
        className="compare-bar"
        onSubmit={(event) => {
          if (tooMany) event.preventDefault();
        }}
      >
        <output className={tooMany ? 'text-danger-ink' : undefined}>
          {tooMany
            ? texts.tooMany
            : ticked.size > 0
              ? `${ticked.size} of ${MAX_COMPARED} chosen`
              : `Tick up to ${MAX_COMPARED} homes`}
        </output>
        <Button type="submit" icon={<Columns3 size={20} />} aria-disabled={tooMany || undefined}>
          Compare
        </Button>
      </Form>
    </>
  );
}

/** Before anything is kept: what hearts are for. */
export function NoFavourites() {
  return (
    <EmptyState
      icon={<HeartIcon size={30} />}
      title="No favourites yet"
      action={<ButtonLink to={href('/search')}>Find homes</ButtonLink>}
    >
      Press the heart on a home to keep it here, and to compare it with others.
    </EmptyState>
  );
}
