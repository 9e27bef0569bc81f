import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readConfig } from '#config.server.ts';
import { removeUser } from '#features/accounts/users/service.server.ts';
import { claim, store } from '#features/media/service.server.ts';
import { createStorage } from '#providers/storage/index.server.ts';
import { replayErasures, writeErasures } from '../../scripts/backup/erasures.ts';
import type { Product } from '../../scripts/open-product.ts';
import { putBack } from '../../scripts/backup/put-back.ts';
import { connectTo, tablesOf } from '../../scripts/backup/tables.ts';
import { takeBackup } from '../../scripts/backup/take.ts';
import { createTestDatabase } from '../support/database.ts';
import { createTestFolder } from '../support/folder.ts';
import { storeListing } from '../support/listings.ts';
import { smallMarket } from '../support/market.ts';
import { photo } from '../support/photos.ts';
import { startS3Server } from '../support/servers/s3-server.ts';
import { createWorld, type World } from '../support/world.ts';

const ROOT = join(import.meta.dirname, '../..');

function productAt(url: string, dataDir: string, env: Record<string, string> = {}): Product {
  const config = readConfig({ DATABASE_URL: url, DATA_DIR: dataDir, ...env });
  return { config, connectionString: url, storage: createStorage(config) };
}

async function productOf(world: World): Promise<Product> {
  const { rows } = await world.db.execute<{ name: string }>(sql`select current_database() as name`);
  const url = new URL(process.env['GIDANA_TEST_CLUSTER'] ?? '');
  url.pathname = rows[0]?.name ?? '';
  await writeFile(join(world.folder, 'session-secret'), 'the secret of this market, which is long');
  return productAt(url.href, world.folder);
}

/** A market with homes, a post, jobs that wait, and pictures in every size. */
async function filled(pictures = 2) {
  const world = await createWorld();
  const market = await smallMarket(world);
  const ctx = world.ctx(market.owner.viewer);
  const urls: string[] = [];
  for (let n = 0; n < pictures; n += 1) {
    const bytes = await photo(400 + n, 300)
      .jpeg()
      .toBuffer();
    urls.push((await store(ctx, { name: `front${n}.jpg`, bytes, purpose: 'listing' })).url);
  }
  const images = await claim(ctx, urls, { ownerId: market.owner.viewer.id });
  await storeListing(world, market.owner, { name: 'A Home With Pictures', images });
  return { world, market, product: await productOf(world), [Symbol.asyncDispose]: world[Symbol.asyncDispose] };
}

async function keyFile(folder: string, name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), `# made for a test\n${text}\n`);
  return join(folder, name);
}

