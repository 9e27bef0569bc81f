import type { Ctx } from '#core/ctx.ts';
import { PAGE_SIZE } from '#core/paging.ts';
import { nameOf, suggestPlaces } from '#features/places/service.server.ts';
import { find, type Found } from './index.server.ts';
import type { Listing, ListingCard } from '#features/listings/contract.ts';
import type { ListQuery, SearchBody, Suggestions } from './contract.ts';
import { asksForSomething } from './filters.ts';
import type { Criteria } from './filters.ts';
import { cardsByIds, listingsByIds, listingsOf, newestListings } from '#features/listings/service.server.ts';
import { findMeant, type Meant } from './understand.server.ts';

export { titleOf, wishesOf } from './chips.server.ts';

/** What the search says of its answer. */
export type SearchFacts = Pick<Found, 'match' | 'total' | 'capped' | 'corrections'>;

const SUGGESTIONS = 5;

/**
 * Active listings by typed words and wishes (SEARCH-1, SEARCH-16): those with all words in name or place first, then the
 * others, each newest first; the nearest ones where none matches all (`match` says which). `more` tells whether a
 * next page has any.
 */
export async function searchListings(
  ctx: Ctx,
  choices: Criteria,
  limit: number = PAGE_SIZE,
  startIndex = 0,
): Promise<SearchFacts & Omit<Meant, 'found'> & { listings: ListingCard[]; more: boolean }> {
  const { found, ...meant } = await findMeant(ctx, choices, { skip: startIndex, take: limit + 1 });
  const { ids, ...facts } = found;
  return { ...facts, ...meant, listings: await cardsByIds(ctx, ids.slice(0, limit)), more: ids.length > limit };
}

/** GET /api/listing/get with any filter, or without a limit (API-11, API-13). */
export async function list(ctx: Ctx, query: ListQuery): Promise<Listing[]> {
  const page = { limit: query.limit ?? PAGE_SIZE, startIndex: query.startIndex ?? 0 };
  const { type, offer, exclusive, userId, limit: _limit, startIndex: _startIndex, ...others } = query;
  const market = type && type !== 'all' ? [type] : [];
  if (userId) return listingsOf(ctx, userId, { ...page, offer, type: market[0] });
  const shelves = [...market, ...(offer ? (['offers'] as const) : []), ...(exclusive ? (['exclusive'] as const) : [])];
  const isNarrowed = Object.entries(others).some(([name, value]) => name !== 'sort' && asksForSomething(value));
  const [shelf = 'all', another] = shelves;
  if (!isNarrowed && !another && (others.sort ?? 'newest') === 'newest') return newestListings(ctx, shelf, page);
  const { found } = await findMeant(ctx, query, { skip: page.startIndex, take: page.limit });
  return listingsByIds(ctx, found.ids);
}

/** POST /api/listing/search/rent (rent and shortlet) and /sale: the matches, or the nearest, with what the search says of them. */
export async function searchMarket(
  ctx: Ctx,
  market: 'rent' | 'sale',
  body: SearchBody,
): Promise<SearchFacts & { listings: Listing[] }> {
  const { searchTerm, name, city, state, address, limit = PAGE_SIZE, startIndex = 0, type, ...wishes } = body;
  const markets = market === 'sale' ? (['sale'] as const) : (['rent', 'shortlet'] as const);
  const types = markets.filter((one) => !type || type === 'all' || one === type);
  const text = [searchTerm, name, city, state, address].filter(Boolean).join(' ');
  const page = { skip: startIndex, take: limit };
  const choices = { ...wishes, searchTerm: text };
  const { found } = await findMeant(ctx, choices, page, types.length > 0 ? types : markets);
  const { ids, ...facts } = found;
  return { ...facts, listings: await listingsByIds(ctx, ids) };
}

/** Places and homes that the typed words may become. */
export async function suggest(ctx: Ctx, text: string): Promise<Suggestions> {
  if (text.trim() === '') return { places: [], homes: [], corrections: [] };
  const { ids, match, corrections } = await find(ctx, { text }, { skip: 0, take: SUGGESTIONS });
  const cards = match === 'exact' ? await cardsByIds(ctx, ids) : [];
  return {
    places: suggestPlaces(text, SUGGESTIONS).map(({ id }) => ({ id, name: nameOf(id) })),
    homes: cards.map(({ slug, name }) => ({ slug, name })),
    corrections,
  };
}
