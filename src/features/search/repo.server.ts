import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import type { ListingType } from '#features/listings/rules.ts';
import { type Bounds, boundsForIndex } from './bounds.ts';
import type { Clause } from './clauses.ts';
import type { SORTS } from './filter-limits.ts';
import { MAX_COMPLETIONS, MAX_DEPTH, RARE_USES } from './rules.ts';
import type { KnownWord } from './terms/spelling.ts';

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
}

/** Ids of one page; `total` is null where it is certain to be above 1,000. */
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
  { sort, skip, take }: Page,
): Promise<((PageOfIds & { at: number }) | null)[]> {
  const from = Math.min(skip, MAX_DEPTH);
  const attempt = (query: IndexQuery, at: number) => sql`
    select ${at}::integer as at, ids, total from search_listings(${clauses(query, 'every')}, ${clauses(query, 'head')},
      ${bounds(query)}, ${sort}, ${from}::integer, ${Math.min(take, MAX_DEPTH - from)}::integer)`;
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

/** The page of each of these queries, all of them in one statement. */
export async function pages(db: Db, queries: readonly IndexQuery[], page: Page): Promise<PageOfIds[]> {
  const found = await firstPages(
    db,
    queries.map((query) => [query]),
    page,
  );
  return found.map((one) => one ?? { ids: [], total: 0 });
}

/** How many matches have each of these facts (or any), and how many matches one counted stands for; 1 means exact. */
export interface Counted {
  counts: Record<string, number>;
  scale: number;
}

/** The counts of several queries, all in one statement. */
export async function counts(
  db: Db,
  questions: readonly { query: IndexQuery; facts?: readonly string[] | undefined }[],
): Promise<Counted[]> {
  if (questions.length === 0) return [];
  const parts = questions.map(
    ({ query, facts }, at) => sql`
    select ${at}::integer as at, counts, scale from search_counts(
      ${clauses(query, 'every')}, ${bounds(query)}, ${facts ? sql.param(facts.map((fact) => `=${fact}`)) : null}::text[])`,
  );
  const { rows } = await db.execute<{ at: number; counts: Record<string, number> | null; scale: number }>(
    sql.join(parts, sql` union all `),
  );
  const found = new Map(rows.map((row) => [row.at, { counts: row.counts ?? {}, scale: row.scale }]));
  return questions.map((_, at) => found.get(at) ?? { counts: {}, scale: 1 });
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

/** Matches joined in squares of 1/`parts` degree. */
export interface Cluster {
  homes: number;
  latitude: number;
  longitude: number;
  /** The lowest price in the square. */
  price: number;
  /** The home, where there is one. */
  listingId: string;
  /** Homes that each counted one stands for. */
  scale: number;
}

/** The matches as clusters on a map; at most 4,000 homes are read. */
export async function clusters(db: Db, query: IndexQuery, parts: number): Promise<Cluster[]> {
  const { rows } = await db.execute<Omit<Cluster, 'price'> & { price: string }>(sql`
    select homes, latitude, longitude, price, listing_id as "listingId", scale
    from search_map(${clauses(query, 'every')}, ${bounds(query)}, ${parts}::double precision)
  `);
  return rows.map((row) => ({ ...row, price: Number(row.price) }));
}

function clauses({ clauses: all }: IndexQuery, side: keyof Clause) {
  return sql`${sql.param(all.map((clause) => clause[side]))}::text[]::tsquery[]`;
}

function bounds(query: IndexQuery) {
  return sql`${JSON.stringify(boundsForIndex(query.bounds))}::jsonb`;
}

/** What the dictionary knows of typed words. */
export interface KnownWords {
  /** For each typed word the words in use that begin with it, itself first, then those most in use; one more than searched. */
  completions: Map<string, KnownWord[]>;
  /** For each that nothing or hardly anything begins like, the words in use that look like it, the most alike first. */
  alike: Map<string, KnownWord[]>;
  /** In how many homes each half of such a word is in use. */
  halves: Map<string, number>;
}

/** From where to where the middle half of the prices in a place goes. */
export interface UsualPrice {
  type: ListingType;
  place: string;
  homes: number;
  low: number;
  high: number;
}

/** The places whose usual prices are asked for, of homes with so many bedrooms or with any. */
export interface UsualPricesAsked {
  places: readonly string[];
  bedrooms: number | null;
}

/** What a typed search is read with: what the dictionary knows of its words, and the usual prices where it names an amount. One statement. */
export async function lookUp(
  db: Db,
  typed: readonly string[],
  usual: UsualPricesAsked | null,
): Promise<KnownWords & { prices: UsualPrice[] }> {
  type Found = Row & { source: 'known' | 'alike' | 'half' | 'price'; low: string; high: string };
  // `{` is the character after `z`; these operators compare as the prefix index is sorted.
  const { rows } = await db.execute<Found>(sql`
    with asked as materialized (
      select word from unnest(${sql.param(typed)}::text[]) as asked(word)
    ), known as materialized (
      select asked.word as typed, known.word, known.uses
      from asked cross join lateral (
        select word, uses from search_words
        where search_words.word ~>=~ asked.word and search_words.word ~<~ (asked.word || '{')
        order by (search_words.word = asked.word) desc, uses desc, word limit ${MAX_COMPLETIONS + 1}
      ) as known
    ), doubtful as materialized (
      select word from asked
      where not exists (select from known where typed = asked.word and (word <> typed or uses > ${RARE_USES}))
        or (length(word) < 3 and not exists (select from known where typed = asked.word and word = typed))
    )
    select 'known' as source, typed, word, uses, null::bigint as low, null::bigint as high from known
    union all
    select 'alike', doubtful.word, likely.word, likely.uses, null, null
    from doubtful cross join lateral search_alike(doubtful.word, 40) as likely
    union all
    select 'half', '', word, uses, null, null from search_words
    where word in (
      select unnest(array[left(word, at), substr(word, at + 1)])
      from doubtful cross join lateral generate_series(3, length(word) - 3) as at
    )
    union all
    select 'price', type::text, place, homes, low, high from area_figures
    where place = any(${sql.param(usual?.places ?? [])}::text[]) and low is not null
      and bedrooms = coalesce(${usual?.bedrooms ?? null}::integer, bedrooms)
  `);
  const from = (source: Found['source']) => rows.filter((row) => row.source === source);
  return {
    completions: grouped(from('known')),
    alike: grouped(from('alike')),
    halves: new Map(from('half').map(({ word, uses }) => [word, uses])),
    prices: from('price').map(({ typed: type, word: place, uses: homes, low, high }) => ({
      type: type as ListingType,
      place,
      homes,
      low: Number(low),
      high: Number(high),
    })),
  };
}

/** Counts anew how many homes hold each word, and forgets the words that none holds. */
export async function recount(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`
      with counted as materialized (
        select word, ndoc from ts_stat('select terms from listing_search') where word ~ '^[a-z]{2,}$'
      ), kept as (
        insert into search_words (word, uses) select word, ndoc from counted order by word
        on conflict (word) do update set uses = excluded.uses where search_words.uses <> excluded.uses
      )
      delete from search_words where word not in (select word from counted)
    `);
  });
}

type Row = { typed: string; word: string; uses: number };

function grouped(rows: readonly Row[]): Map<string, KnownWord[]> {
  const groups = new Map<string, KnownWord[]>();
  for (const { typed, word, uses } of rows) {
    const group = groups.get(typed) ?? [];
    group.push({ word, uses });
    groups.set(typed, group);
  }
  return groups;
}
