import MapPin from 'lucide-react/icons/map-pin';
import { Badge } from '#ui/badge.tsx';
import { CoverLink } from '#ui/card.tsx';
import { HomePicture } from './home-picture.tsx';
import { ListingPrice } from './listing-price.tsx';
import type { ListingCard } from '../contract.ts';
import { typeBadge } from './words.ts';

/** A home in little: its name in lower case and cut, its badge, its city (SPEC section 2, Listing card). */
export function SimpleCard({ listing }: { listing: ListingCard }) {
  return (
    <article className="simple-card tile">
      <HomePicture src={listing.cover} alt="" sizes="6rem" className="aspect-square w-20 flex-none" />
      <div className="grid min-w-0 flex-1 gap-1">
        <h4 className="truncate font-medium">
          <CoverLink to={`/listing/${listing.slug}`} prefetch="intent" viewTransition>
            {listing.name.toLowerCase()}
          </CoverLink>
        </h4>
        <p className="flex items-center gap-1 truncate text-sm text-muted">
          <MapPin size={16} aria-hidden="true" />
          <span className="sr-only">Location:</span> {listing.city || listing.state}
        </p>
        <p className="flex items-center gap-2">
          <ListingPrice listing={listing} />
          <Badge className="ml-auto">{typeBadge(listing.type)}</Badge>
        </p>
      </div>
    </article>
  );
}
