import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** The environment variable with the address of the run's cluster. */
export const CLUSTER = 'GIDANA_TEST_CLUSTER';
export const TEMPLATE = 'gidana_template';
/** Copying files beats logging every page where nothing is flushed: 18 ms against 21 ms, and half the time to drop. */
const MIGRATED = `TEMPLATE ${TEMPLATE} STRATEGY file_copy`;
const LEAVE_MS = 2_000;

export interface TestDatabase extends AsyncDisposable {
  /** The connection string, for the role that owns the database, as in production. */
  url: string;
}

/**
 * A migrated, empty database for one test or one file; dropped at the end of its `await using`, open connections or not.
 * `source` may say where else it comes from, as the end of a CREATE DATABASE statement.
 */
export async function createTestDatabase(source = MIGRATED): Promise<TestDatabase> {
  const cluster = process.env[CLUSTER];
  if (!cluster) throw new Error('No test cluster runs: tests need `setup` of tests/support/processes/cluster.ts.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(cluster, (client) => client.query(`CREATE DATABASE ${name} OWNER gidana ${source}`));
  const url = new URL(cluster);
  url.pathname = name;
  return {
    url: url.href,
    [Symbol.asyncDispose]: () => administer(cluster, (client) => drop(client, name)),
  };
}

/** The same cluster for its superuser. */
export function administratorOf(connectionString: string): string {
  const url = new URL(connectionString);
  url.username = 'postgres';
  url.pathname = 'postgres';
  return url.href;
}

async function drop(client: Client, name: string): Promise<void> {
  const until = Date.now() + LEAVE_MS;
  // A pool says that it has ended before its last connection has; thrown out, that one would raise an error nobody awaits.
  for (;;) {
    const { rows } = await client.query('SELECT FROM pg_stat_activity WHERE datname = $1', [name]);
    if (rows.length === 0 || Date.now() > until) break;
    await wait(5);
  }
  await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
}

async function administer(cluster: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: administratorOf(cluster) });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** A folder of migrations for `migrate`, in their order; `when` is the first one's place among others, later ones are larger. */
export async function writeMigrations(parent: string, migrations: readonly string[], when = 1): Promise<string> {
  const folder = join(parent, 'migrations');
  await mkdir(join(folder, 'meta'), { recursive: true });
  const entries = migrations.map((_, idx) => ({
    idx,
    version: '7',
    when: when + idx,
    tag: `000${idx}_test`,
    breakpoints: true,
  }));
  await Promise.all(entries.map(({ idx, tag }) => writeFile(join(folder, `${tag}.sql`), migrations[idx] ?? '')));
  await writeFile(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  return folder;
}
