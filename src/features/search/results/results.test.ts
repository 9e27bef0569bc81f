import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillMarket } from '../../../../tests/support/many-listings.ts';
import { storeListing } from '../../../../tests/support/listings.ts';
import { createWorld, type World } from '../../../../tests/support/world.ts';
import { recountWords } from '../service.server.ts';
import { filtersOf } from '../filters.ts';
import { isSaid } from './chips.server.ts';
import { type Results, results } from './results.server.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  await fillMarket(world.db, 3_000);
  const seller = await world.person();
  const yaba = {
    city: 'Yaba',
    place: 'lagos/yaba',
    within: ['lagos/yaba', 'lagos'],
    bedrooms: 2,
    propertyType: 'flat',
  };
  await storeListing(world, seller, { ...yaba, name: 'Yaba flat at two million', regularPrice: 2_000_000 });
  await storeListing(world, seller, {
    ...yaba,
    name: 'Yaba flat at three million',
    regularPrice: 3_000_000,
    bedrooms: 2,
  });
  await storeListing(world, seller, { ...yaba, name: 'Blue Gate House', regularPrice: 90_000_000, propertyType: null });
  await recountWords(world.deps);
});
afterAll(() => world[Symbol.asyncDispose]());

const asked = ({ offer, discountPrice, regularPrice }: Results['listings'][number]) =>
  offer ? discountPrice : regularPrice;
const ask = (query: string, limit = 9) => results(world.ctx(), filtersOf(new URLSearchParams(query)), limit);

test.each([
  [
    'type=rent&bedrooms=2&minPrice=1000000&maxPrice=3000000&place=lagos',
    { beds: '2+ beds', price: '₦1M–₦3M' },
    'Lagos',
  ],
  ['bedrooms=1&maxBedrooms=1&minPrice=1000000', { beds: '1 bed', price: 'From ₦1M' }, ''],
  ['kind=flat,duplex&maxTotal=3000000&parking=true', {}, 'Flat, Duplex, Up to ₦3M in all, Parking'],
])('the filters of a desk say what is set, and chips the rest: %s', async (query, values, rest) => {
  const found = await ask(query);
  expect(found.values).toEqual(values);
  expect(found.chips.flatMap(({ label, isSaid }) => (isSaid ? [] : [label])).join(', ')).toBe(rest);
});

test('a search for other words keeps what was chosen, and nothing that was read in the words', async () => {
  const { chosen, kept } = await ask('searchTerm=2+bed+flat+yaba&parking=true&sort=price');
  expect(chosen).toMatchObject({ kind: 'flat', place: 'lagos/yaba', parking: 'true' });
  expect(kept).toEqual({ parking: 'true', sort: 'price' });
});

test('what no filter does is told in short above the homes, single words below them', async () => {
  const { hint, notes } = await ask('searchTerm=nice+flat+yaba+no+caution+fee,+no+goodwill');
  expect(hint).toBe('Not used: “no caution fee” +1');
  expect(notes).toContain('Not used in this search: “nice”, “no caution fee”, “no goodwill”.');
  expect((await ask('searchTerm=nice+flat+yaba')).hint).toBe('');
});

test('an order by price says where it mixes nights, years and sales', async () => {
  expect((await ask('sort=price')).hint).toBe('Prices of nights, years and sales are mixed');
  expect((await ask('sort=newest')).hint).toBe('');
  expect((await ask('sort=price&type=rent')).hint).toBe('');
});

test('signs alone are no words: nothing is said to mention them', async () => {
  const { heading, notes, listings } = await ask('searchTerm=%F0%9F%98%80%F0%9F%8F%A0');
  expect(heading).toMatch(/^[\d,+]+ homes in Nigeria$/);
  expect(notes).toEqual(['Not used in this search: “😀🏠”.']);
  expect(listings).toHaveLength(9);
});

test('a market that was guessed stays a chip, which says from what', () => {
  expect(isSaid('type', { type: 'rent' }, 'budget')).toBe(false);
  expect(isSaid('type', { type: 'rent' }, null)).toBe(true);
});

