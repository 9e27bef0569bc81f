/** Characters of a reason, as of every other step in the life of a listing. */
export const REASON_MIN = 10;
export const REASON_MAX = 500;
/** Of what an owner says against a decision. */
export const APPEAL_MIN = 10;
export const APPEAL_MAX = 1_000;

/** What people read about homes that a person looks at. */
export const moderationTexts = {
  title: 'Homes to Review',
  lead: 'The riskiest first, then the oldest. A home that you open is yours for ten minutes.',
  empty: 'Nothing to review',
  find: 'Home, owner or GD number',
  noneFound: 'No home to review matches',
  emptyLead: 'Homes come here when rules see something in them, when somebody reports them, and some by chance.',

  listingWaiting:
    'Your listing is saved. We look at it before others see it: My Properties says why, and what you can change.',
  changeWaiting:
    'Your change is saved. We look at it first; until then others see your listing as it was. My Properties says why.',

  wouldWait: (sentence: string, passage: string, mend: string) =>
    `${sentence} It says “${passage}”. ${mend} As it is, we look at it before others see it.`,

  nothingLeft: 'There is nothing left for you to review.',
  byChance: 'Nothing speaks against it: it is looked at by chance.',

  chooseVerdict: 'Please choose what is to be done.',
  reasonMissing: `Please give its owner a reason, in ${REASON_MIN} to ${REASON_MAX} characters.`,
  notFound: 'There is nothing to decide here.',
  decidedMeanwhile: 'Somebody has decided this already.',
  changedMeanwhile: 'This has changed since you opened it. Please look at it again.',
  takenMeanwhile: 'Another admin is looking at this. Please take the next one.',
  notOwn: 'This is your own: another admin decides it.',
  notTwice:
    'You made the decision that this appeal is about: another admin decides it. If you are the only admin, make somebody else one under All Users; until then the home stays as you left it.',
  notNow: 'That cannot be decided about this home now.',
  decided: {
    approved: 'Approved.',
    returned: 'Returned to its owner, who is sent the reason.',
    removed: 'Taken down. Its owner is sent the reason.',
  },

  appealWords: 'Please say in 10 to 1,000 characters why you see it otherwise.',
  appealed: 'Thank you. A person who did not make the decision looks at it again.',
  explained: 'Thank you. Whoever looks at it reads this first.',
  notWaiting: 'Nobody is looking at this at the moment.',
  appealedBefore: 'A decision can be looked at once more, and this one has been.',
  notYours: 'You can only ask about your own listings.',

  waits: 'We look at this home before others see it.',
  changeWaits: 'We look at your last change first. Until then others see the home as it was.',
  emailFollows: 'You get an email as soon as that is decided.',
  canMend:
    'Change that and save it, and it goes live at once where nothing else speaks against it. Is it right as it is? Then say why, or wait.',
  nothingToDo: 'You need to do nothing.',
  usually: (minutes: number) => `Half of the homes that waited lately were decided within ${duration(minutes)}.`,
  looks: 'Others can see it. We look at it because of this:',
  returnedToYou: 'We returned it to you. Change what is written here, and we look at it again:',
  changeReturned: 'We did not take your last change. Others see the home as it was:',
  removed: 'We took it down:',
  writes: {
    appeal: { ask: 'Ask another person to look', label: 'Why you see it otherwise', send: 'Ask for another look' },
    explain: { ask: 'Say why it is right', label: 'What whoever looks at it should know', send: 'Send' },
  },
  appealReason: 'Its owner asks for another look at a decision.',
  appealsToAdmins: 'Its owner asks another person to look again.',
  appeals: 'You asked us to look again. A person who did not make the decision does.',

  whys: {
    new: 'Waiting',
    first: 'First homes of an account',
    signals: 'Rules',
    sample: 'By chance',
    edit: 'Changed',
    back: 'Put back',
    report: 'Reported',
    appeal: 'Appeal',
  },
  firstSentence: 'These are the first homes of your account: a person looks at them before others see them.',
  upheldSentence:
    'We took down a home of yours lately, or a report about one was right, so new homes and changes wait until a person has looked at them.',
  askedSentence: 'We look into a report about one of your homes: until then a person looks at new ones first.',
  askedMend: 'Answer the question under Reports; a person looks at both sides.',
  removedEdited: 'It was changed after we had taken it down.',
  lookedAgain: 'A person who did not make the decision has looked again.',
  anotherHome: (changed: readonly string[]) =>
    `It reads like another home now: ${changed.slice(0, -1).join(', ')} and ${changed.at(-1)} were changed while it was on the market.`,
  backUnseen: 'It was put back on the market, and nobody has approved it so far.',
  takenDownNoMore: 'Put back as it was; nobody looked at it for that.',
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
  'Please check the price: it is far from what homes like it are asked for there.',
  'Please use photos of this home. These show another one.',
  'Please say where it is: the address does not fit the place.',
  'Please state all fees beside the rent.',
] as const;
export const REMOVE_REASONS = [
  'Seekers were asked for money before they had seen the home.',
  'The person who owns the home says that it is not yours to offer.',
  'The same home is listed by somebody else, with these photos and words.',
  'The home is not there, or not as it is described.',
  'The text insults or excludes people.',
] as const;

/** How long homes wait: "12 to review, 3 of them held back until then. Half have waited 2 hours or longer, the oldest 3 days." */
export function waitingWords(times: {
  total: number;
  holding: number;
  medianMinutes: number | null;
  oldestMinutes: number | null;
}): string {
  const { total, holding, medianMinutes, oldestMinutes } = times;
  if (medianMinutes === null || oldestMinutes === null) return moderationTexts.empty;
  const counts = `${total.toLocaleString('en-US')} to review, ${holding.toLocaleString('en-US')} of them held back until then.`;
  if (total === 1) return `${counts} It has waited ${duration(oldestMinutes)}.`;
  return `${counts} Half have waited ${duration(medianMinutes)} or longer, the oldest ${duration(oldestMinutes)}.`;
}

/** "40 minutes", "5 hours", "3 days". */
function duration(minutes: number): string {
  const [amount, unit] =
    minutes < 120
      ? [minutes, 'minute']
      : minutes < 2_880
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / 1_440), 'day'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
