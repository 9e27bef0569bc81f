import { afterAll, beforeAll, expect, test } from 'vitest';
import { selfAndAncestors } from '#features/places/service.server.ts';
import { storeListing } from '../../../tests/support/listings.ts';
import { createWorld, type World } from '../../../tests/support/world.ts';
import { FIGURES_FROM } from './rules.ts';
import { countPlacesWithHomes, countsOf, figuresOf, placesWithHomes, recountFigures } from './service.server.ts';

const YABA = 'lagos/yaba';
const IKEJA = 'lagos/ikeja';

let world: World;

beforeAll(async () => {
  world = await createWorld();
  const owner = await world.person();
  const store = (place: string, bedrooms: number, fields: object) =>
    storeListing(world, owner, { city: '', address: '', place, within: selfAndAncestors(place), bedrooms, ...fields });
  for (let price = 1; price <= FIGURES_FROM; price += 1) {
    await store(YABA, 2, { regularPrice: price * 1_000_000 });
    if (price < FIGURES_FROM) await store(YABA, 3, { regularPrice: price * 1_000_000 });
    await store(IKEJA, 2, { propertyType: 'shop', regularPrice: price * 1_000_000 });
  }
  await store(YABA, 2, { type: 'sale', regularPrice: 90_000_000 });
  await recountFigures(world.deps);
});
afterAll(() => world[Symbol.asyncDispose]());

test('homes of one place and number of bedrooms have figures from eight on, fewer have none', async () => {
  const figures = await figuresOf(world.ctx(), 'rent', YABA);
  expect(figures?.rows).toMatchObject([{ bedrooms: 2, homes: FIGURES_FROM, median: 4_500_000 }]);
  expect(await figuresOf(world.ctx(), 'sale', YABA)).toBeNull();
});

test('business premises have no bedrooms, so they are counted and have no figures', async () => {
  expect(await figuresOf(world.ctx(), 'rent', IKEJA)).toBeNull();
  expect(await countsOf(world.ctx(), [IKEJA])).toMatchObject([{ type: 'rent', place: IKEJA, homes: FIGURES_FROM }]);
});

test('a place is counted once for each market, with the homes of every number of bedrooms', async () => {
  const counts = await countsOf(world.ctx(), [YABA, YABA, 'kano']);
  expect(counts.toSorted((a, b) => b.homes - a.homes)).toMatchObject([
    { type: 'rent', place: YABA, homes: 2 * FIGURES_FROM - 1 },
    { type: 'sale', place: YABA, homes: 1 },
  ]);
});

test('every place with homes is listed once for each market, and as many are counted', async () => {
  const places = await placesWithHomes(world.ctx(), { limit: 100, startIndex: 0 });
  const ways = places.map(({ type, place }) => `${type} ${place}`);
  expect(new Set(ways).size).toBe(ways.length);
  expect(ways).toContain(`rent ${YABA}`);
  expect((await countPlacesWithHomes(world.ctx())).total).toBe(ways.length);
});
