import type { ListingCard } from '../contract.ts';
import { counted, placeLine, priceLine, typeBadge } from './words.ts';

/** What emails and cards say of a home. */
export const cardTexts = {
  /** A fact that seekers should know before they call; the page of the home says of how many homes (TRUST-4). */
  farBelow: (share: number) => `${share}% below the area’s middle price`,
  /** "₦2,500,000 / year · 3 bedrooms · For Rent · Yaba, Lagos". */
  line: (home: ListingCard) =>
    [
      priceLine(home),
      home.roomless ? home.kind : counted(home.bedrooms, 'bedroom'),
      typeBadge(home.type),
      placeLine(home.city, home.state),
    ]
      .filter(Boolean)
      .join(' · '),
} as const;
