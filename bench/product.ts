import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createMetrics } from '#core/metrics.server.ts';
import { listenToChanges } from '#db/changes.server.ts';
import { connect } from '#db/client.server.ts';
import { openJobs } from '#jobs/queue.server.ts';
import { createCredentials } from '#providers/credentials/better-auth.server.ts';
import { createStorage } from '#providers/storage/index.server.ts';
import { createApp } from '#server/app.ts';

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

/** The product's calls inside this process, so that their statements can be seen. */
export async function openProduct(
  connectionString: string,
): Promise<{ app: FastifyInstance; close: () => Promise<void> }> {
  const { db, pool, close } = connect({ connectionString });
  const changes = await listenToChanges(connectionString, log);
  const jobs = await openJobs(pool, log);
  const dataDir = join(tmpdir(), 'gidana-bench-unused');
  const publicUrl = 'http://localhost:3000';
  const limits = { requests: 1e9, signIn: 1e9, register: 1e9, uploads: 1e9, writes: 1e9 };
  const settings = {
    publicUrl,
    companyEmail: '',
    uploadDir: dataDir,
    diskReserveBytes: 0,
    packageLimits: false,
    confirmEmail: false,
    moderation: 'off' as const,
    requireAdminSecondFactor: false,
    isDevelopment: false,
    limits,
  };
  const app = await createApp({
    deps: {
      db,
      log,
      metrics: createMetrics(),
      changes,
      settings,
      jobs: jobs.queue,
      mail: { send: async () => undefined },
      storage: createStorage({ s3: undefined, dataDir }),
      credentials: createCredentials({ db, log, secret: 'x'.repeat(32), publicUrl }),
      now: () => new Date(),
    },
    trustProxy: [],
    corsOrigins: [],
  });
  await app.ready();
  return {
    app,
    async close() {
      await app.close();
      await changes.stop();
      await jobs.stop();
      await close();
    },
  };
}
