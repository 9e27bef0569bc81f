import MapPin from 'lucide-react/icons/map-pin';
import { FavouriteButton } from '../card/favourite-button.tsx';
import { Badge } from '#ui/badge.tsx';
import { Moment } from '#ui/moment.tsx';
import { shareTexts } from '../share/texts.ts';
import { AskedPrice } from '../card/asked-price.tsx';
import { Share } from '../share/share.tsx';
import type { ShownListing } from './shown.ts';
import { placeLine, summary, typeBadge } from '../card/words.ts';
import { TAKEN } from '../life/transitions.ts';
import { STATUS_NAMES } from '../texts.ts';
import './listing-page.css';

interface ListingHeadingProps {
  listing: ShownListing;
  /** The full address of its page. */
  address: string;
  /** When it was let or sold, where that is known. */
  takenAt: string | null;
}

/** Name, price and place of a home. */
export function ListingHeading({ listing, address, takenAt }: ListingHeadingProps) {
  const { name, type, status } = listing;
  const isTaken = TAKEN.includes(status);
  return (
    <header className="listing-heading">
      <h1 className="text-3xl [grid-area:name]">{name}</h1>
      <p className="flex flex-wrap gap-2 [grid-area:badges]">
        <Badge>{typeBadge(type)}</Badge>
        {isTaken && (
          <Badge tone="warning">
            {STATUS_NAMES[status]}{' '}
            {takenAt && (
              <>
                on <Moment at={takenAt} />
              </>
            )}
          </Badge>
        )}
        {status !== 'active' && !isTaken && <Badge tone="warning">Not public: {status}</Badge>}
      </p>
      <p className="flex gap-1.5 wrap-anywhere text-muted [grid-area:place]">
        <MapPin size={20} className="mt-0.5 flex-none" />
        {placeLine(listing.address, listing.city, listing.state, listing.country)}
      </p>
      <AskedPrice listing={listing} className="mt-1 [grid-area:price] lg:hidden" />
      <div className="flex flex-wrap gap-2 [grid-area:share]">
        {!isTaken && <FavouriteButton id={listing._id} name={name} worded />}
        <Share text={shareTexts.message(listing, summary(listing))} url={address} />
      </div>
    </header>
  );
}
