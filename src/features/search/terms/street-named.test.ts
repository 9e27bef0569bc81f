import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeListing } from '../../../../tests/support/listings.ts';
import { createWorld, type World } from '../../../../tests/support/world.ts';
import { filtersOf } from '../filters.ts';
import { results } from '../results/results.server.ts';
import { recountWords } from '../service.server.ts';
import { streetNamed } from './street-named.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  const seller = await world.person();
  const home = (address: string, within: string[], other: object = {}) =>
    storeListing(world, seller, {
      name: '2-bed flat',
      propertyType: 'flat',
      bedrooms: 2,
      address,
      place: within[0] ?? '',
      within,
      ...other,
    });
  const lekki = ['lagos/lekki/lekki-phase-1', 'lagos/lekki', 'lagos'];
  for (const number of [3, 14, 27]) await home(`${number} Admiralty Way`, lekki, { type: 'rent' });
  await home('8 Marine Road', lekki, { type: 'shortlet', propertyType: 'duplex', bedrooms: 3 });
  await home('5 Trans-Amadi Road', ['rivers/port-harcourt/trans-amadi', 'rivers/port-harcourt', 'rivers'], {
    type: 'shortlet',
    bedrooms: 3,
  });
  for (const state of ['lagos', 'kano']) await home('1 Ahmadu Bello Way', [`${state}/${state}`, state]);
  await recountWords(world.deps);
});
afterAll(() => world[Symbol.asyncDispose]());

const ask = (typed: string) => results(world.ctx(), filtersOf(new URLSearchParams({ searchTerm: typed })), 9);

test.each([
  ['3 bed off admiralty way', 'admiralty way'],
  ['flat on aminu kano cres', 'aminu kano cres'],
  ['3 bed in cedar estate', 'cedar estate'],
])('"%s" names a street', (typed, phrase) => {
  expect(streetNamed(typed)?.phrase).toMatch(new RegExp(`${phrase}$`));
});

test.each(['flat close to the road', 'way', 'sunny flat'])('"%s" names no street', (typed) => {
  expect(streetNamed(typed)).toBeNull();
});

test('homes in a street that fit in nothing else are looked for where the street is', async () => {
  const { listings, chosen, inferred } = await ask('off admiralty way 3 bed shortlet');
  expect(chosen).toMatchObject({ place: 'lagos/lekki/lekki-phase-1', type: 'shortlet' });
  expect(listings.map(({ address }) => address)).toEqual(['8 Marine Road']);
  expect(inferred).toContain('place');
});

test('a street that several towns have is in none of them, and a place that was named goes before', async () => {
  expect((await ask('3 bed off ahmadu bello way')).chosen).not.toHaveProperty('place');
  expect((await ask('3 bed off admiralty way in Yaba')).chosen).toMatchObject({ place: 'lagos/yaba' });
});

test('a word for streets without a name is not required', async () => {
  expect((await ask('2 bed flat close to the road')).words).toBe('');
});
