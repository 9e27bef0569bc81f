import { href } from 'react-router';
import { resultsPath } from '#core/paths.ts';
import type { ListingType } from '#features/listings/rules.ts';

const ROUTES = {
  rent: '/for-rent/:state?/:city?/:area?',
  sale: '/for-sale/:state?/:city?/:area?',
  shortlet: '/shortlet/:state?/:city?/:area?',
} as const satisfies Record<ListingType, string>;

/** The page of a place, `/for-rent/lagos/lekki`; of the whole country without one. */
export function areaPath(type: ListingType, place: string | null): string {
  const [state, city, area] = place?.split('/') ?? [];
  return href(ROUTES[type], { state, city, area });
}

/** All homes of an area in the search, where they can be narrowed. */
export function areaSearchPath(type: ListingType, place: string | null): string {
  return resultsPath(`type=${type}${place ? `&place=${place}` : ''}`);
}
