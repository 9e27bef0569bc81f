import { defineJob } from '#jobs/define.ts';
import { countParts } from './service.server.ts';

export const sitemapJobs = [
  defineJob({ name: 'sitemap.count-parts', touches: 'nothing', expireInSeconds: 600 }, (deps) => countParts(deps), {
    cron: '27 * * * *',
  }),
];
