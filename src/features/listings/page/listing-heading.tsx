import MapPin from 'lucide-react/icons/map-pin';
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
  /** "Let on 3 March 2026". */
  taken: string | null;
}

/** Name, price and place of a home. */
export function ListingHeading({ listing, address, taken }: ListingHeadingProps) {
  const { name, type, status } = listing;
  return (
    <header className="listing-heading">
      <h1 className="text-2xl text-wrap [grid-area:name] sm:text-3xl">
        <Unbroken text={name} />
      </h1>
      <p className="flex min-w-0 flex-wrap gap-2 [grid-area:badges]">
        <Badge>{typeBadge(type)}</Badge>
        {taken && <Badge tone="warning">{taken}</Badge>}
        {status !== 'active' && !taken && <Badge tone="warning">Not public: {status}</Badge>}
      </p>
      <p className="flex gap-1.5 wrap-anywhere text-muted [grid-area:place]">
        <MapPin size={20} className="mt-0.5 flex-none" />
        {placeLine(listing.address, listing.city, listing.state, listing.country)}
      </p>
      <AskedPrice listing={listing} className="mt-1 [grid-area:price] lg:hidden" />
      <div className="listing-keep flex flex-wrap gap-2 [grid-area:share]">
        {!taken && <FavouriteButton id={listing._id} name={name} worded />}
        <Share text={shareTexts.message(listing, summary(listing))} url={address} />
      </div>
    </header>
  );
}
