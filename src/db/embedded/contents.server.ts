import { Client } from 'pg';
import { administratorUrl } from './address.server.ts';

const ANSWER_MS = 5_000;

/** Makes the role and the database of the application where they are missing; each step may have been done before. */
export async function makeDatabase(socketDir: string): Promise<void> {
  const client = new Client({ connectionString: administratorUrl(socketDir), connectionTimeoutMillis: ANSWER_MS });
  // A connection that breaks while idle is the server's end, which its watcher notices.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const exists = async (query: string) => (await client.query(query)).rowCount === 1;
    if (!(await exists(`SELECT FROM pg_roles WHERE rolname = 'gidana'`))) {
      await client.query('CREATE ROLE gidana LOGIN');
    }
    if (!(await exists(`SELECT FROM pg_database WHERE datname = 'gidana'`))) {
      await client.query('CREATE DATABASE gidana OWNER gidana');
    }
  } finally {
    await client.end();
  }
}
