import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { listings } from '#db/schema/listings.ts';
import { recountFigures } from '#features/figures/service.server.ts';
import { derivedOf } from '#features/listings/derived/derived.server.ts';
import { storeListing } from '../../../../tests/support/listings.ts';
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts';
import { filtersOf } from '../filters.ts';
import { groupsOf } from '../results/headings.server.ts';
import { results } from '../results/results.server.ts';
import { recountWords } from '../service.server.ts';

let world: World;
let owner: Person;

const FLAT = {
  propertyType: 'flat',
  state: 'Lagos',
  bedrooms: 2,
  bathrooms: 1,
  description: 'Fine.',
  features: [] as string[],
};
type Fields = Partial<typeof listings.$inferInsert> & { city: string; address: string };

async function store(name: string, fields: Fields) {
  const home = { ...FLAT, regularPrice: 2_000_000, discountPrice: 0, offer: false, ...fields, name };
  const asked = { ...home, type: home.type ?? ('rent' as const), fees: [], rentYears: null };
  return storeListing(world, owner, { ...home, ...derivedOf(asked) });
}

beforeAll(async () => {
  world = await createWorld();
  owner = await world.person();
  const address = 'Herbert Macaulay Way';
  await store('Two in Yaba', { city: 'Yaba', address, features: ['pool'], description: 'With 6 lamps.' });
  await store('Two in Yaba, dearer', { city: 'Yaba', address: 'Commercial Avenue', regularPrice: 3_200_000 });
  await store('Three in Yaba', { city: 'Yaba', address: 'Sabo', bedrooms: 3 });
  await store('Two in Gbagada', { city: 'Gbagada', address: 'Diya Street' });
  await store('Two in Ikorodu', { city: 'Ikorodu', address: 'Sagamu Road' });
  await store('Two in Kano', { city: 'Kano', state: 'Kano', address: 'Hotoro' });
  await store('Maisonette in Yaba', { city: 'Yaba', address: 'Onike', propertyType: 'maisonette' });
  await store('Shop in Yaba', { city: 'Yaba', address: 'Tejuosho', propertyType: 'shop' });
  await store('Duplex mwsi7lr8i5b34 in Lekki', { city: 'Lekki', address: 'Admiralty Way', propertyType: 'farmland' });
  await store('Warehouse Zedbloc for sale', { city: 'Epe', address: 'Marina', propertyType: 'office' });
  await store('Unity Court', {
    city: 'Yaba',
    address: 'Akoka Road',
    regularPrice: 2_400_000,
    description: 'Quiet and sunny.',
  });
  for (const n of [1, 2, 3, 4]) {
    const sale = { city: 'Yaba', address: 'Alagomeji', type: 'sale', regularPrice: 90_000_000 + n } as const;
    await store(`For sale ${n}`, sale);
    await store(`By the night ${n}`, { ...sale, type: 'shortlet', regularPrice: 80_000 + n });
  }
  await recountWords(world.deps);
  await recountFigures(world.deps);
});
afterAll(() => world[Symbol.asyncDispose]());

async function ask(query: string) {
  const page = await results(world.ctx(), filtersOf(new URLSearchParams(query)), 9);
  const near = page.near.map(({ name, differs }) => `${name}: ${differs.join(' · ')}`);
  return { ...page, exact: page.listings.map(({ name }) => name), names: page.near.map(({ name }) => name), near };
}
const typed = (text: string) => ask(new URLSearchParams({ searchTerm: text }).toString());

