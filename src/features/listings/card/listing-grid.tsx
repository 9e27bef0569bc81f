import { Skeleton, SkeletonText } from '#ui/skeleton.tsx';
import { ListingCard } from './listing-card.tsx';
import type { ListingCard as Shown } from '../contract.ts';
import './cards.css';

interface ListingGridProps {
  listings: readonly (Shown & { differs?: readonly string[] })[];
  /** Homes that stand above these on the page. */
  above?: number;
  sizes?: string;
  headingLevel?: 'h2' | 'h3';
  /** Whether the first photograph is asked for before all others: not where the page shows others above. */
  priority?: boolean;
}

/** Homes beside each other: one, two or three by the width of the screen. */
export function ListingGrid({ listings, above = 0, sizes, headingLevel = 'h2', priority = true }: ListingGridProps) {
  return (
    <ul className="listing-grid">
      {listings.map(({ differs, ...listing }, index) => (
        <li key={listing.id} id={listingId(above + index)}>
          <ListingCard
            listing={listing}
            differs={differs}
            priority={priority && above + index === 0}
            sizes={sizes}
            headingLevel={headingLevel}
            grows
          />
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
        <div key={index} className="mb-9 grid gap-3">
          <Skeleton className="aspect-4/3 rounded-lg" />
          <SkeletonText lines={5} />
        </div>
      ))}
    </div>
  );
}

/** Counted from 0; where a home stands in the results, `/search?show=18#home-10`. */
export function listingId(index: number): string {
  return `home-${index + 1}`;
}
