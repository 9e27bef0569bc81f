import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { type Bounds, boundsForIndex } from './bounds.ts';
import type { Clause } from './clauses.ts';
import { MAX_COMPLETIONS } from './rules.ts';
import type { KnownWord } from './terms/spelling.ts';

/** Orders of results; `best` puts homes first that match in their name or place. */
export type Sort = 'best' | 'newest' | 'oldest' | 'price' | 'price-desc' | 'total' | 'size';

export interface MatchQuery {
  clauses: readonly Clause[];
  bounds: Bounds;
}

export interface PageQuery extends MatchQuery {
  sort: Sort;
  skip: number;
  take: number;
}

/** Ids of one page; `total` is null where it is certain to be above 1,000. See search_listings() in db/functions. */
export async function page(db: Db, query: PageQuery): Promise<{ ids: string[]; total: number | null }> {
  const { rows } = await db.execute<{ ids: string[] | null; total: number | null }>(sql`
    select ids, total from search_listings(
      ${side(query, 'every')}, ${side(query, 'head')}, ${bounds(query)}, ${query.sort}, ${query.skip}::integer, ${query.take}::integer)
  `);
  return { ids: rows[0]?.ids ?? [], total: rows[0]?.total ?? null };
}

/** How many matches have each fact, and how many matches one counted stands for. See search_counts() in db/functions. */
export async function counts(
  db: Db,
  query: MatchQuery,
  facts?: readonly string[],
): Promise<{ counts: Record<string, number>; scale: number }> {
  const { rows } = await db.execute<{ counts: Record<string, number> | null; scale: number }>(sql`
    select counts, scale from search_counts(
      ${side(query, 'every')}, ${bounds(query)}, ${facts ? sql.param(facts.map((fact) => `=${fact}`)) : null}::text[])
  `);
  return { counts: rows[0]?.counts ?? {}, scale: rows[0]?.scale ?? 1 };
}

/** Matches joined in squares of 1/`parts` degree. */
export interface MapSpot {
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

export async function spots(db: Db, query: MatchQuery, parts: number): Promise<MapSpot[]> {
  const { rows } = await db.execute<Omit<MapSpot, 'price'> & { price: string }>(sql`
    select homes, latitude, longitude, price, listing_id as "listingId", scale
    from search_map(${side(query, 'every')}, ${bounds(query)}, ${parts}::double precision)
  `);
  return rows.map((row) => ({ ...row, price: Number(row.price) }));
}

function side({ clauses }: MatchQuery, name: keyof Clause) {
  return sql`${sql.param(clauses.map((clause) => clause[name]))}::text[]::tsquery[]`;
}

function bounds(query: MatchQuery) {
  return sql`${JSON.stringify(boundsForIndex(query.bounds))}::jsonb`;
}

/** For each typed word the words in use that begin with it, itself first, then those most in use; one more than searched. */
export async function completions(db: Db, typed: readonly string[]): Promise<Map<string, KnownWord[]>> {
  // `{` is the character after `z`; these operators compare as the prefix index is sorted.
  const { rows } = await db.execute<Row>(sql`
    select asked.word as typed, known.word, known.uses
    from unnest(${sql.param(typed)}::text[]) as asked(word)
    cross join lateral (
      select word, uses from search_words
      where search_words.word ~>=~ asked.word and search_words.word ~<~ (asked.word || '{')
      order by (search_words.word = asked.word) desc, uses desc, word limit ${MAX_COMPLETIONS + 1}
    ) as known
  `);
  return grouped(rows);
}

/** For each typed word the words in use that look like it, the most alike first. */
export async function alike(db: Db, typed: readonly string[]): Promise<Map<string, KnownWord[]>> {
  const { rows } = await db.execute<Row>(sql`
    select asked.word as typed, known.word, known.uses
    from unnest(${sql.param(typed)}::text[]) as asked(word) cross join lateral search_alike(asked.word, 40) as known
  `);
  return grouped(rows);
}

/** Those of the words that are in use. */
export async function known(db: Db, words: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<Row>(sql`
    select word, uses from search_words where word = any(${sql.param(words)}::text[])
  `);
  return new Map(rows.map(({ word, uses }) => [word, uses]));
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
