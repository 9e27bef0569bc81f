import MapPin from 'lucide-react/icons/map-pin';
import { Badge } from '#ui/badge.tsx';
import { AskedPrice } from './asked-price.tsx';
import { Share } from './share.tsx';
import type { ShownListing } from './shown.ts';
import { placeLine, summary, typeBadge } from './words.ts';

/** Name, price and place of a home. `address` is the full address of its page. */
export function ListingHeading({ listing, address }: { listing: ShownListing; address: string }) {
  const { name, type, status } = listing;
  return (
    <header className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-3">
      <div className="min-w-0 max-md:order-last max-md:col-span-2">
        <h1 className="text-3xl">{name}</h1>
        <p className="mt-2.5 flex gap-2 text-muted">
          <MapPin size={20} aria-hidden="true" className="mt-0.5 flex-none" />
          {placeLine(listing.address, listing.city, listing.state, listing.country)}
        </p>
        <AskedPrice listing={listing} className="mt-4 lg:hidden" />
      </div>
      <p className="flex min-h-11 flex-wrap items-center gap-2 md:order-last md:col-span-2">
        <Badge>{typeBadge(type)}</Badge>
        {status !== 'active' && <Badge tone="warning">Not public: {status}</Badge>}
      </p>
      <div>
        <Share text={`${name}: ${summary(listing)}`} url={address} />
      </div>
    </header>
  );
}
