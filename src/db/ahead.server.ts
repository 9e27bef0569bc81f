import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';

/** What a migration may begin with to have it made ahead: settings, functions, and indexes that may exist. */
const AHEAD = /^\s*(?:--.*\s+)*(?:SET|CREATE OR REPLACE FUNCTION|CREATE INDEX IF NOT EXISTS)\b/;
const INDEX = /CREATE INDEX (?=IF NOT EXISTS)/;
/** What an older database may lack of it: columns, functions, tables and extensions that an earlier migration brings. */
const LACKING = new Set(['42703', '42883', '42P01', '42704']);

/**
 * Builds the indexes that the migrations to come begin with while homes go on being written: a migration is one transaction,
 * in which an index has every change of its table wait until it stands. A database that lacks what such an index is made of
 * gets it from the migration. The connection is not in a transaction and no other process does this meanwhile.
 */
export async function buildIndexesAhead(client: pg.ClientBase, folder: string): Promise<void> {
  const last = await lastMigration(client);
  if (last === undefined) return;
  await dropUnfinished(client);
  for (const { folderMillis, sql } of readMigrationFiles({ migrationsFolder: folder })) {
    if (folderMillis > last) await buildAhead(client, sql);
  }
}

async function buildAhead(client: pg.ClientBase, statements: MigrationMeta['sql']): Promise<void> {
  const end = statements.findIndex((statement) => !AHEAD.test(statement));
  const first = end === -1 ? statements : statements.slice(0, end);
  if (!first.some((statement) => INDEX.test(statement))) return;
  try {
    for (const statement of first) await client.query(statement.replace(INDEX, 'CREATE INDEX CONCURRENTLY '));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && LACKING.has(String(error.code)))) throw error;
  }
}

/** An index whose building was ended stays, takes every write and answers nothing. */
async function dropUnfinished(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT indexrelid::regclass::text AS name FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
      WHERE NOT indisvalid AND relname LIKE '%\\_new' AND relnamespace = current_schema()::regnamespace`,
  );
  for (const { name } of rows) await client.query(`DROP INDEX CONCURRENTLY ${name}`);
}

async function lastMigration(client: pg.ClientBase): Promise<number | undefined> {
  const { rows } = await client.query<{ exists: boolean }>(
    `SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS exists`,
  );
  if (!rows[0]?.exists) return undefined;
  const last = await client.query<{ last: string | null }>(
    'SELECT max(created_at) AS last FROM drizzle.__drizzle_migrations',
  );
  return last.rows[0]?.last == null ? undefined : Number(last.rows[0].last);
}