describe('where little matches all of it', () => {
  test('the nearest follow, each with what differs in words', async () => {
    const { exact, total, near } = await typed('2 bed flat to rent in yaba under 2m with pool');
    expect({ exact, total }).toEqual({ exact: ['Two in Yaba'], total: 1 });
    expect(near).toEqual(
      expect.arrayContaining([
        'Two in Yaba, dearer: ₦1.2M over · swimming pool not stated',
        expect.stringMatching(/^Two in Gbagada: in Gbagada, \d km away · swimming pool not stated$/),
        expect.stringMatching(/^Three in Yaba: 3 bedrooms, not 2 · /),
        expect.stringMatching(/^Maisonette in Yaba: maisonette · /),
        expect.stringMatching(/^Two in Kano: in Hotoro, Kano, \d+0 km away/),
      ]),
    );
  });

  test('neighbours come before the rest of the state, and that before the rest of the country', async () => {
    const { total, names, heading } = await typed('2 bedroom flat for rent in bariga');
    expect([total, heading]).toEqual([0, 'No exact match. 9 close homes']);
    const places = ['Two in Yaba', 'Two in Gbagada', 'Two in Ikorodu', 'Two in Kano'];
    const found = names.filter((name) => places.includes(name));
    expect(found.slice(2)).toEqual(['Two in Ikorodu', 'Two in Kano']);
    expect(names.indexOf('Shop in Yaba')).not.toBe(0);
  });

  test('where the last of the near homes cost more than 30 % above the budget, they stand under a heading of their own', async () => {
    const exact = await typed('2 bed flat to rent in yaba under 2m with pool');
    expect(exact.heading).toMatch(/^1 home matches exactly: /);
    const [card] = exact.listings;
    const costing = (price: number) => (card ? [{ ...card, differs: [], regularPrice: price, offer: false }] : []);
    const last = [2_100_000, 2_500_000, 4_000_000, 9_000_000].flatMap(costing);
    expect(groupsOf({ maxPrice: 2_000_000 }, last)).toEqual([
      { title: 'Close matches', size: 2 },
      { title: 'More than 30% above your budget', size: 2 },
    ]);
    const between = [2_100_000, 4_000_000, 2_500_000].flatMap(costing);
    expect(groupsOf({ maxPrice: 2_000_000 }, between)).toEqual([{ title: 'Close matches', size: 3 }]);
    expect(groupsOf({ maxPrice: 2_000_000 }, [])).toEqual([]);
    const none = await ask('type=rent&kind=flat&place=lagos/yaba&maxPrice=1000000');
    expect(none.heading).toBe(`No exact match. ${none.near.length} homes, all more than 30% above your budget`);
    expect(none.nearGroups.map(({ title }) => title)).toEqual(['More than 30% above your budget']);
  });

  test('one word of a sentence that nobody understands is no answer to it', async () => {
    const { heading, waysOn } = await typed('sunny zzrice and zzchicken zzdelivery');
    expect(heading).toBe('No Listing Found');
    expect(waysOn.length).toBeGreaterThan(0);
  });

  test('the cheapest of those that are alike come first where the cheapest is asked for', async () => {
    const first = async (query: string) =>
      (await ask(`type=rent&kind=flat&place=lagos/yaba&bedrooms=1-1${query}`)).near[0];
    expect(await first('&sort=price')).toMatch(/^Two in Yaba:/);
    expect(await first('&sort=price-desc')).toMatch(/^Two in Yaba, dearer:/);
  });

  test('no home of another market is among them', async () => {
    const { near, listings } = await typed('2 bed flat yaba to rent');
    const others = await results(world.ctx(), { type: 'rent', kind: ['flat'], maxPrice: 100_000 }, 9);
    expect([...listings, ...others.near].filter(({ type }) => type !== 'rent')).toEqual([]);
    expect(others.near).not.toEqual([]);
    expect(near.join()).not.toMatch(/For sale|night/);
  });

  test('another market is shown only where its own has none in the country, and is said', async () => {
    const empty = await createWorld();
    const seller = await empty.person();
    await storeListing(empty, seller, { name: 'The only one', type: 'sale', propertyType: 'flat' });
    const page = await results(empty.ctx(), { type: 'rent', kind: ['flat'] }, 9);
    expect(page.near.map(({ name, differs }) => [name, differs[0]])).toEqual([['The only one', 'for sale']]);
    await empty[Symbol.asyncDispose]();
  });

  test('the arrays of the calls hold what matches all of it, or the nearest where nothing does, and never both', async () => {
    const app = await world.app();
    const get = async (searchTerm: string) =>
      (await app.inject({ url: '/api/listing/get', query: { searchTerm } })).json<{ name: string }[]>();
    expect((await get('2 bed flat to rent in yaba under 2m with pool')).map(({ name }) => name)).toEqual([
      'Two in Yaba',
    ]);
    expect((await get('2 bed flat to rent in bariga'))[0]?.name).toMatch(/^Two in/);
  });

  test('words that mean nothing are near to nothing, whatever was chosen before', async () => {
    expect(await ask('type=rent&searchTerm=qqzzxx wwyykk')).toMatchObject({ exact: [], near: [], total: 0 });
  });
});

