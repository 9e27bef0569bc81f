import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** The database, or a transaction on it: repositories take either. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

interface Database {
  db: Db;
  pool: pg.Pool;
  close: () => Promise<void>;
}

interface ConnectOptions {
  connectionString: string;
  /** Connections at the most. */
  max?: number;
  limits?: Limits;
  onError?: (error: Error) => void;
}

/** In milliseconds. */
interface Limits {
  /** For a connection: a free one of the pool, or a new one. */
  connection: number;
  /** For one statement; PostgreSQL ends it then. */
  statement: number;
  /** For the answer to a statement, whatever PostgreSQL does: it may be frozen or cut off. 0 waits for ever. */
  answer: number;
}

/** While somebody waits: whatever happens to the database, a request is answered within five seconds. */
const REQUEST_LIMITS: Limits = { connection: 2_000, statement: 4_000, answer: 4_500 };
/** For jobs and preparations, which nobody waits for. */
export const WORK_LIMITS: Limits = { connection: 10_000, statement: 60_000, answer: 0 };

/** A pool on the database. Lost idle connections are reported, not thrown: the pool opens new ones. */
export function connect(options: ConnectOptions): Database {
  const { connection, statement, answer } = options.limits ?? REQUEST_LIMITS;
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.max ?? 10,
    connectionTimeoutMillis: connection,
    idleTimeoutMillis: 60_000,
    statement_timeout: statement,
    ...(answer > 0 ? { query_timeout: answer } : {}),
    application_name: 'gidana',
  });
  const onError = options.onError ?? (() => undefined);
  // Each client reports itself; the pool would say the same once more.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', onError);
    endUnanswered(client);
  });
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() };
}

/** Ends a connection on which an answer did not come in time: a rollback would only wait behind it, as long again. */
function endUnanswered(client: pg.PoolClient & { end?: () => Promise<void> }): void {
  client.query = ((...given: unknown[]) => {
    // As the class says it now: tests and the benchmark record statements there.
    const answer: unknown = Reflect.apply(pg.Client.prototype.query, client, given);
    if (answer instanceof Promise) {
      answer.catch((error: Error) => {
        if (error.message === 'Query read timeout') void client.end?.();
      });
    }
    return answer;
  }) as typeof client.query;
}
