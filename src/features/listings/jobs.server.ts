import { defineJob } from '#jobs/define.ts';
import { forgetOldViews } from './contacts/service.server.ts';
import { maskListings } from './masking/service.server.ts';

export const listingsJobs = [
  defineJob({ name: 'listings.mask', touches: ['listings'], expireInSeconds: 3600 }, maskListings, {
    cron: '*/10 * * * *',
  }),
  defineJob({ name: 'listings.contact-views', touches: 'nothing' }, forgetOldViews, { cron: '51 2 * * *' }),
];
