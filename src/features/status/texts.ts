/** What admins read about the state of the server. */
export const statusTexts = {
  title: 'System status',
  lead: 'How the process that answers you and its database are doing. Reload the page for newer figures.',
  asOf: 'As of',
  process: 'This process',
  database: 'Database',
  sinceStart: 'Since it started',
  queues: 'Background jobs',
  noQueues: 'There are no jobs yet.',
  inBucket: 'in a bucket',
} as const;
