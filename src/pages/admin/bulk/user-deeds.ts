import type { Deeds } from './deeds.ts';
import { countOf } from './texts.ts';

const of = (rows: number) => countOf(rows, ['person', 'people']);

/** What can be done with many accounts at once. A suspension is about one person, with a reason for them. */
export const USER_DEEDS = {
  'log-out': {
    verb: 'Log out everywhere',
    question: (rows) => `Log ${of(rows)} out everywhere?`,
    after: 'They have to log in again on every device.',
    done: (rows) => `${of(rows)} ${rows === 1 ? 'is' : 'are'} logged out everywhere.`,
  },
  delete: {
    verb: 'Delete',
    question: (rows) => `Delete ${of(rows)} and what they have here?`,
    after: 'This cannot be undone. Each of them gets an email.',
    isDangerous: true,
    done: (rows) => `${of(rows)} ${rows === 1 ? 'is' : 'are'} deleted.`,
  },
} as const satisfies Deeds;
