import { Client } from 'pg';
import { connect } from '#db/client.server.ts';
import { startEmbedded } from '#db/embedded/start.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { administratorOf, CLUSTER, TEMPLATE } from '../database.ts';
import { createTestFolder, removeAbandonedFolders } from '../folder.ts';

export interface TestCluster {
  stop(): Promise<void>;
}

/** Nothing here has to outlive the machine. */
const CARELESS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 200 };

/**
 * Starts the cluster that all tests of a run share and migrates its template database. This process and those that it starts
 * from then on find it: `createTestDatabase` works in them. Vitest calls `setup`; browser journeys call this.
 */
export async function startTestCluster(): Promise<TestCluster> {
  await removeAbandonedFolders();
  const folder = await createTestFolder();
  const server = await startEmbedded({ dataDir: folder.path, settings: CARELESS });
  const template = connect({ connectionString: server.connectionString });
  await migrate(template.pool);
  await template.close();

  const administrator = new Client({ connectionString: administratorOf(server.connectionString) });
  await administrator.connect();
  // A template that nobody can connect to can be cloned at any moment.
  await administrator.query(`ALTER DATABASE gidana RENAME TO ${TEMPLATE}`);
  await administrator.query(`ALTER DATABASE ${TEMPLATE} WITH IS_TEMPLATE true ALLOW_CONNECTIONS false`);
  await administrator.end();
  process.env[CLUSTER] = server.connectionString;
  return {
    stop: async () => {
      delete process.env[CLUSTER];
      await server.stop();
      await folder[Symbol.asyncDispose]();
    },
  };
}

export async function setup(): Promise<() => Promise<void>> {
  const cluster = await startTestCluster();
  return () => cluster.stop();
}
