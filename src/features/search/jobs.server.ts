import type { JobKind } from '#core/ports.ts';
import { rewriteListings } from '#db/rewrites.server.ts';
import { defineJob } from '#jobs/define.ts';
import { recountWords } from './service.server.ts';

/** Asked for at a start that finds a rewrite pending. */
export const rewriteHomes: JobKind<object> = {
  name: 'search.rewrite',
  touches: ['listings'],
  expireInSeconds: 24 * 3600,
};

export const searchJobs = [
  defineJob({ name: 'search.recount-words', touches: 'nothing', expireInSeconds: 600 }, (deps) => recountWords(deps), {
    cron: '10 2 * * *',
  }),
  defineJob(rewriteHomes, async ({ db, log }) => {
    log.info({ homes: await rewriteListings(db) }, 'what follows from listings was written anew');
  }),
];
