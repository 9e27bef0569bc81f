import type { Deps } from '#core/ctx.ts';
import type { JobKind } from '#core/ports.ts';
import { defineJob } from '#jobs/define.ts';
import { forgetOldViews } from './contacts/service.server.ts';
import { deriveAgain } from './derived/again.server.ts';

/** Asked for at a start whose rules are newer than those that listings were derived by. */
export const deriveListings: JobKind<object> = {
  name: 'listings.mask',
  touches: ['listings'],
  expireInSeconds: 6 * 3600,
};

export const listingsJobs = [
  defineJob(deriveListings, derive, { cron: '*/10 * * * *' }),
  defineJob({ name: 'listings.contact-views', touches: 'nothing' }, forgetOldViews, { cron: '51 2 * * *' }),
];

async function derive(deps: Deps): Promise<void> {
  const homes = await deriveAgain(deps);
  if (homes > 0) deps.log.info({ homes }, 'listings were derived again by newer rules');
}
