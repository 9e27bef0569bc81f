import { Link } from 'react-router';
import MapPin from 'lucide-react/icons/map-pin';
import { resultsPath } from '#core/paths.ts';
import { FavouriteButton } from '../card/favourite-button.tsx';
import { Badge } from '#ui/badge.tsx';
import { shareTexts } from '../share/texts.ts';
import { AskedPrice } from '../card/asked-price.tsx';
import { Unbroken } from '../card/unbroken.tsx';
import { Share } from '../share/share.tsx';
import type { ShownListing } from './shown.ts';
import { placeLine, summary, typeBadge } from '../card/words.ts';
import './listing-page.css';

interface ListingHeadingProps {
  listing: ShownListing;
  /** The full address of its page. */
  address: string;
  /** "2 beds · 3 baths · 98 sqm". */
  facts: string;
  /** "Let on 3 March 2026". */
  taken: string | null;
  /** Who stands behind it, and on what terms. */
  by?: { name: string; lines: readonly string[] } | undefined;
}

/** Name, price and place of a home, and what it is at a glance. */
export function ListingHeading({ listing, address, facts, taken, by }: ListingHeadingProps) {
  const { name, type, status, place } = listing;
  const where = placeLine(listing.address, listing.city, listing.state, listing.country);
  return (
    <header className="listing-heading">
      <h1 className="text-xl [grid-area:name] sm:text-2xl lg:text-3xl">
        <Unbroken text={name} />
      </h1>
      <p className="flex min-w-0 flex-wrap items-center gap-2 text-sm text-muted [grid-area:badges]">
        <Badge>{typeBadge(type)}</Badge> {taken && <Badge tone="warning">{taken}</Badge>}
        {status !== 'active' && !taken && <Badge tone="warning">Not public: {status}</Badge>}
        <span className="min-w-0">{facts}</span>
      </p>
      <p className="flex gap-1.5 wrap-anywhere text-muted [grid-area:place] mt-1">
        <MapPin size={20} className="mt-0.5 flex-none" />
        {place ? (
          <Link className="link link-alone -my-2" to={resultsPath(`type=${type}&place=${place}&view=map`)}>
            <span>
              {where}
              <span className="sr-only"> on the map</span>
            </span>
          </Link>
        ) : (
          where
        )}
      </p>
      {/* Where the contacts do not stand beside the home. */}
      {by && (
        <p className="text-sm wrap-anywhere text-muted [grid-area:by] lg:hidden">
          Listed by {by.name} · <span className="inline-block">{by.lines[0]}</span>
        </p>
      )}
      <AskedPrice listing={listing} className="[grid-area:price]" />
      <div className="listing-keep flex flex-wrap gap-2 [grid-area:share]">
        {!taken && <FavouriteButton id={listing._id} name={name} worded />}
        <Share text={shareTexts.message(listing, summary(listing))} url={address} />
      </div>
    </header>
  );
}
