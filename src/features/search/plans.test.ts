import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Box } from '#core/box.ts';
import type { Ctx } from '#core/ctx.ts';
import {
  exclusiveListings,
  getListing,
  homeSections,
  listingsOf,
  newestListings,
} from '#features/listings/service.server.ts';
import { recountWords, searchListings, suggest } from './service.server.ts';
import { fillMarket } from '../../../tests/support/many-listings.ts';
import { createWorld, type World } from '../../../tests/support/world.ts';
import { anyBeginning, anyWord, type Clause } from './clauses.ts';
import type { Filters } from './filters.ts';
import { nearHomes } from './near/near.server.ts';
import { pages } from './repo.server.ts';
import { clustersOf, countFacts, findAsWritten } from '../../../tests/support/search.ts';

const HOMES = 100_000;
const SELLER = '00000000-0000-7000-8000-000000000007';
let world: World;

beforeAll(async () => {
  world = await createWorld();
  await fillMarket(world.db, HOMES);
  await recountWords(world.deps);
}, 240_000);
afterAll(() => world[Symbol.asyncDispose]());

/** Rows that the work reads from our tables, and whole passes over one. */
async function reads(work: (ctx: Ctx) => Promise<unknown>): Promise<{ rows: number; passes: number }> {
  return world.db.transaction(async (db) => {
    const before = await counted(db);
    await work({ ...world.ctx(), db });
    const after = await counted(db);
    return { rows: after.rows - before.rows, passes: after.passes - before.passes };
  });
}

async function counted(db: Ctx['db']): Promise<{ rows: number; passes: number }> {
  const { rows } = await db.execute<{ rows: number; passes: number }>(sql`
    select sum(idx_tup_fetch + seq_tup_read)::integer as rows, sum(seq_scan)::integer as passes
    from pg_stat_xact_user_tables where relname in ('listings', 'listing_search', 'search_words')
  `);
  return rows[0] ?? { rows: NaN, passes: NaN };
}

const near = (filters: Filters) => (ctx: Ctx) => nearHomes(ctx, filters, { take: 9 });

