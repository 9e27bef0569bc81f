import { drizzle } from 'drizzle-orm/node-postgres';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
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
  /** Milliseconds that one statement may take. */
  statementTimeoutMs?: number;
  onError?: (error: Error) => void;
}

/** A pool on the database. Lost idle connections are reported, not thrown: the pool opens new ones. */
export function connect(options: ConnectOptions): Database {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.max ?? 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: options.statementTimeoutMs ?? 15_000,
    application_name: 'gidana',
  });
  const onError = options.onError ?? (() => undefined);
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return { db: drizzle({ client: pool }), pool, close: () => pool.end() };
}
