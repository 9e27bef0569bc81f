import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { currentRelease, functionFiles, hashOf } from './install.server.ts';
import { DROPS, RELEASES } from './releases.ts';

/** Functions of ours: those of the extensions and of PostgreSQL itself are left out. */
const OURS = `SELECT oid, proname AS name, oid::regprocedure::text AS signature, pg_get_functiondef(oid) AS definition, prosrc
  FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (
    SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e')`;

/**
 * Functions that anything but a function depends on (a trigger, an index, a default or generated column, a constraint, a
 * view), and those that they call: what they once answered is stored.
 */
const STORED = `WITH RECURSIVE ours AS (${OURS}), stored AS (
    SELECT ours.* FROM ours WHERE oid IN (
      SELECT refobjid FROM pg_depend WHERE refclassid = 'pg_proc'::regclass AND classid <> 'pg_proc'::regclass)
    UNION SELECT called.* FROM stored JOIN ours AS called ON stored.prosrc ~ ('\\m' || called.name || '\\s*\\(')
  ) SELECT DISTINCT name FROM stored ORDER BY name`;

let database: TestDatabase;
let client: Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database[Symbol.asyncDispose]();
});

async function rolledBack<T>(work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  try {
    return await work();
  } finally {
    await client.query('ROLLBACK');
  }
}
const ours = async () =>
  (await client.query<{ name: string; signature: string; definition: string }>(`${OURS} ORDER BY name`)).rows;
const stored = async () => (await client.query<{ name: string }>(STORED)).rows.map(({ name }) => name);

describe('the files of functions', () => {
  test('each define the one function that they are named after, as the database has it', async () => {
    const before = await ours();
    for (const { name, definition } of await functionFiles()) {
      await rolledBack(async () => {
        await client.query(definition);
        expect(await ours(), name).toEqual(before);
        await client.query(`DROP FUNCTION ${name} CASCADE`);
        await client.query(definition);
        const changed = (await ours()).find((one) => one.name === name);
        expect(changed?.definition).toBe(before.find((one) => one.name === name)?.definition);
      });
    }
  });

  test('are all functions there are, but for those that are dropped later', async () => {
    const files = (await functionFiles()).map(({ name }) => name);
    const others = (await ours()).filter(({ name }) => !files.includes(name)).map(({ signature }) => signature);
    const waiting = DROPS.filter(({ release }) => release > RELEASES.length).flatMap(({ functions }) => functions);
    expect(others.filter((signature) => !waiting.includes(signature))).toEqual([]);
    // What is dropped was made by a release, or by a migration: a misspelt signature would drop nothing.
    const made = [...RELEASES.flatMap(({ adds }) => adds), ...others];
    expect(waiting.filter((signature) => !made.includes(signature))).toEqual([]);
    expect(new Set(files).size).toBe(files.length);
  });

  test('are changed by migrations only where stored data depends on them', async () => {
    const marked = (await functionFiles()).filter(({ byMigration }) => byMigration).map(({ name }) => name);
    expect(marked.sort()).toEqual(await stored());
  });

  test('count as stored once an index, a trigger, a default or a generated column uses them, also by way of others', async () => {
    const usual = await stored();
    const found = await rolledBack(async () => {
      await client.query(`
        CREATE FUNCTION f_inner(word text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS 'BEGIN RETURN word; END';
        CREATE FUNCTION f_index(word text) RETURNS text LANGUAGE plpgsql IMMUTABLE AS 'BEGIN RETURN f_inner (word); END';
        CREATE FUNCTION f_where(word text) RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT true';
        CREATE FUNCTION f_default() RETURNS text LANGUAGE sql AS 'SELECT ''''';
        CREATE FUNCTION f_generated(word text) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT word';
        CREATE FUNCTION f_check(word text) RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT true';
        CREATE FUNCTION f_trigger() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
        CREATE FUNCTION f_free() RETURNS text LANGUAGE sql AS 'SELECT f_inner(''f_index'')';
        CREATE TABLE t (word text DEFAULT f_default() CHECK (f_check(word)), other text GENERATED ALWAYS AS (f_generated(word)) STORED);
        CREATE INDEX ON t (f_index(word)) WHERE f_where(word);
        CREATE TRIGGER t_trigger AFTER INSERT ON t FOR EACH STATEMENT EXECUTE FUNCTION f_trigger();
      `);
      return (await stored()).filter((name) => !usual.includes(name));
    });
    expect(found).toEqual(['f_check', 'f_default', 'f_generated', 'f_index', 'f_inner', 'f_trigger', 'f_where']);
  });
});

describe('the ledger of releases', () => {
  test('ends with the files as they are', async () => {
    expect(RELEASES.at(-1)?.hash, 'A function changed: append a release with this hash to releases.ts').toBe(
      hashOf(await currentRelease()),
    );
  });

  test('knows the signature of each function, so that none changes under the same name', async () => {
    const installed = (await functionFiles()).filter(({ byMigration }) => !byMigration).map(({ name }) => name);
    const signatures = (await ours()).filter(({ name }) => installed.includes(name)).map(({ signature }) => signature);
    const dropped = new Set(DROPS.flatMap(({ functions }) => functions));
    const kept = RELEASES.flatMap(({ adds }) => adds).filter((signature) => !dropped.has(signature));
    expect(signatures.sort()).toEqual(kept.sort());
  });
});
