import {
  ANSWER_HOURS,
  ANSWER_MIN,
  EVIDENCE_MAX,
  EVIDENCE_MONTHS,
  type Outcome,
  type ReportReason,
  REPORTS_A_DAY,
  UNDO_MINUTES,
  WORDS_MAX,
} from './rules.ts';

/** What somebody chooses. */
export const REASON_LABELS: Record<ReportReason, string> = {
  gone: 'It has been let or sold',
  photos: 'The photos are of a different home',
  'money-first': 'They asked for money before a viewing',
  price: 'The price they ask is different',
  fees: 'The fees they ask are different',
  'not-theirs': 'It is not theirs to let or sell',
  duplicate: 'The same home is listed twice',
  insult: 'It insults people or shuts some out',
};

/** The same to its owner, who is accused of nothing: "We were told that …". */
export const REASON_CLAUSES: Record<ReportReason, string> = {
  gone: 'this home is no longer available',
  photos: 'the photos show another home',
  'money-first': 'money was asked for before a viewing',
  price: 'the price asked at the end is different',
  fees: 'the fees asked at the end differ from those in the listing',
  'not-theirs': 'it is not clear that you may offer this home',
  duplicate: 'the same home is listed more than once',
  insult: 'the words of the listing hurt people or shut them out for who they are',
};

/** What others are warned of, where it was found to be so: the two reasons that are about their money. */
export const WARNED_OF: Partial<Record<ReportReason, string>> = {
  'money-first': 'money was asked for there before a viewing',
  'not-theirs': 'it was offered by somebody who may not let or sell it',
};

/** How an owner puts it right. */
export const REASON_MENDS: Record<ReportReason, string> = {
  gone: 'If it is let or sold, mark it as let or sold. If it is still available, tell us.',
  photos:
    'If a photo is of another home, put one of this home in its place. If they are right, tell us when you took them.',
  'money-first': 'Nobody should pay before they have seen a home. Tell us what you ask for, and when.',
  price: 'If the price has changed, correct it. If it is right, tell us.',
  fees: 'Put every fee into the listing. If they are all there, tell us.',
  'not-theirs': 'Tell us whether you own it or offer it for somebody, and how you can show that.',
  duplicate: 'Keep one listing of the home and delete the others. If they are different homes, tell us how.',
  insult: 'Take out what says who may not come. If nothing does, tell us.',
};

/** Why a home leaves the market for one report that was upheld by itself, to its owner. */
export const heldReason = (reason: ReportReason) =>
  `We were told that ${REASON_CLAUSES[reason]}, looked into it and confirmed it. ${REASON_MENDS[reason].split('. ')[0]}. Once you have put it right, we will review it again.`;

/** A decision about a report, to admins. */
export const OUTCOME_NAMES: Record<Outcome, string> = {
  upheld: 'Upheld',
  'not-upheld': 'Dismissed',
  closed: 'Closed without a verdict',
  withdrawn: 'Withdrawn by its sender',
};

/** What was decided about what, for the admin record. */
export const decidedSo = (reason: ReportReason, outcome: Outcome) =>
  `${REASON_LABELS[reason]}: ${OUTCOME_NAMES[outcome].toLowerCase()}`;

