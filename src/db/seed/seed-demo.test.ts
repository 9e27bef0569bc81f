import { count, eq, isNotNull } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { media } from '#db/schema/media.ts';
import { posts } from '#db/schema/posts.ts';
import { users } from '#db/schema/users.ts';
import { derivedOf } from '#features/listings/write/derived.server.ts';
import { slugOf } from '#features/listings/write/slug.ts';
import { adopt } from '#features/media/service.server.ts';
import { createWorld, type World } from '../../../tests/support/world.ts';
import { demoMarket } from './market/market.ts';
import { type DemoPicture, demoPictures } from './pictures/library.server.ts';
import { picturePlans } from './pictures/plans.ts';
import { seedDemo, type SeedWorld } from './seed-demo.server.ts';

// A whole market takes its time where the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

/** The smallest picture of the library, under every name: drawing all of them is tested by itself. */
async function sketches(): Promise<NonNullable<SeedWorld['draw']>> {
  let jpeg: Buffer = Buffer.alloc(0);
  for await (const picture of demoPictures(({ name }) => name === 'person-demo')) jpeg = picture.jpeg;
  return async function* draw(wanted): AsyncGenerator<DemoPicture> {
    for (const { name, kind, alt } of picturePlans().filter(wanted)) yield { name, kind, alt, jpeg };
  };
}

async function seedWorld(world: World, change: Partial<SeedWorld> = {}): Promise<SeedWorld> {
  const admin = await world.person({ email: 'admin@gidana.example', isAdmin: true });
  const customer = await world.person({ email: 'demo@gidana.example', name: 'Halima Demo' });
  // Hashing is slow on purpose; nobody signs in as a seller here.
  const passwordHash = 'none';
  return {
    db: world.db,
    now: world.clock.now,
    adminId: admin.viewer.id,
    customerId: customer.viewer.id,
    createSeller: async ({ name, email }) => {
      const made = await world.deps.credentials.signUp(world.db, { name, email, passwordHash });
      if (!made) throw new Error(`${email} is taken`);
      return made.userId;
    },
    savePicture: ({ name, jpeg, purpose, ownerId }) =>
      adopt(world.deps, name, jpeg, { purpose, ownerId, at: world.clock.now }),
    slugOf,
    derive: (home) => derivedOf(home, { ...home, place: null }),
    draw: await sketches(),
    ...change,
  };
}

const rows = async (world: World, table: typeof listings | typeof posts | typeof media | typeof users) =>
  (await world.db.select({ n: count() }).from(table))[0]?.n;

test('fills an empty market with everything in its place, and a second time changes nothing', async () => {
  await using world = await createWorld();
  const given = await seedWorld(world);
  const market = demoMarket(given.now);

  expect(await seedDemo(given)).toBe(true);

  expect(await rows(world, listings)).toBe(market.listings.length);
  expect(await rows(world, posts)).toBe(6);
  expect(await rows(world, users)).toBe(market.sellers.length + 2);
  expect(await world.db.select().from(media).where(isNotNull(media.unusedSince))).toEqual([]);
  const home = market.listings.find((l) => l.seller === 'tamuno');
  const [row] = await world.db
    .select()
    .from(listings)
    .where(eq(listings.id, home?.id ?? ''));
  const [tamuno] = await world.db
    .select()
    .from(users)
    .where(eq(users.email, market.sellers.find((s) => s.key === 'tamuno')?.email ?? ''));
  expect(row).toMatchObject({
    name: home?.name,
    userId: tamuno?.id,
    status: 'active',
    price: home?.offer ? home.discountPrice : home?.regularPrice,
    propertyType: home?.propertyType,
    fees: home?.fees,
    features: home?.features,
    place: expect.stringMatching(/^rivers\/port-harcourt/),
    within: expect.arrayContaining(['rivers']),
    latitude: home?.latitude,
  });
  expect(row?.images.map(({ url }) => /gidana-(.+)\.jpg$/.exec(url)?.[1])).toEqual(home?.pictures);
  expect(tamuno).toMatchObject({
    phone: '+2348030000194',
    city: 'Port Harcourt',
    avatar: expect.stringContaining('gidana-person-tamuno.jpg'),
  });
  const owned = await world.db.select().from(listings).where(eq(listings.userId, given.customerId));
  expect(owned).toHaveLength(8);
  const found = await world.db.execute<{ n: number }>(
    "select count(*)::int as n from listing_search where terms @@ '^lekki'::tsquery",
  );
  expect(found.rows[0]?.n).toBeGreaterThan(20);

  expect(await seedDemo({ ...given, now: new Date(given.now.getTime() + 86_400_000) })).toBe(false);
  expect(await rows(world, listings)).toBe(market.listings.length);
});

test('goes on after an interruption, draws only what is missing, and doubts the last pictures', async () => {
  await using world = await createWorld();
  const given = await seedWorld(world);
  let saved = 0;
  const stop: SeedWorld['savePicture'] = (picture) => {
    if (saved === 20) throw new Error('the power went');
    saved += 1;
    return given.savePicture(picture);
  };

  await expect(seedDemo({ ...given, savePicture: stop })).rejects.toThrow('the power went');
  expect(await rows(world, listings)).toBe(0);
  expect(await rows(world, media)).toBe(20);

  world.clock.now = new Date(world.clock.now.getTime() + 5_000);
  const steps: number[] = [];
  expect(await seedDemo({ ...given, progress: (done) => steps.push(done) })).toBe(true);
  expect(steps[0]).toBe(17);
  expect(await rows(world, listings)).toBe(demoMarket(given.now).listings.length);
  const urls = await world.db.select({ url: media.url }).from(media);
  const names = urls.map(({ url }) => url.replace(/^.*\d{13}-/, ''));
  expect(new Set(names).size).toBe(names.length);
});

test('fills beside what people have put up already', async () => {
  await using world = await createWorld();
  const { viewer } = await world.person();
  await world.db
    .insert(listings)
    .values({ slug: 'mine-1', userId: viewer.id, name: 'My own house in Yaba', description: 'Real' });

  expect(await seedDemo(await seedWorld(world))).toBe(true);
  expect(await rows(world, listings)).toBe(demoMarket(world.clock.now).listings.length + 1);
});
