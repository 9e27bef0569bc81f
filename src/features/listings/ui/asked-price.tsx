import { naira } from '#core/money.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { ListingPrice } from './listing-price.tsx';
import type { ShownListing } from './shown.ts';

/** The price of a home in large, and how much an offer takes off it (SPEC section 2, Listing detail). */
export function AskedPrice({ listing, className }: { listing: ShownListing; className?: string }) {
  const { offer, regularPrice, discountPrice } = listing;
  return (
    <div className={classNames('grid justify-items-start gap-2', className)}>
      <ListingPrice listing={listing} className="text-2xl whitespace-normal lg:max-xl:text-xl" />
      {offer && <Badge tone="good">Discount: {naira(regularPrice - discountPrice)}</Badge>}
    </div>
  );
}
