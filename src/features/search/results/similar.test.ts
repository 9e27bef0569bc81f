import { afterAll, beforeAll, expect, test } from 'vitest';
import type { listings } from '#db/schema/listings.ts';
import { storeListing } from '../../../../tests/support/listings.ts';
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts';
import { getListing } from '#features/listings/service.server.ts';
import { similarHomes } from './similar.server.ts';

let world: World;
let owner: Person;

type Fields = Partial<typeof listings.$inferInsert>;
const inLekki: Fields = { city: 'Lekki', state: 'Lagos', regularPrice: 5_000_000, bedrooms: 3 };
const store = (name: string, fields: Fields) => storeListing(world, owner, { ...inLekki, ...fields, name });

async function similarTo(id: string, n = 3): Promise<string[]> {
  const home = await getListing(world.ctx(), id);
  return (await similarHomes(world.ctx(), home, n)).map(({ name }) => name);
}

beforeAll(async () => {
  world = await createWorld();
  owner = await world.person();
});
afterAll(() => world[Symbol.asyncDispose]());

test('similar homes are of the same market and place, near in price and bedrooms, and never the home itself', async () => {
  const id = await store('This very home', {});
  await store('Just like it', { regularPrice: 5_500_000 });
  await store('For sale', { type: 'sale' });
  await store('Ten times the price', { regularPrice: 50_000_000 });
  await store('Somewhere else', { city: 'Kano', state: 'Kano', address: 'Bompai' });
  await store('Larger and dearer', { regularPrice: 8_000_000, bedrooms: 4 });
  await store('Hidden', { status: 'removed' });
  expect(await similarTo(id)).toEqual(['Just like it', 'Larger and dearer']);
});

test('the nearest come first, and no more than asked for', async () => {
  const id = await store('A small one', {
    city: 'Yaba',
    address: 'Herbert Macaulay Way',
    bedrooms: 1,
    regularPrice: 900_000,
  });
  await store('Same size', { city: 'Yaba', address: 'Tejuosho', bedrooms: 1, regularPrice: 950_000 });
  await store('One room more', { city: 'Yaba', address: 'Sabo', bedrooms: 2, regularPrice: 1_400_000 });
  expect(await similarTo(id, 1)).toEqual(['Same size']);
  expect((await similarTo(id, 2)).slice(0, 2)).toEqual(['Same size', 'One room more']);
});

test('where there is nothing like it, nothing is said to be', async () => {
  const id = await store('A palace', {
    city: 'Sokoto',
    state: 'Sokoto',
    address: 'Runjin Sambo',
    regularPrice: 9_000_000_000,
  });
  expect(await similarTo(id)).toEqual([]);
});
