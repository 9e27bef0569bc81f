import { sql } from 'drizzle-orm';
import { type Db, statement } from '#db/client.server.ts';
import type { ListingType } from '#features/listings/rules.ts';
import { MAX_COMPLETIONS, RARE_USES } from '../rules.ts';
import type { KnownWord } from './spelling.ts';
import type { StreetNamed } from './street-named.ts';

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
  bedrooms: number;
  homes: number;
  low: number;
  high: number;
}

/** The places whose usual prices are asked for, of homes with so many bedrooms or with any. */
export interface UsualPricesAsked {
  places: readonly string[];
  bedrooms: number | null;
}

/** A place that homes in a street lie in; the smaller, the lower its size. */
export interface StreetPlace {
  place: string;
  homes: number;
  size: number;
}

/**
 * What a typed search is read with: what the dictionary knows of its words, the usual prices where it names an amount, and how many of the
 * newest homes in a street lie in which place. One statement.
 */
export async function lookUp(
  db: Db,
  typed: readonly string[],
  usual: UsualPricesAsked | null,
  street: StreetNamed | null,
): Promise<KnownWords & { prices: UsualPrice[]; streetPlaces: StreetPlace[] }> {
  const rows = await statement(db, 'typed_words', (name) => selectWords(db).prepare(name)).execute({
    typed,
    places: usual?.places ?? [],
    bedrooms: usual?.bedrooms ?? null,
    street: street?.query ?? null,
    // "Idi-Aba Road" is no Aba Road.
    address: street && `% ${street.phrase}%`,
  });
  const from = (source: Source) => rows.filter((row) => row.source === source);
  return {
    completions: grouped(from('known')),
    alike: grouped(from('alike')),
    halves: new Map(from('half').map(({ word, uses }) => [word, uses])),
    prices: from('price').map(({ typed: type, word: place, uses: homes, low, high, rooms }) => ({
      type: type as ListingType,
      place,
      bedrooms: rooms,
      homes,
      low: Number(low),
      high: Number(high),
    })),
    streetPlaces: from('street').map(({ word: place, uses: homes, rooms: size }) => ({ place, homes, size })),
  };
}

type Source = 'known' | 'alike' | 'half' | 'price' | 'street';

/** Of so many homes in a street their places are looked at. */
const STREET_HOMES = 24;

function selectWords(db: Db) {
  const columns = {
    source: sql<Source>`source`,
    typed: sql<string>`typed`,
    word: sql<string>`word`,
    uses: sql<number>`uses`,
    low: sql<string>`low`,
    high: sql<string>`high`,
    rooms: sql<number>`rooms`,
  };
  // `{` is the character after `z`; these operators compare as the prefix index is sorted.
  return db.select(columns).from(sql`(
    with asked as materialized (
      select word from unnest(${sql.placeholder('typed')}::text[]) as asked(word)
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
    select 'known' as source, typed, word, uses, null::bigint as low, null::bigint as high, null::integer as rooms from known
    union all
    select 'alike', doubtful.word, likely.word, likely.uses, null, null, null
    from doubtful cross join lateral search_alike(doubtful.word, 40) as likely
    union all
    select 'half', '', word, uses, null, null, null from search_words
    where word in (
      select unnest(array[left(word, at), substr(word, at + 1)])
      from doubtful cross join lateral generate_series(3, length(word) - 3) as at
    )
    union all
    select 'price', type::text, place, homes, low, high, bedrooms from area_figures
    where place = any(${sql.placeholder('places')}::text[]) and low is not null
      and bedrooms = coalesce(${sql.placeholder('bedrooms')}::integer, bedrooms)
    union all
    select 'street', '', around, count(*)::integer, null, null, min(size)::integer
    from (
      select array[query]::tsquery[] as queries from (select ${sql.placeholder('street')}::text as query) as street
      where query is not null
    ) as asked
      cross join lateral search_page(queries, queries, '{}', 'newest', 0, ${STREET_HOMES}, ${STREET_HOMES}) as page
      join listings on listings.id = any(page.ids) and ' ' || address ilike ${sql.placeholder('address')}::text
      cross join unnest(within) with ordinality as places(around, size)
    group by around
  ) as found`);
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
