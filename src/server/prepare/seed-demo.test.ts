import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { DemoMarket } from '#db/demo.server.ts';
import { listings } from '#db/schema/listings.ts';
import { media } from '#db/schema/media.ts';
import { moderationCases } from '#db/schema/moderation-cases.ts';
import { assess } from '#features/moderation/rules/assess.ts';
import { posts } from '#db/schema/posts.ts';
import { reports } from '#db/schema/reports.ts';
import { suspensions, users } from '#db/schema/users.ts';
import { demoHomes } from '../../../tests/support/demo-market.ts';
import { smallDemo } from '../../../tests/support/demo.ts';
import { photo } from '../../../tests/support/photos.ts';
import { createWorld, type World } from '../../../tests/support/world.ts';
import { seedDemo } from './seed-demo.server.ts';

/** The small demo market, and a way to fill this world with it as of now. */
async function withDemo(world: World): Promise<{ market: DemoMarket; customerId: string; seed(): Promise<boolean> }> {
  const admin = await world.person({ email: 'admin@gidana.example', isAdmin: true });
  const customer = await world.person({ email: 'demo@gidana.example', name: 'Halima Demo' });
  const file = join(world.folder, 'picture.jpg');
  await writeFile(file, await photo(48, 32).jpeg().toBuffer());
  const about = { adminId: admin.viewer.id, customerId: customer.viewer.id, say: () => undefined };
  const made = () => smallDemo(world.clock.now, pathToFileURL(file));
  return { market: made(), customerId: about.customerId, seed: () => seedDemo(world.deps, made(), about) };
}

/** Counts what is stored from now on; from the picture after `most` on, storing fails. */
function watchStorage({ deps: { storage } }: World, most = Infinity): { stored: number } {
  const { put } = storage;
  const seen = { stored: 0 };
  storage.put = async (...picture) => {
    if (seen.stored >= most) throw new Error('the power went');
    seen.stored += 1;
    await put(...picture);
  };
  return seen;
}

test('a demo fills an empty market with everything in its place, and a second time changes nothing', async () => {
  await using world = await createWorld();
  const { market, customerId, seed } = await withDemo(world);

  expect(await seed()).toBe(true);

  expect(await world.db.$count(listings, eq(listings.status, 'active'))).toBe(4);
  expect(await world.db.$count(posts)).toBe(1);
  expect(await world.db.$count(users)).toBe(5);
  expect(await world.db.select().from(media).where(isNotNull(media.unusedSince))).toEqual([]);
  const home = market.listings[1];
  const [row] = await world.db
    .select()
    .from(listings)
    .where(eq(listings.id, home?.id ?? ''));
  const [tamuno] = await world.db.select().from(users).where(eq(users.email, 'tamuno@homes.example.com'));
  expect(row).toMatchObject({
    name: home?.name,
    userId: tamuno?.id,
    status: 'active',
    price: home?.regularPrice,
    propertyType: home?.propertyType,
    fees: home?.fees,
    features: home?.features,
    place: 'rivers/port-harcourt/gra-phase-2',
    within: expect.arrayContaining(['rivers']),
    latitude: home?.latitude,
  });
  expect(row?.images.map(({ url }) => /gidana-(.+)\.jpg$/.exec(url)?.[1])).toEqual(home?.pictures);
  expect(tamuno).toMatchObject({
    phone: '+2348030000194',
    city: 'Port Harcourt',
    avatar: expect.stringContaining('gidana-person-tamuno.jpg'),
  });
  const owned = await world.db.select().from(listings).where(eq(listings.userId, customerId));
  expect(owned).toHaveLength(1);
  const found = await world.db.execute<{ n: number }>(
    "select count(*)::int as n from listing_search where terms @@ '^duplex'::tsquery",
  );
  expect(found.rows[0]?.n).toBe(4);

  world.clock.now = new Date(world.clock.now.getTime() + 86_400_000);
  expect(await seed()).toBe(false);
  expect(await world.db.$count(listings, eq(listings.status, 'active'))).toBe(4);
});

test('a demo has homes in every step of their life, cases of different age, reports and an account that is closed', async () => {
  await using world = await createWorld();
  const { seed } = await withDemo(world);
  await seed();
  const statuses = await world.db.select({ status: listings.status }).from(listings);
  expect([...new Set(statuses.map(({ status }) => status))].toSorted()).toEqual(
    ['active', 'expired', 'let', 'paused', 'pending', 'removed', 'sold'].toSorted(),
  );
  const cases = await world.db.select().from(moderationCases);
  const open = cases.filter(({ verdict }) => verdict === null);
  expect(open.map(({ why }) => why).toSorted()).toEqual(['appeal', 'report', 'sample', 'signals', 'signals']);
  expect(new Set(open.map(({ openedAt }) => openedAt.getTime())).size).toBe(open.length);
  const took = cases.flatMap(({ decidedAt, openedAt }) => (decidedAt ? decidedAt.getTime() - openedAt.getTime() : []));
  expect(Math.min(...took)).toBeGreaterThan(0);
  const filed = await world.db.select().from(reports);
  expect(filed.map(({ outcome }) => outcome)).toEqual(expect.arrayContaining([null, 'upheld', 'not-upheld']));
  expect(filed.every(({ reference }) => reference > 0)).toBe(true);
  const [key = ''] = filed.flatMap(({ evidence }) => evidence);
  expect(await world.deps.storage.get(key)).not.toBeNull();
  expect(await world.db.$count(suspensions)).toBe(1);
});

test('of the homes of the whole demo none is held', () => {
  const circumstances = {
    accountDays: 0,
    accountsWithPhone: 1,
    places: 1,
    listedFirstDay: 40,
    copiedFromOther: true,
    wordsOfRemoved: false,
    phoneOfRemoved: false,
    ofSuspendedForFraud: false,
    upheldReport: false,
  };
  const homes = demoHomes();
  const held = homes.filter((home) => assess({ ...home, price: home.regularPrice, place: null }, circumstances).holds);
  expect(held.map(({ name }) => name)).toEqual([]);
  expect(homes.length).toBeGreaterThan(700);
});

test('a demo that was interrupted goes on: it stores only what is missing, and nothing twice', async () => {
  await using world = await createWorld();
  const { seed } = await withDemo(world);
  const { put } = world.deps.storage;
  const before = watchStorage(world, 20);

  await expect(seed()).rejects.toThrow('the power went');
  expect(await world.db.$count(listings)).toBe(0);
  expect(before.stored).toBe(20);

  world.deps.storage.put = put;
  world.clock.now = new Date(world.clock.now.getTime() + 5_000);
  const after = watchStorage(world);
  expect(await seed()).toBe(true);
  expect(after.stored).toBe(5);
  expect(await world.db.$count(listings, eq(listings.status, 'active'))).toBe(4);
  const urls = await world.db.select({ url: media.url }).from(media);
  expect(urls).toHaveLength(24);
  for (const { url } of urls)
    expect(await world.deps.storage.list({ prefix: url.slice('/media/'.length), limit: 2 })).toHaveLength(1);
});

test('a demo fills beside what people have put up already', async () => {
  await using world = await createWorld();
  const { viewer } = await world.person();
  await world.db
    .insert(listings)
    .values({ slug: 'mine-1', userId: viewer.id, name: 'My own house in Yaba', description: 'Real' });

  const { seed } = await withDemo(world);
  expect(await seed()).toBe(true);
  expect(await world.db.$count(listings, eq(listings.status, 'active'))).toBe(5);
});
