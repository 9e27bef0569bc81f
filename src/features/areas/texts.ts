import type { ListingType } from '#features/listings/rules.ts';

/** What the pages of areas say. */
export const areasTexts = {
  unknown: 'We know no place of that name.',
  country: 'Nigeria',
  /** As a step on the way to a page. */
  market: { rent: 'For rent', sale: 'For sale', shortlet: 'Shortlets' } satisfies Record<ListingType, string>,
  /** What there is, at the beginning of a line and within one. */
  homes: {
    rent: ['Homes for rent', 'home for rent', 'homes for rent'],
    sale: ['Homes for sale', 'home for sale', 'homes for sale'],
    shortlet: ['Shortlets', 'shortlet', 'shortlets'],
  } satisfies Record<ListingType, readonly [title: string, one: string, many: string]>,
  /** Over the middle of what was asked last for homes that are gone. */
  taken: { rent: 'Let within a year', sale: 'Sold within a year', shortlet: 'Let within a year' } satisfies Record<
    ListingType,
    string
  >,
  takenNote: 'For homes that are gone, the last price they were listed at counts; how many they were stands behind it.',
  /** What one price pays for. */
  per: { rent: ' a year', sale: '', shortlet: ' a night' } satisfies Record<ListingType, string>,
} as const;
