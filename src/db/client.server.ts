import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { AppError } from '#core/errors.ts';
import type { PoolState } from '#core/metrics.server.ts';
import { coreTexts } from '#core/texts.ts';

/** The database, or a transaction on it: repositories take either. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export interface Database {
  db: Db;
  pool: pg.Pool & PoolState;
  close: () => Promise<void>;
}

export interface ConnectOptions {
  connectionString: string;
  /** Connections at the most. */
  max?: number;
  limits?: Limits;
  isReadOnly?: boolean;
  /** Behind a pooler each statement may meet another connection, which does not know the statements prepared before. */
  isPooled?: boolean;
  watch?: Watch;
  onError?: (error: Error) => void;
}

/** In milliseconds. */
export interface Limits {
  /** For a connection: a free one of the pool, or a new one. */
  connection: number;
  /** For one statement; PostgreSQL ends it then. */
  statement: number;
  /** For the answer to a statement, whatever PostgreSQL does: it may be frozen or cut off. 0 waits for ever. */
  answer: number;
}

/** Is told what a pool does. */
export interface Watch {
  /** A statement begins, of which it learns the text, never the values; gives what to call at its end. */
  statement(text: string): () => void;
  /** Somebody waited for a connection, in milliseconds. */
  wait(milliseconds: number): void;
}

/** Who waits for a connection at the most; a quick 503 is better than a wait that ends in one. */
const MAX_WAITING = 500;

/** While somebody waits: whatever happens to the database, a request is answered within five seconds. */
const REQUEST_LIMITS: Limits = { connection: 2_000, statement: 4_000, answer: 4_500 };
/** For jobs and preparations, which nobody waits for. */
export const WORK_LIMITS: Limits = { connection: 10_000, statement: 60_000, answer: 0 };

/** A pool on the database. Lost idle connections are reported, not thrown: the pool opens new ones. */
export function connect(options: ConnectOptions): Database {
  const pool = new Pool(options);
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() };
}

/** A pool that knows how long it keeps whom waiting, and refuses who would wait behind too many. */
export class Pool extends pg.Pool {
  readonly #watch: Watch | undefined;
  /** Since when, the longest first. */
  readonly #waiting = new Set<{ since: number }>();

  constructor({
    connectionString,
    max = 10,
    limits = REQUEST_LIMITS,
    isReadOnly = false,
    isPooled = false,
    watch,
    onError = () => undefined,
  }: ConnectOptions) {
    super({
      Client: clientFor(watch, isPooled),
      connectionString,
      max,
      connectionTimeoutMillis: limits.connection,
      idleTimeoutMillis: 60_000,
      // A server that went away without a word is noticed by a job too, which waits as long as it takes.
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      statement_timeout: limits.statement,
      ...(limits.answer > 0 ? { query_timeout: limits.answer } : {}),
      ...(isReadOnly ? { options: '-c default_transaction_read_only=on' } : {}),
      application_name: 'gidana',
    });
    this.#watch = watch;
    // Each client reports itself; the pool would say the same once more.
    this.on('error', () => undefined);
    this.on('connect', (client) => void client.on('error', onError));
  }

  longestWait(): number {
    const [longest] = this.#waiting;
    return longest ? performance.now() - longest.since : 0;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | void {
    const isFull = this.waitingCount >= MAX_WAITING;
    const refusal = isFull && new AppError('unavailable', coreTexts.unavailable, { retryAfterSeconds: 5 });
    if (refusal) return callback ? callback(refusal, undefined, () => undefined) : Promise.reject(refusal);
    const wait = { since: performance.now() };
    this.#waiting.add(wait);
    const over = () => {
      this.#waiting.delete(wait);
      this.#watch?.wait(performance.now() - wait.since);
    };
    if (!callback) return super.connect().finally(over);
    // It is called in the name of whoever gave the connection back.
    const inOwnName = AsyncResource.bind(callback);
    return super.connect((...given) => {
      over();
      inOwnName(...given);
    });
  }
}

export type ConnectCallback = Parameters<pg.Pool['connect']>[0];

/** A connection that tells how long its statements take. */
function clientFor(watch: Watch | undefined, isPooled: boolean) {
  return class extends pg.Client {
    override query(...given: unknown[]) {
      if (isPooled && isNamed(given[0])) given[0] = { ...given[0], name: undefined };
      const over = watch?.statement(textOf(given[0])) ?? (() => undefined);
      const callback = given.at(-1);
      if (typeof callback === 'function') {
        given[given.length - 1] = (...answer: unknown[]) => {
          over();
          Reflect.apply(callback, undefined, answer);
        };
      }
      const answer: unknown = Reflect.apply(super.query, this, given);
      if (answer instanceof Promise) {
        answer.then(over, (error: Error) => {
          over();
          // A rollback would only wait behind a statement that was not answered in time, as long again.
          if (error.message === 'Query read timeout') void this.end();
        });
      }
      return answer as never;
    }
  };
}

/** Whether it would be prepared on its connection; what is a statement of its own class is not. */
function isNamed(statement: unknown): statement is { name: string } {
  return typeof (statement as { name?: unknown } | null)?.name === 'string';
}

function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : ((statement as { text?: string } | null)?.text ?? '');
}

const prepared = new WeakMap<Db, Map<string, unknown>>();

/** A hot statement, which is written once a database and planned once a connection; `write` gives it this name. */
export function statement<S>(db: Db, name: string, write: (name: string) => S): S {
  const known = prepared.get(db) ?? new Map<string, unknown>();
  prepared.set(db, known);
  const found = (known.get(name) as S | undefined) ?? write(name);
  known.set(name, found);
  return found;
}
