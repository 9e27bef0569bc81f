import type { JobHandler } from '#jobs/define.ts';

/** Every kind of background work that the process does. */
export const jobHandlers: JobHandler[] = [];
