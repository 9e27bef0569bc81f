import { naira } from '#core/money.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { ListingPrice } from './listing-price.tsx';
import type { ShownListing } from '../page/shown.ts';
import { totalLine } from './words.ts';

/** The price of a home in large, what moving in costs, and how much an offer takes off (LIST-12, LIST-13). */
export function AskedPrice({ listing, className }: { listing: ShownListing; className?: string }) {
  const { offer, regularPrice, discountPrice } = listing;
  const total = totalLine(listing, naira);
  return (
    <div className={classNames('grid justify-items-start gap-2 wrap-anywhere md:justify-items-end', className)}>
      <ListingPrice listing={listing} className="text-2xl" />
      {total && (
        <a href="#cost" className="link link-alone -my-2 tabular-nums">
          {total}
        </a>
      )}
      {offer && <Badge tone="good">Discount: {naira(regularPrice - discountPrice)}</Badge>}
    </div>
  );
}