describe(`with ${HOMES.toLocaleString('en-US')} homes no query passes over a table, and each reads few rows`, () => {
  test.each<[string, number, (ctx: Ctx) => Promise<unknown>]>([
    ['newest', 40, (ctx) => newestListings(ctx, 'all', { limit: 9, startIndex: 0 })],
    ['newest for rent', 40, (ctx) => newestListings(ctx, 'rent', { limit: 9, startIndex: 0 })],
    // As many as it skips at most: in a market at rest the index alone passes over them.
    ['a far page', 10_100, (ctx) => newestListings(ctx, 'rent', { limit: 9, startIndex: 9_999 })],
    ['offers', 40, (ctx) => newestListings(ctx, 'offers', { limit: 9, startIndex: 0 })],
    // Fifty homes, and for those whose owners chose no kind what the search has read from the name.
    ['premier', 100, (ctx) => exclusiveListings(ctx, 50)],
    ['home page', 40, (ctx) => homeSections(ctx)],
    ['by slug', 1, (ctx) => getListing(ctx, 'home-5000')],
    ['of a seller', 220, (ctx) => listingsOf(ctx, SELLER, { limit: 9, type: 'sale' })],
    ['common words', 400, (ctx) => searchListings(ctx, { searchTerm: 'lekki duplex' })],
    ['a word of every second home', 200, (ctx) => searchListings(ctx, { searchTerm: 'lagos' })],
    ['common words of descriptions', 2_000, (ctx) => searchListings(ctx, { searchTerm: 'pool gym' })],
    ['common words that never meet', 250, (ctx) => searchListings(ctx, { searchTerm: 'lagos abuja' })],
    ['a rare word', 100, (ctx) => searchListings(ctx, { searchTerm: 'abchouse' })],
    ['a rare and a common word', 100, (ctx) => searchListings(ctx, { searchTerm: 'abchouse lagos' })],
    ['a wrong word', 2_000, (ctx) => searchListings(ctx, { searchTerm: 'leki duplx' })],
    ['a half word', 2_000, (ctx) => searchListings(ctx, { searchTerm: 'le' })],
    ['facts', 1_000, (ctx) => searchListings(ctx, { type: 'sale', bedrooms: 3, furnished: true })],
    [
      'words and facts',
      4_000,
      (ctx) => searchListings(ctx, { searchTerm: 'lekki pool', type: 'sale', bedrooms: 3, maxPrice: 5_000_000 }),
    ],
    [
      'facts that hardly meet',
      3_000,
      (ctx) => searchListings(ctx, { searchTerm: 'kano cinema', type: 'shortlet', bedrooms: 7, offer: true }),
    ],
    ['a narrow price', 3_000, (ctx) => searchListings(ctx, { type: 'rent', minPrice: 2_450_000, maxPrice: 2_460_000 })],
    [
      'a far page of results',
      15_000,
      (ctx) => findAsWritten(ctx, { searchTerm: 'lekki duplex' }, { skip: 990, take: 9 }),
    ],
    [
      'near, all of it common',
      3_000,
      near({ type: 'rent', kind: ['flat'], place: ['lagos/lekki'], bedrooms: 3, maxPrice: 60_000 }),
    ],
    ['near, a rare kind', 3_000, near({ type: 'sale', kind: ['hotel'], place: ['kano/kano'] })],
    ['near, a market and a price', 3_000, near({ type: 'sale', maxPrice: 1_000 })],
    ['near, many features', 3_000, near({ type: 'rent', has: ['pool', 'gym', 'bq', 'cctv'], place: ['lagos'] })],
    ['near, beside a city', 3_000, near({ kind: ['flat'], box: [5.3, 3.71, 5.75, 4.15] })],
    ['suggestions', 1_000, (ctx) => suggest(ctx, { searchTerm: 'lek' })],
    ['oldest of all', 400, (ctx) => searchListings(ctx, { sort: 'oldest' })],
    ['oldest by common words', 400, (ctx) => searchListings(ctx, { searchTerm: 'lekki duplex', sort: 'oldest' })],
    ['cheapest of all', 4_000, (ctx) => searchListings(ctx, { sort: 'price' })],
    ['dearest for sale', 4_000, (ctx) => searchListings(ctx, { type: 'sale', sort: 'price-desc' })],
    ['largest of a kind', 4_000, (ctx) => searchListings(ctx, { kind: ['flat'], sort: 'size' })],
    ['cheapest in all', 6_000, (ctx) => searchListings(ctx, { place: ['lagos/lekki'], sort: 'total' })],
    ['a box', 3_000, (ctx) => searchListings(ctx, { box: [5.4, 3.5, 5.5, 3.6] })],
    ['a box of 200 km beside a city', 100, (ctx) => searchListings(ctx, { box: [5.65, 1.8, 7.4, 3.45] })],
    ['counts', 8_000, (ctx) => countFacts(ctx, { type: 'rent' })],
    ['the map of the country', 8_000, (ctx) => clustersOf(ctx, { type: 'rent' }, 2)],
  ])('%s: at most %i', async (_name, most, work) => {
    // Once for the plan that is made, six times for the one that is kept.
    for (let run = 0; run < 7; run++) {
      const { rows, passes } = await reads(work);
      expect(passes).toBe(0);
      expect(rows).toBeLessThanOrEqual(most);
    }
  });
});

test('while homes are written it is still the sample in which a search counts', async () => {
  const search = (ctx: Ctx) => searchListings(ctx, { searchTerm: 'street security water', maxPrice: 90_000_000 });
  await reads(search);
  const before = await reads(search);
  await world.db.execute(sql`
    update listing_search set terms = terms || '''=written'''::tsvector
    where listing_id in (select listing_id from listing_search where sampled order by listing_id limit 30)
  `);
  expect((await reads(search)).rows).toBeLessThanOrEqual(before.rows + 30);
});

