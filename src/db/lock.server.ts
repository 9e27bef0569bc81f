import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Db } from './client.server.ts';

/**
 * What a lock is about; locks of different spaces never wait for each other. A name may come or go but not change: during a
 * deploy, processes of the release before and of this one have to wait for each other.
 */
type LockSpace =
  | 'contact'
  | 'demo market'
  | 'favourites'
  | 'figures'
  | 'listing request'
  | 'moderation'
  | 'package'
  | 'pictures'
  | 'post request'
  | 'searches'
  | 'sitemap';

/** The lock of migrations is a number, because the first releases took it as one. */
const MIGRATIONS = 4_134_102_026;
const AHEAD_OF_MIGRATIONS = 4_134_102_027;

/** Has everybody else who wants the lock of this key wait until the transaction ends; `mostMs` bounds the wait for it. */
export async function lockUntilCommit(tx: Db, space: LockSpace, key = '', mostMs = 0): Promise<void> {
  if (mostMs > 0) await tx.execute(sql`select set_config('lock_timeout', ${String(mostMs)}, true)`);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${space}:${key}`}, 0))`);
  if (mostMs > 0) await tx.execute(sql`set local lock_timeout to default`);
}

/** Does the work while no other process on this database does work of this space, however long the wait or the work takes. */
export function withAdvisoryLock<T>(db: Db, space: LockSpace, work: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`set local statement_timeout = 0`);
    await lockUntilCommit(tx, space);
    return work(tx);
  });
}

/** Does the work unless another connection has the lock of this space; gives whether it did. */
export function tryWithAdvisoryLock(db: Db, space: LockSpace, work: () => Promise<void>): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const { rows } = await tx.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`${space}:`}, 0)) as taken`,
    );
    if (rows[0]?.taken) await work();
    return rows[0]?.taken ?? false;
  });
}

/**
 * Has every other process that builds indexes ahead of its migrations wait until this connection closes, and lifts the time limits
 * of the connection. It asks again and again: a statement that waits for a lock holds a snapshot, and an index that is built while
 * homes are written waits for every snapshot.
 */
export async function lockAheadOfMigrations(client: pg.ClientBase): Promise<void> {
  await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0');
  const isTaken = async () => {
    const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [
      AHEAD_OF_MIGRATIONS,
    ]);
    return !rows[0]?.got;
  };
  while (await isTaken()) await wait(100);
}

/** Has every other process that migrates, also of an earlier release, wait until this connection closes. */
export async function lockMigrations(client: pg.ClientBase): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [MIGRATIONS]);
}
