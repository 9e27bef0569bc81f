import { Pool } from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase, writeMigrations } from '../../tests/support/database.ts';
import { createTestFolder } from '../../tests/support/folder.ts';
import { migrate } from './migrate.server.ts';

const BREAK = ';\n--> statement-breakpoint\n';
const INDEX = 'CREATE INDEX IF NOT EXISTS "words_new" ON "search_words" ("word")';
const RENAMED = 'ALTER INDEX "words_new" RENAME TO "words_of_test"';
const LATER = Date.UTC(2100, 0);

/** A database of the release before, and a folder with the migrations of this one. */
async function before(...migrations: string[][]) {
  const database = await createTestDatabase();
  const pool = new Pool({ connectionString: database.url });
  const files = await createTestFolder();
  const texts = migrations.map((statements) => statements.join(BREAK));
  const folder = await writeMigrations(files.path, texts, LATER);
  const close = async () => {
    await pool.end();
    await files[Symbol.asyncDispose]();
    await database[Symbol.asyncDispose]();
  };
  return { pool, folder, [Symbol.asyncDispose]: close };
}

const indexes = async (pool: Pool) => {
  const { rows } = await pool.query<{ name: string; isWhole: boolean }>(
    `SELECT relname AS name, indisvalid AS "isWhole" FROM pg_index JOIN pg_class ON pg_class.oid = indexrelid
      WHERE relname IN ('words_new', 'words_of_test')`,
  );
  return rows;
};

const building = async (pool: Pool) => {
  const { rowCount } = await pool.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'CREATE INDEX%' AND wait_event_type = 'Lock'`,
  );
  return rowCount;
};

test('rows are written while an index that a migration begins with is built', async () => {
  await using made = await before([INDEX, RENAMED]);
  const { pool, folder } = made;
  const writer = await pool.connect();
  await writer.query(`BEGIN; INSERT INTO search_words (word) VALUES ('lekki')`);
  const migrated = migrate(pool, folder);
  await expect.poll(() => building(pool)).toBe(1);

  // A second change would wait behind an index that is built in a transaction, and that behind the first change.
  await pool.query(`SET statement_timeout = '2s'; INSERT INTO search_words (word) VALUES ('yaba')`);
  await writer.query('COMMIT');
  writer.release();

  await migrated;
  expect(await indexes(pool)).toEqual([{ name: 'words_of_test', isWhole: true }]);
});

test('processes that start at the same time build such an index once', async () => {
  await using made = await before([INDEX, RENAMED]);
  const { pool, folder } = made;
  await Promise.all(Array.from({ length: 4 }, () => migrate(pool, folder)));
  expect(await indexes(pool)).toEqual([{ name: 'words_of_test', isWhole: true }]);
});

test('an index whose building was ended is built anew', async () => {
  await using made = await before([INDEX, RENAMED]);
  const { pool, folder } = made;
  const writer = await pool.connect();
  await writer.query(`BEGIN; INSERT INTO search_words (word) VALUES ('lekki')`);
  const ended = expect(migrate(pool, folder)).rejects.toThrow();
  await expect.poll(() => building(pool)).toBe(1);
  await pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND query LIKE 'CREATE INDEX%'`);
  await ended;
  expect(await indexes(pool)).toEqual([{ name: 'words_new', isWhole: false }]);
  await writer.query('COMMIT');
  writer.release();

  await migrate(pool, folder);
  expect(await indexes(pool)).toEqual([{ name: 'words_of_test', isWhole: true }]);
});

test('an index of what only an earlier of the migrations brings is built by its own', async () => {
  await using made = await before(
    ['CREATE TABLE "test_words" (word text)'],
    [
      'CREATE OR REPLACE FUNCTION first_letter(word text) RETURNS text LANGUAGE sql IMMUTABLE RETURN left(word, 1)',
      'CREATE INDEX IF NOT EXISTS "words_new" ON "test_words" (first_letter(word))',
      RENAMED,
    ],
  );
  await migrate(made.pool, made.folder);
  expect(await indexes(made.pool)).toEqual([{ name: 'words_of_test', isWhole: true }]);
});
