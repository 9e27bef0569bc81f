import type { Deps } from '#core/ctx.ts';
import type { JobKind } from '#core/ports.ts';
import { defineJob } from '#jobs/define.ts';
import { notifyPriceDrops } from './service-drops.server.ts';
import { notifyNewHomes } from './service-emails.server.ts';

/** Does at most `most` in one go, every so often; what is left follows at once, in this process or another. */
function inParts(name: string, cron: string, notify: (deps: Deps, most: number) => Promise<number>, most: number) {
  const kind: JobKind<object> = { name, touches: 'nothing', expireInSeconds: 300 };
  const run = async (deps: Deps) => {
    if ((await notify(deps, most)) === most) await deps.jobs.enqueue(deps.db, kind, {});
  };
  return defineJob(kind, run, { cron, requeues: true });
}

export const alertsJobs = [
  inParts('alerts.new-homes', '*/2 * * * *', notifyNewHomes, 200),
  inParts('alerts.price-drops', '*/10 * * * *', notifyPriceDrops, 100),
];
