import { createReadStream, existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { ClientBase } from 'pg';
import { fail } from '#core/errors.ts';
import { MEDIA_PATH } from '#features/media/rules.ts';
import { type Files, openForWriting } from './files.ts';
import { FORMAT, type Manifest, writeManifest } from './manifest.ts';
import type { Product } from '../open-product.ts';
import { copyPictures, endJournal, type PictureCopy, writeList } from './pictures.ts';
import { connectTo, copyOut, sequencesOf, tablesOf } from './tables.ts';

/** What a backup folder may hold before; anything else is somebody else's. */
const OURS = /^(key\.age|progress\.jsonl|manifest\.json|session-secret|(database|pictures)(-\d+)?)[.\w]*$/;

/**
 * Writes a backup of rows and pictures into the folder `to`, while the product runs; gives what was done in one sentence. Begun again,
 * it takes the rows anew and keeps the pictures that are there; until it ends, an earlier backup in the folder stays good.
 */
export async function takeBackup(product: Product, to: string, encryptTo?: string): Promise<string> {
  const foreign = (await readdir(to).catch(() => [])).find((name) => !OURS.test(name));
  if (foreign) fail('conflict', `The folder ${to} holds something else (${foreign}): choose an empty one.`);
  const startedAt = performance.now();
  const files = await openForWriting(to, encryptTo);
  await using client = await connectTo(product.connectionString);
  // While this is held nothing is swept; see src/features/media/service-sweep.server.ts.
  await client.query(`SELECT pg_advisory_lock(hashtextextended('pictures:', 0))`);
  const stamp = `${Date.now()}`;

  // Tables are held before the moment is fixed: what a migration has rewritten in between would look empty.
  const held = (await tablesOf(client)).map(({ name }) => name);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query(`LOCK TABLE ${held.join(', ')} IN ACCESS SHARE MODE`);
  const release = await releaseOf(client);
  const tables = await copyOut(client, files, `database-${stamp}`);
  const { rows: media } = await client.query<{ url: string; used: boolean }>(
    'SELECT url, unused_since IS NULL AS used FROM media',
  );
  const sequences = await sequencesOf(client);
  await client.query('COMMIT');

  const folders = new Map(media.map(({ url, used }) => [url.slice(MEDIA_PATH.length), used]));
  const { copies, already } = await copyPictures(product.storage, files, new Set(folders.keys()));
  const found = new Set(copies.map(({ key }) => key));
  const missing = [...folders].flatMap(([name, used]) => (used && !found.has(`${name}/original.jpg`) ? [name] : []));
  const list = await writeList(files, `pictures-${stamp}.jsonl`, copies);
  const secretFile = join(product.config.dataDir, 'session-secret');
  const hasSecret = !product.config.sessionSecret && existsSync(secretFile);
  const manifest: Manifest = {
    format: FORMAT,
    ...release,
    tables,
    sequences,
    pictures: { ...list, files: copies.length, missing },
    ...(hasSecret ? { secret: await files.write('session-secret', createReadStream(secretFile)) } : {}),
  };
  // Where the connection is gone, so is its lock, and pictures may have been swept meanwhile.
  await client.query('SELECT 1');
  const name = await writeManifest(files, manifest);
  await endJournal(files, copies);
  await removeOthers(files, [name, manifest.pictures.file, manifest.secret?.file ?? '', `database-${stamp}`], copies);

  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const lacking = missing.length > 0 ? ` ${missing.length} pictures in use have no file: ${missing[0]} …` : '';
  return `Backed up ${rows} rows of ${tables.length} tables and ${copies.length} picture files (${already} were there) in ${seconds} s.${lacking}`;
}

/** What tells which release can read the rows. */
async function releaseOf(client: ClientBase): Promise<Pick<Manifest, 'at' | 'migration' | 'queue'>> {
  const { rows } = await client.query<{ at: Date; migration: string; queue: number }>(
    `SELECT now() AS at, (SELECT max(created_at) FROM drizzle.__drizzle_migrations) AS migration,
      (SELECT version FROM pgboss.version) AS queue`,
  );
  const { at, migration, queue } = rows[0] ?? fail('not_found', 'There is no market in this database.');
  return { at: at.toISOString(), migration: Number(migration), queue };
}

/** Removes what an earlier backup had and this one does not: pictures that were swept, people who were erased. */
async function removeOthers({ dir }: Files, kept: string[], copies: readonly PictureCopy[]): Promise<void> {
  const pictures = new Set(copies.map(({ file }) => file));
  for (const file of await readdir(join(dir, 'pictures'), { recursive: true, withFileTypes: true }).catch(() => [])) {
    const path = join(file.parentPath, file.name);
    if (file.isFile() && !pictures.has(relative(dir, path))) await rm(path);
  }
  for (const name of await readdir(dir)) {
    const isOld = /^(database|pictures)-|^(session-secret|manifest)/.test(name) && !kept.includes(name);
    if (isOld) await rm(join(dir, name), { recursive: true });
  }
}
