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
  await storeListing(world, await world.person(), {
    name: 'Corner shop',
    address: '12 Aba Road',
    city: 'Port Harcourt',
    state: 'Rivers',
    place: 'rivers/port-harcourt',
    within: ['rivers/port-harcourt', 'rivers'],
    propertyType: 'shop',
  });
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

test('where no home is on the road, homes are looked for where such a road is', async () => {
  const { chips } = await ask('2 bedroom off kubwa road');
  expect(chips.map(({ label }) => label)).toContain('Kubwa, Abuja');
});

test('a place that was chosen says where the road is', async () => {
  const { chips } = await ask('2 bedroom off kubwa road', '&place=abuja/gwarinpa');
  expect(chips.map(({ label }) => label)).toContain('Gwarinpa, Abuja');
});
