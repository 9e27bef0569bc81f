import { forgetRequests } from '#db/request-keys.server.ts';
import { defineJob } from './define.ts';

export const requestKeysJob = defineJob({ name: 'requests.forget', touches: 'nothing' }, forgetRequests, {
  cron: '53 * * * *',
});
