import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recountFigures } from '#features/figures/service.server.ts';
import { derivedOf } from '#features/listings/derived/derived.server.ts';
import { storeListing } from '../../../tests/support/listings.ts';
import { createWorld, type World } from '../../../tests/support/world.ts';
import { filtersOf } from './filters.ts';
import { results } from './results/results.server.ts';
import { recountWords, suggest } from './service.server.ts';
import { understand } from './understand/service.server.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  const owner = await world.person();
  const store = (name: string, type: 'rent' | 'sale', regularPrice: number, city = 'Yaba') => {
    const home = {
      name,
      type,
      regularPrice,
      city,
      state: 'Lagos',
      address: '1 Close',
      propertyType: 'flat',
      bedrooms: 2,
    };
    const asked = { ...home, discountPrice: 0, offer: false, fees: [], rentYears: null };
    return storeListing(world, owner, { ...home, ...derivedOf(asked) });
  };
  for (const n of [1, 2, 3]) await store(`Sale ${n}`, 'sale', 80_000_000 + n);
  await store('Rent 1', 'rent', 4_000_000);
  await store('Rent 2', 'rent', 4_500_000);
  await store('Unity Court', 'rent', 6_000_000);
  await store('Further off', 'rent', 3_000_000, 'Gbagada');
  await recountWords(world.deps);
  await recountFigures(world.deps);
});
afterAll(() => world[Symbol.asyncDispose]());

describe('while somebody types', () => {
  test('the homes are those of the page of results, in its order, and none of another market', async () => {
    const typed = '2 bed flat to rent yaba 5m';
    const { rent, sale, near, reading } = await suggest(world.ctx(), { searchTerm: typed });
    const page = await results(world.ctx(), filtersOf(new URLSearchParams({ searchTerm: typed })), 9);
    expect(rent.map(({ name }) => name)).toEqual(page.listings.map(({ name }) => name));
    expect(near.map(({ name }) => name)).toEqual(page.near.map(({ name }) => name));
    expect(sale).toEqual([]);
    expect(reading).toEqual({
      title: '2-bedroom flats for rent in Yaba, Lagos up to ₦5M',
      searchTerm: typed,
      homes: 2,
      capped: false,
    });
  });

  test('neither market pushes the other out where none is named', async () => {
    const { rent, sale } = await suggest(world.ctx(), { searchTerm: 'flat in yaba' });
    expect({ rent: rent.length, sale: sale.length }).toEqual({ rent: 3, sale: 3 });
  });

  test('places are offered also after other words, and keep what those mean', async () => {
    const { places } = await suggest(world.ctx(), { searchTerm: '2 bed flat in gbag' });
    expect(places[0]).toEqual({
      id: 'lagos/gbagada',
      name: 'Gbagada, Lagos',
      query: 'kind=flat&place=lagos%2Fgbagada&bedrooms=2&maxBedrooms=2',
    });
    expect((await suggest(world.ctx(), { searchTerm: 'yab' })).places[0]?.query).toBe('place=lagos%2Fyaba');
    // What follows the place is no place with a slip.
    for (const searchTerm of ['3 bedroom house in jos to rent', 'duplex in abuja between 4m and 6m'])
      expect((await suggest(world.ctx(), { searchTerm })).places).toEqual([]);
  });

  test('a half typed name is no other place by a slip, and another area stands beside the first', async () => {
    const { reading, places } = await suggest(world.ctx(), { searchTerm: 'flat for rent ike' });
    expect([reading?.title, reading?.searchTerm, places[0]?.name]).toEqual([
      'Flats for rent in Nigeria',
      'flat for rent',
      'Ikeja, Lagos',
    ]);
    const second = await suggest(world.ctx(), { searchTerm: 'flat in yaba or gbag' });
    expect(second.places[0]).toMatchObject({
      name: 'or Gbagada, Lagos',
      query: 'kind=flat&place=lagos%2Fyaba%2Clagos%2Fgbagada',
    });
  });

  test('words of the grammar are on the way to no place, unless they are short', async () => {
    const names = async (searchTerm: string) =>
      (await suggest(world.ctx(), { searchTerm })).places.map(({ name }) => name);
    for (const text of ['room', 'land', '3 bedroom flat for rent', '2 bed f'])
      expect(await names(text)).not.toContain('Abuja');
    for (const text of ['room', 'roo', 'land', 'apar', '2 bed flat fur']) expect(await names(text)).toEqual([]);
    expect(await names('flat in mai')).toContain('Maitama, Abuja');
  });

  test('how many are for sale is told beyond those that are shown', async () => {
    expect((await suggest(world.ctx(), { searchTerm: 'flat in yaba' })).forSale).toEqual({ homes: 3, capped: false });
  });

  test('what the page keeps beside the words is kept: its market, and its other filters at a place', async () => {
    const { sale, rent, places } = await suggest(world.ctx(), { type: 'sale', bedrooms: 2, searchTerm: 'yab' });
    expect({ sale: sale.length, rent: rent.length }).toEqual({ sale: 3, rent: 0 });
    expect(places[0]?.query).toBe('type=sale&place=lagos%2Fyaba&bedrooms=2');
    const other = await suggest(world.ctx(), { place: ['lagos/yaba'], within: 3, searchTerm: '2 bed flat in gbag' });
    expect(other.places[0]?.query).toBe('kind=flat&place=lagos%2Fgbagada&bedrooms=2&maxBedrooms=2');
  });

  test.each([
    ['2 bed flat in yab', 'Yaba, Lagos', 'kind=flat&place=lagos%2Fyaba&bedrooms=2&maxBedrooms=2'],
    [
      '2 bed flat for rent near gbagada',
      'Gbagada, Lagos',
      'type=rent&kind=flat&place=lagos%2Fgbagada&within=5&bedrooms=2&maxBedrooms=2',
    ],
    ['flat lekki phase', 'Lekki Phase 1, Lagos', 'kind=flat&place=lagos%2Flekki%2Flekki-phase-1'],
  ])('a place that was read after other words has a row of its own: %s', async (searchTerm, name, query) => {
    expect((await suggest(world.ctx(), { searchTerm })).places).toContainEqual({ id: expect.any(String), name, query });
  });

  test('a state and its town of one name are told apart', async () => {
    const names = (await suggest(world.ctx(), { searchTerm: 'enugu' })).places.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['Enugu State', 'Enugu']));
  });

  test('of several places none has a row', async () => {
    expect((await suggest(world.ctx(), { searchTerm: '2 bed in yaba or gbagada' })).places).toEqual([]);
  });

  test('of a home that has all but the words it says that', async () => {
    const { near } = await suggest(world.ctx(), { searchTerm: '2 bed flat for rent unity' });
    expect(near.length).toBeGreaterThan(0);
    expect(near[0]?.differs).toEqual(['not “unity”']);
  });

  test('what means nothing has no reading and nothing near', async () => {
    expect(await suggest(world.ctx(), { searchTerm: 'qqzzxx' })).toMatchObject({
      reading: null,
      near: [],
      rent: [],
      sale: [],
    });
  });
});

