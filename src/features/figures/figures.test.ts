import { afterAll, beforeAll, expect, test } from 'vitest';
import { listingHistory } from '#db/schema/listing-history.ts';
import { selfAndAncestors } from '#features/places/service.server.ts';
import { storeListing } from '../../../tests/support/listings.ts';
import { createWorld, type World } from '../../../tests/support/world.ts';
import { FIGURES_FROM } from './rules.ts';
import { countPlacesWithHomes, countsOf, figuresOf, placesWithHomes, recountFigures } from './service.server.ts';

const YABA = 'lagos/yaba';
const IKEJA = 'lagos/ikeja';
const SURULERE = 'lagos/surulere';

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

test('what homes were let for within a year is told from eight on, whatever they stand at now', async () => {
  const owner = await world.person();
  const takeAway = async (bedrooms: number, price: number, daysAgo: number) => {
    const fields = { city: '', address: '', place: SURULERE, within: selfAndAncestors(SURULERE), bedrooms };
    const listingId = await storeListing(world, owner, { ...fields, status: 'let', regularPrice: price });
    const at = new Date(world.clock.now.getTime() - daysAgo * 24 * 3_600_000);
    await world.db.insert(listingHistory).values({ listingId, at, transition: 'let', from: 'active', to: 'let' });
  };
  for (let n = 1; n <= FIGURES_FROM; n += 1) {
    const fields = { city: '', address: '', place: SURULERE, within: selfAndAncestors(SURULERE) };
    for (const bedrooms of [2, 3]) await storeListing(world, owner, { ...fields, bedrooms, regularPrice: 5_000_000 });
    await takeAway(2, n * 1_000_000, n);
    await takeAway(3, n * 1_000_000, n === 1 ? 366 : n);
  }
  await recountFigures(world.deps);
  const figures = await figuresOf(world.ctx(), 'rent', SURULERE);
  expect(figures?.rows).toMatchObject([
    { bedrooms: 2, homes: FIGURES_FROM, median: 5_000_000, taken: { homes: FIGURES_FROM, median: 4_500_000 } },
    { bedrooms: 3, homes: FIGURES_FROM, taken: null },
  ]);
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