describe('words beside filters', () => {
  test('are not required: homes that hold them come first', async () => {
    const { exact, optional, chosen } = await typed('flat for rent in yaba sunny');
    expect(optional).toBe('sunny');
    expect(exact[0]).toBe('Unity Court');
    expect(exact.length).toBeGreaterThan(1);
    expect(chosen).not.toHaveProperty('searchTerm');
    expect((await typed('flat for rent in yaba 6 lamps')).exact[0]).toBe('Two in Yaba');
    expect((await typed('6 units of flat for rent in yaba')).exact[0]).toBe('Unity Court');
  });

  test('that nobody uses take nothing away', async () => {
    expect((await typed('flat for rent in yaba zzqqxx')).total).toBe((await typed('flat for rent in yaba')).total);
  });

  test('the name or the address of a home is required, and found as it is', async () => {
    expect(await typed('flat unity court')).toMatchObject({ exact: ['Unity Court'], optional: '' });
    for (const name of ['Duplex mwsi7lr8i5b34 in Lekki', 'Warehouse Zedbloc for sale'])
      expect((await typed(name)).exact, name).toEqual([name]);
    expect((await typed('2 bed flat commercial avenue')).exact).toEqual(['Two in Yaba, dearer']);
  });
});

describe('bedrooms without a kind', () => {
  test('mean a home: premises for business come after all homes', async () => {
    const { names } = await typed('2 bedroom for rent in yaba under 300k');
    expect(names).toContain('Shop in Yaba');
    expect(names.indexOf('Shop in Yaba')).toBeGreaterThan(names.indexOf('Two in Ikorodu'));
    expect(names.indexOf('Shop in Yaba')).toBeGreaterThan(names.indexOf('Two in Gbagada'));
  });
});

describe('the market that a budget belongs to', () => {
  test.each([
    ['2 bed yaba 2.5m', 'rent', 'For rent, from the budget'],
    ['2 bed flat yaba 80m', 'sale', 'For sale, from the budget'],
    ['2 bed yaba 85k', 'shortlet', 'Shortlet, from the budget'],
    ['self contain yaba 300k', 'rent', 'For rent, from the budget'],
    ['2 bed yaba 400k', 'rent', 'For rent, from the budget'],
    ['land in epe 5m', 'sale', 'For sale, from the budget'],
    ['2 bed yaba with C of O', 'sale', 'For sale, from the title paper'],
    ['2 bed flat yaba 80m with C of O', 'sale', 'For sale, from the budget'],
  ])('%s: %s, and says that it was guessed', async (text, type, label) => {
    const { chips, chosen, inferred } = await typed(text);
    expect({ type: chosen.type, inferred, label: chips[0]?.label }).toEqual({ type, inferred: ['type'], label });
    // Without the chip nothing is guessed again.
    const without = await ask(chips[0]?.query ?? '');
    expect(without.chosen).not.toHaveProperty('type');
  });

  test.each(['2 bed yaba 15m', 'flat in yaba'])('%s: may be either, so nothing is guessed', async (text) => {
    expect(await typed(text)).toMatchObject({ inferred: [] });
  });

  test('is not guessed where it was said or chosen', async () => {
    expect((await typed('2 bed yaba for sale 2.5m')).chosen.type).toBe('sale');
    expect(await ask('type=sale&searchTerm=2 bed yaba 2.5m')).toMatchObject({ inferred: [], chosen: { type: 'sale' } });
    expect(await ask('maxPrice=2500000&bedrooms=2')).toMatchObject({ inferred: [] });
  });
});

