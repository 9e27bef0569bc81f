import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { ListingCard } from './listing-card.tsx';
import type { ListingCard as Shown } from '../contract.ts';
import './cards.css';

/** Homes beside each other: one, two or three by the width of the screen. */
export function ListingGrid({ listings }: { listings: readonly Shown[] }) {
  return (
    <ul className="listing-grid">
      {listings.map((listing, index) => (
        <li key={listing.id} id={listingId(index)}>
          <ListingCard listing={listing} priority={index === 0} headingLevel="h2" grows />
        </li>
      ))}
    </ul>
  );
}

/** The same while they are on their way. */
export function ListingGridSkeleton({ count }: { count: number }) {
  return (
    <div className="listing-grid" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="grid gap-3">
          <Skeleton className="aspect-4/3 rounded-lg" />
          <SkeletonText lines={3} />
        </div>
      ))}
    </div>
  );
}

/** Counted from 0; where a home stands in the results, `/search?show=18#home-10`. */
export function listingId(index: number): string {
  return `home-${index + 1}`;
}
