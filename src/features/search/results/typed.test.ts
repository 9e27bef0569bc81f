import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../../../../tests/support/world.ts';
import { readAddress } from '../address.server.ts';
import { results } from './results.server.ts';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world[Symbol.asyncDispose]());

const ask = (query: string) => {
  const { filters, ...address } = readAddress(new URLSearchParams(query));
  return results(world.ctx(), filters, 9, address);
};

/** The page that the form of the filters leads to, with `changes` made in it. */
const change = async (typed: string, changes: Record<string, string>) => {
  const { chosen, carried } = await ask(new URLSearchParams({ searchTerm: typed }).toString());
  return ask(new URLSearchParams({ ...chosen, typed: carried ?? '', ...changes }).toString());
};

test.each([
  ['3 bed flat in Lekki', { sort: 'newest' }],
  ['3 bed flat in Lekki', { type: 'rent', maxPrice: '5000000' }],
  ['shortlet in Lekki for 3 nights', { sort: 'price', searchTerm: '3 nights' }],
  ['2 bed flat near UNILAG', { sort: 'newest' }],
])('the box shows "%s" while all of it is meant', async (typed, changes) => {
  expect((await change(typed, changes)).text).toBe(typed);
});

test.each([
  ['3 bed flat in Lekki', { bedrooms: '2' }],
  ['3 bed flat in Lekki', { place: '' }],
  ['shortlet in Lekki for 3 nights', { sort: 'price' }],
])('the box does not show "%s" once a filter that it says was changed', async (typed, changes) => {
  expect((await change(typed, changes)).text).toBe('');
});

test('other words keep what was chosen beside the words before, and nothing that was read in them', async () => {
  const { kept } = await change('3 bed flat in Lekki under 5m', { sort: 'price', parking: 'true' });
  expect(kept).toEqual({ parking: 'true', sort: 'price' });
  const changed = await change('3 bed flat near UNILAG', { bedrooms: '2', maxBedrooms: '2' });
  expect(changed.kept).toEqual({ bedrooms: '2', maxBedrooms: '2' });
});

test('where a filter is taken away, the words still tell which others were read', async () => {
  const { chips } = await ask('searchTerm=3+bed+flat+in+Lekki&parking=true');
  const address = (label: string) => chips.find((chip) => chip.label === label)?.query ?? '';
  const withoutParking = await ask(address('Parking'));
  expect(withoutParking.text).toBe('3 bed flat in Lekki');
  expect((await ask(address('Flat'))).kept).toEqual({ parking: 'true' });
});

test('words that no filter was read in are not told twice in an address', async () => {
  expect((await ask('searchTerm=castle+moon')).carried).toBeNull();
  expect((await ask('typed=3+bed+flat')).chips).toEqual([]);
});
