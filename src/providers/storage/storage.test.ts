import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test, vi } from 'vitest';
import type { Storage } from '#core/ports.ts';
import { startS3Server } from '../../../tests/support/servers/s3-server.ts';
import { openDiskStorage } from './disk.server.ts';
import { createStorage } from './index.server.ts';
import { openS3Storage } from './s3.server.ts';

const BYTES = Buffer.from([0, 1, 2, 250, 251, 255]);
const KEY = '1732190000000-front.jpg/640.avif';

async function diskWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'storage-'));
  const storage = openDiskStorage(join(folder, 'media'));
  const dispose = async () => {
    // Its answer says that the storage has made its folders: a folder that is being filled cannot be removed.
    await storage.freeBytes();
    await rm(folder, { recursive: true, force: true });
  };
  return { storage, folder, [Symbol.asyncDispose]: dispose };
}

async function s3World() {
  const server = await startS3Server();
  const dispose = () => server[Symbol.asyncDispose]();
  return { storage: openS3Storage(server.settings), server, [Symbol.asyncDispose]: dispose };
}

async function read(storage: Storage, key: string): Promise<Buffer | null> {
  const found = await storage.get(key);
  return found && (await buffer(found.body));
}

describe.each([
  ['disk', diskWorld],
  ['S3', s3World],
] as const)('storage on %s', (_name, open) => {
  test('gives back the bytes, their number and their type', async () => {
    await using world = await open();
    await world.storage.put(KEY, BYTES, 'image/avif');
    const found = await world.storage.get(KEY);
    expect(found).toMatchObject({ bytes: BYTES.length, contentType: 'image/avif' });
    expect(found && (await buffer(found.body))).toEqual(BYTES);
  });

  test('answers null for what is not there', async () => {
    await using world = await open();
    expect(await world.storage.get(KEY)).toBeNull();
    await world.storage.put('1732190000000-front.jpg/320.avif', BYTES, 'image/avif');
    expect(await world.storage.get(KEY)).toBeNull();
  });

  test('replaces what the key held', async () => {
    await using world = await open();
    await world.storage.put(KEY, BYTES, 'image/avif');
    await world.storage.put(KEY, Buffer.from('new'), 'image/avif');
    expect(String(await read(world.storage, KEY))).toBe('new');
  });

  test('keeps a file of two megabytes whole', async () => {
    await using world = await open();
    const large = Buffer.alloc(2 * 1024 * 1024, 'naira');
    await world.storage.put(KEY, large, 'image/avif');
    expect((await read(world.storage, KEY))?.equals(large)).toBe(true);
  });

  test('removes, also what is already gone', async () => {
    await using world = await open();
    await world.storage.put(KEY, BYTES, 'image/avif');
    await world.storage.remove(KEY);
    await world.storage.remove(KEY);
    expect(await world.storage.get(KEY)).toBeNull();
    expect(await world.storage.list({ limit: 10 })).toEqual([]);
  });

  test('lists keys in order, by prefix, after a key and no more than asked', async () => {
    await using world = await open();
    const keys = [
      '1732190000000-a.jpg/320.avif',
      '1732190000000-a.jpg/original.jpg',
      '1732190000000-a/original.jpg',
      '1732195555555-b.jpg/original.jpg',
      '1899990000000-c.jpg/original.jpg',
    ];
    for (const key of keys.toReversed()) await world.storage.put(key, BYTES, 'image/jpeg');
    expect(await world.storage.list({ limit: 10 })).toEqual(keys);
    expect(await world.storage.list({ prefix: '1732190000000-a.jpg/', limit: 10 })).toEqual(keys.slice(0, 2));
    expect(await world.storage.list({ after: keys[1], limit: 2 })).toEqual(keys.slice(2, 4));
    expect(await world.storage.list({ after: '1732190000000-a.jpg/zz', limit: 10 })).toEqual(keys.slice(2));
    expect(await world.storage.list({ prefix: '19', limit: 10 })).toEqual([]);
  });

  test('writes of one key at once leave one of them whole', async () => {
    await using world = await open();
    const versions = Array.from({ length: 8 }, (_, n) => Buffer.alloc(50_000, String(n)));
    await Promise.all(versions.map((bytes) => world.storage.put(KEY, bytes, 'image/avif')));
    const held = await read(world.storage, KEY);
    expect(versions.some((bytes) => held?.equals(bytes))).toBe(true);
  });
});

