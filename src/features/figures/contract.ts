import type { ListingType } from '#features/listings/rules.ts';

/** What homes with so many bedrooms are asked for: the middle price, and from where to where the middle half goes. */
export interface Figure {
  bedrooms: number;
  homes: number;
  low: number;
  median: number;
  high: number;
}

/** The figures of one place in one market, and when they were counted (ISO 8601). */
export interface PlaceFigures {
  rows: Figure[];
  countedAt: string;
}

/** How many homes a place has in one market. */
export interface PlaceCount {
  type: ListingType;
  place: string;
  homes: number;
  changedAt: Date;
}
