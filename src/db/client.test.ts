import { expect, test } from 'vitest';
import { createMetrics } from '#core/metrics.server.ts';
import { connect } from '#db/client.server.ts';
import { databaseFailure } from '#db/postgres.server.ts';
import { watchPool } from '#process/log.server.ts';
import { createTestDatabase } from '../../tests/support/database.ts';

test('a slow statement is logged with its text and without its values, a quick one is only counted', async () => {
  await using database = await createTestDatabase();
  const warned: object[] = [];
  const quiet = () => undefined;
  const log = { info: quiet, error: quiet, warn: (fields: object) => void warned.push(fields) };
  const metrics = createMetrics();
  const watch = watchPool('requests', { metrics, log, slowMs: 200 });
  const limits = { connection: 2_000, statement: 300, answer: 0 };
  const { pool, db, close } = connect({ connectionString: database.url, max: 2, limits, watch });
  metrics.pools.set('requests', pool);

  await pool.query('select $1::text', ['quick']);
  await db.transaction(async (tx) => void (await tx.execute('select 1')));
  expect(warned).toEqual([]);
  await pool.query('select pg_sleep($1),\n   $2::text', [0.25, 'ngozi@example.com']);
  await expect(pool.query('select pg_sleep($1)', [20])).rejects.toThrow('statement timeout');
  expect(warned).toMatchObject([
    { pool: 'requests', statement: 'select pg_sleep($1), $2::text' },
    { pool: 'requests', statement: 'select pg_sleep($1)' },
  ]);
  expect(JSON.stringify(warned)).not.toContain('ngozi');

  await pool.query('select 1');
  const text = await metrics.registry.metrics();
  expect(text).toContain('gidana_statement_duration_seconds_count{pool="requests"} 7');
  expect(text).toContain('gidana_pool_wait_seconds_count{pool="requests"} 5');
  expect(text).toContain('gidana_pool_connections{pool="requests"} 1');
  await close();
});

test('who would wait for a connection behind too many is refused at once, and the wait of the others is known', async () => {
  await using database = await createTestDatabase();
  const { pool, db, close } = connect({ connectionString: database.url, max: 1 });
  const held = await pool.connect();
  expect(pool.longestWait()).toBe(0);
  const waiting = Array.from({ length: 500 }, () => pool.query('select 1'));
  await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  await expect(pool.connect()).rejects.toMatchObject({ code: 'unavailable' });
  const wrapped = await db.execute('select 1').catch((thrown: unknown) => thrown);
  expect(databaseFailure(wrapped)).toMatchObject({ code: 'unavailable', retryAfterSeconds: 5 });
  await expect.poll(() => pool.longestWait()).toBeGreaterThan(20);
  held.release();
  expect((await Promise.all(waiting)).length).toBe(500);
  expect(pool.longestWait()).toBe(0);
  await close();
});

test('behind a pooler no statement is prepared by name, as the next may meet another connection', async () => {
  await using database = await createTestDatabase();
  const prepared = async (isPooled: boolean) => {
    const { pool, close } = connect({ connectionString: database.url, max: 1, isPooled });
    await pool.query({ name: 'one', text: 'select $1::int', values: [1] });
    const { rowCount } = await pool.query('select from pg_prepared_statements');
    await close();
    return rowCount;
  };
  expect([await prepared(false), await prepared(true)]).toEqual([1, 0]);
});
