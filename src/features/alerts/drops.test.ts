import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Deps } from '#core/ctx.ts';
import { favourites } from '#db/schema/favourites.ts';
import { listings } from '#db/schema/listings.ts';
import { keepHome } from '#features/favourites/service.server.ts';
import { storeListing } from '../../../tests/support/listings.ts';
import { createWorld, type Person, type World } from '../../../tests/support/world.ts';
import { DROP_LIFE_MS } from './rules.ts';
import { setPriceDrops } from './service.server.ts';
import { notifyPriceDrops } from './service-drops.server.ts';

const MINUTE = 60_000;

let world: World;
let owner: Person;
let ada: Person;

const pass = (ms = MINUTE) => (world.clock.now = new Date(world.clock.now.getTime() + ms));
const home = (name: string, regularPrice = 1_000_000) =>
  storeListing(world, owner, { name, regularPrice, createdAt: world.clock.now, updatedAt: world.clock.now });

/** The owner asks for this much from now on. */
async function asks(id: string, regularPrice: number, more: Partial<typeof listings.$inferInsert> = {}) {
  pass();
  await world.db
    .update(listings)
    .set({ regularPrice, updatedAt: world.clock.now, ...more })
    .where(eq(listings.id, id));
}

async function keeps(id: string, person = ada) {
  pass();
  await keepHome(world.ctx(person.viewer), id);
}

async function emails() {
  await notifyPriceDrops(world.deps, 100);
  await world.runJobs();
  return world.emails.splice(0);
}
const subjects = async () => (await emails()).map(({ subject }) => subject);

beforeAll(async () => {
  world = await createWorld();
  owner = await world.person();
});
afterAll(() => world[Symbol.asyncDispose]());
beforeEach(async () => {
  await world.db.delete(favourites);
  ada = await world.person();
});

test('a favourite that costs less is told once, each further drop once more', async () => {
  const id = await home('Sea view');
  await keeps(id);
  expect(await emails()).toEqual([]);
  await asks(id, 900_000);
  const [email, ...others] = await emails();
  expect(others).toEqual([]);
  expect(email).toMatchObject({ to: ada.email, subject: 'Price lowered: Sea view' });
  expect(email?.text).toContain('Sea view\n₦100,000 less than ₦1,000,000\n₦900,000 / year');
  expect(email?.headers?.['List-Unsubscribe']).toContain(`/unsubscribe?of=prices&id=${ada.viewer.id}&signature=`);
  expect(await emails()).toEqual([]);
  await asks(id, 850_000);
  expect((await emails())[0]?.text).toContain('₦50,000 less than ₦900,000');
});

test('a price that went up and came back is no drop', async () => {
  const id = await home('Up and down');
  await keeps(id);
  await asks(id, 1_500_000);
  await asks(id, 1_000_000);
  expect(await emails()).toEqual([]);
  await asks(id, 999_000);
  expect(await subjects()).toEqual(['Price lowered: Up and down']);
});

test('another market is another price', async () => {
  const id = await home('From sale to rent', 90_000_000);
  await world.db.update(listings).set({ type: 'sale' }).where(eq(listings.id, id));
  await keeps(id);
  await asks(id, 2_000_000, { type: 'rent' });
  expect(await emails()).toEqual([]);
  await asks(id, 1_800_000);
  expect((await emails())[0]?.text).toContain('₦200,000 less than ₦2,000,000');
});

test('several drops come in one email: ten by name, those that fell most first, the others counted', async () => {
  const ids = [];
  for (let n = 1; n <= 12; n += 1) ids.push(await home(`Home ${n}.`));
  for (const id of ids) await keeps(id);
  for (const [at, id] of ids.entries()) await asks(id, 1_000_000 - (at + 1) * 10_000);
  const [email, ...others] = await emails();
  expect(others).toEqual([]);
  expect(email?.subject).toBe('12 of your favourites cost less now');
  expect(email?.text.match(/^Home \d+\.$/gm)?.slice(0, 2)).toEqual(['Home 12.', 'Home 11.']);
  expect(email?.text.match(/^Home \d+\.$/gm)).toHaveLength(10);
  expect(await emails()).toEqual([]);
});

test('who wants no emails gets none, and later only what comes down from then on', async () => {
  const id = await home('Quiet');
  await keeps(id);
  await setPriceDrops(world.ctx(ada.viewer), false);
  await asks(id, 900_000);
  expect(await emails()).toEqual([]);
  await setPriceDrops(world.ctx(ada.viewer), true);
  expect(await emails()).toEqual([]);
  await asks(id, 800_000);
  expect((await emails())[0]?.text).toContain('₦100,000 less than ₦900,000');
});

test('homes off the market, and news a week old, are left alone', async () => {
  const [sold, old] = [await home('Sold'), await home('Long ago')];
  await keeps(sold);
  await keeps(old);
  await asks(sold, 500_000, { status: 'sold' });
  await asks(old, 500_000);
  pass(DROP_LIFE_MS + MINUTE);
  expect(await emails()).toEqual([]);
});

test('processes that look at the same time write one email a person', async () => {
  const id = await home('For all');
  const people = await Promise.all(Array.from({ length: 8 }, () => world.person()));
  for (const person of people) await keeps(id, person);
  await asks(id, 700_000);
  await Promise.all([1, 2, 3].map(() => notifyPriceDrops(world.deps, 100)));
  await world.runJobs();
  expect(
    world.emails
      .splice(0)
      .map(({ to }) => to)
      .toSorted(),
  ).toEqual(people.map(({ email }) => email).toSorted());
});

test('an email that cannot be put aside leaves the drop to be told, and holds up nobody', async () => {
  const id = await home('In the end');
  const people = [ada, await world.person(), await world.person()];
  for (const person of people) await keeps(id, person);
  await asks(id, 700_000);
  let calls = 0;
  const jobs: Deps['jobs'] = {
    ...world.deps.jobs,
    enqueue: (...job) => {
      calls += 1;
      return calls === 1 ? Promise.reject(new Error('connection lost')) : world.deps.jobs.enqueue(...job);
    },
  };
  await expect(notifyPriceDrops({ ...world.deps, jobs }, 100)).rejects.toThrow('could not be put aside');
  await world.runJobs();
  expect(world.emails.splice(0)).toHaveLength(2);
  expect(await emails()).toHaveLength(1);
  expect(await emails()).toEqual([]);
});
