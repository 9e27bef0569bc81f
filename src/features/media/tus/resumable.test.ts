import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { media } from '#db/schema/media.ts';
import { createApp } from '#server/app.ts';
import { heic, photo } from '../../../../tests/support/photos.ts';
import { createWorld, type Person, type World } from '../../../../tests/support/world.ts';
import { MAX_IMAGE_BYTES, MAX_OPEN_UPLOADS, UNUSED_MS } from '../rules.ts';
import { sweep } from '../service-sweep.server.ts';
import { mediaTexts as texts } from '../texts.ts';

const TUS = { 'tus-resumable': '1.0.0' };
const CHUNK = { 'content-type': 'application/offset+octet-stream' };

/** A process of the same market: what one leaves behind, the next finds. */
async function startApp({ deps }: World) {
  const app = await createApp({ deps, trustProxy: [], corsOrigins: [] });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const stop = async () => {
    // A client may hold a connection that it never used; those do not count as idle.
    app.server.closeAllConnections();
    await app.close();
  };
  return { app, origin, [Symbol.asyncDispose]: stop };
}

const metadata = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',');

function create(
  origin: string,
  person: Person | null,
  length: number,
  fields: Record<string, string> = { filename: 'big.jpg' },
) {
  const cookie: Record<string, string> = person ? { cookie: person.cookie } : {};
  const headers = { ...TUS, ...cookie, 'upload-length': String(length), 'upload-metadata': metadata(fields) };
  return fetch(`${origin}/api/upload/tus`, { method: 'POST', headers });
}

