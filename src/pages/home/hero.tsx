import { Link } from 'react-router';
import { listingPath } from '#core/paths.ts';
import { Unbroken } from '#features/listings/card/unbroken.tsx';
import { hero } from '#content/home.ts';
import { Picture } from '#features/media/ui/picture.tsx';
import { ListingPrice } from '#features/listings/card/listing-price.tsx';
import { SearchBox } from '#features/search/ui/box/search-box.tsx';
import type { ListingCard } from '#features/listings/contract.ts';
import { Button } from '#ui/button.tsx';

/** What we are, the search, and a home that is on the market now. */
export function Hero({ shown }: { shown: ListingCard | undefined }) {
  return (
    <section className="hero page">
      <div className="hero-words">
        <h1 className="text-display">{hero.title}</h1>
        <p className="mt-4 text-lg text-muted">{hero.lead}</p>
        <div className="mt-7">
          <SearchBox>
            <Button type="submit" name="type" value="sale">
              For Sale
            </Button>
            <Button type="submit" name="type" value="rent">
              For Rent
            </Button>
            <Button type="submit" name="type" value="shortlet">
              Shortlet
            </Button>
          </SearchBox>
        </div>
      </div>
      {shown?.cover && (
        <Link className="hero-home" to={listingPath(shown.slug)} viewTransition>
          <Picture src={shown.cover} alt="" sizes="(width>=64rem) 52rem,100vw" priority className="hero-picture" />
          <span className="hero-caption">
            <span className="hero-name">
              <Unbroken text={shown.name} />
            </span>
            <ListingPrice listing={shown} />
          </span>
        </Link>
      )}
    </section>
  );
}