describe('near a place', () => {
  test('is so many kilometres around it, those of the place itself first, and a chip that can be taken away', async () => {
    const { exact, chips, title, chosen, near } = await typed('flat for rent within 8 km of yaba');
    expect(title).toMatch(/within 8 km of Yaba, Lagos$/);
    expect(exact).toContain('Two in Gbagada');
    expect(exact.indexOf('Two in Gbagada')).toBe(exact.length - 1);
    expect(near.join()).not.toContain('Two in Gbagada');
    const chip = chips.find(({ label }) => label === `Within ${chosen.within} km of Yaba, Lagos`);
    const without = await ask(chip?.query ?? '');
    expect(without.chips.map(({ label }) => label)).toContain('Yaba, Lagos');
    expect(without.exact).not.toContain('Two in Gbagada');
  });

  test('near a landmark is around what stands for it, which the chip says; without the chip nothing of it is asked for', async () => {
    const { exact, chips, title, chosen } = await typed('flat for rent unilag');
    expect(title).toMatch(/within 3 km of UNILAG \(Akoka\), Lagos$/);
    expect(chosen).toMatchObject({ place: 'lagos/unilag', within: '3' });
    expect(exact).not.toContain('Two in Ikorodu');
    const chip = chips.find(({ label }) => label === 'Within 3 km of UNILAG (Akoka), Lagos');
    const without = await ask(chip?.query ?? '');
    expect(without.chips.map(({ label }) => label).join()).not.toContain('UNILAG');
    const wide = await ask('type=rent&place=lagos/unilag&within=40');
    expect(wide.exact).toContain('Two in Ikorodu');
    expect((await ask('type=rent&place=lagos/unilag')).chosen).toMatchObject({ within: '3' });
  });

  test('is all of a box where nothing else than a price is asked for, however large', async () => {
    for (const box of ['4,2.5,14,15', '6.3,3.2,6.8,3.8']) {
      const { exact, near } = await ask(`box=${box}&maxPrice=10`);
      expect([exact, near.length > 0]).toEqual([[], true]);
    }
  });

  test('round-trips in the address, where it can be made wider', async () => {
    expect((await ask('type=rent&place=lagos/yaba&within=1')).exact).not.toContain('Two in Gbagada');
    expect((await ask('type=rent&place=lagos/yaba&within=40')).exact).toContain('Two in Ikorodu');
    expect((await ask('type=rent&place=lagos/yaba&within=51')).exact).not.toContain('Two in Gbagada');
  });

  test('of several places it is around any of them, and not between them', async () => {
    const { exact, chips } = await typed('flat for rent within 2 km of yaba or ikorodu');
    expect(exact).toEqual(expect.arrayContaining(['Two in Yaba', 'Two in Ikorodu']));
    expect(exact).not.toContain('Two in Gbagada');
    expect(chips.map(({ label }) => label)).toContain('Within 2 km of Yaba or Ikorodu, Lagos');
  });

  test('between two places is the stretch from one to the other, whose width can be chosen', async () => {
    const { exact, chips, chosen, title } = await typed('flat for rent between yaba and ikorodu');
    expect(chosen).toMatchObject({ place: 'lagos/yaba,lagos/ikorodu', between: 'true', within: '2' });
    expect(chips.map(({ label }) => label)).toContain('Between Yaba and Ikorodu, Lagos, 2 km to each side');
    expect(title).toContain('between Yaba and Ikorodu');
    const { chosen: inEachOther } = await typed('mini flat between ogba and ikeja');
    expect(inEachOther).toMatchObject({ place: 'lagos/ogba,lagos/ikeja', between: 'true' });
    expect(exact).toEqual(expect.arrayContaining(['Two in Yaba', 'Two in Ikorodu']));
    expect(exact).not.toContain('Two in Gbagada');
    const wider = await ask('type=rent&kind=flat&place=lagos/yaba,lagos/ikorodu&between=true&within=10');
    expect(wider.exact).toContain('Two in Gbagada');
    expect(wider.exact).not.toContain('Two in Kano');
  });

  test.each([
    ['flat 51 km from yaba', ['51 km from'], 'Within 50 km of Yaba, Lagos'],
    ['flat 500m from yaba', [], 'Within 1 km of Yaba, Lagos'],
    ['flat 5 km from lagos', ['5 km from'], 'Lagos'],
    ['flat 2km from yaba or kano city', ['2km from'], 'Yaba, Lagos'],
    ['flat between lagos and kano', ['between'], 'Lagos'],
  ])('%s: what cannot be meant is told, and the rest is read', async (text, unused, chip) => {
    const { unmet, chips } = await typed(text);
    expect(unmet).toEqual(unused);
    expect(chips.map(({ label }) => label)).toContain(chip);
  });
});