test('the lowest of all prices are those of a night: who says the order and no market means one', async () => {
  const said = async (query: string) => (await ask(query)).chips.map(({ label }) => label)[0];
  expect(await said('searchTerm=cheapest 2 bedroom flat in Yaba')).toBe('For rent, from the order');
  expect(await said('searchTerm=cheapest land in Yaba')).toBe('For sale, from the order');
  expect(await said('searchTerm=most expensive house in Yaba')).toBe('For sale, from the order');
  expect(await said('searchTerm=carcass duplex in Yaba')).toBe('For sale, from the stage of building');
  const { near } = await ask('searchTerm=carcass flat in Yaba');
  expect(near[0]?.differs.join().toLowerCase()).toContain('stage of building not stated');
  expect(await said('searchTerm=cheapest house in Yaba')).toBe('Any home');
  expect(await said('searchTerm=2 bedroom flat in Yaba&sort=price')).toBe('2 bedrooms');
});

test('what should be cheap comes in the order of its price, where the market is known', async () => {
  const sortOf = async (query: string) => (await ask(query)).chosen['sort'];
  expect(await sortOf('searchTerm=cheap flat for rent in Yaba')).toBe('price');
  expect(await sortOf('searchTerm=low budget 2 bedroom flat in Yaba')).toBe('price');
  expect(await sortOf('searchTerm=cheap flat for rent in Yaba&sort=newest')).toBe('newest');
  expect(await sortOf('searchTerm=cheap house in Yaba')).toBeUndefined();
  expect((await ask('searchTerm=cheap house in Yaba')).notes.join()).toContain('“cheap”');
});

test('a text that is understood in full and names a place is no name of a home on a road of that name', async () => {
  await storeListing(world, await world.person(), {
    name: '3 bedroom flat',
    address: '20 Idi-Aba Road',
    city: 'Abeokuta',
    state: 'Ogun',
    place: 'ogun/abeokuta',
    within: ['ogun/abeokuta', 'ogun'],
  });
  const { heading, chips } = await ask('searchTerm=aba 3 bedroom flat');
  expect(heading).not.toContain('1 home');
  expect(chips.map(({ label }) => label)).toContain('Aba, Abia');
  expect((await ask('searchTerm=3 bedroom flat Idi-Aba Road')).listings[0]?.name).toBe('3 bedroom flat');
});

test('the nights of a stay are a chip, and its days are told as what nobody knows a home to be free on', async () => {
  const { chips, hint, notes } = await ask('searchTerm=shortlet in Yaba from 12 december to 15 december');
  const nights = chips.find(({ label }) => label === '3 nights');
  expect(nights?.query).toMatch(/^type=shortlet&place=lagos%2Fyaba&typed=/);
  expect(hint).toBe('');
  expect(notes.join()).not.toContain('Not used');
  expect(notes).toContain('No home says on which days it is free: ask before you pay.');
  // Who rents by the year is not asked about days.
  const year = (await ask('searchTerm=flat for rent in Yaba from 12 december')).notes.join();
  expect(year).toMatch(/Not used(?!.*on which days)/);
});

test('what is near something is no name of a home that says the same', async () => {
  await storeListing(world, await world.person(), {
    name: 'Land near airport Abuja',
    place: 'lagos/yaba',
    within: ['lagos/yaba', 'lagos'],
  });
  const { match, chips } = await ask('searchTerm=land near airport abuja');
  expect(match).toBe('similar');
  expect(chips.map(({ label }) => label).join()).toContain('Nnamdi Azikiwe International Airport');
});

test('cards of a stay say what all of its nights come to', async () => {
  const cards = async (typed: string) => (await ask(`searchTerm=${typed}`)).listings;
  const one = await cards('shortlet in Lagos');
  for (const typed of ['shortlet in Lagos for 3 nights', 'shortlet Lagos 12 to 15 December']) {
    const stays = await cards(typed);
    expect(stays.map(({ nights }) => nights)).toEqual(Array(9).fill(3));
    const more = stays.map((home) => 2 * asked(home));
    expect(stays.map(({ firstTotal }) => firstTotal)).toEqual(
      one.map((home, at) => home.firstTotal && home.firstTotal + (more[at] ?? 0)),
    );
  }
  expect(one.every(({ nights }) => nights === undefined)).toBe(true);
  expect((await cards('flat to rent in Lagos for 3 years')).every(({ nights }) => nights === undefined)).toBe(true);
  // Nights are no filter, and stay where another one is taken away; not without the shortlet.
  const { chips, words } = await ask('searchTerm=shortlet in Lagos for 3 nights');
  const without = new Map(chips.map(({ label, query }) => [label, new URLSearchParams(query).get('searchTerm')]));
  expect([words, without.get('Lagos'), without.get('Shortlet')]).toEqual(['3 nights', '3 nights', null]);
});

