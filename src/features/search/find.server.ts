import type { Ctx } from '#core/ctx.ts';
import { reading, TAGS } from '#core/reads.ts';
import type { Filters } from './filters.ts';
import { exactQuery, homesFirst, isReference, type Markets, relaxedQueries } from './query.server.ts';
import { type Reading, readingOf } from './understand/reading.server.ts';
import * as repo from './repo.server.ts';
import { MAX_DEPTH } from './rules.ts';
import { NO_WORDS } from './terms/dictionary.server.ts';
import { inHead, raisedBy, wordsOfName } from './terms/optional-words.server.ts';
import { isNamelessStreet } from './terms/street-named.ts';

/** One page of an answer, as ids in their order, and what the typed words were taken to mean. */
export interface Found extends Omit<Reading, 'name' | 'stay' | 'isOnRoad' | 'roadTowns' | 'isTalk' | 'respelt'> {
  ids: string[];
  /** Whether these match all that was asked; of typed words that were not understood, `similar` are those with some of them. */
  match: 'exact' | 'similar';
  /** Homes that match all that was asked, counted up to 1,000 or what the page says. */
  total: number;
  /** There are more than `total`. */
  capped: boolean;
  /** How many nights somebody wants to stay. */
  nights: number | null;
}

/**
 * Active homes for the filters, with the typed words read: "2 bed flat yaba under 2.5m" becomes rooms, kind, place and price.
 * Those with all words in their name or place come first, then the others, each newest first, or in the order of `sort`. Words beside
 * understood ones are required only where they are the name or address of a home; a text that is the name of a home is that before it is
 * filters. Pages end after 1,000 homes. At most two statements, which cost the same for 1,000 and for 1,000,000 homes on the market.
 */
export async function find(ctx: Ctx, asked: Filters, page: Page, markets: Markets = []): Promise<Found> {
  return answerFor(ctx, await readingOf(ctx, asked, markets.length === 0), page, markets);
}

/** The homes for what was read. One statement. */
export async function answerFor(ctx: Ctx, read: Reading, page: Page, markets: Markets = []): Promise<Found> {
  const attempts = attemptsFor(read, markets, page);
  const queries = attempts.map(({ query }) => query);
  const [hit = null] = await repo.firstPages(reading(ctx, ...TAGS.lists()), [queries], {
    ...page,
    sort: sortOf(read),
  });
  return answerOf(read, attempts, hit, page);
}

/** The homes of the first attempt that finds any, in each group of markets. One statement. */
export async function answersByMarket(
  ctx: Ctx,
  read: Reading,
  page: Omit<Page, 'skip'>,
  groups: readonly Markets[],
): Promise<Found[]> {
  const attempts = attemptsFor(read, [], page);
  const queries = attempts.map(({ query }) => query);
  const db = reading(ctx, ...TAGS.lists());
  const hits = await repo.firstPagesByMarket(db, queries, groups, { ...page, sort: sortOf(read) });
  return hits.map((hit) => answerOf(read, attempts, hit, page));
}

const sortOf = ({ filters }: Reading) => filters.sort ?? 'best';

function answerOf(
  read: Reading,
  attempts: readonly Attempt[],
  hit: (repo.PageOfIds & { at: number }) | null,
  { countTo }: Pick<Page, 'countTo'>,
): Found {
  const attempt = hit && attempts[hit.at];
  if (attempt) return foundBy(attempt, hit, countTo);
  // Where nothing is found, the last attempt that understood it says what was asked.
  const missed = attempts.findLast(({ reading }) => reading.isUnderstood)?.reading ?? read;
  return { ...factsOf(missed), ids: [], match: 'similar', total: 0, capped: false };
}

interface Page extends Omit<repo.Page, 'sort'> {
  /** Whether homes come before premises and land where no kind is asked for. */
  isHomesFirst?: boolean;
}

/** One query of those that answer a search in turn. */
interface Attempt {
  query: repo.IndexQuery;
  match: Found['match'];
  reading: Reading;
}

function attemptsFor(read: Reading, markets: Markets, { isHomesFirst }: Pick<Page, 'isHomesFirst'>): Attempt[] {
  const exactly = (reading: Reading, query = exactQuery(reading.filters, reading.words, markets)): Attempt[] =>
    query ? [{ query: isHomesFirst ? homesFirst(query, reading.filters) : query, match: 'exact', reading }] : [];
  // Homes in Ikorodu have the words of "Ikorodu Road" on every road.
  const elsewhere = (reading: Reading): Attempt[] => {
    const without = [...(reading.filters.without ?? []), ...(read.isOnRoad ? read.roadTowns : [])];
    return exactly(reading, exactQuery({ ...reading.filters, without }, reading.words, markets));
  };
  const name = read.name && wordsOfName(read.name.searchTerm ?? '');
  const named =
    read.name && name
      ? elsewhere({
          ...read,
          filters: read.name,
          words: name,
          corrections: [],
          inferred: [],
          guessedFrom: null,
          isUnderstood: false,
        })
      : [];
  const { searchTerm, ...filters } = read.filters;
  if (!searchTerm) return [...exactly(read), ...named];
  if (read.isTalk) return exactly({ ...read, words: inHead(read.words) });
  if (!read.isUnderstood || isReference(searchTerm)) {
    const relaxed = relaxedQueries(read.filters, read.words, markets);
    return [...exactly(read), ...relaxed.map((query): Attempt => ({ query, match: 'similar', reading: read }))];
  }
  const optional: Reading = {
    ...read,
    filters,
    words: NO_WORDS,
    corrections: [],
    optional: searchTerm,
    unmentioned: read.words.unmentioned,
  };
  const raised = exactQuery(filters, NO_WORDS, markets);
  const inName = read.isOnRoad ? { ...read.filters, place: null } : read.filters;
  return [
    ...(isNamelessStreet(searchTerm)
      ? []
      : [...elsewhere({ ...read, filters: inName, words: inHead(read.words) }), ...named]),
    ...(raised ? exactly(optional, raisedBy(raised, read.words)) : []),
  ];
}

function foundBy({ match, reading }: Attempt, { ids, total }: repo.PageOfIds, countTo = MAX_DEPTH): Found {
  if (match === 'similar') return { ...factsOf(reading), ids, match, total: 0, capped: false };
  const capped = (total ?? Infinity) > MAX_DEPTH;
  return { ...factsOf(reading), ids, match, total: Math.min(total ?? countTo, MAX_DEPTH), capped };
}

function factsOf({
  name: _name,
  isOnRoad: _road,
  roadTowns: _towns,
  isTalk: _isTalk,
  respelt: _respelt,
  stay,
  ...facts
}: Reading) {
  return { ...facts, nights: facts.filters.type === 'shortlet' ? (stay?.nights ?? null) : null };
}
