import type { JobKind } from '#core/ports.ts';
import { defineJob } from '#jobs/define.ts';
import { purge } from './service.server.ts';

const purgeDeleted: JobKind<Record<string, never>> = {
  name: 'deleted.purge',
  touches: 'nothing',
  expireInSeconds: 600,
};

export const deletedJobs = [defineJob(purgeDeleted, (deps) => purge(deps), { cron: '23 * * * *' })];
