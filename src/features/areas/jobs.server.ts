import { defineJob } from '#jobs/define.ts';
import { countAreas } from './service.server.ts';

export const areasJobs = [
  defineJob({ name: 'areas.count', expireInSeconds: 900 }, (deps) => countAreas(deps), { cron: '17 * * * *' }),
];