/** As in a market in which the planner counts so many homes: larger ones have a smaller sample as well. */
async function inMarketOf<T>(homes: number, work: (db: Ctx['db']) => Promise<T>): Promise<T> {
  return world.db.transaction(async (db) => {
    await db.execute(sql`create schema larger`);
    await db.execute(sql`create function larger.search_market_size() returns double precision language sql stable
      as ${sql.raw(`'select ${homes}::double precision'`)}`);
    await db.execute(sql`set local search_path = larger, public`);
    const done = await work(db);
    await db.execute(sql`drop schema larger cascade`);
    return done;
  });
}

const KINDS = `'=k:duplex' | '=k:terraced-duplex' | '=k:detached-duplex'`;
describe.each([HOMES, 1_000_000])(
  'as in a market of %i every way of finding gives the pages of a comparison',
  (homes) => {
    const query = (words: string[], facts: string[] = []): Clause[] => [
      ...words.map((word) => anyWord([word])),
      ...facts.map((fact) => ({ every: `'${fact}'`, head: `'${fact}'` })),
    ];
    test.each<[string, Clause[], { maxPrice?: number }?]>([
      ['half of all', query(['lagos'])],
      ['common in names', query(['lekki', 'duplex'])],
      ['common in descriptions', query(['pool', 'gym'])],
      ['in names and in descriptions', query(['lekki', 'pool'])],
      ['few in names, many in descriptions', query(['street', 'security', 'water'])],
      ['not so common', query(['kaduna', 'flat'], ['=sale'])],
      ['rare', query(['abchouse'])],
      ['facts alone', query([], ['=shortlet', '=offer', '=furnished'])],
      ['a beginning', [anyBeginning('lek'), ...query([], ['=rent'])]],
      ['none', query(['lagos', 'abuja'])],
      ['a kind', query([], ['=k:flat', '=sale'])],
      ['a rare kind with a feature', query([], ['=k:penthouse', '=f:bq'])],
      ['kinds of a market', [...query(['bedroom']), { every: KINDS, head: KINDS }, ...query([], ['=rent'])]],
      ['a price alone', query([], ['=home']), { maxPrice: 51_000 }],
      ['a price that many have', query([], ['=rent']), { maxPrice: 90_000_000 }],
      ['a state and a price', query([], ['=in:lagos']), { maxPrice: 60_000 }],
      ['a refusal', [{ every: `'=home' & !'=f:pool'`, head: `'=home' & !'=f:pool'` }, ...query(['lekki'])]],
      [
        'a place beside a word',
        [{ every: `'=in:lagos'`, head: `'=in:lagos' & ('pool' | 'gym')` }, ...query([], ['=sale'])],
      ],
    ])('%s', async (_name, clauses, bounds = {}) => {
      const both = (side: keyof Clause) => clauses.map((clause) => `(${clause[side]})`).join(' & ');
      const { rows } = await world.db.execute<{ id: string }>(sql`
      select listing_id as id from listing_search where terms @@ ${both('every')}::tsquery
        and price <= ${bounds.maxPrice ?? Number.MAX_SAFE_INTEGER}
      order by (terms @@ ${both('head')}::tsquery) desc, updated_at desc, listing_id desc
    `);
      const all = rows.map(({ id }) => id);
      for (const [skip, take] of [
        [0, 10],
        [9, 9],
        [180, 9],
        [991, 9],
      ] as const) {
        const [{ ids, total } = { ids: [], total: NaN }] = await inMarketOf(homes, (db) =>
          pages(db, [{ clauses, bounds }], { sort: 'best', skip, take }),
        );
        expect(ids, `${skip}`).toEqual(all.slice(skip, skip + take));
        if (total === null) expect(all.length).toBeGreaterThan(1_000);
        else expect(total).toBe(all.length);
      }
    });
  },
);

