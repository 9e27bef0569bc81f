import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Deps } from '#core/ctx.ts';
import type { QueueState } from '#core/metrics.server.ts';
import type { JobQueue, Log } from '#core/ports.ts';
import type { JobHandler } from './define.ts';

const STOP_TIMEOUT_MS = 10_000;
/** A database that froze is asked anew then, by another connection. */
const ANSWER_MS = 70_000;
const WEEK_SECONDS = 7 * 86_400;
/** How often a queue is looked at: every second where people wait for it, else seldom, because each look costs requests that run beside it. */
const LOOK_SECONDS = { awaited: 1, scheduled: 20 };

const STATES = `
SELECT q.name, count(j.*) FILTER (WHERE j.state < 'active')::int AS waiting,
  count(j.*) FILTER (WHERE j.state = 'active')::int AS running, count(j.*) FILTER (WHERE j.state = 'failed')::int AS failed,
  coalesce(extract(epoch FROM now() - min(j.start_after) FILTER (WHERE j.state < 'active')), 0)::float AS "oldestSeconds"
FROM pgboss.queue q
LEFT JOIN pgboss.job j ON j.name = q.name AND j.state NOT IN ('completed', 'cancelled') AND j.start_after <= now()
GROUP BY q.name ORDER BY q.name`;

export interface Jobs {
  queue: JobQueue;
  /** Starts working off the kinds of these handlers, and their schedules. */
  work(deps: Deps, handlers: JobHandler[]): Promise<void>;
  /** Works off what is waiting now, once, and gives how many jobs that was (for tests and maintenance). */
  drain(deps: Deps, handlers: JobHandler[]): Promise<number>;
  /** Lets running jobs finish, then stops. */
  stop: () => Promise<void>;
}

/** The job queue on our own database; jobs survive a crash of the process. */
export async function openJobs(pool: pg.Pool, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    db: {
      executeSql: async (text: string, values?: unknown[]) =>
        await pool.query({ text, values: values ?? [], query_timeout: ANSWER_MS } as pg.QueryConfig),
    },
  });
  boss.on('error', (error) => log.error({ err: error }, 'the job queue met an error'));
  await boss.start();

  let isWorking = false;
  const known = new Map<string, Promise<void>>();
  const ensureQueue = (kind: JobHandler['kind']) => {
    let ready = known.get(kind.name);
    if (!ready) {
      const { expireInSeconds = 120, keepSeconds = WEEK_SECONDS, retryLimit = 5 } = kind;
      const options = { retryLimit, retryBackoff: true, expireInSeconds, deleteAfterSeconds: keepSeconds };
      // A queue that an earlier release made gets the options of this one.
      ready = boss.createQueue(kind.name, options).then(() => boss.updateQueue(kind.name, options));
      known.set(kind.name, ready);
      ready.catch(() => known.delete(kind.name));
    }
    return ready;
  };

  return {
    queue: {
      async enqueue(db, kind, data) {
        await ensureQueue(kind);
        await boss.send(kind.name, data, { db: fromDrizzle(db as Parameters<typeof fromDrizzle>[0], sql) });
      },
      async erase(db, kind, where) {
        await db.execute(
          sql`delete from pgboss.job where name = ${kind.name} and data @> ${JSON.stringify(where)}::jsonb`,
        );
      },
      isWorking: () => isWorking,
      async states() {
        const { rows } = await pool.query<QueueState>(STATES);
        return rows;
      },
    },

    async work(deps, handlers) {
      for (const handler of handlers) {
        await ensureQueue(handler.kind);
        const pollingIntervalSeconds =
          handler.cron && !handler.requeues ? LOOK_SECONDS.scheduled : LOOK_SECONDS.awaited;
        await boss.work<object>(handler.kind.name, { pollingIntervalSeconds }, async (jobs) => {
          for (const job of jobs) await handler.run(deps, job.data ?? {});
        });
        if (handler.cron) await boss.schedule(handler.kind.name, handler.cron);
      }
      isWorking = true;
    },

    async drain(deps, handlers) {
      let done = 0;
      for (const handler of handlers) {
        await ensureQueue(handler.kind);
        for (;;) {
          const [job] = await boss.fetch<object>(handler.kind.name);
          if (!job) break;
          await handler.run(deps, job.data ?? {});
          await boss.complete(handler.kind.name, job.id);
          done += 1;
        }
      }
      return done;
    },

    stop() {
      isWorking = false;
      return boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS, close: false });
    },
  };
}
