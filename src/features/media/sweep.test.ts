import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { lockUntilCommit } from '#db/lock.server.ts';
import { listings } from '#db/schema/listings.ts';
import { media } from '#db/schema/media.ts';
import { posts } from '#db/schema/posts.ts';
import { users } from '#db/schema/users.ts';
import { photo } from '../../../tests/support/photos.ts';
import { createWorld, type World } from '../../../tests/support/world.ts';
import { UNUSED_MS } from './rules.ts';
import { claim, release, store } from './service.server.ts';
import { sweep } from './service-sweep.server.ts';

async function uploader(world: World) {
  const { viewer } = await world.person();
  const ctx = world.ctx(viewer);
  const bytes = await photo(30, 20).jpeg().toBuffer();
  return { viewer, ctx, upload: (name: string) => store(ctx, { name, bytes, purpose: 'listing' }) };
}

function pass(world: World, milliseconds: number): void {
  world.clock.now = new Date(world.clock.now.getTime() + milliseconds);
}

async function left(world: World): Promise<string[]> {
  const rows = await world.db.select({ url: media.url }).from(media);
  const files = await world.deps.storage.list({ limit: 100 });
  const folders = [...new Set(files.map((key) => `/media/${key.split('/')[0]}`))];
  expect(rows.map(({ url }) => url).toSorted()).toEqual(folders);
  return folders.map((url) => url.replace(/^.*\d-/, ''));
}

test('what nothing used for a day goes, row and files; what was taken into use stays', async () => {
  await using world = await createWorld();
  const { viewer, ctx, upload } = await uploader(world);
  const used = await upload('used.jpg');
  await upload('unused.jpg');
  await claim(ctx, [used.url], { ownerId: viewer.id });
  await world.runJobs();
  pass(world, UNUSED_MS - 60_000);
  await sweep(world.deps);
  expect(await left(world)).toEqual(['unused.jpg', 'used.jpg']);
  pass(world, 120_000);
  await sweep(world.deps);
  expect(await left(world)).toEqual(['used.jpg']);
  await release(ctx, [used.url]);
  pass(world, UNUSED_MS + 60_000);
  await sweep(world.deps);
  expect(await left(world)).toEqual([]);
});

test('what a listing, a person or a post still shows stays, whatever its row says', async () => {
  await using world = await createWorld();
  const { viewer, upload } = await uploader(world);
  const [home, face, feature, inside] = [
    await upload('home.jpg'),
    await upload('face.jpg'),
    await upload('feature.jpg'),
    await upload('inside.jpg'),
  ];
  await upload('unused.jpg');
  await world.db
    .insert(listings)
    .values({ slug: 'a', userId: viewer.id, name: 'A home in Lekki', description: '', images: [home] });
  await world.db.update(users).set({ avatar: face.url }).where(eq(users.id, viewer.id));
  const content = `<p><img src="${inside.url}"></p>`;
  await world.db.insert(posts).values({ slug: 'p', title: 'P', excerpt: 'E', image: feature.url, content });
  pass(world, 2 * UNUSED_MS);
  await sweep(world.deps);
  expect(await left(world)).toEqual(['face.jpg', 'feature.jpg', 'home.jpg', 'inside.jpg']);
  expect(await world.db.$count(media, eq(media.unusedSince, media.unusedSince))).toBe(0);
});

test('pictures of a person who left go when nothing shows them any more', async () => {
  await using world = await createWorld();
  const { viewer, ctx, upload } = await uploader(world);
  const [home, feature] = [await upload('home.jpg'), await upload('feature.jpg')];
  const images = await claim(ctx, [home.url, feature.url], { ownerId: viewer.id });
  await world.db
    .insert(listings)
    .values({ slug: 'a', userId: viewer.id, name: 'A home in Lekki', description: '', images });
  await world.db.insert(posts).values({ slug: 'p', title: 'P', excerpt: 'E', image: feature.url });
  await world.db.delete(users).where(eq(users.id, viewer.id));
  await sweep(world.deps);
  pass(world, UNUSED_MS + 60_000);
  await sweep(world.deps);
  expect(await left(world)).toEqual(['feature.jpg']);
});

test('files without a row go after a day, and an older picture with a row is left alone', async () => {
  await using world = await createWorld();
  const { viewer, ctx, upload } = await uploader(world);
  const used = await upload('used.jpg');
  await claim(ctx, [used.url], { ownerId: viewer.id });
  const orphan = `${world.clock.now.getTime()}-orphan.jpg/original.jpg`;
  await world.deps.storage.put(orphan, Buffer.from('x'), 'image/jpeg');
  await sweep(world.deps);
  expect(await world.deps.storage.list({ limit: 10 })).toContain(orphan);
  pass(world, UNUSED_MS + 60_000);
  await sweep(world.deps);
  expect(await left(world)).toEqual(['used.jpg']);
});

test('a sweep that dies between the files and the row is finished by the next, and nobody can take the picture meanwhile', async () => {
  await using world = await createWorld();
  const { viewer, ctx, upload } = await uploader(world);
  const { url } = await upload('unused.jpg');
  pass(world, UNUSED_MS + 60_000);
  const { remove } = world.deps.storage;
  world.deps.storage.remove = () => Promise.reject(new Error('the disk went away'));
  await sweep(world.deps);
  expect(await left(world)).toEqual(['unused.jpg']);
  await expect(claim(ctx, [url], { ownerId: viewer.id })).rejects.toMatchObject({ code: 'invalid' });
  world.deps.storage.remove = remove;
  await sweep(world.deps);
  expect(await left(world)).toEqual([]);
});

test('nothing is swept while a backup copies pictures; the next sweep does it', async () => {
  await using world = await createWorld();
  const { upload } = await uploader(world);
  await upload('unused.jpg');
  await world.runJobs();
  pass(world, UNUSED_MS + 60_000);
  await world.db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'pictures');
    await sweep(world.deps);
    expect(await left(world)).toEqual(['unused.jpg']);
  });
  await sweep(world.deps);
  expect(await left(world)).toEqual([]);
});
