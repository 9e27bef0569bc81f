import { accountsJobs } from '#features/accounts/jobs.server.ts';
import { alertsJobs } from '#features/alerts/jobs.server.ts';
import { deletedJobs } from '#features/deleted/jobs.server.ts';
import { figuresJobs } from '#features/figures/jobs.server.ts';
import { contactJobs } from '#features/contact/jobs.server.ts';
import { listingsJobs } from '#features/listings/jobs.server.ts';
import { moderationJobs } from '#features/moderation/jobs.server.ts';
import { mediaJobs } from '#features/media/jobs.server.ts';
import { reportsJobs } from '#features/reports/jobs.server.ts';
import { searchJobs } from '#features/search/jobs.server.ts';
import { sitemapJobs } from '#features/sitemap/jobs.server.ts';
import type { JobHandler } from '#jobs/define.ts';
import { emailJob } from '#jobs/emails.server.ts';
import { requestKeysJob } from '#jobs/request-keys.server.ts';

/** Every kind of background work that the process does. */
export const jobHandlers: JobHandler[] = [
  emailJob,
  requestKeysJob,
  ...accountsJobs,
  ...alertsJobs,
  ...contactJobs,
  ...deletedJobs,
  ...listingsJobs,
  ...mediaJobs,
  ...reportsJobs,
  ...moderationJobs,
  ...searchJobs,
  ...figuresJobs,
  ...sitemapJobs,
];
