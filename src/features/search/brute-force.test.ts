import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kindsOf } from '#features/listings/property/kinds.ts';
import { dice } from '../../../tests/support/dice.ts';
import { fillMarket } from '../../../tests/support/many-listings.ts';
import { findAsWritten } from '../../../tests/support/search.ts';
import { createWorld, type World } from '../../../tests/support/world.ts';
import type { Filters } from './filters.ts';
import { MAX_DEPTH } from './rules.ts';

const HOMES = 6_000;
const COMBINATIONS = 500;
const FEATURES = ['pool', 'gym', 'borehole', 'bq', 'lift', 'garden', 'band-a'];

interface Home {
  id: string;
  type: string;
  kind: string | null;
  within: string[];
  bedrooms: number;
  bathrooms: number;
  price: number;
  total: number;
  size: number | null;
  latitude: number;
  longitude: number;
  offer: boolean;
  parking: boolean;
  furnished: boolean;
  exclusive: boolean;
  features: string[];
  description: string;
}

let world: World;
let homes: Home[];

beforeAll(async () => {
  world = await createWorld();
  await fillMarket(world.db, HOMES);
  const { rows } = await world.db.execute<Home & Record<string, unknown>>(sql`
    select id, type, substr((select fact from unnest(facts) as fact where fact like '=k:%'), 4) as kind, within, bedrooms, bathrooms,
      l.price::float8, coalesce(first_total, l.price)::float8 as total, l.size_sqm as size, l.latitude, l.longitude, offer, parking, furnished,
      exclusive, features, description
    from listings l join listing_search on listing_id = id order by l.updated_at desc, id desc
  `);
  homes = rows;
}, 120_000);
afterAll(() => world[Symbol.asyncDispose]());

const ROOMLESS = /land|office/;
const has = (home: Home, feature: string) =>
  home.features.includes(feature) || (feature !== 'band-a' && new RegExp(`\\b${feature}\\b`).test(home.description));

const isRefused = (home: Home, name: string) =>
  name === 'parking'
    ? home.parking
    : home.within.includes(name) || kindsOf(name).includes(home.kind ?? '') || has(home, name);

/** What the filters mean, home by home. */
function fits(home: Home, asked: Filters): boolean {
  const { type, place, kind, bedrooms, maxBedrooms, bathrooms, box, without } = asked;
  const isBetween = (value: number | null, least?: number | null, most?: number | null) =>
    (!least && !most) || (value !== null && value >= (least ?? 0) && value <= (most ?? Infinity));
  const hasRooms = !ROOMLESS.test(home.kind ?? '');
  const { latitude, longitude } = home;
  return (
    (!type || home.type === type) &&
    (!place || place.some((id) => home.within.includes(id))) &&
    (!kind || kind.some((id) => kindsOf(id).includes(home.kind ?? ''))) &&
    ((!bedrooms && !maxBedrooms) || (hasRooms && isBetween(home.bedrooms, bedrooms, maxBedrooms))) &&
    (!bathrooms || (hasRooms && home.bathrooms >= bathrooms)) &&
    isBetween(home.price, asked.minPrice, asked.maxPrice) &&
    isBetween(home.total, asked.minTotal, asked.maxTotal) &&
    isBetween(home.size, asked.minSize, asked.maxSize) &&
    (['offer', 'parking', 'furnished', 'exclusive'] as const).every((name) => !asked[name] || home[name]) &&
    (asked.has ?? []).every((feature) => has(home, feature)) &&
    (without ?? []).every((name) => !isRefused(home, name)) &&
    (!box || (latitude >= box[0] && latitude <= box[2] && longitude >= box[1] && longitude <= box[3]))
  );
}

