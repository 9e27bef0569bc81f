import { farBelow, MOST_PLACES_OF_LANDLORD, shareOf, USUAL_SHARE_MAX } from '#features/listings/rules.ts';
import type { Circumstances, Middle, Reason, Subject } from './contract.ts';
import { isDoubtful, isMoneyNearViewing, shareNamed } from './words.ts';

const YOUNG_DAYS = 7;
const MANY_ACCOUNTS = 3;
const MANY_ON_FIRST_DAY = 5;
/** Nobody who lets or sells homes types in more on a first day. */
const MOST_ON_FIRST_DAY = 40;

/** Labels of fees that are for a look or for holding a home; a parking slot and an access card are honest ones. */
const PAID_TO_LOOK = /\b(?:viewings?|tours?|reserv(?:e|ation)|waitlist|shortlist\w*)\b/i;

interface Rule {
  rule: string;
  weight: number;
  isEvidence?: true;
  mend: string;
  /** What its owner reads, and what may be told to seekers; null where it does not apply. */
  see: (subject: Subject, circumstances: Circumstances) => { sentence: string; fact?: string } | null;
}

const RULES: readonly Rule[] = [
  {
    rule: 'phone-or-words-of-suspended',
    weight: 80,
    isEvidence: true,
    mend: 'If the home and the words are yours, tell us in an appeal how you are connected; a person reads it.',
    see: (_subject, { ofSuspendedForFraud }) =>
      ofSuspendedForFraud
        ? {
            sentence:
              'The phone number, the description or the address of the account is also that of an account that was suspended.',
          }
        : null,
  },
  {
    rule: 'words-of-removed',
    weight: 70,
    isEvidence: true,
    mend: 'If the home and the words are yours, tell us how you came by them; a person reads it.',
    see: (_subject, { wordsOfRemoved }) =>
      wordsOfRemoved
        ? { sentence: 'Our team took a home of another account with the same description off the market.' }
        : null,
  },
  {
    rule: 'phone-of-removed',
    weight: 40,
    mend: 'Use the number on which seekers reach you. If your agency shares one, you need to do nothing.',
    see: (_subject, { phoneOfRemoved }) =>
      phoneOfRemoved
        ? { sentence: 'Our team took a home of another account with this phone number off the market.' }
        : null,
  },
  {
    rule: 'upheld-report',
    weight: 70,
    isEvidence: true,
    mend: 'Correct what the report was about, then save: we will review it again.',
    see: (_subject, { upheldReport }) =>
      upheldReport ? { sentence: 'Somebody reported something about this home, and we found it to be so.' } : null,
  },
  {
    rule: 'far-below-middle',
    weight: 30,
    mend: 'Check the price for a missing zero. If it is right, you need to do nothing.',
    see: (_subject, { middle }) => {
      const fact = middle && priceFact(middle);
      return fact ? { sentence: `The price is ${fact}.`, fact } : null;
    },
  },
  {
    rule: 'doubtful-words-at-low-price',
    weight: 60,
    isEvidence: true,
    mend: 'Check the price for a missing zero, and take out what is to be paid before or for a viewing.',
    see: (subject, { middle }) => {
      const fact = middle && priceFact(middle);
      return fact && isDoubtful(subject)
        ? { sentence: `The price is ${fact}, and the text speaks of money beside a viewing.` }
        : null;
    },
  },
  {
    rule: 'phone-of-several-accounts',
    weight: 30,
    mend: 'Use the number on which seekers reach you. If your agency shares one, you need to do nothing.',
    see: (_subject, { accountsWithPhone }) =>
      accountsWithPhone >= MANY_ACCOUNTS
        ? { sentence: `The phone number is used by ${accountsWithPhone} accounts.` }
        : null,
  },
  {
    rule: 'words-of-another-listing',
    weight: 30,
    mend: 'Describe the home in your own words. If both listings are yours, you need to do nothing.',
    see: (_subject, { copiedFromOther }) =>
      copiedFromOther ? { sentence: 'Another account described a home in the same words before.' } : null,
  },
  {
    rule: 'new-account-in-dear-area',
    weight: 20,
    mend: 'That needs no change: we look at the first homes of new accounts in areas like this one.',
    see: (_subject, { accountDays, middle }) =>
      middle?.isDear && accountDays < YOUNG_DAYS
        ? {
            sentence: `The account is ${daysOld(accountDays)}, and ${middle.placeName} is among the dearest areas.`,
            fact: `The account is ${daysOld(accountDays)}`,
          }
        : null,
  },
  {
    rule: 'money-near-viewing',
    weight: 30,
    mend: 'Say what the money is for and that it is paid after viewing. If your text is clear, you need to do nothing.',
    see: (subject, { accountDays }) =>
      isMoneyNearViewing(subject, { isNew: accountDays < YOUNG_DAYS })
        ? { sentence: 'The text speaks of money beside a viewing.' }
        : null,
  },
  {
    rule: 'many-on-first-day',
    weight: 20,
    mend: 'That needs no change: we look at some of the homes when an account starts with many.',
    see: (_subject, { listedFirstDay }) =>
      listedFirstDay > MANY_ON_FIRST_DAY
        ? { sentence: `The account listed ${listedFirstDay} homes on its first day.` }
        : null,
  },
  {
    rule: 'too-many-on-first-day',
    weight: 60,
    isEvidence: true,
    mend: 'If the homes are yours to offer, you need to do nothing: a person looks at them.',
    see: (_subject, { listedFirstDay, accountDays }) =>
      accountDays === 0 && listedFirstDay > MOST_ON_FIRST_DAY
        ? { sentence: `The account listed more than ${MOST_ON_FIRST_DAY} homes on its first day.` }
        : null,
  },
  {
    rule: 'direct-in-many-places',
    weight: 30,
    mend: 'If it is not yours, take out that it comes direct from the landlord. If it is, you need to do nothing.',
    see: ({ features }, { places }) =>
      features.includes('direct-landlord') && places > MOST_PLACES_OF_LANDLORD
        ? { sentence: `It is said to come direct from the landlord, and the account has homes in ${places} places.` }
        : null,
  },
  {
    rule: 'viewing-fee-named',
    weight: 60,
    isEvidence: true,
    mend: 'Take it out of the fees: a viewing costs nothing, and nothing is paid to hold a home unseen.',
    see: ({ fees }) =>
      fees.some(({ label = '', amount }) => (amount ?? 0) > 0 && PAID_TO_LOOK.test(label))
        ? { sentence: 'One of the fees reads as if people should pay to see the home or to hold it unseen.' }
        : null,
  },
  {
    rule: 'inspection-fee-named',
    weight: 30,
    mend: 'Say in the description that it is paid after viewing, or take it out: seekers are told to pay nothing before.',
    see: ({ fees }) =>
      fees.some(({ kind, amount }) => kind === 'inspection' && (amount ?? 0) > 0)
        ? { sentence: 'A fee for the inspection is named.' }
        : null,
  },
  {
    rule: 'fees-above-lagos-limit',
    weight: 30,
    mend: 'Check the agency and legal fees: in Lagos each is 10 % of a year’s rent at most.',
    see: (subject) => {
      const share = highestFee(subject);
      return subject.type === 'rent' && isInLagos(subject) && share > USUAL_SHARE_MAX
        ? { sentence: `The agency or legal fee is ${Math.round(share)} % of the rent.` }
        : null;
    },
  },
];

/** What the circumstances of a home say about it (TRUST-2); each rule by itself. */
export function circumstantialReasons(subject: Subject, circumstances: Circumstances): Reason[] {
  return RULES.flatMap(({ rule, weight, isEvidence = false, mend, see }) => {
    const seen = see(subject, circumstances);
    return seen ? [{ rule, weight, isEvidence, mend, ...seen }] : [];
  });
}

/** "40 % below the middle price of 35 two-bed flats in Yaba", where so few are so cheap that seekers should know; else null (TRUST-3). */
export function priceFact(middle: Middle): string | null {
  const share = farBelow(middle);
  return share === null
    ? null
    : `${share} % below the middle price of ${middle.count} ${middle.what} in ${middle.placeName}`;
}

function highestFee(subject: Subject): number {
  const { fees, price } = subject;
  const shares = fees.filter(({ kind }) => kind === 'agency' || kind === 'legal').map((fee) => shareOf(fee, price));
  return Math.max(shareNamed(subject), ...shares);
}

const isInLagos = ({ place }: Subject) => place === 'lagos' || (place?.startsWith('lagos/') ?? false);
const daysOld = (days: number) => (days === 0 ? 'less than a day old' : days === 1 ? '1 day old' : `${days} days old`);
