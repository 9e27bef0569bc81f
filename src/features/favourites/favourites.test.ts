import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { favourites } from '#db/schema/favourites.ts';
import { listings } from '#db/schema/listings.ts';
import { users } from '#db/schema/users.ts';
import { storeListing } from '../../../tests/support/listings.ts';
import { openSite } from '../../../tests/support/site.ts';
import { createWorld, type Person, type World } from '../../../tests/support/world.ts';
import { MAX_FAVOURITES } from './rules.ts';
import {
  comparedHomes,
  dropHome,
  favouriteHomes,
  favouriteIds,
  homesByIds,
  keepHome,
  mergeHomes,
} from './service.server.ts';
import { favouritesTexts as texts } from './texts.ts';

let world: World;
let owner: Person;
let ada: Person;
let homes: string[];

const first = { limit: 24, startIndex: 0 };
const ctx = () => world.ctx(ada.viewer);
const kept = () => favouriteIds(ctx());

/** The `n`th home of the market. */
function home(n: number): string {
  const id = homes[n];
  if (!id) throw new Error(`There is no home ${n}.`);
  return id;
}

beforeAll(async () => {
  world = await createWorld();
  owner = await world.person();
  homes = await Promise.all([1, 2, 3, 4, 5].map((n) => storeListing(world, owner, { name: `Home number ${n}` })));
});
afterAll(() => world[Symbol.asyncDispose]());

beforeEach(async () => {
  ada = await world.person();
});

const pass = () => (world.clock.now = new Date(world.clock.now.getTime() + 1000));

describe('a person', () => {
  test('keeps homes, the last one first, and lets go of them', async () => {
    await keepHome(ctx(), home(0));
    pass();
    await keepHome(ctx(), home(1));
    await keepHome(ctx(), home(1));
    expect(await kept()).toEqual([home(1), home(0)]);
    expect((await favouriteHomes(ctx(), first)).homes.map(({ name }) => name)).toEqual([
      'Home number 2',
      'Home number 1',
    ]);

    await dropHome(ctx(), home(1));
    await dropHome(ctx(), home(1));
    expect(await kept()).toEqual([home(0)]);
    expect(await favouriteIds(world.ctx(owner.viewer))).toEqual([]);
    expect(await favouriteIds(world.ctx())).toBeNull();
  });

  test('remembers the price that was asked when the home was kept', async () => {
    const offered = await storeListing(world, owner, {
      offer: true,
      regularPrice: 3_000_000,
      discountPrice: 2_400_000,
    });
    await keepHome(ctx(), offered);
    const rows = await world.db.select().from(favourites).where(eq(favourites.listingId, offered));
    expect(rows).toMatchObject([{ knownPrice: 2_400_000, createdAt: world.clock.now }]);
  });

  test('cannot keep what is not on the market', async () => {
    const hidden = await storeListing(world, owner, { status: 'removed' });
    await expect(keepHome(ctx(), hidden)).rejects.toMatchObject({ code: 'not_found', message: texts.notFound });
    await expect(keepHome(ctx(), crypto.randomUUID())).rejects.toMatchObject({ code: 'not_found' });
    expect(await kept()).toEqual([]);
  });

  test('is told of homes that left the market, without seeing them', async () => {
    const sold = await storeListing(world, owner);
    await keepHome(ctx(), sold);
    await keepHome(ctx(), home(0));
    await world.db.update(listings).set({ status: 'sold' }).where(eq(listings.id, sold));
    const page = await favouriteHomes(ctx(), first);
    expect(page).toMatchObject({ total: 2, gone: 1, homes: [{ id: home(0) }] });
  });

  test('lets go of all that left the market at once, with nothing to compare until something is kept', async () => {
    await using site = await openSite(world);
    for (const status of ['let', 'removed'] as const) {
      const id = await storeListing(world, owner);
      await keepHome(ctx(), id);
      await world.db.update(listings).set({ status }).where(eq(listings.id, id));
    }
    const page = await site.text('/favourites', ada.cookie);
    expect(page).toContain('2 homes that you keep are off the market now');
    expect(page).not.toContain('Tick 2 to 4 homes');

    await keepHome(ctx(), home(0));
    expect((await site.send('/favourites', { drop: 'gone' }, ada.cookie)).statusCode).toBe(302);
    expect(await kept()).toEqual([home(0)]);
    expect(await site.text('/favourites', ada.cookie)).not.toContain('off the market now');
  });

  test('brings along what the device kept, once and in its order', async () => {
    await keepHome(ctx(), home(0));
    pass();
    const hidden = await storeListing(world, owner, { status: 'removed' });
    const device = [home(3), home(2), home(2), home(0), hidden, crypto.randomUUID()];
    expect(await mergeHomes(ctx(), device)).toEqual({ left: 0 });
    expect(await kept()).toEqual([home(3), home(2), home(0)]);
    expect(await mergeHomes(ctx(), device)).toEqual({ left: 0 });
    expect(await kept()).toHaveLength(3);
  });
});

