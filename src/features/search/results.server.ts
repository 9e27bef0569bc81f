import type { Ctx } from '#core/ctx.ts';
import { type Criteria, paramsOf, queryOf } from './filters.ts';
import type { ListingCard } from '#features/listings/contract.ts';
import type { FilterOptions, SearchLink } from './results-contract.ts';
import { titleOf, wishesOf } from './chips.server.ts';
import { isRoomless } from '#features/listings/property/kinds.ts';
import { filterOptions } from './facets.server.ts';
import { nearest } from './relax.server.ts';
import { searchListings, type SearchFacts } from './service.server.ts';

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
  /** Each wish with the search without it. */
  chips: SearchLink[];
  options: FilterOptions;
  /** Typed wishes that nothing on the market can be compared with. */
  unmet: string[];
  /** Wider searches, where nothing matches all that was asked. */
  nearest: SearchLink[];
}

/** The homes for these choices, what was understood of the typed words, and what else could be chosen. */
export async function results(ctx: Ctx, choices: Criteria, limit: number): Promise<Results> {
  const { criteria, understood, ...found } = await searchListings(ctx, choices, limit);
  const [options, wider] = await Promise.all([
    filterOptions(ctx, criteria, understood),
    found.match === 'exact' ? [] : nearest(ctx, criteria, understood),
  ]);
  return {
    ...found,
    title: titleOf(criteria),
    roomless: isRoomless(criteria.kind),
    words: criteria.searchTerm ?? '',
    chosen: Object.fromEntries(paramsOf(criteria)),
    chips: wishesOf(criteria).map(({ label, without }) => ({ label, query: queryOf(without) })),
    options,
    nearest: wider.map(({ label, criteria: other, homes }) => ({ label, query: queryOf(other), homes })),
  };
}
