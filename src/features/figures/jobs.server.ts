import { defineJob } from '#jobs/define.ts';
import { recountFigures } from './service.server.ts';

export const figuresJobs = [
  // Jobs of this name may be waiting in the queue.
  defineJob({ name: 'areas.count', touches: ['figures'], expireInSeconds: 900 }, (deps) => recountFigures(deps), {
    cron: '17 * * * *',
  }),
];