test('500 combinations of filters give the homes that comparing all of them gives, in their order, and their number', async () => {
  const roll = dice(500);
  const one = <T>(of: readonly T[]) => of[roll(of.length)] as T;
  const maybe = (share: number, some: () => Filters): Filters => (roll(100) < share ? some() : {});
  const amount = () => 50_000 * 10 ** (roll(400) / 100);
  let found = 0;
  for (let n = 0; n < COMBINATIONS; n++) {
    const low = Math.round(amount());
    const south = 5 + roll(60) / 10;
    const west = 3 + roll(70) / 10;
    const asked: Filters = {
      ...maybe(50, () => ({ type: one(['rent', 'sale', 'shortlet']) })),
      ...maybe(40, () => ({
        place: one([['lagos'], ['lagos/lekki'], ['abuja', 'oyo/ibadan'], ['rivers/port-harcourt']]),
      })),
      ...maybe(30, () => ({ kind: one([['bungalow'], ['office'], ['self-contain'], ['penthouse', 'bungalow']]) })),
      ...maybe(35, () => ({ bedrooms: 1 + roll(5) })),
      ...maybe(20, () => ({ maxBedrooms: 5 + roll(3) })),
      ...maybe(10, () => ({ bathrooms: 1 + roll(4) })),
      ...maybe(25, () => ({ maxPrice: low * (2 + roll(20)) })),
      ...maybe(15, () => ({ minPrice: low })),
      ...maybe(10, () => ({ maxTotal: low * 30 })),
      ...maybe(10, () => ({ minSize: 40 + roll(900), maxSize: 1_000 + roll(3_000) })),
      ...maybe(15, () => ({ parking: true })),
      ...maybe(10, () => ({ furnished: true })),
      ...maybe(8, () => ({ offer: true })),
      ...maybe(25, () => ({ has: [...new Set([one(FEATURES), one(FEATURES)])] })),
      ...maybe(20, () => ({ without: [one([...FEATURES, 'parking', 'lagos/lekki', 'bungalow', 'house'])] })),
      ...maybe(15, () => ({ box: [south, west, south + 1 + roll(3), west + 1 + roll(3)] })),
    };
    const expected = homes.filter((home) => fits(home, asked)).map(({ id }) => id);
    const answer = await findAsWritten(world.ctx(), { ...asked, sort: 'newest' }, { skip: 0, take: 20 });
    const { ids, total, match } = answer;
    const got = match === 'exact' ? { ids, total } : { ids: [], total: 0 };
    expect(got, JSON.stringify(asked)).toEqual({
      ids: expected.slice(0, 20),
      total: Math.min(expected.length, MAX_DEPTH),
    });
    found += expected.length > 0 ? 1 : 0;
  }
  expect(found).toBeGreaterThan(COMBINATIONS / 2);
}, 60_000);

const any = (facts: readonly string[]) => facts.map((fact) => `'=${fact}'`).join(' | ');