describe('what a typed search is taken to mean', () => {
  test('is its filters, what was guessed, chips, and the words that are not required', async () => {
    expect(await understand(world.ctx(), '2 bed flat yaba 4m sunny cheap')).toEqual({
      success: true,
      filters: {
        type: 'rent',
        kind: 'flat',
        place: 'lagos/yaba',
        bedrooms: '2',
        maxBedrooms: '2',
        maxPrice: '4000000',
        sort: 'price',
      },
      inferred: ['type', 'sort'],
      chips: [
        { label: 'For rent, from the budget', name: 'type', value: 'rent' },
        { label: '2 bedrooms', name: 'bedrooms', value: '2' },
        { label: 'Flat', name: 'kind', value: 'flat' },
        { label: 'Yaba, Lagos', name: 'place', value: 'lagos/yaba' },
        { label: 'Up to ₦4M', name: 'maxPrice', value: '4000000' },
      ],
      required: [],
      optional: ['sunny'],
      unused: [],
      corrections: [],
    });
  });

  test('says of a stay when it is, and of a rent nothing of the kind', async () => {
    const { stay, filters } = await understand(world.ctx(), 'flat yaba check in 3 january check out 7 january');
    expect(filters).toMatchObject({ type: 'shortlet' });
    expect(stay).toMatchObject({ nights: 4, checkIn: expect.stringMatching(/^\d{4}-01-03$/) });
    expect(await understand(world.ctx(), 'flat for rent yaba from 3rd january')).not.toHaveProperty('stay');
  });

  test('words that are the name of a home are required, and so are words where nothing was understood', async () => {
    expect(await understand(world.ctx(), 'flat unity court')).toMatchObject({
      required: ['unity', 'court'],
      optional: [],
    });
    expect(await understand(world.ctx(), 'unity court')).toMatchObject({ required: ['unity', 'court'], filters: {} });
  });
});
