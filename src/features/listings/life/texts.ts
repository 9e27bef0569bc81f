import type { ListingStatus } from '../rules.ts';
import { STATUS_NAMES } from '../texts.ts';
import type { TransitionName } from './transitions.ts';

/** Characters of a reason. */
export const REASON_MIN = 10;
export const REASON_MAX = 500;

/** What people read about the life of a listing. */
export const lifeTexts = {
  notNow: 'You cannot do that with this listing right now. Please reload the page to see its status.',
  reasonMissing: `Please give its owner a reason, in ${REASON_MIN} to ${REASON_MAX} characters.`,
  ownHome: 'This is yours: another admin decides.',
  ownJudge:
    'This home is yours: another admin decides about it. Where you are the only one, make somebody else an admin first.',
  nothingToUndo: 'There is nothing of yours to undo: the listing has been changed since.',
  moved: (name: string, status: ListingStatus) =>
    `“${name}” is ${STATUS_NAMES[status].toLowerCase()}. ${STATUS_SENTENCES[status]}`,
  returned: (name: string) => `“${name}” needs a change. Its owner is sent the reason.`,
} as const;

/** What a button says that does it. */
export const TRANSITION_LABELS: Record<TransitionName, string> = {
  publish: 'Publish',
  pause: 'Pause',
  resume: 'Resume',
  let: 'Mark as let',
  sell: 'Mark as sold',
  relist: 'List again',
  approve: 'Approve',
  hold: 'Return to its owner…',
  remove: 'Remove…',
  reinstate: 'Put back',
  expire: 'Let it expire',
  wait: 'Send to review',
  release: 'End the review',
  keep: 'Keep as a draft',
  suspend: 'Pause with the account',
  restore: 'Restore with the account',
};

/** Where a listing stands, to its owner. */
export const STATUS_SENTENCES: Record<ListingStatus, string> = {
  draft: 'Only you see it until you publish it.',
  pending: 'Others see it once we have reviewed it.',
  active: 'Everybody can find it.',
  paused: 'Nobody can find it until you resume it.',
  let: 'It no longer shows in search. Its page says it is let.',
  sold: 'It no longer shows in search. Its page says it is sold.',
  expired: 'It no longer shows in search. List it again if it is still available.',
  removed: 'We took it down. Nobody else can see it.',
};
