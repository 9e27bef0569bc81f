import type { JobKind } from '#core/ports.ts';
import { defineJob } from '#jobs/define.ts';
import { forget } from './repo.server.ts';

const forgetGone: JobKind<Record<string, never>> = {
  name: 'moderation.forget',
  touches: 'nothing',
  expireInSeconds: 600,
};

export const moderationJobs = [defineJob(forgetGone, ({ db }) => forget(db), { cron: '41 3 * * *' })];
