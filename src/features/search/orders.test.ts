import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillMarket } from '../../../tests/support/many-listings.ts';
import { createWorld, type World } from '../../../tests/support/world.ts';
import { clustersOf, countFacts, findAsWritten, findByMarket } from '../../../tests/support/search.ts';
import type { Filters } from './filters.ts';
import { MARKETS } from './query.server.ts';

const HOMES = 20_000;
let world: World;

beforeAll(async () => {
  world = await createWorld();
  await fillMarket(world.db, HOMES);
}, 120_000);
afterAll(() => world[Symbol.asyncDispose]());

const ids = async (wanted: Filters, skip = 0, take = 30) =>
  (await findAsWritten(world.ctx(), wanted, { skip, take })).ids;

/** The same by comparing every home. */
async function compared(where: string, order: string, skip = 0, take = 30): Promise<string[]> {
  const { rows } = await world.db.execute<{ id: string }>(
    sql.raw(`select s.listing_id as id from listing_search s join listings l on l.id = s.listing_id where ${where}
      order by ${order}, s.updated_at desc, s.listing_id desc limit ${take} offset ${skip}`),
  );
  return rows.map(({ id }) => id);
}

describe('every order gives the same homes as comparing all of them', () => {
  const searches: [string, Filters, string][] = [
    ['all homes', {}, 'true'],
    ['a market', { type: 'sale' }, `l.type = 'sale'`],
    ['a place', { place: ['lagos/lekki'] }, `l.within @> '{lagos/lekki}'`],
    [
      'few',
      { type: 'sale', bedrooms: 7, furnished: true },
      `l.type = 'sale' and l.bedrooms >= 7 and furnished and coalesce(property_type, '') !~ 'land|office'`,
    ],
    ['a price', { minPrice: 1_234_567, maxPrice: 9_876_543 }, `l.price between 1234567 and 9876543`],
    ['a size', { minSize: 333, maxSize: 1_111 }, `l.size_sqm between 333 and 1111`],
    ['a total', { maxTotal: 777_777 }, `coalesce(l.first_total, l.price) <= 777777`],
    ['none of a feature', { without: ['bq'], type: 'rent' }, `not l.features @> '{bq}' and l.type = 'rent'`],
    ['exact rooms', { bedrooms: 2, maxBedrooms: 2 }, `l.bedrooms = 2 and coalesce(property_type, '') !~ 'land|office'`],
  ];
  const orders: [Filters['sort'], string][] = [
    ['newest', 's.updated_at desc'],
    ['oldest', 's.updated_at, s.listing_id'],
    ['price', 's.price'],
    ['price-desc', 's.price desc'],
    ['total', 's.total'],
    ['size', 's.size_sqm desc nulls last'],
  ];
  test.each(searches.flatMap((search) => orders.map((order) => [...search, ...order] as const)))(
    '%s: %o %s by %s',
    async (_name, wanted, where, sort, order) => {
      expect(await ids({ ...wanted, sort })).toEqual(await compared(where, order));
      expect(await ids({ ...wanted, sort }, 90, 9)).toEqual(await compared(where, order, 90, 9));
    },
  );
});

describe('both groups of markets at once', () => {
  const groups = Object.values(MARKETS);
  test.each<[string, Filters]>([
    ['all homes', {}],
    ['few', { bedrooms: 7, furnished: true }],
    ['a place', { place: ['lagos/lekki'] }],
    ['a price', { minPrice: 1_234_567, maxPrice: 9_876_543 }],
    ['words', { searchTerm: 'duplex' }],
    ['around a place', { place: ['lagos/yaba'], within: 10 }],
    ['few, those of the place first', { place: ['lagos/yaba'], within: 10, bedrooms: 7 }],
    ['features', { has: ['pool', 'bq'], without: ['gym'] }],
    ['many kilometres, cheapest first', { place: ['lagos/yaba'], within: 40, sort: 'price' }],
    ['largest first', { bedrooms: 3, sort: 'size' }],
  ])('%s: each gives the homes that it gives alone, and counts them up to a hundred at least', async (_name, asked) => {
    const apart = await Promise.all(
      groups.map((markets) => findAsWritten(world.ctx(), asked, { skip: 0, take: 30 }, markets)),
    );
    const found = await findByMarket(world.ctx(), asked, { take: 30, countTo: 100 }, groups);
    expect(found.map((one) => one.ids)).toEqual(apart.map((one) => one.ids));
    for (const [at, { total, capped }] of found.entries()) {
      if (capped) expect(apart[at]?.total).toBeGreaterThan(100);
      else expect(total).toBe(apart[at]?.total);
    }
  });

  test('one that has none is empty where the other has some', async () => {
    const [rent, sale] = await findByMarket(world.ctx(), { type: 'sale' }, { take: 9, countTo: 100 }, groups);
    expect([rent?.ids.length, sale?.ids.length]).toEqual([0, 9]);
  });
});