function call(method: string, address: string, person: Person, offset?: number, body?: Buffer) {
  const at: Record<string, string> = offset === undefined ? {} : { ...CHUNK, 'upload-offset': String(offset) };
  return fetch(address, {
    method,
    headers: { ...TUS, ...at, cookie: person.cookie },
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
}

/** Sends the beginning of a chunk and then loses the connection. */
function sendAndLose(address: string, person: Person, offset: number, chunk: Buffer, sent: number): Promise<void> {
  return new Promise((resolve) => {
    const headers = {
      ...TUS,
      ...CHUNK,
      cookie: person.cookie,
      'upload-offset': offset,
      'content-length': chunk.length,
    };
    const lost = httpRequest(address, { method: 'PATCH', headers });
    lost.on('error', () => resolve());
    lost.write(chunk.subarray(0, sent), () => setImmediate(() => lost.destroy()));
  });
}

async function bigJpeg(): Promise<Buffer> {
  return photo(1500, 1100).jpeg({ quality: 82 }).toBuffer();
}

async function begun(world: World, origin: string, length: number, fields?: Record<string, string>) {
  const person = await world.person();
  const answer = await create(origin, person, length, fields);
  expect(answer.status).toBe(201);
  return { person, address: new URL(answer.headers.get('location') ?? '', origin).href };
}

describe('a resumable upload', () => {
  test('goes on after a lost connection and a restart, and its end may be asked for again', async () => {
    await using world = await createWorld();
    const file = await bigJpeg();
    expect(file.length).toBeGreaterThan(300_000);
    let address = '';
    let person: Person;
    {
      await using first = await startApp(world);
      ({ person, address } = await begun(world, first.origin, file.length));
      const patched = await call('PATCH', address, person, 0, file.subarray(0, 100_000));
      expect([patched.status, patched.headers.get('upload-offset')]).toEqual([204, '100000']);
      await sendAndLose(address, person, 100_000, file.subarray(100_000), 65_536);
    }
    await using second = await startApp(world);
    address = address.replace(/^http:\/\/[^/]+/, second.origin);
    const asked = await call('HEAD', address, person);
    const offset = Number(asked.headers.get('upload-offset'));
    expect(offset).toBeGreaterThanOrEqual(100_000);
    expect([asked.headers.get('upload-length'), asked.headers.get('x-image-url')]).toEqual([String(file.length), null]);
    const end = await call('PATCH', address, person, offset, file.subarray(offset));
    expect([end.status, end.headers.get('upload-offset')]).toEqual([204, String(file.length)]);
    const url = end.headers.get('x-image-url');
    expect(url).toMatch(/^\/media\/\d{13}-big\.jpg$/);

    const again = await call('HEAD', address, person);
    const { headers } = again;
    expect([
      again.status,
      headers.get('x-image-url'),
      headers.get('upload-offset'),
      headers.get('upload-length'),
    ]).toEqual([200, url, String(file.length), String(file.length)]);
    const picture = Buffer.from(await (await fetch(second.origin + url)).arrayBuffer());
    expect(await sharp(picture).metadata()).toMatchObject({ width: 1500, height: 1100 });
    // What came in, EXIF and all, is gone.
    expect(await readdir(world.settings.uploadDir)).toEqual([]);
    expect(await world.db.$count(media)).toBe(1);
  });

  test('that was complete when the process died is finished by the next question, and only once', async () => {
    await using world = await createWorld();
    const file = await photo(300, 200).jpeg().toBuffer();
    await using server = await startApp(world);
    const { put } = world.deps.storage;
    world.deps.storage.put = () =>
      Promise.reject(Object.assign(new Error('no more'), { name: 'AppError', code: 'unavailable' }));
    const { person, address } = await begun(world, server.origin, file.length);
    const end = await call('PATCH', address, person, 0, file);
    expect([end.status, await end.json()]).toEqual([503, expect.objectContaining({ success: false })]);
    world.deps.storage.put = put;
    const answers = await Promise.all([1, 2, 3].map(() => call('HEAD', address, person)));
    const urls = answers.map(({ headers }) => headers.get('x-image-url'));
    expect(urls[0]).toMatch(/^\/media\//);
    expect(new Set(urls).size).toBe(1);
    const picture = await fetch(server.origin + urls[0]);
    expect((await picture.bytes()).length).toBeGreaterThan(1000);
  });

  test('can be looked at, added to and ended by its creator only', async () => {
    await using world = await createWorld();
    await using server = await startApp(world);
    const { person, address } = await begun(world, server.origin, 1000);
    const other = await world.person();
    for (const [method, offset] of [['HEAD'], ['PATCH', 0], ['DELETE']] as const) {
      expect(
        (await call(method, address, other, offset, method === 'PATCH' ? Buffer.alloc(10) : undefined)).status,
      ).toBe(403);
    }
    const anonymous = { ...person, cookie: '' };
    expect((await call('HEAD', address, anonymous)).status).toBe(401);
    expect((await create(server.origin, null, 1000)).status).toBe(401);
    expect((await call('HEAD', address, person)).headers.get('upload-offset')).toBe('0');
    expect((await call('DELETE', address, person)).status).toBe(204);
    expect((await call('HEAD', address, person)).status).toBe(404);
  });

  test.each(['../../etc/passwd', '..%2f..%2fetc%2fpasswd', 'x'])(
    'never reaches outside its folder: %s',
    async (tail) => {
      await using world = await createWorld();
      const person = await world.person();
      const app: FastifyInstance = await world.app();
      const headers = { ...TUS, cookie: person.cookie };
      for (const id of [tail, `${person.viewer.id}_${tail}`, `${person.viewer.id}_%2e%2e%2f${tail}`]) {
        const answer = await app.inject({ method: 'HEAD', url: `/api/upload/tus/${id}`, headers });
        expect([403, 404]).toContain(answer.statusCode);
      }
    },
  );

  test('is refused with the sentence of its purpose when it is too large, and not over again', async () => {
    await using world = await createWorld();
    await using server = await startApp(world);
    const person = await world.person();
    const large = await create(server.origin, person, MAX_IMAGE_BYTES + 1, { filename: 'a.jpg', purpose: 'avatar' });
    expect([large.status, await large.json()]).toEqual([
      413,
      expect.objectContaining({ message: texts.tooLarge.avatar }),
    ]);
    const deferred = await fetch(`${server.origin}/api/upload/tus`, {
      method: 'POST',
      headers: { ...TUS, cookie: person.cookie, 'upload-defer-length': '1' },
    });
    expect(deferred.status).toBeGreaterThanOrEqual(400);
    const { address } = await begun(world, server.origin, 10);
    expect((await call('PATCH', address, person, 0, Buffer.alloc(11))).status).toBeGreaterThanOrEqual(400);
  });

  test('that is no photo is refused at its end and forgotten', async () => {
    await using world = await createWorld();
    await using server = await startApp(world);
    const { person, address } = await begun(world, server.origin, heic.length);
    const end = await call('PATCH', address, person, 0, heic);
    expect([end.status, await end.json()]).toEqual([
      415,
      expect.objectContaining({ success: false, message: texts.heic }),
    ]);
    expect((await call('HEAD', address, person)).status).toBe(404);
    expect(await readdir(world.settings.uploadDir)).toEqual([]);
  });

  test('with a wrong offset is a conflict, without the protocol’s version a failed precondition', async () => {
    await using world = await createWorld();
    await using server = await startApp(world);
    const { person, address } = await begun(world, server.origin, 1000);
    const wrong = await call('PATCH', address, person, 500, Buffer.alloc(10));
    expect([wrong.status, await wrong.json()]).toEqual([
      409,
      expect.objectContaining({ success: false, code: 'conflict' }),
    ]);
    const plain = await fetch(address, { method: 'PATCH', headers: { cookie: person.cookie }, body: 'x' });
    expect([plain.status, await plain.json()]).toEqual([412, expect.objectContaining({ success: false })]);
  });

  test('nobody opens more than a few, and those left open for a day are swept', async () => {
    await using world = await createWorld();
    await using server = await startApp(world);
    const { person, address } = await begun(world, server.origin, 1000);
    for (let n = 1; n < MAX_OPEN_UPLOADS; n++) expect((await create(server.origin, person, 1000)).status).toBe(201);
    const more = await create(server.origin, person, 1000);
    expect([more.status, await more.json()]).toEqual([429, expect.objectContaining({ message: texts.tooManyOpen })]);
    world.clock.now = new Date(Date.now() + UNUSED_MS - 60_000);
    await sweep(world.deps);
    expect((await call('HEAD', address, person)).status).toBe(200);
    world.clock.now = new Date(Date.now() + UNUSED_MS + 60_000);
    await sweep(world.deps);
    expect(await readdir(world.settings.uploadDir)).toEqual([]);
  });

  test('begun many at once are no more than that', async () => {
    await using world = await createWorld();
    await using server = await startApp(world);
    const person = await world.person();
    const all = await Promise.all(
      Array.from({ length: MAX_OPEN_UPLOADS * 2 }, () => create(server.origin, person, 1000)),
    );
    const taken = all.filter(({ status }) => status === 201);
    expect(taken.length).toBeGreaterThan(0);
    expect(taken.length).toBeLessThanOrEqual(MAX_OPEN_UPLOADS);
    const [first] = taken;
    await call('DELETE', new URL(first?.headers.get('location') ?? '', server.origin).href, person);
    for (let n = taken.length; n <= MAX_OPEN_UPLOADS; n++)
      expect((await create(server.origin, person, 1000)).status).toBe(201);
    expect((await create(server.origin, person, 1000)).status).toBe(429);
  });

  test('tells what the server can do', async () => {
    await using world = await createWorld();
    await using server = await startApp(world);
    const { status, headers, body } = await fetch(`${server.origin}/api/upload/tus`, { method: 'OPTIONS' });
    expect([status, headers.get('tus-version')]).toEqual([204, '1.0.0']);
    expect(headers.get('tus-extension')).toBe('creation,creation-with-upload,termination,expiration');
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(body && (await buffer(body))).toBeFalsy();
  });
});