describe('storage on disk', () => {
  test.each([
    '../../etc/passwd',
    'aaaaa/../../x',
    '/etc/passwd',
    'aaaaa/b/c',
    'aaaaa',
    '.incoming/x',
    'aaaaa/.x',
    'aaaaa\\b/c',
    'aaaaa/b\0',
  ])('refuses the key %j', async (key) => {
    await using world = await diskWorld();
    await expect(world.storage.put(key, BYTES, 'image/jpeg')).rejects.toThrow('Not a storage key');
    expect(await readdir(world.folder)).not.toContain('x');
  });

  test('a half-written file of a killed process is never seen and goes at the next start', async () => {
    await using world = await diskWorld();
    const incoming = join(world.folder, 'media', '.incoming');
    await mkdir(incoming, { recursive: true });
    await writeFile(join(incoming, 'half'), 'half');
    const reopened = openDiskStorage(join(world.folder, 'media'));
    expect(await reopened.list({ limit: 10 })).toEqual([]);
    expect(await reopened.freeBytes()).toBeGreaterThan(0);
    expect(await readdir(incoming)).toEqual([]);
  });

  test('putting and removing the same picture at once neither fails nor leaves half a file', async () => {
    await using world = await diskWorld();
    const { storage } = world;
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => (n % 2 ? storage.remove(KEY) : storage.put(KEY, BYTES, 'image/avif'))),
    );
    await storage.put(KEY, BYTES, 'image/avif');
    expect(await read(storage, KEY)).toEqual(BYTES);
  });
});

describe('storage on S3', () => {
  test('marks files as cacheable for ever and knows no free space', async () => {
    await using world = await s3World();
    await world.storage.put(KEY, BYTES, 'image/avif');
    expect(world.server.objects.get(KEY)?.cacheControl).toBe('public, max-age=31536000, immutable');
    expect(await world.storage.freeBytes()).toBeNull();
    expect(world.server.refused).toEqual([]);
  });

  test('fails with a wrong secret rather than losing the file', async () => {
    await using server = await startS3Server();
    const storage = openS3Storage({ ...server.settings, keys: { ...server.settings.keys, secretAccessKey: 'wrong' } });
    await expect(storage.put(KEY, BYTES, 'image/avif')).rejects.toThrow('SignatureDoesNotMatch');
    await expect(storage.get(KEY)).rejects.toThrow('SignatureDoesNotMatch');
  });
});

test('a bucket without keys takes those that the machine is given for a while', async () => {
  await using server = await startS3Server();
  const { accessKeyId, secretAccessKey } = server.settings.keys;
  vi.stubEnv('AWS_ACCESS_KEY_ID', accessKeyId);
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', secretAccessKey);
  vi.stubEnv('AWS_SESSION_TOKEN', 'for-an-hour');
  await openS3Storage({ ...server.settings, keys: undefined }).put(KEY, BYTES, 'image/avif');
  vi.unstubAllEnvs();
  expect([...server.objects.keys()]).toEqual([KEY]);
  expect(server.refused).toEqual([]);
});

test('one setting switches between the two', async () => {
  await using world = await diskWorld();
  await using server = await startS3Server();
  await createStorage({ dataDir: world.folder, s3: server.settings }).put(KEY, BYTES, 'image/avif');
  expect([...server.objects.keys()]).toEqual([KEY]);
  await createStorage({ dataDir: world.folder, s3: undefined }).put(KEY, BYTES, 'image/avif');
  expect(await readdir(join(world.folder, 'media', '17321', '1732190000000-front.jpg'))).toEqual(['640.avif']);
});

test('a bucket that is away is said to be back later, and a refused request is not', async () => {
  const server = await startS3Server();
  const { settings } = server;
  const refused = openS3Storage({ ...settings, keys: { accessKeyId: 'nobody', secretAccessKey: 'x' } });
  await expect(refused.put(KEY, BYTES, 'image/avif')).rejects.not.toMatchObject({ code: 'unavailable' });
  await server[Symbol.asyncDispose]();
  const storage = openS3Storage(settings);
  await expect(storage.put(KEY, BYTES, 'image/avif')).rejects.toMatchObject({ code: 'unavailable' });
  await expect(storage.get(KEY)).rejects.toMatchObject({ code: 'unavailable' });
});