describe.each([HOMES, 250_000])('as in a market of %i the order of a number is that of a comparison', (homes) => {
  test.each([
    ['all homes', `'=home'`],
    ['a market', `'=rent' | '=shortlet'`],
    ['a part of the map', `'=home'`, [6.2, 4.5, 6.4, 4.7] as const],
  ])('%s', async (_name, every, box?: Box) => {
    const inside = box
      ? sql`latitude between ${box[0]} and ${box[2]} and longitude between ${box[1]} and ${box[3]}`
      : sql`true`;
    for (const [sort, order] of [
      ['price', 'price'],
      ['price-desc', 'price desc'],
      ['total', 'total'],
      ['size', 'size_sqm desc nulls last'],
      ['newest', 'updated_at desc'],
    ] as const) {
      const { rows } = await world.db.execute<{ id: string }>(sql`
        select listing_id as id from listing_search where terms @@ ${every}::tsquery and ${inside}
        order by ${sql.raw(order)}, updated_at desc, listing_id desc limit 200
      `);
      for (const skip of [0, 90, 180]) {
        const [page] = await inMarketOf(homes, (db) =>
          pages(db, [{ clauses: [{ every, head: every }], bounds: { box } }], { sort, skip, take: 9 }),
        );
        expect(page?.ids, `${sort} ${skip}`).toEqual(rows.slice(skip, skip + 9).map(({ id }) => id));
      }
    }
  });
});

test('of a part of the map the newest homes of its states are read, and no others', async () => {
  const newest = async (region: object) => {
    let found: unknown;
    const { rows } = await reads(async ({ db }) => {
      found = await db.execute(sql`
        select ids, total from search_page(array['''=home''']::tsquery[], array['''=home''']::tsquery[],
          ${JSON.stringify({ box: [8.2, 7, 8.4, 7.2], ...region })}::jsonb, 'newest', 0, 9, 100)`);
    });
    return { rows, found };
  };
  const country = await newest({});
  const state = await newest({ region: `'=in:oyo'` });
  expect(JSON.stringify(state.found)).toBe(JSON.stringify(country.found));
  expect(state.rows).toBeLessThan(country.rows / 3);
});

test('of a kind its newest homes are read, and no others', async () => {
  const found: unknown[] = [];
  const { rows } = await reads(async ({ db }) => {
    const { rows: newest } = await db.execute<{ ids: string[] }>(sql`
      select search_scan_recent(array['''=k:mansion''', '''=rent'' | ''=sale''']::tsquery[], '', 30000, 9) as ids`);
    found.push(...(newest[0]?.ids ?? []));
  });
  expect(rows).toBeLessThan(30);
  const compared = await world.db.execute<{ id: string }>(sql`
    select listing_id as id from listing_search where terms @@ '''=k:mansion'' & (''=rent'' | ''=sale'')'::tsquery
    order by updated_at desc, listing_id desc limit 9`);
  expect(found).toEqual(compared.rows.map(({ id }) => id));
});

