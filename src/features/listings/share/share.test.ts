import { availableParallelism } from 'node:os';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { sweep } from '#features/media/service-sweep.server.ts';
import { storeListing, uploadsOf } from '../../../../tests/support/listings.ts';
import { photo } from '../../../../tests/support/photos.ts';
import { createWorld, type World } from '../../../../tests/support/world.ts';
import { getListing } from '../service.server.ts';
import { shareImagePath } from './service.server.ts';

const COVER = '1700000000000-house.jpg';

/** A market with one home whose photograph is there. */
async function createMarket(fields: Partial<typeof listings.$inferInsert> = {}) {
  const world = await createWorld();
  await world.deps.storage.put(`${COVER}/original.jpg`, await photo(1600, 1200).jpeg().toBuffer(), 'image/jpeg');
  const owner = await world.person();
  const id = await storeListing(world, owner, fields);
  const app = await world.app();
  return {
    world,
    owner,
    id,
    app,
    path: () => pathOf(world, id),
    change: (change: Partial<typeof listings.$inferInsert>) =>
      world.db.update(listings).set(change).where(eq(listings.id, id)),
    kept: () => world.deps.storage.list({ prefix: `${COVER}/share-`, limit: 10 }),
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

async function pathOf(world: World, id: string): Promise<string> {
  return shareImagePath(await getListing(world.ctx(), id));
}

async function colourAt(jpeg: Buffer, left: number, top: number): Promise<number[]> {
  const dot = await sharp(jpeg).extract({ left, top, width: 4, height: 4 }).resize(1, 1).raw().toBuffer();
  return [...dot];
}

const isRed = ([r = 0, g = 0, b = 0]: number[]) => r > 120 && g < 60 && b < 60;

test('the share image is a light JPEG of 1200×630 with the photograph, drawn once and kept', async () => {
  await using market = await createMarket({ name: `${'W'.repeat(300)} </svg><script>&` });
  const path = await market.path();
  expect(path).toMatch(new RegExp(`^/share/${market.id}-[0-9a-f]{10}\\.jpg$`));

  const [answer, other] = await Promise.all([market.app.inject(path), market.app.inject(path)]);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': expect.stringContaining('max-age=3600'),
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(answer.rawPayload.length).toBeLessThan(300_000);
  // Between the badge and the words; the left third of the photograph is red.
  expect(await colourAt(answer.rawPayload, 150, 170)).toSatisfy(isRed);
  expect(await colourAt(answer.rawPayload, 1000, 170)).not.toSatisfy(isRed);
  expect(other.rawPayload.equals(answer.rawPayload)).toBe(true);

  expect(await market.kept()).toEqual([`${COVER}/share-${path.slice('/share/'.length)}`]);
  expect((await market.app.inject(path)).rawPayload.equals(answer.rawPayload)).toBe(true);
  // Reading SVG was allowed for the drawing alone.
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
  await expect(sharp(svg).metadata()).rejects.toThrow('unsupported');
});

test('it weighs less than 300 KB for a photograph that hardly compresses', async () => {
  await using market = await createMarket();
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  const storm = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#000', noise } });
  await market.world.deps.storage.put(`${COVER}/original.jpg`, await storm.jpeg().toBuffer(), 'image/jpeg');
  const { rawPayload } = await market.app.inject(await market.path());
  expect(rawPayload.length).toBeGreaterThan(100_000);
  expect(rawPayload.length).toBeLessThan(300_000);
});

test('another price has another address, the old one leads there, and its file is gone', async () => {
  await using market = await createMarket({ offer: false, regularPrice: 2_500_000 });
  const before = await market.path();
  const dear = await market.app.inject(before);
  await market.change({ offer: true, discountPrice: 2_000_000 });
  const after = await market.path();
  expect(after).not.toBe(before);

  const moved = await market.app.inject(before);
  expect([moved.statusCode, moved.headers.location]).toEqual([302, after]);
  const cheap = await market.app.inject(after);
  expect(cheap.statusCode).toBe(200);
  expect(cheap.rawPayload.equals(dear.rawPayload)).toBe(false);
  expect(await market.kept()).toEqual([`${COVER}/share-${after.slice('/share/'.length)}`]);
});

test('a change that the image does not show leaves it as it is', async () => {
  await using market = await createMarket();
  const before = await market.path();
  await market.change({ description: 'Freshly painted.', updatedAt: new Date() });
  expect(await market.path()).toBe(before);
});

test('a home without a photograph has a card of its own, also when the photograph is a stranger’s or gone', async () => {
  const elsewhere = { url: 'https://pictures.example/a.jpg', width: 1, height: 1, placeholder: '' };
  const gone = { ...elsewhere, url: '/media/1700000000009-gone.jpg' };
  await using market = await createMarket();
  for (const images of [[], [elsewhere], [gone]]) {
    await market.change({ images });
    const { statusCode, rawPayload } = await market.app.inject(await market.path());
    expect(statusCode).toBe(200);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    const [red = 0, green = 0, blue = 0] = await colourAt(rawPayload, 600, 60);
    expect([Math.abs(red - 0x0c), Math.abs(green - 0x5c), Math.abs(blue - 0x3c)].every((far) => far < 8)).toBe(true);
  }
  expect(await market.kept()).toEqual([]);
});

test('the image goes with the photograph that it was made from', async () => {
  await using market = await createMarket();
  const { db, deps, clock } = market.world;
  const [url = ''] = await uploadsOf(market.world, market.owner);
  const folder = url.slice('/media/'.length);
  await deps.storage.put(`${folder}/original.jpg`, await photo(1600, 1200).jpeg().toBuffer(), 'image/jpeg');
  await market.change({ images: [{ url, width: 1600, height: 1200, placeholder: '' }] });
  await market.app.inject(await market.path());
  const files = () => deps.storage.list({ prefix: `${folder}/`, limit: 10 });
  expect(await files()).toHaveLength(2);
  await db.delete(listings);
  clock.now = new Date(clock.now.getTime() + 48 * 60 * 60_000);
  await sweep(deps);
  expect(await files()).toEqual([]);
});

test('what is not public has none, for nobody', async () => {
  await using market = await createMarket();
  const path = await market.path();
  await market.change({ status: 'removed' });
  for (const headers of [{}, { cookie: market.owner.cookie }]) {
    expect((await market.app.inject({ url: path, headers })).statusCode).toBe(404);
  }
  const wrong = ['/share/x.jpg', `/share/${market.id}.jpg`, path.replace('.jpg', '.png'), '/share/..%2f..%2fa.jpg'];
  for (const url of wrong) expect((await market.app.inject(url)).statusCode).toBe(404);
});

test('a crowd draws no more than the machine can take', async () => {
  await using market = await createMarket();
  const ids = await Promise.all(
    Array.from({ length: 80 + availableParallelism() }, (_, n) =>
      storeListing(market.world, market.owner, { images: [], name: `Home number ${n}` }),
    ),
  );
  const paths = await Promise.all(ids.map((id) => pathOf(market.world, id)));
  const answers = await Promise.all(paths.map((path) => market.app.inject(path)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(answers.find(({ statusCode }) => statusCode === 503)?.headers['retry-after']).toBe('5');
});
