import type { ListingType } from '#features/listings/rules.ts';

/** What the pages of areas say. */
export const areasTexts = {
  unknown: 'We do not know a place with that name.',
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
  takenNote: 'For homes that have been let or sold we use the last listed price, with the number of homes after it.',
  /** What one price pays for. */
  per: { rent: ' a year', sale: '', shortlet: ' a night' } satisfies Record<ListingType, string>,
} as const;
