import type { Deps } from '#core/ctx.ts';
import type { JobKind } from '#core/ports.ts';
import { defineJob } from '#jobs/define.ts';
import { notifyPriceDrops } from './service-drops.server.ts';
import { notifyNewHomes } from './service-emails.server.ts';

/** So much is done in one go; what is left follows at once, in this process or another. */
const SEARCHES = 200;
const PEOPLE = 100;

const newHomes: JobKind<object> = { name: 'alerts.new-homes', expireInSeconds: 300 };
const priceDrops: JobKind<object> = { name: 'alerts.price-drops', expireInSeconds: 300 };

export const alertsJobs = [
  defineJob(
    newHomes,
    async (deps: Deps) => {
      if ((await notifyNewHomes(deps, SEARCHES)) === SEARCHES) await deps.jobs.enqueue(deps.db, newHomes, {});
    },
    { cron: '*/2 * * * *' },
  ),
  defineJob(
    priceDrops,
    async (deps: Deps) => {
      if ((await notifyPriceDrops(deps, PEOPLE)) === PEOPLE) await deps.jobs.enqueue(deps.db, priceDrops, {});
    },
    { cron: '*/10 * * * *' },
  ),
];
