import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { AppError, isAppError, withoutValues } from '#core/errors.ts';
import type { ChangeFeed } from '#core/ports.ts';
import { coreTexts } from '#core/texts.ts';
import { type ConnectCallback, type ConnectOptions, type Database, Pool } from './client.server.ts';
import { databaseFailure } from './postgres.server.ts';
import { askAgain, handOver, positionOf, REPLICA_LIMITS } from './replica.server.ts';

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
/** How often the primary's pool is asked whether it answers again. */
const PROBE_MS = 100;
const IS_PRIMARY = 'select where not pg_is_in_recovery()';

interface StandbyOptions extends Omit<ConnectOptions, 'limits'> {
  primary: pg.Pool;
  /** The primary's own address, past any pooler. */
  primaryUrl: string;
  changes: ChangeFeed;
}

export interface Standby extends Database {
  /** While there is no primary, and until it has answered its pool again: a pooler may refuse for a while longer. */
  isNeeded(): boolean;
}

/**
 * A pool for what people with a session read while there is no primary: on the synchronous standby, once it has replayed all
 * that was answered before the question, else refused (NODE-1). It never writes, so what lost its connection is asked again.
 */
export function connectStandby(options: StandbyOptions): Standby {
  const pool = new StandbyPool(options);
  return { db: drizzle({ client: pool }), pool, isNeeded: () => pool.isNeeded(), close: () => pool.end() };
}

class StandbyPool extends Pool {
  readonly #primary: pg.Pool;
  readonly #changes: ChangeFeed;
  readonly #onPrimary: Pool;
  readonly #unsubscribe: () => void;
  #hasAnswered = true;
  #isAsking = false;
  #isEnded = false;

  constructor({ primary, primaryUrl, changes, ...options }: StandbyOptions) {
    const reading = { ...options, limits: REPLICA_LIMITS, isReadOnly: true };
    super(reading);
    this.#onPrimary = new Pool({ ...reading, connectionString: primaryUrl });
    this.#primary = primary;
    this.#changes = changes;
    this.#unsubscribe = changes.subscribe((tags) => void (tags === null && this.#untilAnswered()));
  }

  isNeeded(): boolean {
    return !this.#changes.isHeard() || !this.#hasAnswered;
  }

  override async end(): Promise<void> {
    this.#isEnded = true;
    this.#unsubscribe();
    await this.#onPrimary.end();
    return super.end();
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    // A single statement, which comes with a callback, is asked again as a whole.
    return callback ? handOver(this.#take(), callback) : askAgain(() => this.#take(), isLost);
  }

  override query = ((...given: unknown[]) =>
    askAgain(() => Reflect.apply(super.query, this, given), isLost)) as pg.Pool['query'];

  async #take(): Promise<pg.PoolClient> {
    const client = await super.connect().catch((error: unknown) => {
      // An overload is not passed on to the primary.
      if (isAppError(error)) throw error;
    });
    const hasAll = client && (await hasAllThatWasAnswered(client).catch(() => undefined));
    if (hasAll) return client;
    client?.release(hasAll === undefined);
    // Nobody stands by in the moment after a promotion: then there is a primary.
    if (hasAll === undefined) return this.#onPrimary.connect();
    throw new AppError('unavailable', coreTexts.unavailable, { retryAfterSeconds: 5 });
  }

  async #untilAnswered(): Promise<void> {
    this.#hasAnswered = false;
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (!this.#hasAnswered && !this.#isEnded) {
      await wait(PROBE_MS, undefined, { ref: false });
      if (!this.#changes.isHeard()) continue;
      const { rowCount } = await this.#primary.query(IS_PRIMARY).catch(() => ({ rowCount: 0 }));
      this.#hasAnswered = rowCount === 1 && this.#changes.isHeard();
    }
    this.#isAsking = false;
  }
}

/** Whether somebody else may answer; who writes, and who meets a standby that lags or too many who wait, is refused at once. */
function isLost(error: unknown): boolean {
  const cause = withoutValues(error);
  const isRefused = isAppError(cause) || (cause as { code?: unknown } | null)?.code === '25006';
  return !isRefused && databaseFailure(error)?.code === 'unavailable';
}

async function hasAllThatWasAnswered(client: pg.PoolClient): Promise<boolean> {
  const received = await positionOf(client, RECEIVED);
  for (const began = performance.now(); performance.now() - began < PATIENCE_MS; await wait(AGAIN_MS)) {
    if ((await positionOf(client, REPLAYED)) >= received) return true;
  }
  return false;
}
