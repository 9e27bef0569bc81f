import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg, { type ClientBase } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { fail } from '#core/errors.ts';
import type { BackupFile, Files } from './files.ts';

/** What a table holds; the digest is the same for the same rows in any order. */
interface Content {
  rows: number;
  digest: string;
}
export interface TableCopy extends Content {
  /** As SQL writes it: `public.listings`. */
  name: string;
  columns: string[];
  copy: BackupFile;
}

/** What the migrations and the job library make by themselves, and counts of the queue that are made anew. */
const NOT_KEPT = ['public.database_functions', 'pgboss.version', 'pgboss.queue_stats'];
const SCHEMAS = ['public', 'pgboss'];
const { escapeIdentifier } = pg;

/** A connection for work that nobody waits for, on which the same row is always written the same. */
export async function connectTo(connectionString: string): Promise<pg.Client & AsyncDisposable> {
  const client = new pg.Client({ connectionString, application_name: 'gidana backup', keepAlive: true });
  // Whatever runs on it fails, and says why.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(
    "SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0; SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET search_path = public",
  );
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.end().catch(() => undefined) });
}

/** Every table with rows to keep, and its columns but those that PostgreSQL computes. */
export async function tablesOf(client: ClientBase): Promise<Pick<TableCopy, 'name' | 'columns'>[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT format('%I.%I', nspname, relname) AS name, array_agg(attname::text ORDER BY attnum) AS columns
     FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace JOIN pg_attribute ON attrelid = pg_class.oid
     WHERE relkind IN ('r', 'p') AND NOT relispartition AND nspname = ANY ($1) AND attnum > 0 AND NOT attisdropped
       AND attgenerated = '' AND nspname || '.' || relname <> ALL ($2)
       AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = pg_class.oid AND deptype = 'e')
     GROUP BY nspname, relname ORDER BY nspname DESC, relname`,
    [SCHEMAS, NOT_KEPT],
  );
  return rows;
}

/** Copies all tables as they are at one moment, while everybody goes on writing. */
export async function copyOut(client: ClientBase, files: Files, folder: string): Promise<TableCopy[]> {
  const tables = await tablesOf(client);
  const copies: TableCopy[] = [];
  for (const { name, columns } of tables) {
    const content = await contentOf(client, name, columns);
    const rows = client.query(copyTo(`COPY (SELECT ${list(columns)} FROM ${name}) TO STDOUT`)) as unknown as Readable;
    copies.push({ name, columns, ...content, copy: await files.write(`${folder}/${name}.copy`, rows, 'packed') });
  }
  return copies;
}

/** Puts the rows into empty tables, without what triggers would add to them, and compares. Throws `conflict` where they differ. */
export async function copyIn(client: ClientBase, files: Files, copies: readonly TableCopy[]): Promise<void> {
  const known = new Set((await tablesOf(client)).map(({ name }) => name));
  const strange = copies.find(({ name }) => !known.has(name));
  if (strange) fail('conflict', `The backup has the table ${strange.name}, which this release does not have.`);
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
     WHERE contype = 'f' AND conparentid = 0 AND connamespace = ANY ($1::regnamespace[])`,
    [SCHEMAS],
  );
  const triggers = (state: string) => copies.map(({ name }) => `ALTER TABLE ${name} ${state} TRIGGER USER`).join(';');
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  await client.query(triggers('DISABLE'));
  await client.query(`TRUNCATE ${copies.map(({ name }) => name).join(', ')}`);
  for (const { name, columns, copy, rows, digest } of copies) {
    await pipeline(await files.read(copy.file), client.query(copyFrom(`COPY ${name} (${list(columns)}) FROM STDIN`)));
    const found = await contentOf(client, name, columns);
    if (found.rows !== rows || found.digest !== digest) {
      fail('conflict', `The table ${name} has ${found.rows} rows and not the ${rows} that were backed up.`);
    }
  }
  await client.query(triggers('ENABLE'));
  for (const { table, name, definition } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
  }
}

/** The tables that have rows. */
export async function filledTables(client: ClientBase): Promise<string[]> {
  const filled: string[] = [];
  for (const { name } of await tablesOf(client)) {
    if (!name.startsWith('public.')) continue;
    if (((await client.query(`SELECT FROM ${name} LIMIT 1`)).rowCount ?? 0) > 0) filled.push(name);
  }
  return filled;
}

async function contentOf(client: ClientBase, name: string, columns: string[]): Promise<Content> {
  const { rows } = await client.query<{ rows: string; digest: string }>(
    `SELECT count(*) AS rows, coalesce(sum(hashtextextended(ROW(${list(columns)})::text, 0)), 0)::text AS digest FROM ${name}`,
  );
  return { rows: Number(rows[0]?.rows), digest: rows[0]?.digest ?? '' };
}

export interface Sequence {
  name: string;
  value: string;
}

/** How far the numbers have got; they never go back, so what is read last is right for everything read before. */
export async function sequencesOf(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `SELECT format('%I.%I', schemaname, sequencename) AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = ANY ($1) AND last_value IS NOT NULL`,
    [SCHEMAS],
  );
  return rows;
}

function list(columns: string[]): string {
  return columns.map((column) => escapeIdentifier(column)).join(', ');
}
