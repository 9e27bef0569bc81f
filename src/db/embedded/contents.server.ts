import { Client } from 'pg';
import { administratorUrl, applicationUrl } from './address.server.ts';
import type { Address } from './address.server.ts';

/** `absent`: it answers, but has no database of ours yet. `refused`: it answers, but not to us. */
export type Answer = 'ready' | 'absent' | 'busy' | 'silent' | 'refused';

const ANSWER_MS = 5_000;

/** Asks the server once whether the application's database can be used. */
export async function ask(address: Address): Promise<Answer> {
  const answer = await tryConnect(applicationUrl(address));
  if (answer !== 'refused') return answer;
  // The role may not exist yet; the superuser always does.
  const administrator = await tryConnect(administratorUrl(address));
  return administrator === 'ready' ? 'absent' : administrator;
}

async function tryConnect(connectionString: string): Promise<Answer> {
  try {
    await withClient(connectionString, async () => undefined);
    return 'ready';
  } catch (error) {
    switch ((error as { code?: string }).code) {
      case '3D000':
        return 'absent';
      case '28000':
      case '28P01':
        return 'refused';
      // Starting, stopping or recovering; or every connection is taken.
      case '57P03':
      case '53300':
        return 'busy';
      default:
        return 'silent';
    }
  }
}

/** Makes the role and the database of the application where they are missing; each step may have been done before. */
export async function makeDatabase(address: Address): Promise<void> {
  await withClient(administratorUrl(address), async (client) => {
    const exists = async (query: string) => (await client.query(query)).rowCount === 1;
    if (!(await exists(`SELECT FROM pg_roles WHERE rolname = 'gidana'`))) {
      const password = address.kind === 'port' ? ` PASSWORD ${client.escapeLiteral(address.password)}` : '';
      await client.query(`CREATE ROLE gidana LOGIN${password}`);
    }
    if (!(await exists(`SELECT FROM pg_database WHERE datname = 'gidana'`))) {
      await client.query('CREATE DATABASE gidana OWNER gidana');
    }
  });
}

async function withClient(connectionString: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: ANSWER_MS });
  // A connection that breaks while idle is the server's end, which its watcher notices.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