describe('clauses as conditions that the index answers', () => {
  const conditionsOf = async (clauses: readonly string[]) => {
    const { rows } = await world.db.execute<{ said: string }>(
      sql`select search_clauses_sql(${sql.param(clauses)}::text[]::tsquery[]) as said`,
    );
    return rows[0]?.said ?? '';
  };
  const rooms = (least: number, most: number) =>
    Array.from({ length: most - least + 1 }, (_, at) => `bed${least + at}`);

  const oneOf = (terms: string) =>
    `search_combined_terms(facts, search_cells_of(latitude, longitude), search_families()) && '{${terms}}'::text[]`;
  const allOf = (terms: string) => `terms @@ '${terms.replaceAll("'", "''")}'::tsquery`;
  const flats = any(kindsOf('flat').map((kind) => `k:${kind}`));
  const houses = any(kindsOf('house').map((kind) => `k:${kind}`));
  const cells = any(['c2:1:2', 'c2:1:3']);

  test.each<[string, string[], string]>([
    ['words', ["'lekki'"], allOf("'lekki'")],
    [
      'several words, beside one of some and a tag',
      ["'^duplex'", "'yaba' | 'yabatech'", "'^guzape'", "'=parking'", any(['rent'])],
      `${allOf("'^duplex' & '^guzape' & '=parking'")} AND terms @@ $1[2] AND ${oneOf('=rent')}`,
    ],
    ['market, kind and bedrooms', [any(['rent']), flats, any(rooms(2, 10))], oneOf('=rent=kinds:flat=bed2+')],
    ['any number of bedrooms', [any(rooms(1, 10)), any(['sale'])], oneOf('=sale=bed1+')],
    ['so many bedrooms', [any(['sale']), any(rooms(2, 3))], oneOf('=sale=bed2,=sale=bed3')],
    ['none or one', [any(rooms(0, 1))], oneOf('=bed0,=bed1')],
    [
      'several of each',
      [any(['rent', 'sale']), any(['k:mansion', 'k:shop'])],
      oneOf('=rent=k:mansion,=rent=k:shop,=sale=k:mansion,=sale=k:shop'),
    ],
    [
      'the largest family, and one that is none of it',
      [`${houses} | ${any(['k:shop'])}`],
      oneOf('=kinds:house,=k:shop'),
    ],
    [
      'bedrooms of a kind in a family',
      [any(['k:penthouse']), any(rooms(3, 10))],
      `${oneOf('=k:penthouse')} AND ${oneOf('=kinds:flat=bed3+')}`,
    ],
    ['bedrooms of all houses', [houses, any(['bed3'])], `${oneOf('=kinds:house')} AND ${oneOf('=bed3')}`],
    ['a family without some of it', [any(['k:penthouse', 'k:studio'])], oneOf('=k:penthouse,=k:studio')],
    ['what is also the name of a family', [any(['k:flat', 'k:studio'])], 'terms @@ $1[1]'],
    ['a fact or a word', ["'=k:flat' | 'flat'"], 'terms @@ $1[1]'],
    ['a fact of some homes with a word', ["'=rent' & 'flat'"], 'terms @@ $1[1]'],
    ['a fact, or another without something', ["'=rent' & !'=f:pool' | 'flat'"], 'terms @@ $1[1]'],
    ['a second market', ["'=rent'", "'=sale'"], `${allOf("'=sale'")} AND ${oneOf('=rent')}`],
    ['what is refused', ["('=rent' | '=sale') & !'=f:pool'"], `terms @@ $1[1] AND ${oneOf('=rent,=sale')}`],
    ['cells', [cells], oneOf('=c2:1:2,=c2:1:3')],
    [
      'cells of a market and a family',
      [flats, cells, any(['rent'])],
      oneOf('=c2:1:2=rent=kinds:flat,=c2:1:3=rent=kinds:flat'),
    ],
    [
      'cells with bedrooms',
      [any(['rent']), any(['bed2']), cells],
      `${oneOf('=c2:1:2=rent,=c2:1:3=rent')} AND ${oneOf('=rent=bed2')}`,
    ],
    [
      'cells of a kind in a family',
      [any(['k:penthouse']), cells],
      `${oneOf('=c2:1:2=kinds:flat,=c2:1:3=kinds:flat')} AND ${oneOf('=k:penthouse')}`,
    ],
    ['cells of all houses', [houses, cells], `${oneOf('=c2:1:2,=c2:1:3')} AND ${oneOf('=kinds:house')}`],
    [
      'a place of a market and a family',
      [any(['in:lagos/yaba', 'named:lagos/yaba']), flats, any(['rent', 'sale'])],
      oneOf('=at:lagos/yaba=rent=kinds:flat,=at:lagos/yaba=sale=kinds:flat'),
    ],
    [
      'two places and a state, with bedrooms',
      [any(['in:lagos/yaba', 'in:oyo', 'in:edo/benin', 'named:lagos/yaba', 'named:edo/benin']), any(['bed2'])],
      `${oneOf('=at:lagos/yaba,=at:oyo,=at:edo/benin')} AND ${oneOf('=bed2')}`,
    ],
    ['what lies in a place without what names it', [any(['in:lagos/yaba'])], allOf("'=in:lagos/yaba'")],
    ['a place, or what names another', [any(['in:lagos/yaba', 'named:lagos/unilag'])], 'terms @@ $1[1]'],
    [
      'cells and a place',
      [any(['in:oyo']), any(['sale']), cells],
      `${oneOf('=c2:1:2=sale,=c2:1:3=sale')} AND ${allOf("'=in:oyo'")}`,
    ],
    [
      'features that are stated',
      ["'=f:pool' & !'=described:pool' | '=f:gym' & !'=described:gym'", "'=f:solar' & !'=described:solar'"],
      `${oneOf('=stated:pool,=stated:gym')} AND ${oneOf('=stated:solar')}`,
    ],
    ['a feature that is stated, or a word', ["'=f:pool' & !'=described:pool' | 'pool'"], 'terms @@ $1[1]'],
  ])('%s', async (_name, clauses, said) => {
    expect(await conditionsOf(clauses)).toBe(said);
  });

  test('stand for the same homes as the clauses', async () => {
    const { rows: boxes } = await world.db.execute<{ cells: string }>(
      sql`select search_cover('{"box": [5.5, 3, 7.5, 5]}')::text as cells`,
    );
    const box = boxes.map(({ cells: covering }) => covering);
    const stated = ["'=f:pool' & !'=described:pool'"];
    const lekki = [any(['in:lagos/lekki', 'in:oyo', 'named:lagos/lekki'])];
    const kindFacts = (ids: readonly string[]) => ids.flatMap(kindsOf).map((kind) => `k:${kind}`);
    const tried = new Set<string>();
    for (const markets of [[], ['rent'], ['rent', 'shortlet']])
      for (const kinds of [[], ['mansion'], ['penthouse', 'office'], ['flat'], ['house']].map(kindFacts))
        for (const bedrooms of [[], rooms(1, 10), rooms(10, 10), rooms(2, 4), rooms(0, 1)])
          for (const others of [[], stated, box, [...box, ...stated], lekki, [...box, ...lekki]]) {
            const clauses = [...[markets, kinds, bedrooms].filter(({ length }) => length > 0).map(any), ...others];
            if (clauses.length === 0) continue;
            const quoted = clauses.map((clause) => `'${clause.replaceAll("'", "''")}'`);
            const conditions = (await conditionsOf(clauses)).replaceAll('$1', `(array[${quoted.join()}]::tsquery[])`);
            const { rows } = await world.db.execute<{ together: number; differ: number }>(sql`
              select count(*) filter (where together)::int as together, count(*) filter (where together <> apart)::int as differ from (
                select ${sql.raw(conditions)} as together,
                  terms @@ ${clauses.map((clause) => `(${clause})`).join(' & ')}::tsquery as apart from (select * from listing_search limit 400) as few) as homes
            `);
            expect(rows[0]?.differ, clauses.join()).toBe(0);
            if (rows[0]?.together) tried.add(clauses.join());
          }
    expect(tried.size).toBeGreaterThan(100);
  }, 180_000);
});

