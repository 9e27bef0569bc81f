import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import type { ListingType } from '#features/listings/rules.ts';
import { listings } from '#db/schema/listings.ts';
import { statesAround } from '#features/places/service.server.ts';
import { type Bounds, boundsForIndex } from './bounds.ts';
import { anyFact, type Clause } from './clauses.ts';
import type { SORTS } from './filter-limits.ts';
import { countFacts, countFactsFrom } from './results/count-facts.ts';
import { MAX_DEPTH } from './rules.ts';

/** Orders of results; `best` puts homes first that match in their name or place. */
type Sort = (typeof SORTS)[number];

/** What the index is asked for: clauses that must all hold, and bounds. */
export interface IndexQuery {
  clauses: readonly Clause[];
  bounds: Bounds;
}

/** Which part of the matches, and in which order. */
export interface Page {
  sort: Sort;
  skip: number;
  take: number;
  /** Up to how many matches are counted, 1,000 at the most; the fewer, the sooner a page is found. */
  countTo?: number | undefined;
}

/** Ids of one page; `total` is null where it is certain to be above `countTo`. */
export interface PageOfIds {
  ids: string[];
  total: number | null;
}

/**
 * The page of the first of these queries that matches anything, and which one that is (`at`); null where none does. One
 * statement for several such lists of queries, and a query is run only where those before it found nothing.
 */
export async function firstPages(
  db: Db,
  lists: readonly (readonly IndexQuery[])[],
  { sort, skip, take, countTo = MAX_DEPTH }: Page,
): Promise<((PageOfIds & { at: number }) | null)[]> {
  const from = Math.min(skip, MAX_DEPTH);
  const attempt = (query: IndexQuery, at: number) => sql`
    select ${at}::integer as at, ids, total from search_page(${clauses(query, 'every')}, ${clauses(query, 'head')},
      ${JSON.stringify(pageBounds(query))}::jsonb, ${sort}, ${from}::integer, ${Math.min(take, MAX_DEPTH - from)}::integer, ${countTo}::integer)`;
  const asked = lists.flatMap((queries, list) => (queries.length > 0 ? [{ queries, list }] : []));
  if (asked.length === 0) return lists.map(() => null);
  // Without an order PostgreSQL runs the parts of a union one after the other, and stops at the first row.
  const first = asked.map(
    ({ queries, list }) => sql`
    (select ${list}::integer as list, at, ids, total from (${sql.join(queries.map(attempt), sql` union all `)}) as attempts
    where total is null or total > 0 limit 1)`,
  );
  const { rows } = await db.execute<{ list: number; at: number; ids: string[] | null; total: number | null }>(
    sql.join(first, sql` union all `),
  );
  const found = new Map(rows.map(({ list, at, ids, total }) => [list, { at, ids: ids ?? [], total }]));
  return lists.map((_, list) => found.get(list) ?? null);
}

/** The same in each of these groups of markets, which the queries don't name: of the first query that matches anything in any of them. */
export async function firstPagesByMarket(
  db: Db,
  queries: readonly IndexQuery[],
  groups: readonly (readonly string[])[],
  { sort, take, countTo = MAX_DEPTH }: Omit<Page, 'skip'>,
): Promise<((PageOfIds & { at: number }) | null)[]> {
  if (queries.length === 0) return groups.map(() => null);
  const attempts = queries.map((query) => ({
    clauses: query.clauses.map(({ every }) => every),
    heads: query.clauses.map(({ head }) => head),
    bounds: pageBounds(query),
  }));
  const markets = groups.flatMap((group) => anyFact(group)).map(({ every }) => every);
  const { rows } = await db.execute<Record<'at' | 'market', number> & Pick<PageOfIds, 'ids' | 'total'>>(sql`
    select attempt as at, market, ids, total from search_page_by_market(${JSON.stringify(attempts)}::jsonb,
      ${sql.param(markets)}::text[]::tsquery[], ${sort}, ${take}::integer, ${countTo}::integer)
  `);
  return groups.map((_, group) => rows.find(({ market }) => market === group) ?? null);
}

