import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillMarket } from '../../../../tests/support/many-listings.ts';
import { storeListing } from '../../../../tests/support/listings.ts';
import { createWorld, type World } from '../../../../tests/support/world.ts';
import { filtersOf } from '../filters.ts';
import { recountWords } from '../service.server.ts';
import { results } from './results.server.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  await fillMarket(world.db, 300);
  const seller = await world.person();
  const home = (address: string, place: string, within: string[], other: object) =>
    storeListing(world, seller, { name: 'Corner shop', address, place, within: [place, ...within], ...other });
  await home('12 Aba Road', 'rivers/port-harcourt', ['rivers'], { propertyType: 'shop' });
  const flat = { propertyType: 'flat', bedrooms: 4, type: 'rent' };
  await home('20 Idi-Aba Road', 'ogun/abeokuta', ['ogun'], flat);
  await home('9 Sagamu Road, Ikorodu', 'lagos/ikorodu', ['lagos'], flat);
  await home('5 Market Road, Epe', 'lagos/epe', ['lagos'], flat);
  for (const number of [3, 8])
    await home(`${number} Ikorodu Road, Ketu`, 'lagos/ketu', ['lagos'], { propertyType: 'plaza' });
  await recountWords(world.deps);
});

afterAll(async () => {
  await world[Symbol.asyncDispose]();
});

const ask = async (typed: string, chosen = '') =>
  results(world.ctx(), filtersOf(new URLSearchParams(`searchTerm=${typed}${chosen}`)), 9);

test('homes on a road of that name are found wherever it is', async () => {
  const { listings, chips } = await ask('shop aba road');
  expect(listings[0]?.name).toBe('Corner shop');
  expect(chips.map(({ label }) => label)).not.toContain('Abia');
});

test.each([
  ['4 bedroom flat Ikorodu road', 'Sagamu'],
  ['4 bedroom flat Aba road', 'Idi-Aba'],
  ['4 bedroom flat Epe road', 'Market'],
])('"%s" is not found on %s Road, which has its words', async (typed, other) => {
  const { listings, words } = await ask(typed);
  expect(words === '' || !listings.some(({ address }) => address.includes(other))).toBe(true);
});

test('a road is where most homes on it are, whatever town it is called after', async () => {
  expect((await ask('4 bedroom flat Aba road')).chosen).toMatchObject({ place: 'rivers/port-harcourt' });
  expect((await ask('4 bedroom flat Ikorodu road')).chosen).toMatchObject({ place: 'lagos/ketu' });
});

test('where no home is on the road, homes are looked for where such a road is', async () => {
  const { chips } = await ask('2 bedroom off kubwa road');
  expect(chips.map(({ label }) => label)).toContain('Kubwa, Abuja');
});

test('a place that was chosen says where the road is', async () => {
  const { chips } = await ask('2 bedroom off kubwa road', '&place=abuja/gwarinpa');
  expect(chips.map(({ label }) => label)).toContain('Gwarinpa, Abuja');
});
