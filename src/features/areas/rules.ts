import type { ListingType } from '#features/listings/rules.ts';

/** Homes on the page of an area; the search has the others. */
export const AREA_HOMES = 9;
/** Places named on the page of an area. */
export const MOST_INSIDE = 60;
export const MOST_NEARBY = 8;
/** Places looked at to find those nearby that have homes. */
export const NEARBY_LOOKED_AT = 60;

/** The first step of the addresses of areas. */
export const MARKET_PATHS: Record<ListingType, string> = {
  rent: '/for-rent',
  sale: '/for-sale',
  shortlet: '/shortlet',
};

/** The page of a place, `/for-rent/lagos/lekki`; of the whole country without one. */
export function areaPath(type: ListingType, place: string | null): string {
  return place ? `${MARKET_PATHS[type]}/${place}` : MARKET_PATHS[type];
}

/** All homes of an area in the search, where they can be narrowed. */
export function areaSearchPath(type: ListingType, place: string | null): string {
  return `/search?type=${type}${place ? `&place=${place}` : ''}`;
}
