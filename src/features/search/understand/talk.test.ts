import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeListing } from '../../../../tests/support/listings.ts';
import { createWorld, type World } from '../../../../tests/support/world.ts';
import { filtersOf } from '../filters.ts';
import { results } from '../results/results.server.ts';
import { recountWords } from '../service.server.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  const seller = await world.person();
  const description =
    'Good morning sun in the kitchen. What the price of fuel or cement is need not worry you: a loan is quick.';
  await storeListing(world, seller, { name: 'Ocean side', description });
  await storeListing(world, seller, {
    name: 'Thank You Court',
    address: 'The Palms',
    description: 'Quiet, with an ocean view. Vacant possession.',
  });
  await recountWords(world.deps);
});
afterAll(() => world[Symbol.asyncDispose]());

const ask = (searchTerm: string) => results(world.ctx(), filtersOf(new URLSearchParams({ searchTerm })), 9);

test.each(['good morning', 'what is the price of cement', 'can i get a loan'])(
  '"%s" asks for no home, though the text of one holds its words',
  async (text) => {
    const { heading, near, waysOn } = await ask(text);
    expect({ heading, near }).toEqual({ heading: 'No Listing Found', near: [] });
    expect(waysOn.length).toBeGreaterThan(0);
  },
);

test.each([
  ['thank you court', 'Thank You Court'],
  ['the palms', 'Thank You Court'],
  ['ocean view', 'Thank You Court'],
  ['vacant possession', 'Thank You Court'],
])('"%s" is the name of a home, or what its text says', async (text, name) => {
  expect((await ask(text)).listings.map((home) => home.name)).toEqual([name]);
});