test('two numbers of bedrooms are said as they were asked for', async () => {
  expect((await ask('searchTerm=2 or 3 bedroom flat in Lagos')).heading).toContain(
    '2- to 3\u2011bedroom flats in Lagos',
  );
});

describe('the total of the first year', () => {
  test('homes compared by it say which fees it leaves out; others do not', async () => {
    const fee = { kind: 'agency', percent: 10, every: 'once', refundable: false } as const;
    const every = ['legal', 'caution', 'service'] as const;
    const fees = [fee, ...every.map((kind) => ({ kind, amount: 0, every: 'once' as const, refundable: false }))];
    const home = { place: 'lagos/badagry', within: ['lagos/badagry', 'lagos'], propertyType: 'flat', bedrooms: 2 };
    const seller = await world.person();
    await storeListing(world, seller, { ...home, name: 'All stated', fees, firstTotal: 1_100_000 });
    await storeListing(world, seller, { ...home, name: 'Some stated', fees: [fee], firstTotal: 1_200_000 });
    await storeListing(world, seller, { ...home, name: 'None stated', regularPrice: 1_000_000 });
    const said = async (query: string) =>
      (await ask(`place=lagos/badagry&bedrooms=2&${query}`)).listings
        .filter(({ name }) => name.endsWith(' stated'))
        .map(({ name, differs }) => [name, differs]);
    const expected = [
      ['None stated', ['fees not stated, so none are counted']],
      ['All stated', undefined],
      ['Some stated', ['only the fees stated are counted']],
    ];
    expect(await said('sort=total')).toEqual(expected);
    expect(await said('sort=price&maxTotal=1500000')).toHaveLength(3);
    expect((await said('sort=price&maxTotal=1500000')).filter(([, differs]) => differs)).toHaveLength(2);
    expect((await said('sort=price')).filter(([, differs]) => differs)).toEqual([]);
    const { near } = await ask('place=lagos/badagry&bedrooms=2&maxTotal=900000');
    expect(near.find(({ name }) => name === 'None stated')?.differs.at(-1)).toBe(
      'fees not stated, so none are counted',
    );
  });
});

describe('a typed sentence', () => {
  test('becomes filters that can be taken away, and only homes that meet them are shown', async () => {
    const { listings, match, chips, chosen, words } = await ask('searchTerm=2 bed flat for Yaba, no pass 2.5m');
    expect(match).toBe('exact');
    expect(chosen).toEqual({ kind: 'flat', place: 'lagos/yaba', bedrooms: '2', maxBedrooms: '2', maxPrice: '2500000' });
    expect(words).toBe('');
    expect(chips.map(({ label }) => label)).toEqual(['2 bedrooms', 'Flat', 'Yaba, Lagos', 'Up to ₦2.5M']);
    expect(chips[3]?.query).not.toContain('maxPrice');
    expect(listings.every((home) => home.city === 'Yaba' && home.bedrooms === 2 && asked(home) <= 2_500_000)).toBe(
      true,
    );
    expect(listings.some(({ name }) => name === 'Yaba flat at two million')).toBe(true);
  });

  test('refuses what is not wanted', async () => {
    const { chosen, chips, match, listings } = await ask('searchTerm=unfurnished flat in yaba no bq');
    expect(chosen).toEqual({ kind: 'flat', place: 'lagos/yaba', without: 'bq,furnished' });
    expect(chips.map(({ label }) => label).slice(-2)).toEqual(['No boys’ quarters (BQ)', 'Unfurnished']);
    expect(match).toBe('exact');
    for (const { id } of listings) {
      const { rows } = await world.db.execute(
        sql`select from listings where id = ${id} and (furnished or features @> '{bq}')`,
      );
      expect(rows).toEqual([]);
    }
  });

  test('goes over what was chosen before', async () => {
    const { chosen } = await ask('searchTerm=3 bed in Yaba&place=lagos/lekki&bedrooms=5&parking=true');
    expect(chosen).toEqual({ place: 'lagos/yaba', bedrooms: '3', maxBedrooms: '3', parking: 'true' });
  });

  test('keeps the words that mean no filter as words', async () => {
    const { listings, words } = await ask('searchTerm=blue gate');
    expect(words).toBe('blue gate');
    expect(listings[0]?.name).toBe('Blue Gate House');
  });

  test('a reference leads to its home', async () => {
    const id = (await ask('searchTerm=blue gate')).listings[0]?.id ?? '';
    const { rows } = await world.db.execute<{ reference: number }>(`select reference from listings where id = '${id}'`);
    const { listings } = await ask(`searchTerm=gd-${rows[0]?.reference}`);
    expect(listings.map((home) => home.id)).toEqual([id]);
    for (const text of [
      'is GD-# still available?',
      'please how much is GD#',
      'GD # still available',
      'i want to inspect gd # tomorrow',
      'GD-# lekki',
    ])
      expect((await ask(`searchTerm=${text.replace('#', String(rows[0]?.reference))}`)).listings).toMatchObject([
        { id },
      ]);
    expect((await ask('searchTerm=gd 3 bed flat')).chips.length).toBeGreaterThan(0);
    // A number as high as a rent is the number of a home all the same.
    const none = await ask('searchTerm=GD-500000');
    expect(none).toMatchObject({ chips: [], words: 'GD-500000', listings: [] });
    expect(none.nothing?.title).toBe('No home on the market has the number GD-500000');
  });
});

