import { defineJob } from '#jobs/define.ts';
import { maskListings } from './masking/service.server.ts';

export const listingsJobs = [
  defineJob({ name: 'listings.mask', touches: ['listings'], expireInSeconds: 3600 }, maskListings, {
    cron: '*/10 * * * *',
  }),
];
