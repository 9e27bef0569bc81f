import type { Ctx } from '#core/ctx.ts';
import { type Filters, paramsOf, queryOf } from '../filters.ts';
import type { ListingCard } from '#features/listings/contract.ts';
import type { FilterOptions, SearchLink } from './contract.ts';
import { titleOf, chipsOf } from './chips.server.ts';
import { isRoomless } from '#features/listings/property/kinds.ts';
import { filterOptions } from './facets.server.ts';
import { nearest } from './relax.server.ts';
import { searchListings, type SearchFacts } from '../service.server.ts';

/** Everything that a page of results shows. */
export interface Results extends SearchFacts {
  listings: ListingCard[];
  more: boolean;
  title: string;
  /** Only land or business premises were asked for. */
  roomless: boolean;
  /** The words that are searched as words; the rest of what was typed became chips. */
  words: string;
  /** What was chosen, by the name in addresses. */
  chosen: Record<string, string>;
  /** Each filter with the search without it. */
  chips: SearchLink[];
  options: FilterOptions;
  /** Typed words that nothing on the market can be compared with. */
  unmet: string[];
  /** Wider searches, where nothing matches all that was asked. */
  nearest: SearchLink[];
}

/** The homes for these filters, what was understood of the typed words, and what else could be chosen. */
export async function results(ctx: Ctx, asked: Filters, limit: number): Promise<Results> {
  const { filters, words, ...found } = await searchListings(ctx, asked, limit);
  const [options, wider] = await Promise.all([
    filterOptions(ctx, filters, words),
    found.match === 'exact' ? [] : nearest(ctx, filters, words),
  ]);
  return {
    ...found,
    title: titleOf(filters),
    roomless: isRoomless(filters.kind),
    words: filters.searchTerm ?? '',
    chosen: Object.fromEntries(paramsOf(filters)),
    chips: chipsOf(filters).map(({ label, without }) => ({ label, query: queryOf(without) })),
    options,
    nearest: wider.map(({ label, filters: other, homes }) => ({ label, query: queryOf(other), homes })),
  };
}
