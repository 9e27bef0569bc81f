import type { Ctx } from '#core/ctx.ts';
import { PAGE_SIZE } from '#core/paging.ts';
import type { Listing, ListingCard } from '#features/listings/contract.ts';
import type { ListQuery, SearchBody } from './contract.ts';
import { type Filters, isSet } from './filters.ts';
import { cardsByIds, listingsByIds, listingsOf, newestListings } from '#features/listings/service.server.ts';
import { find, type Found } from './find.server.ts';
import { nearHomes } from './near/near.server.ts';
import { MARKETS, type Markets } from './query.server.ts';
import { recount } from './terms/repo.server.ts';

export { readAddress } from './address.server.ts';
export { chipsOf, titleOf } from './results/chips.server.ts';
export { suggest } from './suggest.server.ts';

/** What the search says of its answer. */
export type SearchFacts = Pick<Found, 'match' | 'total' | 'capped' | 'corrections'>;

/**
 * Active listings by typed words and filters (SEARCH-1, SEARCH-16): those with all words in name or place first, then the others, each newest
 * first. `more` tells whether a next page has any.
 */
export async function searchListings(
  ctx: Ctx,
  asked: Filters,
  limit: number = PAGE_SIZE,
  startIndex = 0,
): Promise<Omit<Found, 'ids'> & { listings: ListingCard[]; more: boolean }> {
  const { ids, ...found } = await find(ctx, asked, { skip: startIndex, take: limit + 1 });
  return { ...found, listings: await cardsByIds(ctx, ids.slice(0, limit)), more: ids.length > limit };
}

/** GET /api/listing/get with any filter, or without a limit (API-11, API-13). */
export async function list(ctx: Ctx, query: ListQuery): Promise<Listing[]> {
  const page = { limit: query.limit ?? PAGE_SIZE, startIndex: query.startIndex ?? 0 };
  const { type, offer, exclusive, userId, limit: _limit, startIndex: _startIndex, ...others } = query;
  const market = type && type !== 'all' ? [type] : [];
  if (userId) return listingsOf(ctx, userId, { ...page, offer, type: market[0] });
  const feeds = [...market, ...(offer ? (['offers'] as const) : []), ...(exclusive ? (['exclusive'] as const) : [])];
  const isNarrowed = Object.entries(others).some(([name, value]) => name !== 'sort' && isSet(value));
  const [feed = 'all', another] = feeds;
  if (!isNarrowed && !another && (others.sort ?? 'newest') === 'newest') return newestListings(ctx, feed, page);
  const { ids } = await findOrNear(
    ctx,
    { type, offer, exclusive, ...others },
    { skip: page.startIndex, take: page.limit },
  );
  return listingsByIds(ctx, ids);
}

/** The matches, or where there is none the nearest homes: what the arrays of the calls hold, never both. */
async function findOrNear(
  ctx: Ctx,
  asked: Filters,
  page: { skip: number; take: number },
  markets?: Markets,
): Promise<Found> {
  const found = await find(ctx, asked, page, markets);
  if (found.total > 0 || found.ids.length > 0 || !found.isUnderstood) return found;
  const near = await nearHomes(ctx, found.filters, { ...page, ...(markets && { markets }) });
  return { ...found, ids: near.map(({ id }) => id) };
}

/** POST /api/listing/search/rent (rent and shortlet) and /sale: the matches, or the nearest, with what the search says of them. */
export async function searchMarket(
  ctx: Ctx,
  market: keyof typeof MARKETS,
  body: SearchBody,
): Promise<SearchFacts & { listings: Listing[] }> {
  const { searchTerm, name, city, state, address, limit = PAGE_SIZE, startIndex = 0, type, ...filters } = body;
  const markets = MARKETS[market];
  const named = markets.filter((one) => !type || type === 'all' || one === type);
  const text = [searchTerm, name, city, state, address].filter(Boolean).join(' ');
  const page = { skip: startIndex, take: limit };
  const asked = { ...filters, searchTerm: text };
  const types = named.length > 0 ? named : markets;
  const { ids, match, total, capped, corrections } = await findOrNear(ctx, asked, page, types);
  return { match, total, capped, corrections, listings: await listingsByIds(ctx, ids) };
}

/** Counts the words in use anew; spelling is corrected towards the frequent ones. For after a bulk load, and every night. */
export function recountWords(ctx: Pick<Ctx, 'db'>): Promise<void> {
  return recount(ctx.db);
}
