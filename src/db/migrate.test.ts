import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase, writeMigrations } from '../../tests/support/database.ts';
import { createTestFolder } from '../../tests/support/folder.ts';
import { migrate } from './migrate.server.ts';

const EMPTY = 'TEMPLATE template0';

async function poolOn(url: string): Promise<Pool & AsyncDisposable> {
  const pool = new Pool({ connectionString: url });
  return Object.assign(pool, { [Symbol.asyncDispose]: () => pool.end() });
}

test('processes that start on one new database at the same time migrate it once', async () => {
  await using database = await createTestDatabase(EMPTY);
  await using pool = await poolOn(database.url);

  await Promise.all(Array.from({ length: 4 }, () => migrate(pool)));

  const { rows } = await pool.query(
    'SELECT count(*)::int AS times FROM drizzle.__drizzle_migrations GROUP BY hash ORDER BY 1 DESC LIMIT 1',
  );
  expect(rows).toEqual([{ times: 1 }]);
  expect((await pool.query('SELECT FROM listings')).rowCount).toBe(0);
});

test('a migrated database has the extensions and folds Yoruba letters in its own upper and lower case', async () => {
  await using database = await createTestDatabase();
  await using pool = await poolOn(database.url);
  await migrate(pool);
  const { rows } = await pool.query(
    `SELECT lower('ỌṢÈ ƘOFAR') AS low, unaccent('ọṣè ƙofar') AS plain, similarity('lekki', 'leki') > 0.3 AS alike`,
  );
  expect(rows).toEqual([{ low: 'ọṣè ƙofar', plain: 'ose kofar', alike: true }]);
});

test('a failed migration leaves nothing and gives the lock free', async () => {
  await using database = await createTestDatabase(EMPTY);
  await using pool = await poolOn(database.url);
  await using folder = await createTestFolder();
  const broken = await writeMigrations(folder.path, [
    'CREATE TABLE half (id int);\n--> statement-breakpoint\nSELECT 1/0;',
  ]);

  await expect(migrate(pool, broken)).rejects.toThrow();
  await migrate(pool);

  const { rows } = await pool.query(`SELECT to_regclass('half') AS half, to_regclass('listings') IS NOT NULL AS whole`);
  expect(rows).toEqual([{ half: null, whole: true }]);
});

test('a server that is too old is refused in one sentence', async () => {
  await using database = await createTestDatabase(EMPTY);
  await using pool = await poolOn(database.url);
  // The server says what an older one would say.
  await pool.query(`CREATE SCHEMA old; CREATE FUNCTION old.current_setting(name text) RETURNS text LANGUAGE sql AS
    $$ SELECT CASE name WHEN 'server_version' THEN '14.9' WHEN 'server_version_num' THEN '140009' ELSE 'UTF8' END $$`);
  await using older = await poolOn(`${database.url}&options=-csearch_path%3Dold,pg_catalog`);

  await expect(migrate(older)).rejects.toMatchObject({
    name: 'AppError',
    code: 'unavailable',
    message: 'Gidana needs PostgreSQL 15 or newer, and the server in DATABASE_URL is 14.9.',
  });
});

test('a database in another encoding is refused in one sentence', async () => {
  await using database = await createTestDatabase(`${EMPTY} ENCODING LATIN1 LOCALE_PROVIDER libc LOCALE 'C'`);
  await using pool = await poolOn(database.url);
  await expect(migrate(pool)).rejects.toThrow(/^Gidana needs a database in UTF8, and the one .* is in LATIN1: .*\.$/);
});

test('a server without the extensions is refused in one sentence', async () => {
  await using database = await createTestDatabase(EMPTY);
  await using pool = await poolOn(database.url);
  await using folder = await createTestFolder();
  const needy = await writeMigrations(folder.path, ['CREATE EXTENSION no_such_thing;']);
  await expect(migrate(pool, needy)).rejects.toMatchObject({
    name: 'AppError',
    message: expect.stringMatching(/^The database in DATABASE_URL needs the extensions pg_trgm and unaccent .*\.$/),
  });
});
