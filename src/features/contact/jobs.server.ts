import { defineJob } from '#jobs/define.ts';
import { forgetOld } from './service.server.ts';

export const contactJobs = [
  defineJob({ name: 'contact.sweep', touches: 'nothing' }, forgetOld, { cron: '41 2 * * *' }),
];
