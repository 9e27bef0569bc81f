import { accountsJobs } from '#features/accounts/jobs.server.ts';
import { contactJobs } from '#features/contact/jobs.server.ts';
import { mediaJobs } from '#features/media/jobs.server.ts';
import { searchJobs } from '#features/search/jobs.server.ts';
import type { JobHandler } from '#jobs/define.ts';
import { letterJob } from '#jobs/letters.server.ts';

/** Every kind of background work that the process does. */
export const jobHandlers: JobHandler[] = [letterJob, ...accountsJobs, ...contactJobs, ...mediaJobs, ...searchJobs];
