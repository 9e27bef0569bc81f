import type { Ctx } from '#core/ctx.ts';
import { ABSENCES } from '#features/listings/property/features.ts';
import { isRoomless } from '#features/listings/property/kinds.ts';
import type { Correction } from './contract.ts';
import type { Filters } from './filters.ts';
import { readQuery } from './parse/service.server.ts';
import { exactQuery, isReference, type Markets, relaxedQueries, wordsToLookUp } from './query.server.ts';
import * as repo from './repo.server.ts';
import { MAX_DEPTH } from './rules.ts';
import { lookUpWords, NO_WORDS, type WordClauses } from './terms/dictionary.server.ts';

/** One page of an answer, as ids in their order, and what the typed words were taken to mean. */
export interface Found {
  ids: string[];
  /** Whether these match all that was asked, or are the nearest there is. */
  match: 'exact' | 'similar';
  /** Homes that match all that was asked, counted up to 1,000. */
  total: number;
  /** There are more than `total`. */
  capped: boolean;
  corrections: Correction[];
  /** What was chosen and what was understood; `searchTerm` holds the words that stayed words. */
  filters: Filters;
  /** Typed words that nothing on the market can be compared with. */
  unmet: string[];
  /** The words that stayed words, as the index takes them. */
  words: WordClauses;
}

/**
 * Active homes for the filters, with the typed words read: "2 bed flat yaba under 2.5m" becomes rooms, kind, place and price.
 * Those with all words in their name or place come first, then the others, each newest first, or in the order of `sort`; where
 * none matches all that was asked, the nearest. Words that were read too cleverly, so that nothing matches, are searched as
 * they stand if that finds something; not "school for sale", which homes near a school would match. Pages end after 1,000
 * homes. At most four statements, which cost the same for 1,000 and for 1,000,000 homes on the market.
 */
export async function find(ctx: Ctx, asked: Filters, page: Page, markets: Markets = []): Promise<Found> {
  const { filters, unmet } = understood(asked);
  if (filters !== asked && wordsToLookUp(filters) === '') {
    // Most sentences are understood as a whole, so their words need not be looked up.
    const [attempt] = attemptsFor({ filters, unmet, words: NO_WORDS, corrections: [] }, null, markets);
    const [hit] = attempt
      ? await repo.firstPages(ctx.db, [[attempt.query]], { ...page, sort: asked.sort ?? 'best' })
      : [];
    if (attempt && hit) return foundBy(attempt, hit);
  }
  const { all } = await findIn(ctx, asked, page, { all: markets });
  return all;
}

/** The same words in several groups of markets, each with its own nearest homes, in three statements at most. */
export async function findIn<G extends string>(
  ctx: Ctx,
  asked: Filters,
  page: Page,
  groups: Record<G, Markets>,
): Promise<Record<G, Found>> {
  return answersFor(ctx, await readings(ctx, asked), page, groups);
}

/** The homes for what was read, in each group of markets. One statement. */
export async function answersFor<G extends string>(
  ctx: Ctx,
  { read, plain }: Readings,
  page: Page,
  groups: Record<G, Markets>,
): Promise<Record<G, Found>> {
  const names = Object.keys(groups) as G[];
  const attempts = names.map((name) => attemptsFor(read, plain, groups[name]));
  const queries = attempts.map((some) => some.map(({ query }) => query));
  const found = await repo.firstPages(ctx.db, queries, { ...page, sort: read.filters.sort ?? 'best' });
  const answers = names.map((name, group): [G, Found] => {
    const hit = found[group];
    const attempt = hit && attempts[group]?.[hit.at];
    return [name, hit && attempt ? foundBy(attempt, hit) : { ...read, ...NOTHING, ids: [] }];
  });
  return Object.fromEntries(answers) as Record<G, Found>;
}

const NOTHING = { match: 'similar', total: 0, capped: false } as const;

interface Page {
  skip: number;
  take: number;
}

/** A way to read what was asked. */
type Reading = Pick<Found, 'filters' | 'unmet' | 'words' | 'corrections'>;

/** The words as filters, and where they may also be meant as they stand, the words themselves. */
interface Readings {
  read: Reading;
  plain: Reading | null;
}

/** One query of those that answer a search in turn. */
interface Attempt {
  query: repo.IndexQuery;
  match: Found['match'];
  reading: Reading;
}

async function readings(ctx: Ctx, asked: Filters): Promise<Readings> {
  const { filters, unmet } = understood(asked);
  const mayBePlain = filters !== asked && !(filters.type && isRoomless(filters.kind));
  const [words = NO_WORDS, plainWords] = await lookUpWords(
    ctx,
    ...[filters, ...(mayBePlain ? [asked] : [])].map(wordsToLookUp),
  );
  const reading = (of: Filters, its: WordClauses, without: string[]) => {
    return { filters: of, words: its, unmet: without, corrections: its.corrections };
  };
  return { read: reading(filters, words, unmet), plain: plainWords ? reading(asked, plainWords, []) : null };
}

function attemptsFor(read: Reading, plain: Reading | null, markets: Markets): Attempt[] {
  const exactly = (reading: Reading): Attempt[] => {
    const query = exactQuery(reading.filters, reading.words, markets);
    return query ? [{ query, match: 'exact', reading }] : [];
  };
  const nearest = relaxedQueries(read.filters, read.words, markets);
  return [
    ...exactly(read),
    ...(plain ? exactly(plain) : []),
    ...nearest.map((query): Attempt => ({ query, match: 'similar', reading: read })),
  ];
}

function foundBy({ match, reading }: Attempt, { ids, total }: repo.PageOfIds): Found {
  if (match === 'similar') return { ...reading, ...NOTHING, ids };
  const capped = (total ?? Infinity) > MAX_DEPTH;
  return { ...reading, ids, match, total: Math.min(total ?? MAX_DEPTH, MAX_DEPTH), capped };
}

/** Typed words say the latest, so they go over what was chosen before. */
function understood(chosen: Filters): Pick<Found, 'filters' | 'unmet'> {
  const { searchTerm, ...others } = chosen;
  if (!searchTerm || isReference(searchTerm)) return { filters: chosen, unmet: [] };
  const { filters, rest, unmet } = readQuery(searchTerm);
  if (Object.keys(filters).length === 0) return { filters: chosen, unmet };
  const rooms = filters.bedrooms === undefined ? {} : { bedrooms: null, maxBedrooms: null };
  const prices =
    filters.minPrice === undefined && filters.maxPrice === undefined ? {} : { minPrice: null, maxPrice: null };
  const where = filters.place === undefined ? {} : { box: null, area: null };
  const refused = [...new Set([...(others.without ?? []), ...(filters.without ?? [])])];
  const absent = Object.keys(ABSENCES).filter((name) => filters.without?.includes(name));
  const read = {
    ...others,
    ...rooms,
    ...prices,
    ...where,
    ...Object.fromEntries(absent.map((name) => [name, null])),
    ...filters,
    ...(refused.length > 0 && { without: refused }),
    searchTerm: rest,
  };
  return { filters: read, unmet };
}
