import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { ensure, fail } from '#core/errors.ts';
import { migrate } from '#db/migrate.server.ts';
import { openJobs } from '#jobs/queue.server.ts';
import { createLog } from '#process/log.server.ts';
import { type BackupFile, type Files, openForReading } from './files.ts';
import { type Manifest, readManifest } from './manifest.ts';
import type { Product } from '../open-product.ts';
import { readList, restorePictures, strangePicture } from './pictures.ts';
import { connectTo, copyIn, filledTables } from './tables.ts';

const MIGRATIONS = join(import.meta.dirname, '../../src/db/migrations');

interface Options {
  keyFile?: string | undefined;
  /** Takes the place of the market that is there. */
  replace?: boolean;
}

/**
 * Restores a backup into an empty database and storage, and gives what was done in one sentence. All files are checked before anything
 * is written, and the rows come last and in one transaction: what was interrupted can be begun again.
 */
export async function putBack(product: Product, from: string, { keyFile, replace }: Options): Promise<string> {
  const startedAt = performance.now();
  const files = await openForReading(from, keyFile);
  const manifest = await readManifest(files);
  const { tables, secret } = manifest;
  await checkAll(files, [...tables.map(({ copy }) => copy), manifest.pictures, ...(secret ? [secret] : [])]);
  const pictures = await readList(files, manifest.pictures);
  await checkAll(files, pictures);

  await using client = await connectTo(product.connectionString);
  if (replace) await ensureAlone(client);
  if (replace) await client.query('DROP SCHEMA IF EXISTS drizzle, pgboss, public CASCADE; CREATE SCHEMA public');
  else {
    const [filled] = await filledTables(client);
    ensure(
      !filled,
      'conflict',
      `The database is not empty (${filled} has rows): with --replace the backup takes its place.`,
    );
    const strange = await strangePicture(product.storage, pictures);
    ensure(
      !strange,
      'conflict',
      `There are other pictures already (${strange}): with --replace they stay beside the backup's.`,
    );
  }
  await restorePictures(product.storage, files, pictures);
  await makeTables(product, manifest);
  await client.query('BEGIN');
  await copyIn(client, files, tables);
  for (const { name, value } of manifest.sequences)
    await client.query('SELECT setval($1::regclass, $2)', [name, value]);
  await client.query('COMMIT');
  await client.query('ANALYZE');
  const pool = new pg.Pool({ connectionString: product.connectionString, max: 1 });
  await migrate(pool);
  await pool.end();
  if (secret) await putSecret(product, await buffer(await files.read(secret.file)));

  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  return `Restored and compared ${rows} rows of ${tables.length} tables and ${pictures.length} picture files of ${manifest.at} in ${seconds} s.`;
}

/** A product that runs would go on with tables that are no longer there. */
async function ensureAlone(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
  );
  ensure(!rowCount, 'conflict', `The database is in use (connections: ${rowCount}). Stop the product first.`);
}

async function checkAll(files: Files, all: readonly BackupFile[]): Promise<void> {
  for (const file of all) {
    if (await files.isWhole(file)) continue;
    fail('conflict', `The backup is damaged: ${file.file} is missing or not as it was written. Nothing was restored.`);
  }
}

/** Brings the tables to the release that made the backup; the next step leads them on to this one. */
async function makeTables({ connectionString }: Product, { migration, queue }: Manifest): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'gidana-restore-'));
  const pool = new pg.Pool({ connectionString, max: 2 });
  try {
    await cp(MIGRATIONS, folder, { recursive: true });
    const file = join(folder, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { when: number }[] };
    const entries = journal.entries.filter(({ when }) => when <= migration);
    ensure(
      entries.at(-1)?.when === migration,
      'conflict',
      'A newer release made the backup: restore it with that one.',
    );
    await writeFile(file, JSON.stringify({ ...journal, entries }));
    await runMigrations(drizzle({ client: pool }), { migrationsFolder: folder });
    await (await openJobs(pool, createLog('error'))).stop();
    const { rows } = await pool.query<{ version: number }>('SELECT version FROM pgboss.version');
    ensure(
      rows[0]?.version === queue,
      'conflict',
      'Another release made the backup, with another queue of jobs: restore it with that one, then upgrade.',
    );
  } finally {
    await pool.end();
    await rm(folder, { recursive: true });
  }
}

/** Signatures and sessions stay good; a secret that is there already stays. */
async function putSecret({ config }: Product, secret: Uint8Array): Promise<void> {
  if (config.sessionSecret) return;
  await mkdir(config.dataDir, { recursive: true });
  await writeFile(join(config.dataDir, 'session-secret'), secret, { mode: 0o600, flag: 'wx' }).catch(() => undefined);
}
