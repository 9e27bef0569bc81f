import type { Deps } from '#core/ctx.ts';
import type { JobKind } from '#core/ports.ts';
import { defineJob } from '#jobs/define.ts';
import { forgetOldViews } from './contacts/service.server.ts';
import { maskAgain } from './masking/again.server.ts';
import { maskListings } from './masking/service.server.ts';

/** Asked for at a start whose rules are newer than those that texts were read by. */
export const readTextsAgain: JobKind<object> = {
  name: 'listings.mask',
  touches: ['listings'],
  expireInSeconds: 6 * 3600,
};

export const listingsJobs = [
  defineJob(readTextsAgain, mask, { cron: '*/10 * * * *' }),
  defineJob({ name: 'listings.contact-views', touches: 'nothing' }, forgetOldViews, { cron: '51 2 * * *' }),
];

async function mask(deps: Deps): Promise<void> {
  await maskListings(deps);
  const homes = await maskAgain(deps);
  if (homes > 0) deps.log.info({ homes }, 'texts of listings were masked by newer rules');
}