test('among the many homes around a place in a large market the nearest come first', async () => {
  const [latitude, longitude] = [5.5, 3.6];
  const filters: Filters = {
    type: 'rent',
    kind: ['duplex'],
    bedrooms: 2,
    maxBedrooms: 2,
    box: [5.499, 3.599, 5.501, 3.601],
  };
  const homes = await inMarketOf(1_000_000, (db) => nearHomes({ ...world.ctx(), db }, filters, { take: 9 }));
  const { rows } = await world.db.execute<{ id: string }>(sql`
    select listing_id as id from listing_search where terms @@ '''=rent'' & ''=bed2'' & (''=k:duplex'' | ''=k:terraced-duplex'' | ''=k:detached-duplex'')'::tsquery
      and not (latitude between 5.499 and 5.501 and longitude between 3.599 and 3.601)
    order by point(longitude * cosd(${latitude}), latitude) <-> point(${longitude} * cosd(${latitude}), ${latitude}) limit 9`);
  expect(homes.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
});

test('what a large market has a good deal of, beside features, is near by one home in eight', async () => {
  const filters: Filters = {
    type: 'sale',
    kind: ['flat'],
    place: ['kano/kano'],
    has: ['gym', 'pool', 'lift'],
    bedrooms: 7,
  };
  const used = await inMarketOf(1_000_000, async (db) => {
    await nearHomes({ ...world.ctx(), db }, filters, { take: 9 });
    const { rows } = await db.execute(sql`
      select pg_stat_get_xact_numscans('listing_search_large_sample'::regclass)::int > 0 as used`);
    return rows;
  });
  expect(used).toEqual([{ used: true }]);
});

test('a box with few homes is read by position, and gives those of a comparison', async () => {
  const inBox = async ([south, west, north, east]: Box, maxPrice: number) => {
    const bounds = JSON.stringify({ box: [south, west, north, east], maxPrice });
    const { rows } = await world.db.execute<{ found: string | null; compared: string }>(sql`
      select (select array_agg(address order by address)::text from unnest(
          search_in_box(array['''=home''', '''=k:flat''']::tsquery[], ${bounds}::jsonb, 1000)) as address) as found,
        (select array_agg(ctid order by ctid)::text from listing_search where terms @@ '''=k:flat'''::tsquery
          and latitude between ${south} and ${north} and longitude between ${west} and ${east} and price <= ${maxPrice}) as compared`);
    return rows[0];
  };
  const few = await inBox([5.4, 3.5, 5.405, 3.505], 60_000_000);
  expect(few?.compared).toContain('(');
  expect(few?.found).toBe(few?.compared);
  expect(await inBox([5.4, 3.5, 5.6, 3.7], 60_000_000)).toMatchObject({ found: null });
});

test.each<[string, string[], { minPrice?: number; maxPrice?: number; box?: Box }]>([
  ['a place', [`'=rent'`, `'=in:lagos/lekki' | '=named:lagos/lekki'`], { maxPrice: 90_000 }],
  [
    'a kind and bedrooms of two places',
    [`'=in:lagos/lekki' | '=named:lagos/lekki' | '=in:lagos/yaba' | '=named:lagos/yaba'`, `'=k:flat'`, `'=bed2'`],
    { minPrice: 4e8 },
  ],
  ['kinds of a family', [`'=sale'`, KINDS, `'=in:lagos'`, `'=bed1' | '=bed2'`], { minPrice: 177e5, maxPrice: 179e5 }],
  ['a large family', [`'=sale'`, `'=k:office' | '=k:shop'`, `'=in:oyo'`], { maxPrice: 999_999 }],
  ['a part of the map', [`'=home'`, `'=sale'`], { box: [5.4, 3.5, 5.6, 3.7], maxPrice: 1_000_000 }],
  ['a wide part with a place', [`'=rent'`, `'=in:lagos'`, `'=bed3'`], { box: [5, 3, 5.7, 4], minPrice: 4e8 }],
  ['features', [`'=rent'`, `'=in:oyo'`, `'=f:gym' | '=f:pool'`, `'=home' & !'=f:cinema'`], { maxPrice: 60_000 }],
])('homes found by what they cost in %s are those of a comparison', async (_name, clauses, bounds) => {
  const [south, west, north, east] = bounds.box ?? [-90, -180, 90, 180];
  const { rows } = await world.db.execute<{ found: string | null; compared: string }>(sql`
    select (select array_agg(address order by address)::text from unnest(
        search_in_price(${sql.param(clauses)}::text[]::tsquery[], ${JSON.stringify(bounds)}::jsonb, ${HOMES})) as address) as found,
      (select array_agg(ctid order by ctid)::text from listing_search where terms @@ ${clauses.map((one) => `(${one})`).join(' & ')}::tsquery
        and latitude between ${south} and ${north} and longitude between ${west} and ${east}
        and price between ${bounds.minPrice ?? 0} and ${bounds.maxPrice ?? 1e15}) as compared`);
  expect(rows[0]?.compared).toContain('(');
  expect(rows[0]?.found).toBe(rows[0]?.compared);
});

test('in a large market a price that few of a place have is found by bands of prices', async () => {
  const { rows } = await inMarketOf(1_000_000, (db) =>
    db.execute<Record<'found' | 'compared', string> & { used: boolean }>(sql`
      with step as materialized (
        select search_step(array['''=sale''', '''=in:lagos''']::tsquery[], '{"minPrice": 480000000}', 120) as found)
      select (select array_agg(address order by address)::text from unnest(found) as address) as found,
        (select array_agg(ctid order by ctid)::text from listing_search
          where terms @@ '''=sale'' & ''=in:lagos'''::tsquery and price >= 480000000) as compared,
        pg_stat_get_xact_numscans('listing_search_bands'::regclass)::int > 0 as used from step`),
  );
  expect(rows[0]?.compared).toContain('(');
  expect(rows[0]?.found).toBe(rows[0]?.compared);
  expect(rows[0]?.used).toBe(true);
});

test('without a price, a place or a part of the map no home is found by what it costs', async () => {
  const { rows } = await world.db.execute(sql`
    select search_in_price(array['''=in:lagos''']::tsquery[], '{"minSize": 20}', 9) as unpriced,
      search_in_price(array['''=rent''']::tsquery[], '{"maxPrice": 60000}', 9) as anywhere`);
  expect(rows).toEqual([{ unpriced: null, anywhere: null }]);
});

test.each([HOMES, 1_000_000])(
  'as in a market of %i a price that few have is found in half of the country',
  async (homes) => {
    const { rows } = await inMarketOf(homes, (db) =>
      db.execute<{ found: number; compared: number }>(sql`
      select cardinality(search_step(array['''=sale''']::tsquery[], '{"box": [2, 0.5, 14, 12.5], "minPrice": 480000000}', 120)) as found,
        (select least(120, count(*))::integer from listing_search where terms @@ '''=sale'''::tsquery and price >= 480000000
          and latitude between 2 and 14 and longitude between 0.5 and 12.5) as compared`),
    );
    expect(rows[0]?.compared).toBeGreaterThan(50);
    expect(rows[0]?.found).toBe(rows[0]?.compared);
  },
);

test.each<[string, string[], Box?]>([
  ['a kind of a family with bedrooms', [`'=sale'`, `'=k:terraced-duplex'`, `'=bed5'`], [5.3, 3.4, 5.7, 3.8]],
  [
    'kinds in the markets of a place',
    [`'=rent' | '=shortlet'`, `'=in:abuja'`, `'=k:penthouse' | '=k:mansion'`, `'=bed5'`],
  ],
  ['a kind by itself', [`'=k:terraced-duplex'`, `'=bed7'`], [5.3, 3.4, 5.7, 3.8]],
])('a step finds all of the few homes that are %s', async (_name, clauses, box) => {
  const [south, west, north, east] = box ?? [-90, -180, 90, 180];
  const { rows } = await inMarketOf(1_000_000, (db) =>
    db.execute<Record<'found' | 'compared', string | null>>(sql`
      select (select array_agg(address order by address)::text from unnest(
          search_step(${sql.param(clauses)}::text[]::tsquery[], ${JSON.stringify(box ? { box } : {})}::jsonb, 120)) as address) as found,
        (select array_agg(ctid order by ctid)::text from listing_search where terms @@ ${clauses.map((one) => `(${one})`).join(' & ')}::tsquery
          and latitude between ${south} and ${north} and longitude between ${west} and ${east}) as compared`),
  );
  expect(rows[0]?.compared).toContain('(');
  expect(rows[0]?.found).toBe(rows[0]?.compared);
});
