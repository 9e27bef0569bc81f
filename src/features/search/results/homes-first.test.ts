import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeListing } from '../../../../tests/support/listings.ts';
import { createWorld, type World } from '../../../../tests/support/world.ts';
import { recountWords, searchListings } from '../service.server.ts';
import { filtersOf } from '../filters.ts';
import { suggest } from '../suggest.server.ts';
import { results } from './results.server.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  const seller = await world.person();
  const lekki = { city: 'Lekki', place: 'lagos/lekki', within: ['lagos/lekki', 'lagos'], type: 'sale' as const };
  const roomless = { bedrooms: 0, bathrooms: 0 };
  await storeListing(world, seller, {
    ...lekki,
    name: 'Older terrace',
    propertyType: 'terraced-duplex',
    regularPrice: 48e6,
  });
  await storeListing(world, seller, {
    ...lekki,
    name: 'Dear terrace',
    propertyType: 'terraced-duplex',
    regularPrice: 9e7,
  });
  await storeListing(world, seller, {
    ...lekki,
    ...roomless,
    name: 'Newer plot',
    propertyType: 'residential-land',
    regularPrice: 40e6,
  });
  await storeListing(world, seller, {
    ...lekki,
    ...roomless,
    name: 'Newest shop',
    propertyType: 'shop',
    regularPrice: 30e6,
  });
  await storeListing(world, seller, {
    ...lekki,
    ...roomless,
    name: 'Dear shop',
    propertyType: 'shop',
    regularPrice: 9e7,
  });
  await storeListing(world, seller, {
    ...lekki,
    name: 'Dear home of no known kind',
    propertyType: null,
    regularPrice: 9e7,
  });
  await recountWords(world.deps);
});
afterAll(() => world[Symbol.asyncDispose]());

const page = async (query: string) => results(world.ctx(), filtersOf(new URLSearchParams(query)), 9);
const names = (homes: readonly { name: string }[]) => homes.map(({ name }) => name);

test.each(['searchTerm=lekki+50m', 'place=lagos/lekki&type=sale&maxPrice=50000000'])(
  'homes come before premises and land where no kind is asked for, also among those that are near: %s',
  async (query) => {
    const { listings, near } = await page(query);
    expect(names(listings)).toEqual(['Older terrace', 'Newest shop', 'Newer plot']);
    expect(names(near)).toEqual(['Dear home of no known kind', 'Dear terrace', 'Dear shop']);
  },
);

test('the panel says them in the same order', async () => {
  const { sale } = await suggest(world.ctx(), { searchTerm: 'lekki 50m' });
  expect(names(sale)).toEqual(['Older terrace', 'Newest shop', 'Newer plot']);
});

test.each([
  ['lekki 50m&sort=newest', ['Newest shop', 'Newer plot', 'Older terrace']],
  ['shop in lekki 50m', ['Newest shop']],
  ['land in lekki 50m', ['Newer plot']],
])('who names an order or a kind gets that: %s', async (query, homes) => {
  expect(names((await page(`searchTerm=${query}`)).listings)).toEqual(homes);
});

test('a feed keeps the newest first', async () => {
  const { listings } = await searchListings(world.ctx(), { place: ['lagos/lekki'], type: 'sale', maxPrice: 50e6 });
  expect(names(listings)).toEqual(['Newest shop', 'Newer plot', 'Older terrace']);
});
