import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { media } from '#db/schema/media.ts';
import { animatedGif, heic, phoneJpeg, photo, pngBomb, polyglotJpeg, svg } from '../../../tests/support/photos.ts';
import { createWorld, type Person, type World } from '../../../tests/support/world.ts';
import { MAX_IMAGE_BYTES, MAX_UNUSED } from './rules.ts';
import { claim, importPicture, release, resumedImage, store, storeResumed } from './service.server.ts';
import { openOriginal } from './files/service.server.ts';
import { mediaTexts as texts } from './texts.ts';

async function stored(world: World, url: string): Promise<Buffer> {
  const found = await openOriginal(world.deps, url.slice('/media/'.length));
  if (!found) throw new Error(`${url} is not stored`);
  return buffer(found.body);
}

/** Red means the left third of `photo`. */
async function isRed(image: Buffer, left: number, top: number): Promise<boolean> {
  const region = { left, top, width: 4, height: 4 };
  const [r = 0, g = 255] = await sharp(image).extract(region).resize(1, 1).removeAlpha().raw().toBuffer();
  return r > 150 && g < 80;
}

describe('storing', () => {
  test('a phone’s photo comes out upright, smaller, and without place, maker or person', async () => {
    await using world = await createWorld();
    const { viewer } = await world.person();
    const bytes = await phoneJpeg();
    expect((await sharp(bytes).metadata()).exif?.includes('SecretMaker')).toBe(true);

    const image = await store(world.ctx(viewer), { name: 'IMG 1.JPG', bytes, purpose: 'listing' });

    expect(image.url).toBe(`/media/${world.clock.now.getTime()}-IMG-1.jpg`);
    expect(image).toMatchObject({ width: 1536, height: 2048 });
    expect(image.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(image.placeholder.length).toBeLessThanOrEqual(300);
    const kept = await stored(world, image.url);
    const about = await sharp(kept).metadata();
    expect(about).toMatchObject({ format: 'jpeg', width: 1536, height: 2048, space: 'srgb' });
    expect([about.exif, about.icc, about.xmp, about.orientation]).toEqual([undefined, undefined, undefined, undefined]);
    expect(kept.includes('Secret')).toBe(false);
    // Lying on its side, the red third was on the left; upright it is on top.
    expect(await isRed(kept, 1200, 100)).toBe(true);
    expect(await isRed(kept, 100, 1900)).toBe(false);
  });

  test.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('reads %s', async (format) => {
    await using world = await createWorld();
    const { viewer } = await world.person();
    const bytes = await photo(120, 90).toFormat(format).toBuffer();
    const image = await store(world.ctx(viewer), { name: `a.${format}`, bytes, purpose: 'avatar' });
    expect(image).toMatchObject({ width: 120, height: 90 });
    expect(await isRed(await stored(world, image.url), 4, 40)).toBe(true);
  });

  test('an animation becomes its first frame, and what is transparent becomes white', async () => {
    await using world = await createWorld();
    const { viewer } = await world.person();
    const gif = await store(world.ctx(viewer), { name: 'a.gif', bytes: await animatedGif(), purpose: 'listing' });
    expect(gif).toMatchObject({ width: 40, height: 30 });
    expect(await isRed(await stored(world, gif.url), 5, 5)).toBe(true);
    const clear = await sharp({ create: { width: 9, height: 9, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer();
    const png = await store(world.ctx(viewer), { name: 'b.png', bytes: clear, purpose: 'listing' });
    const { dominant } = await sharp(await stored(world, png.url)).stats();
    expect(dominant.r).toBeGreaterThan(240);
  });

  test('nothing of a polyglot is left but its pixels', async () => {
    await using world = await createWorld();
    const { viewer } = await world.person();
    const bytes = await polyglotJpeg();
    const image = await store(world.ctx(viewer), { name: 'x.html', bytes, purpose: 'listing' });
    expect(image.url).toMatch(/-x\.jpg$/);
    const kept = await stored(world, image.url);
    for (const trace of ['script', 'PK\x03\x04', 'html']) expect(kept.includes(trace)).toBe(false);
  });

  test('many files of one name in one millisecond get an address each', async () => {
    await using world = await createWorld();
    const { viewer } = await world.person();
    const bytes = await photo(30, 20).jpeg().toBuffer();
    const images = await Promise.all(
      Array.from({ length: 8 }, () => store(world.ctx(viewer), { name: 'a.jpg', bytes, purpose: 'listing' })),
    );
    expect(new Set(images.map(({ url }) => url)).size).toBe(8);
  });
});

describe('refusing', () => {
  let world: World;
  let person: Person;
  beforeAll(async () => {
    world = await createWorld();
    person = await world.person();
  });
  afterAll(() => world[Symbol.asyncDispose]());

  test.each([
    ['an empty file', () => Buffer.alloc(0), 'invalid', texts.empty],
    ['a file over 2 MB', () => Buffer.alloc(MAX_IMAGE_BYTES + 1, 255), 'too_large', texts.tooLarge.listing],
    ['an SVG', () => svg, 'unsupported', texts.svg],
    [
      'an SVG that calls itself JPEG',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), svg]),
      'invalid',
      texts.damaged,
    ],
    ['HEIC', () => heic, 'unsupported', texts.heic],
    ['text', () => Buffer.from('hello'), 'unsupported', texts.unreadable],
    [
      'HTML behind JPEG’s first bytes',
      () => Buffer.from('\xff\xd8\xff<html><script>', 'latin1'),
      'invalid',
      texts.damaged,
    ],
    ['a PNG of 900 megapixels', () => pngBomb(30_000, 30_000), 'too_large', texts.tooManyPixels],
    ['a PNG whose rows are missing', () => pngBomb(5_000, 5_000), 'invalid', texts.damaged],
    [
      'half a JPEG',
      async () => (await photo(600, 400).jpeg().toBuffer()).subarray(0, 20_000),
      'invalid',
      texts.damaged,
    ],
    ['a TIFF', () => photo(60, 40).tiff().toBuffer(), 'unsupported', texts.unreadable],
  ] as const)('refuses %s with a clear sentence, quickly, and keeps nothing', async (_what, make, code, message) => {
    const bytes = await make();
    const began = performance.now();
    await expect(store(world.ctx(person.viewer), { name: 'a.jpg', bytes, purpose: 'listing' })).rejects.toMatchObject({
      code,
      message,
    });
    expect(performance.now() - began).toBeLessThan(2_000);
    expect(await world.db.select().from(media)).toEqual([]);
    expect(await world.deps.storage.list({ limit: 10 })).toEqual([]);
  });
});

describe('who may store', () => {
  const upload = async (purpose: 'listing' | 'post' = 'listing') =>
    ({ name: 'a.jpg', bytes: await photo(30, 20).jpeg().toBuffer(), purpose }) as const;

  test('nobody without a session; blog pictures only admins', async () => {
    await using world = await createWorld();
    const [{ viewer }, admin] = [await world.person(), await world.person({ isAdmin: true })];
    await expect(store(world.ctx(), await upload())).rejects.toMatchObject({ code: 'unauthenticated' });
    await expect(store(world.ctx(viewer), await upload('post'))).rejects.toMatchObject({ code: 'forbidden' });
    expect((await store(world.ctx(admin.viewer), await upload('post'))).url).toMatch(/^\/media\//);
  });

  test('a person’s uploads a minute, and pictures lying around, are limited', async () => {
    await using world = await createWorld({
      limits: { requests: 1000, signIn: 10, register: 10, uploads: 2, writes: 100 },
    });
    const [{ viewer }, other] = [await world.person(), await world.person()];
    const ctx = world.ctx(viewer);
    await store(ctx, await upload());
    await store(ctx, await upload());
    await expect(store(ctx, await upload())).rejects.toMatchObject({ code: 'too_many', retryAfterSeconds: 60 });
    await store(world.ctx(other.viewer), await upload());
    await world.db.execute("update sign_in_failures set failed_at = failed_at - interval '61 seconds'");
    await store(ctx, await upload());
    const row = { ownerId: viewer.id, width: 1, height: 1, bytes: 1, placeholder: '' };
    await world.db
      .insert(media)
      .values(Array.from({ length: MAX_UNUSED }, (_, n) => ({ ...row, url: `/media/x${n}` })));
    await expect(store(ctx, await upload())).rejects.toMatchObject({ code: 'too_many', message: texts.tooManyUnused });
  });

  test('pictures in use do not count among those lying around, however many', async () => {
    await using world = await createWorld();
    const { viewer } = await world.person();
    const row = { ownerId: viewer.id, width: 1, height: 1, bytes: 1, placeholder: '', unusedSince: null };
    await world.db
      .insert(media)
      .values(Array.from({ length: MAX_UNUSED }, (_, n) => ({ ...row, url: `/media/x${n}` })));
    await store(world.ctx(viewer), await upload());
  });

  test('refused while the disk is as good as full', async () => {
    await using world = await createWorld({ diskReserveBytes: Number.MAX_SAFE_INTEGER });
    const { viewer } = await world.person();
    await expect(store(world.ctx(viewer), await upload())).rejects.toMatchObject({ code: 'no_space' });
  });
});

describe('the end of a resumable upload', () => {
  test('that comes many times at once gives one picture', async () => {
    await using world = await createWorld();
    const { viewer } = await world.person();
    const ctx = world.ctx(viewer);
    const bytes = await photo(30, 20).jpeg().toBuffer();
    const ends = Array.from({ length: 6 }, () =>
      storeResumed(ctx, 'upload-1', { name: 'a.jpg', bytes, purpose: 'listing' }),
    );
    const urls = (await Promise.all(ends)).map(({ url }) => url);
    expect(new Set(urls).size).toBe(1);
    expect(await resumedImage(ctx, 'upload-1')).toMatchObject({ url: urls[0] });
  });
});

describe('using', () => {
  test('own pictures come back in order and count as used; let go, they count as unused', async () => {
    await using world = await createWorld();
    const { viewer } = await world.person();
    const ctx = world.ctx(viewer);
    const bytes = await photo(30, 20).jpeg().toBuffer();
    const a = await store(ctx, { name: 'a.jpg', bytes, purpose: 'listing' });
    const b = await store(ctx, { name: 'b.jpg', bytes, purpose: 'listing' });
    const unused = () => world.db.$count(media, eq(media.unusedSince, world.clock.now));
    expect(await unused()).toBe(2);
    const absolute = world.settings.publicUrl + a.url;
    expect(await claim(ctx, [b.url, absolute, b.url], { ownerId: viewer.id })).toEqual([b, a]);
    expect(await unused()).toBe(0);
    await release(ctx, [a.url, b.url]);
    expect(await unused()).toBe(2);
  });

  test('another person’s picture, or none of ours, is refused unless the listing already shows it', async () => {
    await using world = await createWorld();
    const [{ viewer }, other] = [await world.person(), await world.person()];
    const bytes = await photo(30, 20).jpeg().toBuffer();
    const mine = await store(world.ctx(viewer), { name: 'a.jpg', bytes, purpose: 'listing' });
    const theirs = await store(world.ctx(other.viewer), { name: 'b.jpg', bytes, purpose: 'listing' });
    const ctx = world.ctx(viewer);
    for (const url of [theirs.url, 'https://a.example/b.jpg', '/media/1732190000000-no.jpg', '//evil.example/x.jpg']) {
      await expect(claim(ctx, [mine.url, url], { ownerId: viewer.id })).rejects.toMatchObject({ code: 'invalid' });
    }
    expect(await claim(ctx, [theirs.url], { ownerId: viewer.id, already: [theirs] })).toEqual([theirs]);
  });

  test('a picture that is stored as it is keeps every byte, is named after its time and is in use', async () => {
    await using world = await createWorld();
    const { viewer } = await world.person();
    const bytes = await photo(800, 600).jpeg().toBuffer();
    const at = new Date('2026-03-01T10:00:00Z');
    const about = { ownerId: viewer.id, purpose: 'listing', at } as const;
    const measures = { width: 800, height: 600, placeholder: 'data:image/webp;base64,AA' };
    const image = await importPicture(world.deps, 'lekki-duplex.jpg', { bytes, ...measures }, about);
    expect(image).toEqual({ url: `/media/${at.getTime()}-lekki-duplex.jpg`, ...measures });
    expect(await stored(world, image.url)).toEqual(bytes);
    expect(await claim(world.ctx(viewer), [image.url], { ownerId: viewer.id })).toEqual([image]);

    const again = await importPicture(world.deps, 'lekki-duplex.jpg', { bytes, ...measures }, about);
    expect(again).toEqual(image);
    expect(await world.db.$count(media)).toBe(1);
  });
});
