import { deletedTexts } from '#features/deleted/texts.ts';
import { REASON_MAX, REASON_MIN } from '#features/listings/life/texts.ts';
import { USUAL_REASONS } from '#features/listings/texts.ts';
import type { Deeds } from './deeds.ts';
import { countOf } from './texts.ts';

const of = (rows: number) => countOf(rows, ['listing', 'listings']);
const are = (rows: number) => (rows === 1 ? 'is' : 'are');
const reason = { min: REASON_MIN, max: REASON_MAX, usual: USUAL_REASONS };

/** What can be done with many listings at once. Approving is not: whoever approves has looked at that home. */
export const LISTING_DEEDS = {
  remove: {
    verb: 'Remove',
    question: (rows) => `Remove ${of(rows)}?`,
    after: 'Nobody will see them until you put them back. Each owner gets an email with the reason.',
    reason,
    isDangerous: true,
    done: (rows) => `${of(rows)} ${are(rows)} removed.`,
  },
  hold: {
    verb: 'Return to the owner',
    question: (rows) => `Return ${of(rows)} to the owner?`,
    after:
      'Each leaves the market until its owner has changed it and we have reviewed it again. Each owner gets an email with the reason.',
    reason,
    isDangerous: true,
    done: (rows) => `${of(rows)} ${are(rows)} back with the owner.`,
  },
  reinstate: {
    verb: 'Put back',
    only: {
      takes: ({ transitions }) => transitions?.includes('reinstate') === true,
      none: 'You can put back none of these: only listings that were removed, and none of your own.',
    },
    question: (rows) => `Put back the ${of(rows)} that ${rows === 1 ? 'was' : 'were'} removed?`,
    after:
      'Each goes back to where it stood before it was removed, or waits for a look where something speaks against it. Its owner gets an email.',
    done: (rows) => `${of(rows)} ${are(rows)} put back.`,
  },
  premier: {
    verb: 'Make Premier',
    question: (rows) => `Make ${of(rows)} Premier?`,
    done: (rows) => `${of(rows)} ${are(rows)} among the Premier Properties.`,
  },
  ordinary: {
    verb: 'Take out of Premier',
    question: (rows) => `Take ${of(rows)} out of Premier?`,
    done: (rows) => `${of(rows)} ${are(rows)} no longer Premier.`,
  },
  delete: {
    verb: 'Delete',
    question: (rows) => `Delete ${of(rows)}?`,
    after: deletedTexts.wayBack,
    isDangerous: true,
    done: (rows) => `${of(rows)} ${are(rows)} deleted.`,
  },
} as const satisfies Deeds;
