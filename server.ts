import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { collectDefaultMetrics } from 'prom-client';
import { readConfig, sessionSecret } from '#config.server.ts';
import type { Deps } from '#core/ctx.ts';
import { createMetrics } from '#core/metrics.server.ts';
import { listenToChanges } from '#db/changes.server.ts';
import { connect, WORK_LIMITS } from '#db/client.server.ts';
import { startEmbedded } from '#db/embedded/start.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { connectReplica } from '#db/replica.server.ts';
import { connectStandby } from '#db/standby.server.ts';
import { openJobs } from '#jobs/queue.server.ts';
import { createCredentials } from '#providers/credentials/better-auth.server.ts';
import { createMailer } from '#providers/mail/index.server.ts';
import { createStorage } from '#providers/storage/index.server.ts';
import { createTracing } from '#providers/tracing/otlp.server.ts';
import { explain } from '#process/explain.server.ts';
import { assertPortIsFree, importBuild, listen } from '#process/listen.server.ts';
import { createLog, watchPool } from '#process/log.server.ts';
import { withProgress } from '#process/progress.server.ts';
import { onStop, type Stop } from '#process/stop.server.ts';
import { welcome } from '#process/welcome.server.ts';

const root = import.meta.dirname;
/** Connections for jobs, besides those for requests. */
const WORK_CONNECTIONS = 4;

let stop: Stop | undefined;
try {
  const startedAt = performance.now();
  const config = readConfig();
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const log = createLog(config.logLevel);
  stop = onStop(log);
  await assertPortIsFree(config.host, config.port);
  mkdirSync(config.dataDir, { recursive: true });
  // Whatever is wrong with it shows when it is used.
  if (!config.isDevelopment) importBuild(root).catch(() => undefined);

  const server = config.databaseUrl
    ? { connectionString: config.databaseUrl, stop: async () => undefined }
    : await startEmbedded({ dataDir: config.dataDir, log: withProgress(log) });
  stop.later(() => server.stop());
  const onError = ({ message }: Error) => log.warn({ reason: message }, 'a database connection was lost');
  const { connectionString } = server;
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  const tracing = config.tracesUrl
    ? await createTracing({ endpoint: config.tracesUrl, version: metrics.version })
    : undefined;
  if (tracing) stop.later(tracing.stop);
  const watch = (pool: string) => watchPool(pool, { metrics, log, slowMs: config.slowStatementMs, tracing });
  const { db, pool, close } = connect({
    connectionString,
    max: config.databasePool,
    isPooled: config.databaseDirectUrl !== undefined,
    watch: watch('requests'),
    onError,
  });
  stop.later(close);
  // A pooler between us and the database may keep no session: no LISTEN, no lock of a connection.
  const directly = config.databaseDirectUrl ?? connectionString;
  const work = connect({
    connectionString: directly,
    max: WORK_CONNECTIONS,
    limits: WORK_LIMITS,
    watch: watch('work'),
    onError,
  });
  stop.later(work.close);
  metrics.pools.set('requests', pool).set('work', work.pool);
  await migrate(work.pool);

  const changes = await listenToChanges(directly, log);
  stop.later(changes.stop);
  const replica = config.databaseReplicaUrl
    ? connectReplica({
        connectionString: config.databaseReplicaUrl,
        max: config.databasePool,
        primary: pool,
        changes,
        watch: watch('replica'),
        onError,
      })
    : undefined;
  if (replica) {
    metrics.pools.set('replica', replica.pool);
    stop.later(replica.close);
  }
  const standby = config.databaseStandbyUrl
    ? connectStandby({
        connectionString: config.databaseStandbyUrl,
        max: config.databasePool,
        primary: pool,
        primaryUrl: directly,
        changes,
        watch: watch('standby'),
        onError,
      })
    : undefined;
  if (standby) {
    metrics.pools.set('standby', standby.pool);
    stop.later(standby.close);
  }
  const jobs = await openJobs(work.pool, log);
  stop.later(jobs.stop);
  metrics.watchQueues(jobs.queue.states);
  const mail = createMailer({ ...config.mail, dataDir: config.dataDir, log: withProgress(log), metrics });
  stop.later(async () => mail.close());
  const secrets = { secret: sessionSecret(config), secretBefore: config.sessionSecretBefore };
  const credentials = createCredentials({ db, log, publicUrl, ...secrets });
  if (secrets.secretBefore) await credentials.secondFactor.encryptAnew();
  const deps: Deps = {
    db,
    visitorsDb: replica?.db,
    standby: standby && {
      ...standby,
      credentials: createCredentials({ db: standby.db, log, publicUrl, ...secrets, isReadOnly: true }),
    },
    jobs: jobs.queue,
    mail,
    storage: createStorage({ s3: config.s3, dataDir: config.dataDir }),
    credentials,
    changes,
    log,
    metrics,
    now: () => new Date(),
    settings: {
      publicUrl,
      companyEmail: config.companyEmail,
      uploadDir: join(config.dataDir, 'uploads'),
      diskReserveBytes: config.diskReserveBytes,
      isDevelopment: config.isDevelopment,
      packageLimits: config.packageLimits,
      confirmEmail: config.confirmEmail,
      moderation: config.moderation,
      requireAdminSecondFactor: config.requireAdminSecondFactor,
      limits: config.rateLimits,
      mapTiles: config.mapTiles,
    },
  };
  // Loaded only where a market is filled with it.
  const loadDemo = () => import('./demo/market/market.ts');
  const workDeps = { ...deps, db: work.db };
  const address = await listen({ config, deps, workDeps, root, log, tracing, jobs, stop, loadDemo });
  stop.started();
  welcome({ ...address, publicUrl, milliseconds: performance.now() - startedAt });
} catch (error) {
  // The operator gets one clear sentence; what cannot be explained is a defect and shows where it happened.
  if (!stop?.isAsked()) console.error(`\n  ${explain(error)}\n`);
  await stop?.now();
  process.exit(stop?.isAsked() ? 0 : 1);
}