describe('the limit', () => {
  test(`is ${MAX_FAVOURITES} homes, also for two requests at once`, async () => {
    const many = Array.from({ length: MAX_FAVOURITES - 1 }, () => crypto.randomUUID());
    const [row] = await world.db
      .select()
      .from(listings)
      .where(eq(listings.id, home(0)));
    if (!row) throw new Error('the home is gone');
    const { reference: _reference, price: _price, ...columns } = row;
    await world.db.insert(listings).values(many.map((id) => ({ ...columns, id, slug: `copy-${id}` })));
    for (let at = 0; at < many.length; at += 200) await mergeHomes(ctx(), many.slice(at, at + 200));

    const tries = await Promise.allSettled([keepHome(ctx(), home(1)), keepHome(ctx(), home(2))]);
    expect(tries.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(keepHome(ctx(), home(3))).rejects.toMatchObject({ code: 'conflict', message: texts.full });
    expect(await mergeHomes(ctx(), [home(3), home(4)])).toEqual({ left: 2 });
    expect(await kept()).toHaveLength(MAX_FAVOURITES);
    expect(await favouriteHomes(ctx(), first)).toMatchObject({ total: MAX_FAVOURITES, gone: 0 });
  });
});

describe('anybody', () => {
  test('gets the homes that a device names, in its order, without those off the market and without contacts', async () => {
    const hidden = await storeListing(world, owner, { status: 'removed' });
    const cards = await homesByIds(world.ctx(), [home(2), hidden, home(1), home(2)]);
    expect(cards.map(({ id }) => id)).toEqual([home(2), home(1)]);
    expect(JSON.stringify(cards)).not.toContain('08031234567');

    // Nothing that a card shows gets lost on the wire.
    const app = await world.app();
    const answer = await app.inject(`/api/favourites/homes?ids=${home(2)},${home(1)}`);
    expect(answer.json()).toEqual(JSON.parse(JSON.stringify(cards)));
  });

  test('compares at most four homes, and only such as they may see', async () => {
    const hidden = await storeListing(world, owner, { status: 'removed' });
    const names = async (viewer: Person | null, ids: string[]) =>
      (await comparedHomes(world.ctx(viewer?.viewer ?? null), ids)).map(({ _id }) => _id);
    expect(await names(null, homes)).toEqual(homes.slice(0, 4));
    expect(await names(null, [hidden, home(0)])).toEqual([home(0)]);
    expect(await names(owner, [hidden, home(0)])).toEqual([hidden, home(0)]);
  });
});

test('favourites go with their person and with their home', async () => {
  const short = await storeListing(world, owner);
  await keepHome(ctx(), short);
  await world.db.delete(listings).where(eq(listings.id, short));
  expect(await kept()).toEqual([]);
  await keepHome(ctx(), home(0));
  await world.db.delete(users).where(eq(users.id, ada.viewer.id));
  expect(await world.db.select().from(favourites).where(eq(favourites.userId, ada.viewer.id))).toEqual([]);
});

test('over HTTP: keep, list, merge, drop, and clear sentences for what makes no sense', async () => {
  const app = await world.app();
  const headers = { cookie: ada.cookie };
  const put = await app.inject({ method: 'PUT', url: `/api/favourites/${home(0)}`, headers });
  expect(put.json()).toEqual({ success: true, message: texts.kept });
  pass();
  const merged = await app.inject({
    method: 'POST',
    url: '/api/favourites/merge',
    headers,
    payload: { listingIds: [home(1)] },
  });
  expect(merged.json()).toEqual({ success: true, message: texts.merged, left: 0 });
  const list = await app.inject({ url: '/api/favourites', headers });
  expect(list.json()).toMatchObject({ total: 2, gone: 0, homes: [{ id: home(1), name: 'Home number 2' }, {}] });
  expect((await app.inject({ method: 'DELETE', url: `/api/favourites/${home(0)}`, headers })).statusCode).toBe(200);

  const anonymous = await app.inject(`/api/favourites/homes?ids=${home(1)},${home(2)}`);
  expect(anonymous.json<{ id: string }[]>().map(({ id }) => id)).toEqual([home(1), home(2)]);
  for (const [method, url, payload] of [
    ['PUT', '/api/favourites/not-an-id', undefined],
    ['GET', '/api/favourites?limit=1000', undefined],
    ['GET', '/api/favourites/homes', undefined],
    ['GET', `/api/favourites/homes?ids=${Array.from({ length: 25 }, () => home(0)).join(',')}`, undefined],
    ['POST', '/api/favourites/merge', { listingIds: Array.from({ length: 201 }, () => home(0)) }],
    ['POST', '/api/favourites/merge', { listingIds: ["' or 1=1"] }],
  ] as const) {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    expect(answer.statusCode, url).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, message: expect.any(String) });
  }
});