describe('the markets and states that clauses name', () => {
  test.each<[string, string[], string | null]>([
    ['a place and a market', ["'=in:lagos/lekki'", "'=sale'"], '=sale=in:lagos'],
    [
      'a place, also by its name',
      ["'=in:lagos/lekki' | ('^lekki' & '=in:lagos' & !'=in:lagos/ibeju-lekki')", "'=rent' | '=shortlet'"],
      '=rent=in:lagos =shortlet=in:lagos',
    ],
    ['a place, and what names it', [any(['in:oyo/ibadan', 'named:oyo/ibadan']), "'=sale'"], '=sale=in:oyo'],
    ['places of two states', ["'=in:kano/kano' | '=in:lagos'", "'=rent'"], '=rent=in:kano =rent=in:lagos'],
    ['a place of any market', ["'=in:oyo'"], '=rent=in:oyo =sale=in:oyo =shortlet=in:oyo'],
    ['a place beside a word that raises it', ["'=in:lagos/lekki' & 'pool'", "'=rent'"], '=rent=in:lagos'],
    ['a place beside one of several words', ["'=in:lagos/lekki' & ('pool' | 'gym')", "'=rent'"], '=rent=in:lagos'],
    ['places beside a word', ["('=in:lagos' | '=in:oyo') & 'pool'", "'=sale'"], '=sale=in:lagos =sale=in:oyo'],
    [
      'places beside one of several words',
      ["('=in:lagos' | '=in:oyo') & ('pool' | 'gym')", "'=sale'"],
      '=sale=in:lagos =sale=in:oyo',
    ],
    ['a place beside a word, or another word', ["('=in:lagos' | '=in:oyo') & 'pool' | 'gym'"], null],
    ['a place or a word, beside a word', ["('=in:lagos' | 'gym') & 'pool'"], null],
    ['no place', ["'lekki'", "'=sale'"], null],
    ['a place or a word', ["'=in:lagos/lekki' | '^lekki'"], null],
    ['a place that is refused', ["'=home' & !'=in:lagos'"], null],
    ['a place in brackets', ["('=in:lagos' | 'pool') & ('gym' | '=in:oyo')"], null],
    ['many', ["'=in:oyo' | '=in:edo' | '=in:lagos'"], null],
  ])('%s', async (_name, clauses, markets) => {
    const { rows } = await world.db.execute<{ markets: string[] | null; outside: number }>(sql`
      select search_regional_markets(clauses) as markets, (select count(*)::int from listing_search
        where terms @@ search_conjunction(clauses) and search_regional_market(facts) <> all (search_regional_markets(clauses))) as outside
      from (select ${sql.param(clauses)}::text[]::tsquery[] as clauses) as asked
    `);
    expect(rows[0]?.markets?.toSorted().join(' ') ?? null).toBe(markets);
    expect(rows[0]?.outside).toBe(0);
  });
});