/** The page of each of these queries, all of them in one statement. */
export async function pages(db: Db, queries: readonly IndexQuery[], page: Page): Promise<PageOfIds[]> {
  const found = await firstPages(
    db,
    queries.map((query) => [query]),
    page,
  );
  return found.map((one) => one ?? { ids: [], total: 0 });
}

/** How many of the counted matches have each fact, and how many matches one of them stands for; 1 means exact. */
export interface Counted {
  counts: Record<string, number>;
  scale: number;
}

/** The counts of several queries, all in one statement; of a query with `beginnings` only those of facts that begin so. */
export async function counts(
  db: Db,
  queries: readonly (IndexQuery & { beginnings?: readonly string[] | undefined })[],
): Promise<Counted[]> {
  if (queries.length === 0) return [];
  const parts = queries.map(
    (query, at) => sql`
    select ${at}::integer as at, facts, scale from search_facts(${clauses(query, 'every')}, ${bounds(query)})`,
  );
  const { rows } = await db.execute<{ at: number; facts: string | null; scale: number }>(
    sql.join(parts, sql` union all `),
  );
  const counted = (facts: string, beginnings?: readonly string[]) =>
    beginnings ? countFactsFrom(facts, beginnings) : countFacts(facts);
  const found = new Map(
    rows.map(({ at, facts, scale }) => [at, { counts: facts ? counted(facts, queries[at]?.beginnings) : {}, scale }]),
  );
  return queries.map((_, at) => found.get(at) ?? { counts: {}, scale: 1 });
}

/** Of these homes those with any of these facts, and with which. */
export async function factsAmong(
  db: Db,
  ids: readonly string[],
  facts: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await db.execute<{ id: string; facts: string[] }>(sql`
    select listing_id as id, array(select unnest(facts) intersect select unnest(asked)) as facts
    from listing_search, (select ${sql.param(facts)}::text[] as asked) as question
    where listing_id = any(${sql.param(ids)}::uuid[]) and facts && asked
  `);
  return new Map(rows.map((row) => [row.id, row.facts]));
}

/** The places that each of these homes lies in, the smallest first. */
export async function placesOf(db: Db, ids: readonly string[]): Promise<string[][]> {
  const rows = await db
    .select({ within: listings.within })
    .from(listings)
    .where(inArray(listings.id, [...ids]));
  return rows.map(({ within }) => within);
}

/** Matches joined in squares of 1/`parts` degree. */
export interface Cluster {
  homes: number;
  latitude: number;
  longitude: number;
  /** The lowest price in the square. */
  price: number;
  /** What all of them are offered for; null where that differs. */
  market: ListingType | null;
  /** The home, where there is one. */
  listingId: string;
  /** Homes that each counted one stands for. */
  scale: number;
}

/** The matches as clusters on a map; at most 4,000 homes are read. */
export async function clusters(db: Db, query: IndexQuery, parts: number): Promise<Cluster[]> {
  const { rows } = await db.execute<Omit<Cluster, 'price'> & { price: string }>(sql`
    select homes, latitude, longitude, price, market, listing_id as "listingId", scale
    from search_clusters(${clauses(query, 'every')}, ${bounds(query)}, ${parts}::double precision)
  `);
  return rows.map((row) => ({ ...row, price: Number(row.price) }));
}

function clauses({ clauses: all }: IndexQuery, side: keyof Clause) {
  return sql`${sql.param(all.map((clause) => clause[side]))}::text[]::tsquery[]`;
}

/** With the states of a part of the map, so that the newest homes of these are read and not of the whole country. */
function pageBounds({ bounds: within }: IndexQuery): Record<string, unknown> {
  const given = boundsForIndex(within);
  const states = given.box ? statesAround(given.box) : [];
  return { ...given, ...(states.length > 0 && { region: anyFact(states.map((id) => `in:${id}`))[0]?.every }) };
}

function bounds(query: IndexQuery) {
  return sql`${JSON.stringify(boundsForIndex(query.bounds))}::jsonb`;
}
