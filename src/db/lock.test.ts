import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../tests/support/database.ts';
import { connect, type Db } from './client.server.ts';
import { lockMigrations, lockUntilCommit, withAdvisoryLock } from './lock.server.ts';

async function database() {
  const made = await createTestDatabase();
  const connected = connect({ connectionString: made.url });
  const close = async () => {
    await connected.close();
    await made[Symbol.asyncDispose]();
  };
  return { ...connected, [Symbol.asyncDispose]: close };
}

/** Whether another connection could take the lock now, by the words of a statement. */
async function isFree(db: Db, key: string): Promise<boolean> {
  const { rows } = await db.execute<{ free: boolean }>(sql.raw(`select pg_try_advisory_xact_lock(${key}) as free`));
  return rows[0]?.free ?? false;
}

test('a lock that is held until the commit excludes the same key of the same space, and nothing else', async () => {
  await using made = await database();
  const { db } = made;
  await db.transaction(async (tx) => {
    await lockUntilCommit(tx, 'listing request', 'ada 1');
    expect(await isFree(db, `hashtextextended('listing request:ada 1', 0)`)).toBe(false);
    expect(await isFree(db, `hashtextextended('listing request:ada 2', 0)`)).toBe(true);
    expect(await isFree(db, `hashtextextended('post request:ada 1', 0)`)).toBe(true);
  });
  expect(await isFree(db, `hashtextextended('listing request:ada 1', 0)`)).toBe(true);
});

test('processes of the first release wait for the same locks of limits and migrations', async () => {
  await using made = await database();
  const { db, pool } = made;
  await db.transaction(async (tx) => {
    for (const space of ['searches', 'contact', 'favourites'] as const) await lockUntilCommit(tx, space, 'ada');
    for (const key of ['searches:ada', 'contact:ada', 'favourites:ada']) {
      expect(await isFree(db, `hashtextextended('${key}', 0)`)).toBe(false);
    }
  });
  const client = await pool.connect();
  await lockMigrations(client);
  expect(await isFree(db, '4134102026')).toBe(false);
  client.release(true);
});

test('work under a lock has no time limit, runs one after another and gives the lock free when it fails', async () => {
  await using made = await database();
  const { db } = made;
  const order: string[] = [];
  const first = withAdvisoryLock(db, 'figures', async (tx) => {
    order.push('first begins');
    const { rows } = await tx.execute(sql`select current_setting('statement_timeout') as timeout`);
    await expect.poll(() => waiting(db)).toBe(1);
    order.push('first ends');
    throw new Error(`limit ${String(rows[0]?.['timeout'])}`);
  });
  await expect.poll(() => order.length).toBe(1);
  const second = withAdvisoryLock(db, 'figures', async () => void order.push('second'));
  await expect(first).rejects.toThrow('limit 0');
  await second;
  expect(order).toEqual(['first begins', 'first ends', 'second']);
});

async function waiting(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0]?.n ?? 0;
}
