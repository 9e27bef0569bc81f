import type { ListingType } from '#features/listings/rules.ts';

/** What the pages of areas say. */
export const areasTexts = {
  unknown: 'We know no place of that name.',
  /** As a step on the way to a page. */
  market: { rent: 'For rent', sale: 'For sale', shortlet: 'Shortlets' } satisfies Record<ListingType, string>,
  homes: {
    rent: 'Homes for rent',
    sale: 'Homes for sale',
    shortlet: 'Shortlets',
  } satisfies Record<ListingType, string>,
  country: 'Nigeria',
  per: { rent: 'a year', sale: 'to buy', shortlet: 'a night' } satisfies Record<ListingType, string>,
} as const;
