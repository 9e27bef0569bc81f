import { resultsPath } from '#core/paths.ts';
import { areaPath } from './paths.ts';
import { LISTING_TYPES } from '#features/listings/rules.ts';

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