describe('places on the map', () => {
  test.each<[string, [number, number, number, number]]>([
    ['a street', [5.412, 3.512, 5.418, 3.519]],
    ['a town', [5.4, 3.5, 5.55, 3.66]],
    ['half the country', [4, 2.5, 9, 8]],
    ['the world', [-90, -180, 90, 180]],
  ])('a box around %s holds what lies in it', async (_name, box) => {
    const [south, west, north, east] = box;
    const where = `l.latitude between ${south} and ${north} and l.longitude between ${west} and ${east}`;
    expect(await ids({ box, sort: 'newest' })).toEqual(await compared(where, 's.updated_at desc'));
  });

  test('a drawn area holds what lies inside its corners, not what lies in its box alone', async () => {
    const area: [number, number][] = [
      [5.4, 3.5],
      [5.6, 3.5],
      [5.4, 3.7],
    ];
    const where = `l.latitude + l.longitude <= 5.4 + 3.7 and l.latitude >= 5.4 and l.longitude >= 3.5`;
    expect(await ids({ area, sort: 'newest' })).toEqual(await compared(where, 's.updated_at desc'));
  });

  test('few homes are counted one by one, many from the sample', async () => {
    const few: Filters = { box: [5.41, 3.51, 5.45, 3.55], bedrooms: 3 };
    const clusters = await clustersOf(world.ctx(), few, 100);
    const { total } = await findAsWritten(world.ctx(), few, { skip: 0, take: 1 });
    expect(clusters.every(({ scale }) => scale === 1)).toBe(true);
    expect(clusters.reduce((sum, { homes }) => sum + homes, 0)).toBe(total);
    const many = await clustersOf(world.ctx(), {}, 1);
    const about = many.reduce((sum, { homes, scale }) => sum + homes * scale, 0);
    expect(Math.abs(about - HOMES) / HOMES).toBeLessThan(0.2);
  });
});

describe('counts of facts', () => {
  test('few matches are counted exactly', async () => {
    const { counts, scale } = await countFacts(world.ctx(), { type: 'sale', bedrooms: 6, furnished: true });
    const { rows } = await world.db.execute<{ n: number }>(sql`
      select count(*)::int as n from listings
      where type = 'sale' and bedrooms >= 6 and furnished and (features @> '{pool}' or description ~ '\\mpool\\M') and coalesce(property_type, '') !~ 'land|office'
    `);
    expect(scale).toBe(1);
    expect(counts['=f:pool']).toBe(rows[0]?.n);
  });

  test('a home with several features of a group counts once for the group', async () => {
    const { counts } = await countFacts(world.ctx(), { type: 'sale', bedrooms: 6 });
    const { rows } = await world.db.execute<{ any: number; each: number }>(sql`
      select count(*) filter (where facts && '{=f:band-a,=f:band-b,=f:inverter,=f:solar,=f:generator}')::int as any,
        sum((select count(*) from unnest(facts) as fact where fact in ('=f:band-a', '=f:band-b', '=f:inverter', '=f:solar', '=f:generator')))::int as each
      from listing_search where facts @> '{=sale}' and facts && '{=bed6,=bed7,=bed8,=bed9,=bed10}'
    `);
    const [{ any, each } = { any: NaN, each: NaN }] = rows;
    expect(each).toBeGreaterThan(any);
    expect(counts['=g:good-power']).toBe(any);
  });

  test('many are estimated within a fifth', async () => {
    const { counts, scale } = await countFacts(world.ctx(), {});
    for (const type of ['rent', 'sale', 'shortlet']) {
      const { rows } = await world.db.execute<{ n: number }>(
        sql`select count(*)::int as n from listings where type = ${type}`,
      );
      const estimate = (counts[`=${type}`] ?? 0) * scale;
      expect(Math.abs(estimate / (rows[0]?.n ?? 0) - 1), type).toBeLessThan(0.2);
    }
  });

  test('what matches up to 1,000 homes is counted exactly', async () => {
    const wanted: Filters = { type: 'sale', place: ['lagos/surulere'] };
    const { total } = await findAsWritten(world.ctx(), wanted, { skip: 0, take: 1 });
    expect(total).toBeGreaterThan(600);
    const { counts, scale } = await countFacts(world.ctx(), wanted, ['furnished']);
    const { rows } = await world.db.execute<{ n: number }>(sql`
      select count(*)::int as n from listings where type = 'sale' and within @> '{lagos/surulere}' and furnished
    `);
    expect({ ...counts, scale }).toEqual({ '=home': total, '=furnished': rows[0]?.n, scale: 1 });
  });

  test('in a large market, a good part of it is counted on one home in 512', async () => {
    const NEW = 400;
    await world.db
      .transaction(async (db) => {
        await db.execute(sql`
          insert into listings (id, slug, user_id, name, description, address, city, state, type, bedrooms, bathrooms, regular_price,
            parking, furnished, images)
          select id, 'sampled-' || n, '00000000-0000-7000-8000-000000000007', 'Bungalow', 'Quiet.', '1 Road', 'Zaria', 'Kaduna', 'rent',
            2, 1, 900000, n % 4 = 0, false, '[]'
          from (select id, row_number() over () as n from
            (select gen_random_uuid() as id from generate_series(1, 400000) offset 0) as made
            where hashtext(id::text) & 511 = 0 limit ${NEW}) as chosen
        `);
        await db.execute(sql`
          create or replace function search_market_size() returns double precision language sql stable as 'select 1000000::double precision'
        `);
        const { counts, scale } = await countFacts({ ...world.ctx(), db }, { searchTerm: 'zaria bungalow' }, [
          'parking',
        ]);
        expect({ ...counts, scale }).toEqual({ '=home': NEW, '=parking': NEW / 4, scale: 512 });
        // The condition of the small sample is that of its index, letter for letter: else the index would not be used.
        const { rows } = await db.execute(sql`
          select pg_stat_get_xact_numscans('listing_search_small_sample'::regclass)::int > 0 as used
        `);
        expect(rows).toEqual([{ used: true }]);
        db.rollback();
      })
      .catch((error: unknown) => expect(String(error)).toContain('Rollback'));
  });

  test('unknown words match nothing, so there is nothing to count', async () => {
    expect(await countFacts(world.ctx(), { searchTerm: 'qqqzzzxx' })).toEqual({ counts: {}, scale: 1 });
  });
});
