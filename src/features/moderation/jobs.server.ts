import type { JobKind } from '#core/ports.ts';
import { defineJob } from '#jobs/define.ts';
import { forgetMarks } from './marks.server.ts';
import { forget } from './repo.server.ts';

const forgetGone: JobKind<Record<string, never>> = {
  name: 'moderation.forget',
  touches: 'nothing',
  expireInSeconds: 600,
};

const forgetting = defineJob(
  forgetGone,
  async (deps) => {
    await forget(deps.db);
    await forgetMarks(deps);
  },
  { cron: '41 3 * * *' },
);

export const moderationJobs = [forgetting];
