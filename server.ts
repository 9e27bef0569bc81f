import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig, sessionSecret } from '#config.server.ts';
import type { Deps } from '#core/ctx.ts';
import { listenToChanges } from '#db/changes.server.ts';
import { connect } from '#db/client.server.ts';
import { startEmbedded } from '#db/embedded/start.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { openJobs } from '#jobs/queue.server.ts';
import { createCredentials } from '#providers/credentials/better-auth.server.ts';
import { createMailer } from '#providers/mail/index.server.ts';
import { createStorage } from '#providers/storage/index.server.ts';
import { explain } from '#process/explain.server.ts';
import { assertPortIsFree, listen } from '#process/listen.server.ts';
import { createLog } from '#process/log.server.ts';
import { withProgress } from '#process/progress.server.ts';
import { onStop, type Stop } from '#process/stop.server.ts';
import { welcome } from '#process/welcome.server.ts';

const root = import.meta.dirname;

let stop: Stop | undefined;
try {
  const startedAt = performance.now();
  const config = readConfig();
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const log = createLog(config.logLevel);
  stop = onStop(log);
  await assertPortIsFree(config.host, config.port);
  mkdirSync(config.dataDir, { recursive: true });

  const server = config.databaseUrl
    ? { connectionString: config.databaseUrl, stop: async () => undefined }
    : await startEmbedded({ dataDir: config.dataDir, log: withProgress(log) });
  stop.later(() => server.stop());
  const { db, pool, close } = connect({
    connectionString: server.connectionString,
    max: config.databasePool,
    onError: (error) => log.error({ err: error }, 'a database connection was lost'),
  });
  stop.later(close);
  await migrate(pool);

  const changes = await listenToChanges(server.connectionString, log);
  stop.later(changes.stop);
  const jobs = await openJobs(pool, log);
  stop.later(jobs.stop);
  const mail = createMailer({ ...config.mail, dataDir: config.dataDir, log: withProgress(log) });
  stop.later(async () => mail.close());
  const deps: Deps = {
    db,
    jobs: jobs.queue,
    mail,
    storage: createStorage({ s3: config.s3, dataDir: config.dataDir }),
    credentials: createCredentials({ db, log, secret: sessionSecret(config), publicUrl }),
    changes,
    log,
    now: () => new Date(),
    settings: {
      publicUrl,
      companyEmail: config.companyEmail,
      uploadDir: join(config.dataDir, 'uploads'),
      diskReserveBytes: config.diskReserveBytes,
      isDevelopment: config.isDevelopment,
      packageLimits: config.packageLimits,
      limits: config.rateLimits,
      mapTiles: config.mapTiles,
    },
  };
  // Loaded only where a market is filled with it.
  const loadDemo = () => import('./demo/market/market.ts');
  const address = await listen({ config, deps, root, log, jobs, stop, loadDemo });
  welcome({ ...address, publicUrl, milliseconds: performance.now() - startedAt });
} catch (error) {
  // The operator gets one clear sentence; what cannot be explained is a defect and shows where it happened.
  console.error(`\n  ${explain(error)}\n`);
  await stop?.now();
  process.exit(1);
}
