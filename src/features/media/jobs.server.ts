import { defineJob } from '#jobs/define.ts';
import { makeVariants, sweepMedia } from './job-kinds.ts';
import { makeAllVariants } from './files/service.server.ts';
import { sweep } from './service-sweep.server.ts';

const variantsJob = defineJob(makeVariants, (deps, { name }) => makeAllVariants(deps, name));

const sweepJob = defineJob(sweepMedia, (deps) => sweep(deps), { cron: '41 * * * *' });

export const mediaJobs = [variantsJob, sweepJob];
