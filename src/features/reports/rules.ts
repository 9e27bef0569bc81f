/** What can be wrong with a home, with what it weighs for the order of the queue. */
export const REPORT_REASONS = {
  gone: 30,
  photos: 40,
  'money-first': 55,
  price: 35,
  fees: 35,
  'not-theirs': 55,
  duplicate: 30,
  insult: 45,
} as const;
export type ReportReason = keyof typeof REPORT_REASONS;
export const REASON_IDS = Object.keys(REPORT_REASONS) as [ReportReason, ...ReportReason[]];

/** What comes of a report; nobody judged one that is closed, because its home left the market for something else, or withdrawn by who sent it. */
export type Outcome = 'upheld' | 'not-upheld' | 'closed' | 'withdrawn';

/** About people's money: looked at without waiting for the owner, and contacts are paused where the reporter had seen them. */
export const URGENT: readonly ReportReason[] = ['money-first', 'not-theirs'];

/** What reports of one home weigh together at most: none is evidence before somebody has looked. */
export const MOST_WEIGHT = 59;
export const WORDS_MAX = 2_000;
export const ANSWER_MIN = 10;
export const EMAIL_MAX = 254;
/** Pictures with one report. */
export const EVIDENCE_MAX = 3;
/** How long the owner is asked before a person looks. */
export const ANSWER_HOURS = 48;
/** Reports of one person in a day. */
export const REPORTS_A_DAY = 10;
/** Emails to one mailbox in a day that a stranger can cause here. */
export const EMAILS_A_DAY = 3;
/** Undecided reports of one person, or from one network, that pause contacts. */
export const MOST_PAUSES = 3;
/** From so many decided reports on, less than this share of them upheld weighs a quarter. */
export const RECORD_FROM = 3;
export const RECORD_SHARE = 0.3;
export const WEAK_WEIGHT = 25;
/** So many people in so many days were right about homes of one owner: their account is looked at. */
export const SUSPENSION_REPORTS = 3;
export const SUSPENSION_DAYS = 90;
/** Days that a report waits for its address to be confirmed. */
export const UNCONFIRMED_DAYS = 2;
/** How long an admin can take back what they decided about a report. */
export const UNDO_MINUTES = 30;
/** People who are warned of one home at most, and for how many days back they saw its contacts. */
export const MOST_WARNED = 500;
export const WARNED_SEEN_DAYS = 30;
/** Months after the decision; the privacy notice says the same. */
export const EVIDENCE_MONTHS = 6;
export const KEEP_MONTHS = 24;
