/** What admins read about the state of the server. */
export const statusTexts = {
  title: 'System status',
  lead: 'How the server and its database are doing. Reload the page for newer figures.',
  asOf: 'As of',
  process: 'Server',
  database: 'Database',
  sinceStart: 'Since it started',
  queues: 'Background jobs',
  quiet: (kinds: number) => `No job is waiting, running or has failed (${kinds} kinds of jobs).`,
  fine: 'Nothing needs your attention.',
  attention: 'Needs attention',
  concern: {
    jobsStand: 'Background jobs are not running in this process: emails and photos are waiting.',
    givenUp: (name: string, count: number) => `${name}: ${count} given up after all tries. The log says why.`,
    waits: (name: string) => `${name}: the oldest job has waited for more than a quarter of an hour.`,
    migrations: 'The database belongs to a different release from this process.',
    slowDatabase: 'The database takes more than half a second for the simplest question.',
    busy: 'The process is overloaded.',
    space: 'The disk for pictures is almost full; uploads will be refused.',
    emails: 'Emails have failed since the start. The log says why.',
  },
  inBucket: 'in a bucket',
} as const;
