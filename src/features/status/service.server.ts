import type { Counter } from 'prom-client';
import type { Ctx } from '#core/ctx.ts';
import { requireAdmin } from '#core/viewer.ts';
import { MIGRATIONS } from '#db/migrated.server.ts';
import * as repo from './repo.server.ts';

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
  return {
    at: ctx.now().toISOString(),
    version: metrics.version,
    node: process.version,
    startedAt: metrics.startedAt.toISOString(),
    memoryBytes: process.memoryUsage.rss(),
    eventLoopDelay,
    jobsRun: ctx.jobs.isWorking(),
    database: { ...database, answeredAfter, expectedMigrations: MIGRATIONS },
    pools: [...metrics.pools].map(([name, pool]) => ({
      name,
      connections: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    })),
    // Those that start with underscores belong to the queue itself.
    queues: queues.filter(({ name }) => !name.startsWith('__')),
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