describe('the counts beside the filters', () => {
  test('say how many homes each choice would leave', async () => {
    const before = await ask('place=lagos/yaba&bedrooms=2');
    expect(before.options.exact).toBe(true);
    for (const { value, homes } of before.options.type) {
      const { total, match } = await ask(`place=lagos/yaba&bedrooms=2&type=${value}`);
      expect(match === 'exact' ? total : 0, value).toBe(homes);
    }
    for (const { value, homes } of before.options.kind.slice(0, 5)) {
      const { total, match } = await ask(`place=lagos/yaba&bedrooms=2&kind=${value}`);
      expect(match === 'exact' ? total : 0, value).toBe(homes);
    }
  });

  test('a group of features counts the homes that have any of it, each once', async () => {
    const seller = await world.person();
    const lokoja = { city: 'Lokoja', place: 'kogi/lokoja', within: ['kogi/lokoja', 'kogi'], description: 'Quiet.' };
    for (const features of [['cctv', 'gated-estate'], ['cctv', 'security-guards'], ['gated-estate']])
      await storeListing(world, seller, { ...lokoja, features });

    const { options } = await ask('place=kogi/lokoja');

    expect(options.exact).toBe(true);
    expect(options.has.find(({ value }) => value === 'security')?.homes).toBe(3);
    expect((await ask('place=kogi/lokoja&has=security')).total).toBe(3);
  });

  test('read amounts as people write them, and leave out what cannot be read yet', async () => {
    const app = await world.app();
    const count = async (query: string) => {
      const answer = await app.inject(`/api/listing/filters?place=lagos/yaba&${query}`);
      expect(answer.statusCode).toBe(200);
      return answer.json<{ homes: number }>().homes;
    };
    const all = await count('');
    expect(await count('maxPrice=2m')).toBe(await count('maxPrice=2000000'));
    expect(await count('maxPrice=2m')).toBeLessThan(all);
    expect(await count('maxPrice=2,5m&bedrooms=x')).toBe(all);
  });

  test('compare the other values of a chosen one', async () => {
    const all = await ask('place=lagos/yaba');
    const chosen = await ask('place=lagos/yaba&type=rent');
    expect(chosen.options.type).toEqual(all.options.type);
  });
});