describe('guests of a stay', () => {
  test('are a bedroom for every two of them, and a chip that says so', async () => {
    const { exact, chips, chosen } = await typed('shortlet in yaba for 3 people');
    expect(chosen).toMatchObject({ type: 'shortlet', guests: '3' });
    expect(chips.map(({ label }) => label)).toContain('For 3 people: 2+ bedrooms');
    expect(exact).toContain('By the night 1');
    const many = await typed('shortlet in yaba sleeps 5');
    expect(many.exact).toEqual([]);
    expect(many.near[0]).toMatch(/^By the night \d: 2 bedrooms$/);
  });

  test('leave the bedrooms that are said, and are words where nobody stays', async () => {
    const both = await typed('2 bed shortlet yaba for 8 people');
    expect(both.unmet).toEqual([]);
    expect(both.chips.map(({ label }) => label)).toEqual(expect.arrayContaining(['2 bedrooms', 'For 8 people']));
    for (const home of both.near) expect(home).not.toMatch(/\b2 bedrooms/);
    const { chosen, optional } = await typed('flat in yaba for 2 people');
    expect(chosen).not.toHaveProperty('guests');
    expect(optional).toBe('for 2 people');
  });
});

test('a home of the place that lies outside the circle says how far it is, and around a state there is no circle', async () => {
  const { near } = await ask('type=rent&place=lagos/yaba&within=1');
  expect(near.join('\n')).toMatch(/^Maisonette in Yaba: in Onike, [\d.]+ km away/m);
  for (const home of near) expect(home).not.toMatch(/: $/);
  const state = await ask('type=rent&place=lagos&within=5');
  expect(state.exact.length).toBeGreaterThan(0);
  expect(state.chips.map(({ label }) => label).join()).not.toContain('Within');
});

test('how far a home is from a place is told from the nearest part of it, and nearer homes come first', async () => {
  const offices = { propertyType: 'office', bedrooms: 0 };
  await store('Office in Magodo', { ...offices, city: 'Magodo', address: 'Shangisha Road' });
  await store('Office in Surulere', { ...offices, city: 'Surulere', address: 'Adeniran Ogunsanya Street' });
  const { near } = await typed('office for rent in ikeja');
  expect(near.slice(0, 2)).toEqual([
    'Office in Magodo: in Magodo, 3 km away',
    expect.stringMatching(/^Office in Surulere: in Surulere, \d+ km away$/),
  ]);
});

