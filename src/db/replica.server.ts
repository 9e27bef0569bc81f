import { AsyncResource } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { ChangeFeed } from '#core/ports.ts';
import { type ConnectCallback, type ConnectOptions, type Database, type Limits, Pool } from './client.server.ts';
import { databaseFailure } from './postgres.server.ts';

/** An answered commit is on the disk, and told to those who listen after that. */
const NOW_ON_PRIMARY = 'select pg_current_wal_flush_lsn()::text as position';
/** A replica that was promoted replays no more; where it writes is as far as it is. */
const NOW_ON_REPLICA = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn()
  else pg_current_wal_flush_lsn() end::text as position`;
/** How long a replica is left alone that did not answer. */
const REST_MS = 3_000;
const RETRY_MS = 1_000;
/** How long an answer is asked for again, and how soon. */
const PATIENCE_MS = 2_000;
const AGAIN_MS = 100;
/** The primary takes over in time for an answer within five seconds. */
export const REPLICA_LIMITS: Limits = { connection: 500, statement: 4_000, answer: 4_500 };

interface ReplicaOptions extends Omit<ConnectOptions, 'limits'> {
  primary: pg.Pool;
  changes: ChangeFeed;
}

/**
 * A pool for what visitors read: on the replica where it has replayed every change that this process has heard of, else on the
 * primary (NODE-1). So nothing is remembered that is older than what was forgotten. While changes are not heard, and nothing is
 * remembered, the replica serves as it is.
 */
export function connectReplica({ primary, changes, ...options }: ReplicaOptions): Database {
  const pool = new ReplicaPool(primary, changes, options);
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() };
}

class ReplicaPool extends Pool {
  readonly #primary: pg.Pool;
  readonly #changes: ChangeFeed;
  readonly #unsubscribe: () => void;
  /** How far each connection's server was. */
  readonly #replayed = new WeakMap<pg.PoolClient, bigint>();
  /** How far a replica must be; undefined while that is not known. */
  #wanted: bigint | undefined;
  /** Counts what was heard. */
  #heard = 0;
  #restUntil = 0;
  #again: NodeJS.Timeout | undefined;

  constructor(primary: pg.Pool, changes: ChangeFeed, options: Omit<ConnectOptions, 'limits'>) {
    super({ ...options, limits: REPLICA_LIMITS });
    this.#primary = primary;
    this.#changes = changes;
    this.#unsubscribe = changes.subscribe(() => void this.#learn());
    void this.#learn();
  }

  override end(): Promise<void> {
    this.#heard += 1;
    clearTimeout(this.#again);
    this.#unsubscribe();
    return super.end();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    return handOver(this.#take(), callback);
  }

  override query = ((...given: unknown[]) =>
    askAgain(
      () => Reflect.apply(super.query, this, given),
      (error) => databaseFailure(error) !== undefined,
    )) as pg.Pool['query'];

  async #take(): Promise<pg.PoolClient> {
    const isHeard = this.#changes.isHeard();
    if ((isHeard && this.#wanted === undefined) || performance.now() < this.#restUntil) return this.#primary.connect();
    const client = await super.connect().catch(() => undefined);
    const isFit = client && (!isHeard || (await this.#isThere(client).catch(() => undefined)));
    if (isFit) return client;
    // One that lags is asked again for the next answer, one that is silent a while later.
    if (isFit === undefined) this.#restUntil = performance.now() + REST_MS;
    client?.release(isFit === undefined);
    return this.#primary.connect();
  }

  async #isThere(client: pg.PoolClient): Promise<boolean> {
    const wanted = this.#wanted;
    if (wanted === undefined) return false;
    if ((this.#replayed.get(client) ?? -1n) >= wanted) return true;
    const replayed = await positionOf(client, NOW_ON_REPLICA);
    this.#replayed.set(client, replayed);
    return replayed >= wanted;
  }

  /** Has the replica's answers wait for what was committed up to now. */
  async #learn(): Promise<void> {
    const order = (this.#heard += 1);
    this.#wanted = undefined;
    clearTimeout(this.#again);
    const position = await positionOf(this.#primary, NOW_ON_PRIMARY).catch(() => undefined);
    if (order !== this.#heard) return;
    this.#wanted = position;
    if (position === undefined) this.#again = setTimeout(() => void this.#learn(), RETRY_MS).unref();
  }
}

/** What is only read may be asked again: where a connection ended under it, another server answers a moment later. */
export async function askAgain<T>(ask: () => Promise<T>, isPassing: (error: unknown) => boolean): Promise<T> {
  for (const began = performance.now(); ; await wait(AGAIN_MS)) {
    try {
      return await ask();
    } catch (error) {
      if (!isPassing(error) || performance.now() - began > PATIENCE_MS) throw error;
    }
  }
}

/** Gives a connection in the way that was asked for. */
export function handOver(taken: Promise<pg.PoolClient>, callback?: ConnectCallback): Promise<pg.PoolClient> | void {
  if (!callback) return taken;
  const inOwnName = AsyncResource.bind(callback);
  taken.then(
    (client) => inOwnName(undefined, client, (error) => client.release(error)),
    (error: Error) => inOwnName(error, undefined, () => undefined),
  );
}

/** Places of the write-ahead log are written as two hexadecimal numbers. */
export async function positionOf(server: pg.Pool | pg.PoolClient, question: string): Promise<bigint> {
  const { rows } = await server.query<{ position: string | null }>({
    text: question,
    query_timeout: 1_000,
  } as pg.QueryConfig);
  const [high, low] = rows[0]?.position?.split('/') ?? [];
  if (!high || !low) throw new Error('This server has no place in the log.');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}
