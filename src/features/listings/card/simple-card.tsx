import MapPin from 'lucide-react/icons/map-pin';
import { listingPath } from '#core/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { CoverLink } from '#ui/card.tsx';
import { ListingPrice } from './listing-price.tsx';
import { Picture } from '#features/media/ui/picture.tsx';
import type { ListingCard } from '../contract.ts';
import { differenceLine, typeBadge } from './words.ts';
import './cards.css';

/** A home in little: its name in lower case and cut, its badge, its city (LIST-9). */
export function SimpleCard({
  listing,
  differs = [],
}: {
  listing: ListingCard;
  differs?: readonly string[] | undefined;
}) {
  const { slug, name, type, city, state } = listing;
  return (
    <article className="simple-card tile">
      <Picture src={listing.cover} alt="" sizes="6rem" className="aspect-square w-20 flex-none" />
      <div className="grid min-w-0 flex-1 gap-1">
        <h4 className="truncate font-medium">
          <CoverLink to={listingPath(slug)} viewTransition>
            {name.toLowerCase()}
          </CoverLink>
        </h4>
        <p className="flex items-center gap-2 text-sm text-muted">
          <Badge>{typeBadge(type)}</Badge>
          <MapPin size={16} className="flex-none" />
          <span className="truncate">
            <span className="sr-only">Location: </span>
            {city || state}
          </span>
        </p>
        <ListingPrice listing={listing} isPlain />
        {differs.length > 0 && <p className="listing-card-differs">{differenceLine(differs)}</p>}
      </div>
    </article>
  );
}
