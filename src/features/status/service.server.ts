import type { Counter } from 'prom-client';
import type { Ctx } from '#core/ctx.ts';
import { requireAdmin } from '#core/viewer.ts';
import { MIGRATIONS } from '#db/migrated.server.ts';
import * as repo from './repo.server.ts';
import { statusTexts as texts } from './texts.ts';

/** From here on somebody should look: the same as in `ops/alerts.yml`. */
const LONG_DELAY_MS = 500;
const LONG_WAIT_SECONDS = 900;
const LITTLE_SPACE = 5;

/** How the process that answers, and the database behind it, are doing (SEEN-5). For admins. */
export async function readStatus(ctx: Ctx) {
  requireAdmin(ctx);
  const { metrics } = ctx;
  const eventLoopDelay = metrics.eventLoopDelay();
  const asked = performance.now();
  const database = await repo.databaseFacts(ctx.db);
  const answeredAfter = performance.now() - asked;
  const [queues, freeBytes, emails, uploads, shed] = await Promise.all([
    ctx.jobs.states(),
    ctx.storage.freeBytes(),
    totals(metrics.emails),
    totals(metrics.uploads),
    totals(metrics.shed),
  ]);
  // Those that start with underscores belong to the queue itself.
  const jobs = queues.filter(({ name }) => !name.startsWith('__'));
  const jobsRun = ctx.jobs.isWorking();
  const reserve = ctx.settings.diskReserveBytes * LITTLE_SPACE;
  const concerns = [
    !jobsRun && texts.concern.jobsStand,
    ...jobs.map(({ name, failed }) => failed > 0 && texts.concern.givenUp(name, failed)),
    ...jobs.map(({ name, oldestSeconds }) => oldestSeconds > LONG_WAIT_SECONDS && texts.concern.waits(name)),
    database.migrations !== MIGRATIONS && texts.concern.migrations,
    answeredAfter > LONG_DELAY_MS && texts.concern.slowDatabase,
    eventLoopDelay > LONG_DELAY_MS && texts.concern.busy,
    freeBytes !== null && freeBytes < reserve && texts.concern.space,
    (emails['failed'] ?? 0) > 0 && texts.concern.emails,
  ].filter((concern) => concern !== false);
  return {
    concerns,
    at: ctx.now().toISOString(),
    version: metrics.version,
    node: process.version,
    startedAt: metrics.startedAt.toISOString(),
    memoryBytes: process.memoryUsage.rss(),
    eventLoopDelay,
    jobsRun,
    database: { ...database, answeredAfter, expectedMigrations: MIGRATIONS },
    pools: [...metrics.pools].map(([name, pool]) => ({
      name,
      connections: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    })),
    kindsOfJobs: jobs.length,
    queues: jobs.filter(({ waiting, running, failed }) => waiting + running + failed > 0),
    /** Null in a bucket, where room is no worry. */
    freeBytes,
    emails,
    uploads,
    shed: Object.values(shed).reduce((sum, count) => sum + count, 0),
  };
}

/** What a counter with one label has counted, by its value. */
async function totals(counter: Counter): Promise<Record<string, number>> {
  const { values } = await counter.get();
  return Object.fromEntries(values.map(({ labels, value }) => [Object.values(labels)[0], value]));
}