/** What people read about what is wrong with a home. */
export const reportsTexts = {
  link: 'Something wrong?',
  title: 'Something wrong?',
  lead: 'Tell us what is wrong with this listing. We tell its owner what the report is about, but not who sent it.',
  reasonLegend: 'What is wrong?',
  reasonMissing: 'Please choose what is wrong.',
  words: 'What happened?',
  wordsHint: 'Only our admins read your own words.',
  wordsLong: `Please keep it under ${WORDS_MAX.toLocaleString('en-US')} characters.`,
  evidence: 'Pictures that show it',
  evidenceHint: `Screenshots or photos, ${EVIDENCE_MAX} at most, up to 2 MB each. Only our admins see them. We delete them ${EVIDENCE_MONTHS} months after the decision.`,
  evidenceMany: `Please choose ${EVIDENCE_MAX} pictures at most.`,
  evidenceMembers: 'Please log in to send pictures.',
  email: 'Your email address',
  emailHint: 'We send you a link to confirm your report, and later the outcome.',
  emailWrong: 'This does not look like an email address, such as ada@example.com.',
  submit: 'Send report',
  thanks: 'Thank you. We are looking into it',
  thanksNext: ({ isUrgent, isHidden = false }: { isUrgent: boolean; isHidden?: boolean }) =>
    `${isHidden ? 'The contacts of this home are hidden for now. ' : ''}${
      isUrgent
        ? 'An admin looks at it without waiting for the owner’s answer. We'
        : `We ask the owner, who has ${ANSWER_HOURS} hours to answer, and`
    } email you the outcome. Please pay nothing until you have seen the home and its papers.`,
  confirmSent: 'One more step: open your email',
  confirmSentNext:
    'We have sent you a link. Your report counts once you have opened it and confirmed. It is good for two days.',
  own: 'This is your own listing: correct it, pause it or delete it under My Properties.',
  already: 'You have already told us about this listing.',
  tooMany: `You have sent ${REPORTS_A_DAY} reports today, the most in a day. Please write to us if there is more to say.`,
  tooManyHere: 'Too many reports came from your network in the last hour. Please try again later, or log in first.',
  tooManyEmails:
    'We have sent this address enough emails today. Please open the link in one of them, or try again tomorrow.',
  confirmTitle: 'Confirm your report',
  confirmLead: (name: string) => `You told us about “${name}”. Press the button and we look into it.`,
  confirm: 'Confirm report',
  confirmOld:
    'This link was already used, or is older than two days. If you have confirmed your report, it counts and you do not need to do anything.',
  confirmed: 'Thank you: your report counts',
  notFound: 'There is no such report, or it has been decided.',

  ownTitle: 'Reports',
  ownLead: 'What people told us about your homes, and what you told us about others.',
  questions: 'About your homes',
  noQuestions: 'Nobody has told us that anything is wrong with your homes.',
  question: (name: string, clause: string) => `We were told that ${clause}: “${name}”.`,
  answer: 'Your answer',
  answerHint: 'Only our admins read it. We do not say who told us.',
  answerShort: `Please answer in ${ANSWER_MIN} to ${WORDS_MAX.toLocaleString('en-US')} characters.`,
  sendAnswer: 'Send answer',
  answered: 'Thank you for your answer. We look at both sides and email you what we decide.',
  waiting: 'You have answered. We look at both sides.',
  paused: 'Until we have decided, your phone number and email address may be hidden on this listing.',
  mine: 'What you told us',
  noMine: 'You have not reported anything yet. Every home has a “Something wrong?” link.',
  underWay: 'We are looking into it',
  upheld: 'You were right, and we have acted on it',
  notUpheld: 'We could not confirm it',
  ownUpheld: 'We could confirm it',
  ownNotUpheld: 'We could not confirm it. You do not need to do anything',
  closed: 'The home left the market for another reason, so we have not decided this',
  ownClosed: 'The home left the market for another reason. You do not need to answer',
  ownWithdrawn: 'It was withdrawn. You do not need to do anything',
  withdrawnMine: 'You withdrew it',
  withdraw: 'Withdraw',
  withdrawTitle: 'Withdraw this report?',
  withdrawQuestion: 'You take back what you told us about this home:',
  withdrawAfter:
    'We may still look at it ourselves. You can report a home only once, so you cannot report it again later.',
  withdrawNo: 'No, keep it',
  withdrawYes: 'Yes, withdraw',
  withdrawn: 'Your report is withdrawn.',
  withdrawDecided: 'We have decided this report already, so it cannot be withdrawn.',
  notice: (count: number) =>
    count === 1 ? 'We have a question about one of your homes.' : `We have ${count} questions about your homes.`,
  toAnswer: 'Answer',

  adminTitle: 'Reported Homes',
  adminLead:
    'What people told us is wrong with a home. Decide each on what both sides say; the home itself is decided in the queue.',
  find: 'Home, GD number, or who told us',
  findShort: 'Home, GD or reporter',
  noneFound: 'No report matches',
  adminEmpty: 'No report waits for a decision',
  adminEmptyNext: 'New ones come here as soon as somebody sends one.',
  bothSides: 'What both sides say',
  upheldBefore: (upheld: number, decided: number) => `${upheld} of ${decided} earlier reports upheld`,
  countsLess: (weight: number) =>
    weight === 0
      ? 'Does not count: somebody of the same network has reported it already.'
      : `Counts ${weight} %: of this sender’s earlier reports few were right.`,
  upheldButton: 'Uphold',
  confirmButton: 'Take it off the market',
  notUpheldButton: 'Dismiss',
  decided: `Decided. Both sides are told. For ${UNDO_MINUTES} minutes you can take it back.`,
  undoTitle: 'What you decided just now',
  undoLead: `For ${UNDO_MINUTES} minutes you can take a decision back: the report is open again, a home that left the market for it comes back, and both sides are told.`,
  undoButton: 'Take back',
  undone: 'Taken back. The report is open again, and both sides are told.',
  undoLate: `You can take back what you decided yourself, for ${UNDO_MINUTES} minutes.`,
  decidedMeanwhile: (outcome: Outcome) =>
    `This report was decided meanwhile: it was ${OUTCOME_NAMES[outcome].toLowerCase()}. Nothing was changed by what you chose.`,
  decidedInQueue:
    'This home was decided in the queue meanwhile, and with it what was reported about it. Load this page again.',
  confirmQuestion:
    'The home leaves the market until its owner has put this right. Everybody who reported the same learns that they were right.',
  answersReports: (count: number) =>
    `Your decision answers ${count === 1 ? 'this report' : `these ${count} reports`} too. Approved, ${count === 1 ? 'it is' : 'they are'} dismissed. Returned or taken down, a report is upheld where your reason says the same or you tick it beside the reason, and closed without a verdict otherwise.`,
  foundSoWarns: 'Whoever saw the contacts is warned of what is about their money.',
  foundSo: 'What of the reports is true?',
  foundSoHint: 'Those that say the same as your reason are upheld anyway.',
  ownReport: 'You sent this report, or it is about a home of yours: somebody else decides it.',
  suspensionTitle: 'Accounts to look at',
  suspensionLead: (reports: number, days: number) =>
    `${reports} people or more were right about homes of theirs within ${days} days. Suspend them from the list of users, or leave it.`,
} as const;
