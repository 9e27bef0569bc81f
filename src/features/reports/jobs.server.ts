import { defineJob } from '#jobs/define.ts';
import { forgetOld, settleDecided } from './decide.server.ts';
import { askForDueLooks } from './queue.server.ts';
import { warnViewers } from './warning.server.ts';

export const reportsJobs = [
  defineJob({ name: 'reports.due', touches: 'nothing' }, askForDueLooks, { cron: '*/10 * * * *' }),
  defineJob({ name: 'reports.settle', touches: ['listings'] }, settleDecided, { cron: '*/5 * * * *' }),
  defineJob({ name: 'reports.warn', touches: 'nothing' }, warnViewers, { cron: '*/10 * * * *' }),
  defineJob({ name: 'reports.sweep', touches: 'nothing', expireInSeconds: 600 }, forgetOld, { cron: '31 3 * * *' }),
];
