import type { ListingCard } from '../contract.ts';
import { counted, placeLine, priceLine, typeBadge } from './words.ts';

/** What emails say of a home. */
export const cardTexts = {
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
