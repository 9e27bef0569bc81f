import { href } from 'react-router';
import { resultsPath } from '#core/paths.ts';
import { LISTING_TYPES, type ListingType } from '#features/listings/rules.ts';

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

/**
 * The one address for search engines of a search with these choices: that of the area for a market and a place. Null for
 * the endless others, which are for people alone. `typed` is what stands in the box.
 */
export function canonicalOf(chosen: Readonly<Record<string, string>>, typed: string): string | null {
  const { type, place, offer, sort: _sort, ...narrower } = chosen;
  if (typed !== '' || Object.keys(narrower).length > 0) return null;
  const market = LISTING_TYPES.find((one) => one === type);
  if (place) return market && !offer && !place.includes(',') ? areaPath(market, place) : null;
  if (market) return offer ? null : resultsPath(`type=${market}`);
  return resultsPath(offer ? 'offer=true' : '');
}
