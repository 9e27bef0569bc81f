import { count, eq, isNotNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { media } from '#db/schema/media.ts';
import { posts } from '#db/schema/posts.ts';
import { users } from '#db/schema/users.ts';
import { derivedOf } from '#features/listings/write/derived.server.ts';
import { slugOf } from '#features/listings/write/slug.ts';
import { importPicture } from '#features/media/service.server.ts';
import { smallDemo } from '../../tests/support/demo.ts';
import { photo } from '../../tests/support/photos.ts';
import { createWorld, type World } from '../../tests/support/world.ts';
import { type Demo, seedDemo, type SeedWorld } from './seed-demo.server.ts';

async function seedWorld(world: World, change: Partial<SeedWorld> = {}): Promise<SeedWorld> {
  const admin = await world.person({ email: 'admin@gidana.example', isAdmin: true });
  const customer = await world.person({ email: 'demo@gidana.example', name: 'Halima Demo' });
  const jpeg = await photo(48, 32).jpeg().toBuffer();
  const { sellers, listings: homes, posts: stories, customer: person } = smallDemo(world.clock.now);
  const pictures = [
    ...[...sellers, person].map(({ picture }) => ({ name: picture, kind: 'portrait', jpeg })),
    ...homes.flatMap((home) => home.pictures).map((name) => ({ name, kind: 'duplex', jpeg })),
    ...stories.map(({ picture }) => ({ name: picture, kind: 'story', jpeg })),
  ];
  const demo: Demo = {
    demoMarket: smallDemo,
    async *demoPictures(wanted) {
      yield* pictures.filter(wanted);
    },
    AHEAD: 3,
  };
  return {
    db: world.db,
    now: world.clock.now,
    demo,
    adminId: admin.viewer.id,
    customerId: customer.viewer.id,
    createSeller: async ({ name, email }) => {
      // Hashing is slow on purpose; nobody signs in as a seller here.
      const made = await world.deps.credentials.signUp(world.db, { name, email, passwordHash: 'none' });
      if (!made) throw new Error(`${email} is taken`);
      return made.userId;
    },
    savePicture: ({ name, jpeg: bytes, purpose, ownerId }) =>
      importPicture(world.deps, name, bytes, { purpose, ownerId, at: world.clock.now }),
    slugOf,
    derive: (home) => derivedOf(home, { ...home, place: null }),
    ...change,
  };
}

const rows = async (world: World, table: typeof listings | typeof posts | typeof media | typeof users) =>
  (await world.db.select({ n: count() }).from(table))[0]?.n;

test('a demo fills an empty market with everything in its place, and a second time changes nothing', async () => {
  await using world = await createWorld();
  const given = await seedWorld(world);
  const market = smallDemo(given.now);

  expect(await seedDemo(given)).toBe(true);

  expect(await rows(world, listings)).toBe(4);
  expect(await rows(world, posts)).toBe(1);
  expect(await rows(world, users)).toBe(4);
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
  const owned = await world.db.select().from(listings).where(eq(listings.userId, given.customerId));
  expect(owned).toHaveLength(1);
  const found = await world.db.execute<{ n: number }>(
    "select count(*)::int as n from listing_search where terms @@ '^duplex'::tsquery",
  );
  expect(found.rows[0]?.n).toBe(4);

  expect(await seedDemo({ ...given, now: new Date(given.now.getTime() + 86_400_000) })).toBe(false);
  expect(await rows(world, listings)).toBe(4);
});

test('a demo goes on after an interruption, stores only what is missing, and doubts the last pictures', async () => {
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
  expect(await rows(world, listings)).toBe(4);
  const urls = await world.db.select({ url: media.url }).from(media);
  const names = urls.map(({ url }) => url.replace(/^.*\d{13}-/, ''));
  expect(names).toHaveLength(24);
  expect(new Set(names).size).toBe(24);
});

test('a demo fills beside what people have put up already', async () => {
  await using world = await createWorld();
  const { viewer } = await world.person();
  await world.db
    .insert(listings)
    .values({ slug: 'mine-1', userId: viewer.id, name: 'My own house in Yaba', description: 'Real' });

  expect(await seedDemo(await seedWorld(world))).toBe(true);
  expect(await rows(world, listings)).toBe(5);
});
