import { afterAll, beforeAll, expect, test } from 'vitest';
import { recountFigures } from '#features/figures/service.server.ts';
import { derivedOf } from '#features/listings/derived/derived.server.ts';
import { storeListing } from '../../../../tests/support/listings.ts';
import { createWorld, type World } from '../../../../tests/support/world.ts';
import { filtersOf } from '../filters.ts';
import { results } from '../results/results.server.ts';
import { recountWords } from '../service.server.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  const owner = await world.person();
  const store = (name: string, propertyType: string, fields: object = {}) => {
    const home = {
      name,
      propertyType,
      type: 'rent' as const,
      city: 'Enugu',
      state: 'Enugu',
      address: 'Main Road',
      bedrooms: 2,
      ...fields,
    };
    const asked = { regularPrice: 2_000_000, ...home, discountPrice: 0, offer: false, fees: [], rentYears: null };
    return storeListing(world, owner, { description: 'Fine.', features: [], ...asked, ...derivedOf(asked) });
  };
  await store('Hotel in Calabar', 'hotel', { city: 'Calabar', state: 'Cross River' });
  await store('Filling station', 'filling-station');
  await store('Event centre', 'event-centre');
  await store('Office', 'office');
  await store('Shop', 'shop');
  await store('Two bedrooms', 'flat');
  await store('Duplex', 'detached-duplex');
  const asaba = { city: 'Asaba', state: 'Delta' };
  await store('Room in Asaba', 'self-contain', { ...asaba, bedrooms: 1 });
  await store('Newer flat in Asaba', 'flat', asaba);
  await store('Mini flat for sale', 'mini-flat', { type: 'sale', bedrooms: 1 });
  const sale = (regularPrice: number) => ({ type: 'sale', regularPrice, bedrooms: 4 });
  await store('Dear duplex', 'semi-detached-duplex', sale(140_000_000));
  await store('Bungalow', 'detached-bungalow', sale(56_000_000));
  await store('Small plot', 'residential-land', { ...sale(20_000_000), sizeSqm: 600 });
  const farm = { ...sale(20_000_000), sizeSqm: 8_000, city: 'Calabar', state: 'Cross River' };
  await store('Two acres', 'residential-land', farm);
  const flat = { ...sale(30_000_000), updatedAt: new Date('2020-01-01') };
  await store('Flat for sale of one', 'flat', { ...flat, bedrooms: 1 });
  await store('Flat for sale of three', 'flat', { ...sale(30_000_000), bedrooms: 3 });
  const aba = { ...sale(90_000_000), city: 'Aba', state: 'Abia' };
  await store('Industrial land', 'industrial-land', aba);
  await store('Commercial land', 'commercial-land', aba);
  await store('Church in Sokoto', 'church', { ...sale(90_000_000), city: 'Sokoto', state: 'Sokoto' });
  await recountWords(world.deps);
  await recountFigures(world.deps);
});
afterAll(() => world[Symbol.asyncDispose]());

async function typed(searchTerm: string) {
  const { near, heading } = await results(world.ctx(), filtersOf(new URLSearchParams({ searchTerm })), 9);
  return { heading, names: near.map(({ name }) => name), differs: near.map(({ differs }) => differs.join(' · ')) };
}

test('who asks for a studio is shown a single room before a flat', async () => {
  expect((await typed('bedsitter in asaba')).names.slice(0, 2)).toEqual(['Room in Asaba', 'Newer flat in Asaba']);
});

test('who asks for a hotel is not sent to a filling station or an event centre, but a restaurant may move into a shop or an office', async () => {
  expect((await typed('hotel for rent in enugu')).names[0]).toBe('Hotel in Calabar');
  expect((await typed('restaurant for rent in enugu')).names.slice(0, 2)).toEqual(['Shop', 'Office']);
});

test('who asks for a studio or a mini flat in the town is shown a flat of one bedroom before larger ones', async () => {
  expect((await typed('studio for sale in enugu')).names.slice(0, 2)).toEqual([
    'Mini flat for sale',
    'Flat for sale of one',
  ]);
});

test('who wants to buy a warehouse or a hotel is shown land for it before premises for another trade far away', async () => {
  const { names } = await typed('warehouse for sale in aba');
  expect(names.slice(0, 3).toSorted()).toEqual(['Church in Sokoto', 'Commercial land', 'Industrial land']);
  expect(names[2]).toBe('Church in Sokoto');
  expect((await typed('hotel for sale in aba')).names[0]).toBe('Commercial land');
});

test('a room is rented, and a flat is nearer to it than a whole house', async () => {
  expect((await typed('self contain in enugu')).names.slice(0, 2)).toEqual(['Two bedrooms', 'Duplex']);
  expect((await typed('self contain in enugu')).names).not.toContain('Mini flat for sale');
});

test('what is far from the place is not called close', async () => {
  expect((await typed('hotel for rent in enugu')).heading).toMatch(
    /^No exact match\. \d properties, some of them far away$/,
  );
  expect((await typed('hotel for rent in maiduguri')).heading).toMatch(
    /^No exact match\. \d properties, the nearest \d+0 km away$/,
  );
});

test('the heading tells the distance of the nearest card, of a state too', async () => {
  const { heading, differs } = await typed('3 bedroom duplex for rent in kogi state');
  const km = differs.flatMap((text) => /(\d+) km away/.exec(text)?.[1] ?? []).map(Number);
  expect(km.length).toBeGreaterThan(0);
  expect(heading).toContain(`the nearest ${Math.min(...km)} km away`);
});

test('a kind like it that somebody can pay comes before the kind itself at more than twice the budget', async () => {
  expect((await typed('4 bedroom duplex for sale enugu 55m')).names.slice(0, 2)).toEqual(['Bungalow', 'Dear duplex']);
});

test('a small plot in the town is nearer than a large one elsewhere', async () => {
  expect((await typed('land 2 acres enugu')).names.slice(0, 2)).toEqual(['Small plot', 'Two acres']);
});