/** A database and a folder in which nothing has been yet. */
async function emptyPlace(env: Record<string, string> = {}) {
  const database = await createTestDatabase('TEMPLATE template0');
  const folder = await createTestFolder();
  return {
    product: productAt(database.url, join(folder.path, 'data'), env),
    async [Symbol.asyncDispose]() {
      await database[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** Every row of every table, and every byte of every picture. */
async function allOf({ connectionString, storage }: Product) {
  await using client = await connectTo(connectionString);
  const all: Record<string, unknown> = {};
  for (const { name, columns } of await tablesOf(client)) {
    const list = columns.map((column) => `"${column}"`).join(', ');
    all[name] = (await client.query({ text: `SELECT ${list} FROM ${name} ORDER BY 1, 2`, rowMode: 'array' })).rows;
  }
  for (const key of await storage.list({ limit: 10_000 })) {
    const found = await storage.get(key);
    all[key] = found && (await buffer(found.body)).toString('base64');
  }
  return all;
}

describe('a backup', { timeout: 90_000 }, () => {
  test('gives back every row and every picture in another database and folder, and the secret', async () => {
    await using made = await filled();
    const { product } = made;
    await using place = await emptyPlace();
    await using folder = await createTestFolder();
    const before = await allOf(product);
    expect(Object.keys(before).filter((key) => key.endsWith('original.jpg'))).toHaveLength(2);
    expect(before['pgboss.job']).not.toEqual([]);
    expect(await takeBackup(product, join(folder.path, 'kept'))).toMatch(
      /^Backed up \d+ rows of \d+ tables and 2 picture files/,
    );
    expect(await putBack(place.product, join(folder.path, 'kept'), {})).toMatch(/^Restored and compared \d+ rows/);
    expect(await allOf(place.product)).toEqual(before);
    expect(await readFile(join(place.product.config.dataDir, 'session-secret'), 'utf8')).toContain('the secret');
    // What is made from now on goes on from there, and what follows from a row follows again.
    await using client = await connectTo(place.product.connectionString);
    const { rows } = await client.query(`UPDATE listings SET name = 'Changed after all' RETURNING reference`);
    expect((await client.query(`SELECT FROM listing_search WHERE terms @@ 'changed'`)).rowCount).toBe(rows.length);
    const { rows: next } = await client.query(`SELECT nextval('listings_reference_seq')::int AS reference`);
    expect(next).toEqual([{ reference: rows.length + 1 }]);
    await client.query('DELETE FROM users');
    expect((await client.query('SELECT FROM listings')).rowCount).toBe(0);
  });

  test('encrypted to a key of age opens for that key only, here into a bucket', async () => {
    await using made = await filled();
    const { product } = made;
    await using s3 = await startS3Server();
    const { bucket, region, endpoint, keys } = s3.settings;
    const { accessKeyId, secretAccessKey } = keys;
    const env = { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: accessKeyId };
    await using place = await emptyPlace({ ...env, S3_SECRET_ACCESS_KEY: secretAccessKey });
    await using folder = await createTestFolder();
    const to = join(folder.path, 'kept');
    const identity = await generateX25519Identity();
    const key = await keyFile(folder.path, 'key', identity);
    const lock = await keyFile(folder.path, 'lock', await identityToRecipient(identity));
    await takeBackup(product, to, lock);
    for (const name of await readdir(to, { recursive: true })) {
      const path = join(to, name);
      if (name === 'progress.jsonl' || (await stat(path)).isDirectory()) continue;
      expect((await readFile(path, 'utf8')).slice(0, 22)).toBe('age-encryption.org/v1\n');
    }
    const wrong = await keyFile(folder.path, 'wrong', await generateX25519Identity());
    await expect(putBack(place.product, to, { keyFile: wrong })).rejects.toMatchObject({ code: 'forbidden' });
    await expect(putBack(place.product, to, {})).rejects.toThrow(/is encrypted: name its key/);
    const broken = await keyFile(folder.path, 'broken', identity.slice(0, -1));
    await expect(putBack(place.product, to, { keyFile: broken })).rejects.toThrow(
      /broken holds a key that is not whole/,
    );
    await expect(putBack(place.product, to, { keyFile: `${key}-not-there` })).rejects.toThrow(/cannot be read/);
    expect(await allOf(place.product)).toEqual({});
    await putBack(place.product, to, { keyFile: key });
    expect(await allOf(place.product)).toEqual(await allOf(product));
    expect(await takeBackup(place.product, to, lock)).toContain('(2 were there)');
  });

  test('of which a file was cut off, changed or removed is refused before anything is written', async () => {
    await using made = await filled();
    const { product } = made;
    await using place = await emptyPlace();
    await using folder = await createTestFolder();
    const to = join(folder.path, 'kept');
    for (const [which, damage] of [
      [/original\.jpg$/, (path: string) => truncate(path, 100)],
      [/public\.users\.copy\.gz$/, (path: string) => appendFile(path, 'x')],
      [/pictures-\d+\.jsonl\.gz$/, (path: string) => rm(path)],
    ] as const) {
      // Each run finds a damaged picture and copies it again.
      await takeBackup(product, to);
      await damage(join(to, (await readdir(to, { recursive: true })).find((one) => which.test(one)) ?? ''));
      const damaged = { code: 'conflict', message: expect.stringMatching(/damaged/) };
      await expect(putBack(place.product, to, {})).rejects.toMatchObject(damaged);
    }
    expect(await allOf(place.product)).toEqual({});
  });

  test('with a passphrase, taken while people write, holds what belongs together and all that was answered before', async () => {
    await using made = await filled(6);
    const { product } = made;
    await using place = await emptyPlace();
    await using folder = await createTestFolder();
    const to = join(folder.path, 'kept');
    const key = await keyFile(folder.path, 'key', 'correct horse battery');
    const before = await allOf(product);
    const ended = new AbortController();
    let written = 0;
    const write = async () => {
      await using client = await connectTo(product.connectionString);
      for (; !ended.signal.aborted; written += 1) {
        await client.query(
          `WITH person AS (INSERT INTO users (name, email) VALUES ('During', gen_random_uuid() || '@during.example') RETURNING id)
           INSERT INTO audit_log (at, actor_id, action, subject_id) SELECT now(), id, 'user.delete', id FROM person`,
        );
      }
    };
    const writers = [write(), write()];
    await expect.poll(() => written).toBeGreaterThan(10);
    await takeBackup(product, to, key);
    ended.abort();
    await Promise.all(writers);
    const wrong = await keyFile(folder.path, 'wrong', 'incorrect horse battery');
    await expect(putBack(place.product, to, { keyFile: wrong })).rejects.toThrow(/The passphrase is not the one/);
    await putBack(place.product, to, { keyFile: key });

    await using client = await connectTo(place.product.connectionString);
    const { rows } = await client.query<{ people: number; whole: number }>(
      `SELECT count(*)::int AS people, count(audit_log.id)::int AS whole
       FROM users FULL JOIN audit_log ON actor_id = users.id WHERE users.name IS NULL OR users.name = 'During'`,
    );
    const { people = 0, whole = 0 } = rows[0] ?? {};
    expect(people).toBe(whole);
    expect(people).toBeGreaterThan(10);
    expect(people).toBeLessThan(written);
    const rest = Object.fromEntries(Object.entries(before).filter(([name]) => !/users|audit_log/.test(name)));
    expect(await allOf(place.product)).toMatchObject(rest);
  });

  test('that is killed is none; begun again it goes on where it was', { timeout: 90_000 }, async () => {
    await using made = await filled(24);
    const { world, product } = made;
    await using place = await emptyPlace();
    await using folder = await createTestFolder();
    const to = join(folder.path, 'kept');
    const noted = async () =>
      (await readFile(join(to, 'progress.jsonl'), 'utf8').catch(() => '')).split('\n').length - 1;
    const child = spawn(process.execPath, ['--no-warnings', join(ROOT, 'scripts/backup/backup.ts'), '--to', to], {
      stdio: 'ignore',
      env: { ...process.env, DATABASE_URL: product.connectionString, DATA_DIR: world.folder },
    });
    const gone = once(child, 'close');
    while ((await noted()) < 3 && child.exitCode === null) await new Promise((done) => setImmediate(done));
    child.kill('SIGKILL');
    await gone;
    expect(await noted()).toBeLessThan(24);
    await expect(putBack(place.product, to, {})).rejects.toMatchObject({ code: 'not_found' });
    for (const half of ['key.age.new', 'manifest.json.new']) await writeFile(join(to, half), 'half');
    expect(await takeBackup(product, to)).toMatch(/24 picture files \(([3-9]|\d\d) were there\)/);
    await putBack(place.product, to, {});
    expect(await allOf(place.product)).toEqual(await allOf(product));
  });
});

test('a place that is not empty is refused, unless the backup is to take its place', async () => {
  await using made = await filled();
  const { product } = made;
  await using place = await emptyPlace();
  await using folder = await createTestFolder();
  const kept = join(folder.path, 'kept');
  await takeBackup(product, kept);
  await putBack(place.product, kept, {});
  await expect(putBack(place.product, kept, {})).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/not empty \(public\.\w+ has rows\)/),
  });
  await expect(putBack(product, kept, { replace: true })).rejects.toThrow('Stop the product first');
  await putBack(place.product, kept, { replace: true });
  expect(await allOf(place.product)).toEqual(await allOf(product));
  await expect(takeBackup(product, ROOT)).rejects.toThrow(/holds something else/);
});

test('an account that was deleted after the backup is deleted again in what was restored, once', async () => {
  await using made = await filled();
  const { world, market, product } = made;
  await using place = await emptyPlace();
  await using folder = await createTestFolder();
  const list = join(folder.path, 'erasures');
  await takeBackup(product, join(folder.path, 'kept'));
  await removeUser(world.ctx(market.admin.viewer, market.admin.cookie), market.owner.viewer.id);
  expect(await writeErasures(product, list)).toMatch(/^Wrote 1 erased/);
  expect(await readFile(list, 'utf8')).not.toContain('@');

  await putBack(place.product, join(folder.path, 'kept'), {});
  expect(await replayErasures(place.product, list)).toMatch(/^Erased 1 accounts again, of 1/);
  const { 'public.users': people, 'public.listings': homes, 'pgboss.job': jobs } = await allOf(place.product);
  expect(JSON.stringify([people, homes, jobs])).not.toContain(market.owner.email);
  expect(homes).toEqual([]);
  expect(await replayErasures(place.product, list)).toMatch(/^Erased 0 /);
});
