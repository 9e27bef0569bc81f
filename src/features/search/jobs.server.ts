import { defineJob } from '#jobs/define.ts';
import { recountWords } from './service.server.ts';

export const searchJobs = [
  defineJob({ name: 'search.recount-words', expireInSeconds: 600 }, (deps) => recountWords(deps), {
    cron: '10 2 * * *',
  }),
];
