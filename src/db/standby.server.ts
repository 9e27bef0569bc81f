import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { AppError } from '#core/errors.ts';
import { coreTexts } from '#core/texts.ts';
import { type ConnectCallback, type ConnectOptions, type Database, Pool } from './client.server.ts';
import { handOver, positionOf, REPLICA_LIMITS } from './replica.server.ts';

/**
 * How far the server must be: all that it has on its disk, where each answered commit was before it was answered. One that was
 * promoted is the primary; one that never followed anybody has no place.
 */
const RECEIVED = `select case when pg_is_in_recovery() then pg_last_wal_receive_lsn()
  else '0/0' end::text as position`;
const REPLAYED = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_flush_lsn() end::text as position`;
const PATIENCE_MS = 1_000;
const AGAIN_MS = 20;

interface StandbyOptions extends Omit<ConnectOptions, 'limits'> {
  primary: pg.Pool;
}

/**
 * A pool for what people with a session read while there is no primary: on the synchronous standby, once it has replayed all
 * that was answered before the question, else refused (NODE-1). It never writes.
 */
export function connectStandby({ primary, ...options }: StandbyOptions): Database {
  const pool = new StandbyPool(primary, options);
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() };
}

class StandbyPool extends Pool {
  readonly #primary: pg.Pool;

  constructor(primary: pg.Pool, options: Omit<ConnectOptions, 'limits'>) {
    super({ ...options, limits: REPLICA_LIMITS, isReadOnly: true });
    this.#primary = primary;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    return handOver(this.#take(), callback);
  }

  async #take(): Promise<pg.PoolClient> {
    const client = await super.connect().catch(() => undefined);
    // Nobody stands by in the moment after a promotion: then there is a primary.
    if (!client) return this.#primary.connect();
    const hasAll = await hasAllThatWasAnswered(client).catch(() => undefined);
    if (hasAll) return client;
    client.release(hasAll === undefined);
    throw new AppError('unavailable', coreTexts.unavailable, { retryAfterSeconds: 5 });
  }
}

async function hasAllThatWasAnswered(client: pg.PoolClient): Promise<boolean> {
  const received = await positionOf(client, RECEIVED);
  for (const began = performance.now(); performance.now() - began < PATIENCE_MS; await wait(AGAIN_MS)) {
    if ((await positionOf(client, REPLAYED)) >= received) return true;
  }
  return false;
}