describe('land and business premises', () => {
  test.each([
    ['land', ['offer'], 'security', 'bq'],
    ['commercial', ['offer', 'furnished', 'parking'], 'lift', 'bq'],
  ])('%s: only what can be asked of it is offered, and they are properties', async (kind, ticks, asks, asksNot) => {
    const { roomless, options } = await ask(`kind=${kind}`);
    expect(roomless).toBe(true);
    expect(options.bedrooms).toEqual([]);
    expect(options.ticks.map(({ value }) => value)).toEqual(ticks);
    const features = options.has.map(({ value }) => value);
    expect(features).toContain(asks);
    expect(features).not.toContain(asksNot);
  });

  test('have no bedrooms, not even one', async () => {
    expect(await ask('kind=land')).toMatchObject({ match: 'exact' });
    expect(await ask('kind=land&bedrooms=1')).toMatchObject({ match: 'similar', total: 0 });
    const { options } = await ask('place=lagos/yaba');
    const { total } = await ask('place=lagos/yaba&bedrooms=1');
    expect(options.bedrooms[0]).toMatchObject({ value: '1', homes: total });
  });

  test('are meant where somebody says what is to happen with them, whatever lies near a home', async () => {
    const { chips } = await ask('searchTerm=school+for+sale');
    expect(chips.map(({ label }) => label)).toEqual(['For sale', 'School']);
  });

  test('what was chosen already can still be taken away', async () => {
    const { options } = await ask('kind=land&bedrooms=2&furnished=true&has=pool');
    expect(options.bedrooms).toHaveLength(5);
    expect(options.ticks.map(({ value }) => value)).toEqual(['offer', 'furnished']);
    expect(options.has[0]?.value).toBe('pool');
  });

  test('beside homes everything is offered', async () => {
    const { roomless, options } = await ask('kind=land,flat');
    expect(roomless).toBe(false);
    expect(options.bedrooms).toHaveLength(5);
  });
});

describe('where nothing matches', () => {
  test('the nearest steps are offered, each to homes that exist', async () => {
    const { nearest, match } = await ask('place=lagos/yaba&kind=flat&bedrooms=2&maxPrice=60000&has=waterfront');
    expect(match).toBe('similar');
    expect(nearest.length).toBeGreaterThan(0);
    for (const { query, homes } of nearest) {
      const { match: found, total } = await ask(query);
      expect({ found, total }).toEqual({ found: 'exact', total: homes });
    }
  });

  test('a budget stays with its market', async () => {
    const { nearest } = await ask('type=rent&place=lagos/yaba&kind=flat&bedrooms=2&maxPrice=60000&has=waterfront');
    expect(nearest.length).toBeGreaterThan(0);
    for (const { query } of nearest) expect(query.includes('type=rent') || !query.includes('maxPrice')).toBe(true);
  });

  test('words that no home has are said to be left out, and where nothing else was typed, not understood', async () => {
    const { heading, notes } = await ask('searchTerm=flat in yaba zzqqxx blorp');
    expect(heading).toMatch(/^\d+ homes?, none with “zzqqxx blorp”: Flats in Yaba, Lagos$/);
    expect(notes.join()).not.toContain('zzqqxx');
    const near = await ask('searchTerm=flat in yaba under 5k zzqqxx');
    expect([near.total, near.notes.join()]).toEqual([0, expect.stringContaining('No home mentions “zzqqxx”.')]);
    const { heading: none, nothing } = await ask('searchTerm=zzqqxx blorp');
    expect([none, nothing?.title]).toEqual(['No Listing Found', 'No home mentions “zzqqxx blorp”']);
  });

  test('the word for a kind of street is no sign of the street', async () => {
    await storeListing(world, await world.person(), {
      name: 'Home off Palm Crescent',
      city: 'Yaba',
      place: 'lagos/yaba',
      within: ['lagos/yaba', 'lagos'],
    });
    await recountWords(world.deps);
    const unknown = await ask('searchTerm=house in yaba zzqqxx crescent');
    expect(unknown.heading).toContain('none with “zzqqxx crescent”');
    expect(unknown.notes.join()).not.toContain('crescent');
  });

  test.each([
    'maxPrice=5',
    'maxTotal=3&type=rent',
    'minPrice=10&maxPrice=2',
    'maxPrice=9999999999999&has=waterfront,pool&place=kano',
  ])('a price that nobody means is answered too: %s', async (query) => {
    expect((await ask(query)).match).toMatch(/exact|similar/);
  });

  test('nothing is offered beside exact matches', async () => {
    expect((await ask('place=lagos/yaba')).nearest).toEqual([]);
  });
});
