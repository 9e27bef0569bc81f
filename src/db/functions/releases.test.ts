import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/support/database.ts';
import { createTestFolder } from '../../../tests/support/folder.ts';
import { currentRelease, type FunctionRelease } from './install.server.ts';
import { migrate } from '../migrate.server.ts';

const EMPTY = 'TEMPLATE template0';
const MIGRATIONS = join(import.meta.dirname, '../migrations');
/** The last migration from before functions had files and releases. */
const LAST_WITH_FUNCTIONS = 15;

async function openDatabase(source?: string): Promise<Pool & AsyncDisposable> {
  const database = await createTestDatabase(source);
  const pool = new Pool({ connectionString: database.url });
  return Object.assign(pool, {
    [Symbol.asyncDispose]: async () => {
      await pool.end();
      await database[Symbol.asyncDispose]();
    },
  });
}

/** A release with another body of one function, and with another name for a second one; the release after it drops the old name. */
async function releases(): Promise<Record<'older' | 'newer' | 'last', FunctionRelease>> {
  const { release, definitions, drops } = await currentRelease();
  const body = (name: string, text: string) =>
    `CREATE OR REPLACE FUNCTION ${name}() RETURNS text LANGUAGE sql STABLE AS $$ SELECT '${text}' $$`;
  const names = [...definitions, body('calls', 'newer'), body('renamed', 'newer')];
  return {
    older: { release, definitions: [...definitions, body('calls', 'older'), body('old_name', 'older')], drops },
    newer: { release: release + 1, definitions: names, drops },
    last: { release: release + 2, definitions: names, drops: [...drops, 'old_name()'] },
  };
}

const start = (pool: Pool, functions?: FunctionRelease) => migrate(pool, undefined, functions);
const answer = async (pool: Pool, name: string) =>
  (await pool.query<{ answer: string }>(`SELECT ${name}() AS answer`)).rows[0]?.answer;
const definitions = async (pool: Pool) =>
  (
    await pool.query<{ definition: string }>(`SELECT pg_get_functiondef(oid) AS definition FROM pg_proc
      WHERE pronamespace = 'public'::regnamespace AND proname ~ '^(search|write|notify)_' ORDER BY oid::regprocedure::text`)
  ).rows.map(({ definition }) => definition);

describe('two releases that start on one database', () => {
  test('the newer functions stay, whichever starts first or last', async () => {
    const { older, newer } = await releases();
    for (const order of [
      [older, newer],
      [newer, older],
      [older, newer, older, older],
    ]) {
      await using pool = await openDatabase();
      for (const release of order) await start(pool, release);
      expect(await answer(pool, 'calls')).toBe('newer');
      expect(await answer(pool, 'renamed')).toBe('newer');
    }
  });

  test('on a new database the newer functions stay when both start at the same moment, several times each', async () => {
    const { older, newer } = await releases();
    await using pool = await openDatabase(EMPTY);
    await Promise.all([older, newer, older, newer, older, newer].map((release) => start(pool, release)));
    expect(await answer(pool, 'calls')).toBe('newer');
    expect(await answer(pool, 'renamed')).toBe('newer');
  });

  test('a name that the older one calls is there until the release after the newer one, and does not come back', async () => {
    const { older, newer, last } = await releases();
    await using pool = await openDatabase();
    for (const release of [older, newer]) await start(pool, release);
    expect(await answer(pool, 'old_name')).toBe('older');

    for (const release of [last, newer, older]) await start(pool, release);

    await expect(answer(pool, 'old_name')).rejects.toThrow(/does not exist/);
    expect(await answer(pool, 'renamed')).toBe('newer');
  });

  test('functions that cannot be created leave the ones before, and the database usable', async () => {
    const { older, newer } = await releases();
    await using pool = await openDatabase();
    await start(pool, older);
    const broken = 'CREATE FUNCTION broken() RETURNS text LANGUAGE sql AS $$ SELECT no_such_column FROM listings $$';
    await expect(start(pool, { ...newer, definitions: [...newer.definitions, broken] })).rejects.toThrow();
    expect(await answer(pool, 'calls')).toBe('older');
    await start(pool, newer);
    expect(await answer(pool, 'calls')).toBe('newer');
  });

  test('nothing is written where the functions are in place already', async () => {
    await using pool = await openDatabase();
    const installed = () => pool.query('SELECT xmin, * FROM database_functions').then(({ rows }) => rows);
    await start(pool);
    const before = await installed();
    await start(pool);
    expect(await installed()).toEqual(before);
    expect(before).toHaveLength(1);
  });
});

describe('a database from before functions had releases', () => {
  test('gets the functions of a new one, with its search as it was, and keeps them when the old release starts again', async () => {
    await using folder = await createTestFolder();
    const before = join(folder.path, 'before');
    await cp(MIGRATIONS, before, { recursive: true });
    const journal = join(before, 'meta', '_journal.json');
    const { entries, ...head } = JSON.parse(await readFile(journal, 'utf8')) as { entries: { idx: number }[] };
    await writeFile(
      journal,
      JSON.stringify({ ...head, entries: entries.filter(({ idx }) => idx <= LAST_WITH_FUNCTIONS) }),
    );
    await using pool = await openDatabase(EMPTY);
    // Connections of their own, as in another process: an extension that one of them loaded is not there for the others.
    const startBefore = async () => {
      const old = new Pool({ connectionString: pool.options.connectionString });
      await runMigrations(drizzle({ client: old }), { migrationsFolder: before });
      await old.end();
    };
    await startBefore();
    await pool.query(`
      INSERT INTO users (id, name, email) VALUES ('00000000-0000-7000-8000-000000000001', 'Seller', 'seller@homes.example');
      INSERT INTO listings (slug, user_id, name, description, city, bedrooms, latitude, longitude, size_sqm, regular_price)
      SELECT 'home-' || n, '00000000-0000-7000-8000-000000000001', (ARRAY['Duplex in Ọ̀ṣun', 'Shop', '2bed flat'])[1 + n % 3],
        'Has a borehole, gym and sea view.', 'Lekki', n % 7, 5 + n * 0.01, 3 + n * 0.01, n * 13, 1000 + n * 12345
      FROM generate_series(1, 300) AS n`);
    // A later migration marks what only the text tells.
    const index = () =>
      pool
        .query(
          `SELECT listing_id, updated_at, price, total, size_sqm, latitude, longitude, sampled,
            ARRAY(SELECT fact FROM unnest(facts) AS fact WHERE fact NOT LIKE '=described:%' ORDER BY fact) AS facts,
            ARRAY(SELECT term FROM unnest(tsvector_to_array(terms)) AS term WHERE term NOT LIKE '=described:%' ORDER BY term) AS terms
          FROM listing_search ORDER BY listing_id`,
        )
        .then(({ rows }) => rows);
    const search = () =>
      pool
        .query(
          `SELECT * FROM search_listings('{''lekki'',''=f:gym''}', '{''^lekki'',''=f:gym''}', '{"minPrice": 99000}', 'size', 5, 40)`,
        )
        .then(({ rows }) => rows);
    const [indexed, found] = [await index(), await search()];

    await using fresh = await openDatabase();
    await start(pool);
    const current = await definitions(pool);
    expect(current).toEqual(await definitions(fresh));
    expect(await search()).toEqual(found);
    await pool.query('UPDATE listings SET status = status');
    expect(await index()).toEqual(indexed);

    await startBefore();
    expect(await definitions(pool)).toEqual(current);
  });
});
