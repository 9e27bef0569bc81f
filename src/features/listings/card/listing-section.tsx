import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { SectionHeading } from '#ui/section-heading.tsx';
import { ListingCard } from './listing-card.tsx';
import type { ListingCard as Shown } from '../contract.ts';
import './cards.css';

interface ListingSectionProps {
  title: string;
  /** A line under the title. */
  children?: ReactNode;
  /** Where "See more" leads, and what there is more of. */
  more: { to: string; about: string };
  listings: readonly Shown[];
  /** It is in the first view, without a larger picture above it. */
  priority?: boolean;
}

/** A few homes of one kind and the way to all of them; nothing while there are none (HOME-9 to HOME-11). */
export function ListingSection({ title, children, more, listings, priority }: ListingSectionProps) {
  if (listings.length === 0) return null;
  // No place beside the last of them stays empty.
  const areFour = listings.length > 3;
  const [desk, small] = areFour ? ['19rem', '24vw'] : ['26rem', '32vw'];
  const sizes = `(min-width: 80rem) ${desk}, (min-width: 64rem) ${small}, (width>=40rem) 47vw,82vw`;
  return (
    <section className="page section">
      <SectionHeading title={title} more={more}>
        {children}
      </SectionHeading>
      <ul className={classNames('listing-grid listing-row', areFour && 'listing-grid-4')}>
        {listings.map((listing, index) => (
          <li key={listing.id}>
            <ListingCard listing={listing} sizes={sizes} priority={priority && index === 0} />
          </li>
        ))}
      </ul>
    </section>
  );
}
