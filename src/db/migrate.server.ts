import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';
import { AppError, fail } from '#core/errors.ts';
import { buildIndexesAhead } from './ahead.server.ts';
import { currentRelease, type FunctionRelease, installFunctions } from './functions/install.server.ts';
import { lockAheadOfMigrations, lockMigrations } from './lock.server.ts';

const OLDEST = 15;
const FOLDER = join(import.meta.dirname, 'migrations');

/**
 * Brings the tables, then the functions to this release; functions of a newer release stay. Processes that start on one database
 * at the same time take turns, each migration runs once, and all of them are one transaction, ahead of which their indexes are
 * built. Throws AppError `unavailable` when the server is too old, not UTF-8, or may not get the extensions.
 */
export async function migrate(pool: pg.Pool, folder: string = FOLDER, functions?: FunctionRelease): Promise<void> {
  const client = await pool.connect();
  try {
    await assertUsable(client);
    await lockAheadOfMigrations(client);
    await buildIndexesAhead(client, folder);
    await lockMigrations(client);
    const db = drizzle({ client });
    await runMigrations(db, { migrationsFolder: folder });
    await installFunctions(db, functions ?? (await currentRelease()));
  } catch (error) {
    throw extensionsMissing(error) ?? error;
  } finally {
    // Closing the connection gives the lock free, whatever happened, and takes its settings with it.
    client.release(true);
  }
}

async function assertUsable(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ version: string; number: string; encoding: string }>(
    `SELECT current_setting('server_version') AS version, current_setting('server_version_num') AS number,
      current_setting('server_encoding') AS encoding`,
  );
  const { version = '', number = '0', encoding = '' } = rows[0] ?? {};
  if (Number(number) < OLDEST * 10_000) {
    fail('unavailable', `Gidana needs PostgreSQL ${OLDEST} or newer, and the server in DATABASE_URL is ${version}.`);
  }
  if (encoding !== 'UTF8') {
    fail(
      'unavailable',
      `Gidana needs a database in UTF8, and the one in DATABASE_URL is in ${encoding}: create it with ENCODING 'UTF8'.`,
    );
  }
}

function extensionsMissing(error: unknown): AppError | undefined {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error) || !/extension/.test(cause.message)) return undefined;
  return new AppError(
    'unavailable',
    `The database in DATABASE_URL needs the extensions pg_trgm and unaccent (${cause.message}): have its administrator create them.`,
    { cause: error },
  );
}
