import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { media } from '#db/schema/media.ts';
import { heic, photo } from '../../../tests/support/photos.ts';
import { createWorld, type Person, type World } from '../../../tests/support/world.ts';
import { FORMATS, MULTIPART_MAX_BYTES, WIDTHS } from './rules.ts';
import { importPicture } from './service.server.ts';
import { mediaTexts as texts } from './texts.ts';

interface Part {
  name: string;
  filename?: string;
  data: Buffer | string;
}

function formOf(parts: Part[]) {
  const boundary = '----limit';
  const chunks = parts.flatMap(({ name, filename, data }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"\r\ncontent-type: image/jpeg`}\r\n\r\n`,
    ),
    Buffer.from(data),
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

async function post(world: World, person: Person | null, parts: Part[]) {
  const { payload, headers } = formOf(parts);
  const cookie = person ? { cookie: person.cookie } : {};
  const app = await world.app();
  return app.inject({ method: 'POST', url: '/api/upload', headers: { ...headers, ...cookie }, payload });
}

describe('POST /api/upload', () => {
  test('answers 201 with the address, under which the picture is there at once, in every size', async () => {
    await using world = await createWorld();
    const data = await photo(700, 500).jpeg({ quality: 60 }).toBuffer();
    const answer = await post(world, await world.person(), [{ name: 'file', filename: 'Front 1.jpg', data }]);
    expect(answer.statusCode).toBe(201);
    const { success, url } = answer.json<{ success: boolean; url: string }>();
    expect([success, url]).toEqual([true, expect.stringMatching(/^\/media\/\d{13}-Front-1\.jpg$/)]);

    const app = await world.app();
    const original = await app.inject(url);
    expect(original.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'content-disposition': `inline; filename="${url.slice('/media/'.length)}"`,
      'content-length': String(original.rawPayload.length),
    });
    expect(await sharp(original.rawPayload).metadata()).toMatchObject({ width: 700, height: 500 });
    for (const width of WIDTHS) {
      for (const format of FORMATS) {
        const size = await app.inject(`${url}/${width}.${format}`);
        expect([size.statusCode, size.headers['content-type']]).toEqual([200, `image/${format}`]);
        expect((await sharp(size.rawPayload).metadata()).width).toBe(Math.min(width, 700));
      }
    }
  });

  test('is for signed-in people, takes forms only, and survives a form that breaks off', async () => {
    await using world = await createWorld();
    const person = await world.person();
    const app = await world.app();
    expect((await post(world, null, [{ name: 'file', filename: 'a.jpg', data: 'x' }])).statusCode).toBe(401);
    const headers = { cookie: person.cookie };
    const json = await app.inject({ method: 'POST', url: '/api/upload', headers, payload: { file: 'x' } });
    expect([json.statusCode, json.json()]).toEqual([415, expect.objectContaining({ success: false })]);
    const { payload, headers: type } = formOf([{ name: 'file', filename: 'a.jpg', data: Buffer.alloc(5000, 1) }]);
    const cut = await app.inject({
      method: 'POST',
      url: '/api/upload',
      headers: { ...headers, ...type },
      payload: payload.subarray(0, 3000),
    });
    expect([cut.statusCode, cut.json()]).toEqual([400, expect.objectContaining({ success: false })]);
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
    [
      'over 256 KB',
      [{ name: 'file', filename: 'a.jpg', data: Buffer.alloc(MULTIPART_MAX_BYTES + 1, 255) }],
      413,
      texts.tooLargeForPost,
    ],
    [
      'far over 256 KB',
      [{ name: 'file', filename: 'a.jpg', data: Buffer.alloc(5_000_000, 255) }],
      413,
      texts.tooLargeForPost,
    ],
    ['without a file', [{ name: 'purpose', data: 'avatar' }], 400, texts.noFile],
    ['in another field', [{ name: 'other', filename: 'a.jpg', data: 'x' }], 400, texts.noFile],
    ['of HEIC', [{ name: 'file', filename: 'a.jpg', data: heic }], 415, texts.heic],
    [
      'for an unknown purpose',
      [
        { name: 'purpose', data: 'x' },
        { name: 'file', filename: 'a.jpg', data: 'x' },
      ],
      400,
      texts.unknownPurpose,
    ],
    [
      'of a blog picture by a customer',
      [
        { name: 'purpose', data: 'post' },
        { name: 'file', filename: 'a.jpg', data: 'x' },
      ],
      403,
      'Only an admin can do this.',
    ],
  ])('an upload %s is refused with its sentence', async (_what, parts, status, message) => {
    const answer = await post(world, person, parts);
    expect([answer.statusCode, answer.json()]).toEqual([status, expect.objectContaining({ success: false, message })]);
    expect(await world.db.$count(media)).toBe(0);
  });
});

const pictureOf = (bytes: Buffer) => ({ bytes, width: 1600, height: 1200, placeholder: '' });

describe('GET /media', () => {
  async function withPicture() {
    const world = await createWorld();
    const { viewer } = await world.person();
    const jpeg = await photo(1600, 1200).jpeg({ quality: 70 }).toBuffer();
    const about = { ownerId: viewer.id, purpose: 'listing', at: new Date(1732190000000) } as const;
    const { url } = await importPicture(world.deps, 'front.jpg', pictureOf(jpeg), about);
    return { world, url, app: await world.app() };
  }

  test('a size is made once, however many ask at the same moment, and lies in storage from then on', async () => {
    const { world, url, app } = await withPicture();
    await using _ = world;
    const put: string[] = [];
    const { put: really } = world.deps.storage;
    world.deps.storage.put = (key, bytes, type) => {
      put.push(key);
      return really(key, bytes, type);
    };
    const answers = await Promise.all(Array.from({ length: 10 }, () => app.inject(`${url}/640.avif`)));
    const hashes = answers.map(({ rawPayload }) => createHash('sha256').update(rawPayload).digest('hex'));
    expect(new Set(hashes).size).toBe(1);
    expect(put).toEqual(['1732190000000-front.jpg/640.avif']);
    expect((await app.inject(`${url}/640.avif`)).rawPayload).toEqual(answers[0]?.rawPayload);
    expect(put).toHaveLength(1);
  });

  test('HEAD and a copy that is still good cost no body', async () => {
    const { world, url, app } = await withPicture();
    await using _ = world;
    const got = await app.inject(`${url}/320.webp`);
    const head = await app.inject({ method: 'HEAD', url: `${url}/320.webp` });
    expect(head.rawPayload).toHaveLength(0);
    expect(head.headers).toMatchObject({ 'content-length': got.headers['content-length'], etag: got.headers.etag });
    const again = await app.inject({ url: `${url}/320.webp`, headers: { 'if-none-match': String(got.headers.etag) } });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  test('more viewers than we can draw for get the original for the moment, never a broken picture', async () => {
    const { world, url, app } = await withPicture();
    await using _ = world;
    const jpeg = await photo(1200, 800).jpeg().toBuffer();
    const [{ viewer }] = [await world.person()];
    const about = { ownerId: viewer.id, purpose: 'listing' } as const;
    const many = await Promise.all(
      Array.from({ length: 12 }, (_x, n) =>
        importPicture(world.deps, `${n}.jpg`, pictureOf(jpeg), { ...about, at: new Date(1732190000001 + n) }),
      ),
    );
    const asked = [url, ...many.map((one) => one.url)].flatMap((one) =>
      WIDTHS.flatMap((width) => FORMATS.map((format) => `${one}/${width}.${format}`)),
    );
    const answers = await Promise.all(asked.map((address) => app.inject(address)));
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const standIns = answers.filter(({ headers }) => headers['cache-control'] === 'no-store');
    expect(standIns.length).toBeGreaterThan(0);
    expect(standIns.every(({ headers }) => headers['content-type'] === 'image/jpeg')).toBe(true);
    for (const { rawPayload } of standIns) expect((await sharp(rawPayload).metadata()).format).toBe('jpeg');
  });

  test('a browser that saves data gets the next narrower size, and caches keep the two apart', async () => {
    const { world, url, app } = await withPicture();
    await using _ = world;
    const widthOf = async (size: string, headers = {}) => {
      const answer = await app.inject({ url: `${url}/${size}`, headers });
      expect(answer.headers['vary']).toMatch(/\bsave-data\b/);
      return (await sharp(answer.rawPayload).metadata()).width;
    };
    expect(await widthOf('960.avif')).toBe(960);
    expect(await widthOf('960.avif', { 'save-data': 'on' })).toBe(640);
    expect(await widthOf('320.webp', { 'save-data': 'on' })).toBe(320);
  });

  test('answers 404 for anything else, and nobody keeps that answer', async () => {
    const { world, url, app } = await withPicture();
    await using _ = world;
    const sizes = ['320.jpg', '321.avif', '640.png', '..%2f..%2fetc', 'original.jpg'];
    for (const address of ['/media/1732190000000-none.jpg', '/media/x', ...sizes.map((size) => `${url}/${size}`)]) {
      const answer = await app.inject(address);
      expect([address, answer.statusCode, answer.headers['cache-control']]).toEqual([address, 404, 'no-store']);
    }
  });

  test('the job makes all sizes of an upload before anyone asks', async () => {
    await using world = await createWorld();
    const data = await photo(400, 300).jpeg({ quality: 60 }).toBuffer();
    await post(world, await world.person(), [{ name: 'file', filename: 'a.jpg', data }]);
    expect(await world.runJobs()).toBeGreaterThan(0);
    const keys = await world.deps.storage.list({ limit: 100 });
    const files = keys.map((key) => key.split('/')[1]);
    expect(files).toEqual(
      [...WIDTHS.flatMap((width) => FORMATS.map((format) => `${width}.${format}`)), 'original.jpg'].toSorted(),
    );
  });
});
