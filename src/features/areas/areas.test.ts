import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { listings } from '#db/schema/listings.ts';
import { storeListing } from '../../../tests/support/listings.ts';
import { createWorld, type Person, type World } from '../../../tests/support/world.ts';
import type { ListingType } from '#features/listings/rules.ts';
import { selfAndAncestors, placesWithin } from '#features/places/service.server.ts';
import { recountFigures } from '#features/figures/service.server.ts';
import { openArea, popularPlaces, wayToArea } from './service.server.ts';

const YABA = 'lagos/yaba';
const IKEJA = 'lagos/ikeja';

let world: World;
let owner: Person;

async function store(place: string, fields: Partial<typeof listings.$inferInsert> = {}): Promise<string> {
  return storeListing(world, owner, {
    name: 'A quiet home',
    city: '',
    address: '',
    place,
    within: selfAndAncestors(place),
    ...fields,
  });
}

const open = (type: ListingType, place: string | null) => openArea(world.ctx(), type, place);
const counted = (links: readonly { path: string; homes: number }[]) =>
  Object.fromEntries(links.map(({ path, homes }) => [path, homes]));

beforeAll(async () => {
  world = await createWorld();
  owner = await world.person();
  // Nine homes with two bedrooms and seven with three, prices 1 to 9 and 1 to 7 million.
  for (let price = 1; price <= 9; price++) {
    await store(YABA, { bedrooms: 2, regularPrice: price * 1_000_000 });
    if (price <= 7) await store(YABA, { bedrooms: 3, regularPrice: price * 1_000_000 });
  }
  await store(IKEJA, { bedrooms: 2, regularPrice: 5_000_000 });
  await store(YABA, { type: 'sale', bedrooms: 2, regularPrice: 90_000_000 });
  await store(YABA, { status: 'sold', regularPrice: 99_000_000 });
  await store(YABA, { propertyType: 'shop', bedrooms: 2, regularPrice: 500_000 });
  await recountFigures(world.deps);
});

afterAll(async () => world[Symbol.asyncDispose]());

describe('an area', () => {
  test('shows its newest homes and says how many there are', async () => {
    const area = await open('rent', YABA);
    expect(area).toMatchObject({ name: 'Yaba, Lagos', total: 17, capped: false });
    expect(area.listings).toHaveLength(9);
    expect((await open('sale', YABA)).listings.map(({ type }) => type)).toEqual(['sale']);
  });

  test('shows the middle and the quartiles of prices only where eight homes are behind them', async () => {
    const { figures } = await open('rent', YABA);
    expect(figures?.rows).toEqual([
      { bedrooms: 2, homes: 9, low: 3_000_000, median: 5_000_000, high: 7_000_000, taken: null },
    ]);
    expect(figures?.countedAt).toBe(world.clock.now.toISOString());
    expect((await open('rent', IKEJA)).figures).toBeNull();
    expect((await open('sale', YABA)).figures).toBeNull();
  });

  test('a state has the homes of all its places, and the country those of all states', async () => {
    const state = await open('rent', 'lagos');
    expect(state.total).toBe(18);
    expect(state.figures?.rows).toMatchObject([{ bedrooms: 2, homes: 10, median: 5_000_000 }]);
    expect(counted(state.inside)).toMatchObject({ '/for-rent/lagos/yaba': 17, '/for-rent/lagos/ikeja': 1 });
    expect(state.inside.map(({ homes }) => homes)).toEqual(
      state.inside.map(({ homes }) => homes).toSorted((a, b) => b - a),
    );
    const country = await open('rent', null);
    expect(country).toMatchObject({ place: null, name: 'Nigeria', total: 18 });
    expect(counted(country.inside)).toEqual({ '/for-rent/lagos': 18 });
  });

  test('leads to the same place in other markets and to places nearby, where those have homes', async () => {
    const area = await open('rent', YABA);
    expect(area.markets).toEqual([{ type: 'sale', name: 'Yaba', path: '/for-sale/lagos/yaba', homes: 1 }]);
    expect(counted(area.nearby)).toMatchObject({ '/for-rent/lagos/ikeja': 1 });
    expect((await open('sale', YABA)).nearby).toEqual([]);
  });

  test('without homes offers the place around it and the nearest', async () => {
    const empty = placesWithin('lagos').find(({ id, kind }) => kind !== 'lga' && ![YABA, IKEJA].includes(id))?.id ?? '';
    const area = await open('rent', empty);
    expect(area).toMatchObject({ total: 0, listings: [], figures: null });
    expect(area.wider).toMatchObject({ name: 'Lagos', path: '/for-rent/lagos', homes: 18 });
    expect(area.nearby.length).toBeGreaterThan(0);
    expect((await open('shortlet', empty)).wider).toBeNull();
  });

  test('that nobody knows is not there', async () => {
    for (const place of ['atlantis', 'lagos/atlantis', 'Lagos', 'lagos/', '../lagos', "'"]) {
      await expect(open('rent', place), place).rejects.toMatchObject({ code: 'not_found' });
    }
  });

  test('knows the way from the market to itself', () => {
    expect(wayToArea('shortlet', YABA)).toEqual([
      { label: 'Shortlets', to: '/shortlet' },
      { label: 'Lagos', to: '/shortlet/lagos' },
      { label: 'Yaba', to: '/shortlet/lagos/yaba' },
    ]);
    expect(wayToArea('rent', null)).toEqual([{ label: 'For rent', to: '/for-rent' }]);
    expect(wayToArea('rent', 'atlantis')).toEqual([{ label: 'For rent', to: '/for-rent' }]);
  });
});

test('popular places are towns and quarters with most homes for rent, no states and local government areas', async () => {
  expect(counted(await popularPlaces(world.ctx()))).toEqual({ '/for-rent/lagos/yaba': 17, '/for-rent/lagos/ikeja': 1 });
});

test('counting again follows the market, also when two processes count at once', async () => {
  const gone = await store('kano/kano', { regularPrice: 1_000_000 }).catch(() => store('kano'));
  await Promise.all([recountFigures(world.deps), recountFigures(world.deps)]);
  expect(counted((await open('rent', null)).inside)).toEqual({ '/for-rent/lagos': 18, '/for-rent/kano': 1 });
  await world.db.execute(sql`delete from listings where id = ${gone}`);
  await recountFigures(world.deps);
  expect(counted((await open('rent', null)).inside)).toEqual({ '/for-rent/lagos': 18 });
});

test('the job counts', async () => {
  await world.db.execute(sql`delete from area_figures`);
  await world.deps.jobs.enqueue(world.db, { name: 'areas.count', touches: ['figures'] }, {});
  await world.runJobs();
  expect((await open('rent', null)).inside).toHaveLength(1);
});
