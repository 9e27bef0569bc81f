/** Characters of a reason, as of every other step in the life of a listing. */
export const REASON_MIN = 10;
export const REASON_MAX = 500;
/** Of what an owner says against a decision. */
export const APPEAL_MIN = 10;
export const APPEAL_MAX = 1_000;

/** What people read about homes that a person looks at. */
export const moderationTexts = {
  title: 'Homes to Review',
  lead: 'The riskiest first. A home you review is yours for ten minutes.',
  empty: 'Nothing to review',
  find: 'Home, owner or GD number',
  findShort: 'Home, owner or GD',
  noneFound: 'No home to review matches',
  emptyLead:
    'Homes come here when rules see something in them, when somebody reports them, and a few are picked at random.',

  listingWaiting:
    'Your listing is saved. We review it before others see it. My Properties says why, and what you can change.',
  changeWaiting:
    'Your change is saved. We review it first; until then others see your listing as it was. My Properties says why.',

  wouldWait: (sentence: string, passage: string, mend: string) =>
    `${sentence} It says “${passage}”. ${mend} As it stands, we review it before others see it.`,

  nothingLeft: 'There is nothing left for you to review.',
  nothingLeftOfSearch: 'There is nothing left for you to review in this part of the queue.',
  byChance: 'Nothing looks wrong: it was picked at random.',

  chooseVerdict: 'Please choose a decision.',
  reasonMissing: `Please give its owner a reason, in ${REASON_MIN} to ${REASON_MAX} characters.`,
  notFound: 'There is nothing to decide here.',
  decidedMeanwhile: 'Somebody has already decided this.',
  changedMeanwhile: 'This has changed since you opened it. Please look at it again.',
  takenMeanwhile: 'Another admin is looking at this. Please take the next one.',
  notOwn: 'This is your own: another admin decides it.',
  notReported:
    'You reported this home: another admin decides it. If you are the only admin, make somebody else one under All Users.',
  notTwice:
    'You made the decision that this appeal is about: another admin decides it. If you are the only admin, make somebody else one under All Users; until then the home stays as you left it.',
  notNow: 'That cannot be decided about this home now.',
  decided: {
    approved: 'Approved.',
    returned: 'Returned to its owner, who is sent the reason.',
    removed: 'Taken down. Its owner is sent the reason.',
  },

  appealWords: 'Please tell us in 10 to 1,000 characters why you disagree.',
  appealed: 'Thank you. Somebody who did not make the decision will review it again.',
  explained: 'Thank you. The reviewer reads this first.',
  notWaiting: 'This is not under review at the moment.',
  appealedBefore: 'A decision can be reviewed once more, and this one has been.',
  notYours: 'You can only ask about your own listings.',

  waits: 'We review this home before others see it.',
  changeWaits: 'We review your last change first. Until then others see the home as it was.',
  emailFollows: 'We email you as soon as it is decided.',
  canMend:
    'Change that and save, and it goes live at once if nothing else looks wrong. If it is right as it is, tell us why, or wait.',
  nothingToDo: 'You do not need to do anything.',
  usually: (minutes: number) => `Half of the homes reviewed recently were decided within ${duration(minutes)}.`,
  looks: 'Others can see it. We are reviewing it because of this:',
  /** In the place of its status. */
  needsChange: 'Needs a change',
  waitsForYou: 'Others see it once you have changed it and we have reviewed it.',
  returnedToYou: 'We returned it to you. Change what is written here, and we will review it again:',
  changeReturned: 'We did not accept your last change. Others see the home as it was:',
  removed: 'We took it down:',
  writes: {
    appeal: { ask: 'Ask for another review', label: 'Why you disagree', send: 'Send for another review' },
    explain: { ask: 'Say why it is right', label: 'What the reviewer should know', send: 'Send' },
  },
  appealReason: 'The owner asks for another review of a decision.',
  appealsToAdmins: 'The owner asks somebody else to review it again.',
  appeals: 'You asked for another review. Somebody who did not make the decision will do it.',
  /** What was told to the owner with the decision that the appeal is about. */
  wrote: (reason: string) => `We wrote: ${reason}`,

  whys: {
    new: 'Waiting',
    first: 'First homes of an account',
    signals: 'Rules',
    sample: 'At random',
    edit: 'Changed',
    back: 'Put back',
    report: 'Reported',
    appeal: 'Appeal',
  },
  firstSentence: 'These are the first homes of your account: we review them before others see them.',
  upheldSentence:
    'We took down a home of yours recently, or a report about one was right, so new homes and changes wait until we have reviewed them.',
  askedSentence:
    'We are looking into a report about one of your homes. Until that is decided, we review new ones first.',
  askedMend: 'Answer the question under Reports; we look at both sides.',
  removedEdited: 'It was changed after we had taken it down.',
  lookedAgain: 'Somebody who did not make the decision has reviewed it again.',
  anotherHome: (changed: readonly string[]) =>
    `It reads like another home now: ${changed.slice(0, -1).join(', ')} and ${changed.at(-1)} were changed while it was on the market.`,
  backUnseen: 'It was put back on the market, and nobody has approved it so far.',
  takenDownNoMore: 'Put back as it was, without another review.',
  takenBack: 'The decision before was taken back.',
  editSentence: 'It was changed while it was on the market.',
  mendedSentence: (words: string) => `It waited because it said “${words}”, and was changed since.`,
  backSentence: 'We had returned it, and it has been changed since.',
} as const;

/** A decision in one word or two. */
export const VERDICT_NAMES = {
  approved: 'Approved',
  returned: 'Returned',
  removed: 'Taken down',
  'put-back': 'Put back',
} as const;

/** What admins mostly write, in words that its owner can do something with. */
export const RETURN_REASONS = [
  'Please take out that money is to be paid before a viewing. Say instead what is due when the contract is signed.',
  'Please take the account number out of the text. Seekers get it from you once they have seen the home.',
  'Please check the price: it is far from what similar homes there cost.',
  'Please use photos of this home. These show another one.',
  'Please say where it is: the address does not match the place.',
  'Please state all fees beside the rent.',
] as const;
export const REMOVE_REASONS = [
  'Seekers were asked for money before they had seen the home.',
  'The person who owns the home says that it is not yours to offer.',
  'The same home is listed by somebody else, with these photos and words.',
  'The home is not there, or not as it is described.',
  'The text insults or excludes people.',
] as const;

/** How long homes wait: "12 to review, 3 held back. Half have waited 2 hours or more, the oldest 3 days." */
export function waitingWords(times: {
  total: number;
  holding: number;
  medianMinutes: number | null;
  oldestMinutes: number | null;
}): string {
  const { total, holding, medianMinutes, oldestMinutes } = times;
  if (medianMinutes === null || oldestMinutes === null) return moderationTexts.empty;
  const counts = `${total.toLocaleString('en-US')} to review, ${holding.toLocaleString('en-US')} held back.`;
  if (total === 1) return `${counts} It has waited ${duration(oldestMinutes)}.`;
  return `${counts} Half have waited ${duration(medianMinutes)} or more, the oldest ${duration(oldestMinutes)}.`;
}

/** "40 minutes", "5 hours", "3 days". */
function duration(minutes: number): string {
  const [amount, unit] =
    minutes < 120
      ? [minutes, 'minute']
      : minutes < 2_880
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / 1_440), 'day'];
  return `${amount}\u00A0${unit}${amount === 1 ? '' : 's'}`;
}