test('near a landmark that no source gives a point is within a few kilometres of what stands for it', async () => {
  expect((await typed('flat for rent near university of uyo')).chosen).toMatchObject({ within: '5' });
});

test('"house" means any home, and no land or business', async () => {
  const { exact } = await typed('house for rent in yaba');
  expect(exact).toEqual(expect.arrayContaining(['Two in Yaba', 'Maisonette in Yaba']));
  expect(exact).not.toContain('Shop in Yaba');
});

test('a feature that only the text tells counts less than one that the seller stated', async () => {
  const sagamu = { city: 'Sagamu', state: 'Ogun', address: 'Makun', bedrooms: 4, regularPrice: 5_000_000 };
  await store('Stated in Sagamu', { ...sagamu, features: ['pool'] });
  await store('Told in Sagamu', { ...sagamu, description: 'There is a swimming pool behind the house.' });
  await store('Without in Sagamu', sagamu);
  const { names } = await typed('4 bed flat to rent in sagamu with pool under 4m');
  expect(names.filter((name) => name.includes('Sagamu'))).toEqual([
    'Stated in Sagamu',
    'Told in Sagamu',
    'Without in Sagamu',
  ]);
});

test('a home that says the contrary of what was asked comes after one that does not say', async () => {
  const ikole = { city: 'Ikole', state: 'Ekiti', address: 'Ikole', bedrooms: 5, regularPrice: 5_000_000 };
  await store('Floods in Ikole', { ...ikole, features: ['floods-in-rain'] });
  await store('Silent in Ikole', { ...ikole, regularPrice: 5_400_000 });
  const { near } = await typed('5 bed flat to rent in ikole no flooding under 4m');
  expect(near.filter((line) => line.includes('Ikole'))).toEqual([
    'Silent in Ikole: ₦1.4M over · flooding not stated',
    'Floods in Ikole: ₦1M over · floods in heavy rain',
  ]);
});

test('of title papers any of which would do, a card names all that are not stated', async () => {
  await store('Paperless in Sapele', {
    city: 'Sapele',
    state: 'Delta',
    address: 'Sapele',
    type: 'sale',
    regularPrice: 60_000_000,
  });
  const { near } = await typed('flat for sale in sapele with c of o or governors consent');
  expect(near).toContain('Paperless in Sapele: Certificate of Occupancy or Governor’s Consent not stated');
});

test('what is not wanted is in no answer, near ones included', async () => {
  const { exact, names, chips } = await typed('2 bed flat to rent in lagos but not yaba, not a maisonette');
  expect(chips.map(({ label }) => label)).toEqual(expect.arrayContaining(['Not in Yaba', 'No maisonettes']));
  expect([...exact, ...names]).toContain('Two in Gbagada');
  expect([...exact, ...names].join()).not.toMatch(/Yaba|Unity|Maisonette/);
});

test('near to homes of a street is near to where they are, and what is missing is the street', async () => {
  const { exact, near } = await typed('2 bed flat diya street');
  expect(exact).toEqual(['Two in Gbagada']);
  expect(near[0]).toMatch(/in (Yaba|Onike|Akoka|Sabo|Alagomeji).*, \d km away/i);
  await store('Three in Gbagada', { city: 'Gbagada', address: 'Ifako' });
  expect((await typed('2 bed flat diya street')).near[0]).toBe('Three in Gbagada: not “diya street”');
});

test('a home whose name or address holds that of a place in another state is not in it', async () => {
  const there = { city: 'Kano', state: 'Kano', propertyType: 'penthouse' };
  await store('Penthouse near Bogije roundabout', { ...there, address: 'Bogije' });
  await store('Penthouse near the sea', { city: 'Bogije', address: 'Bogije', propertyType: 'penthouse' });
  expect((await typed('penthouse for rent in Bogije')).exact).toEqual(['Penthouse near the sea']);
  expect((await typed('penthouse for rent in Kano')).exact).toEqual(['Penthouse near Bogije roundabout']);
});
