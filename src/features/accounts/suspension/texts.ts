import { lagosDay } from '#features/listings/card/words.ts';

/** Characters of the reason that the person, or the admin record, is given. */
export const REASON_MIN = 10;
export const REASON_MAX = 500;

export const CAUSES = ['fraud', 'rules', 'other'] as const;
export type Cause = (typeof CAUSES)[number];

/** For how long, in days; 0 has no end. */
export const TERMS = { '7': '7 days', '30': '30 days', '90': '90 days', '0': 'Until an admin ends it' } as const;

/** What admins and those concerned read about suspended accounts. */
export const suspensionTexts = {
  title: 'Suspend this account',
  lead: 'They are logged out everywhere and cannot log in. Their homes are paused. We tell them by email, with the reason.',
  endTitle: 'End the suspension',
  endLead:
    'They can log in again, and the homes paused by the suspension go back on the market. We tell them by email.',
  suspended: (name: string) => `${name} is suspended.`,
  ended: (name: string) => `${name} is no longer suspended.`,
  causeMissing: 'Please choose what it is about.',
  termMissing: 'Please choose for how long.',
  reasonMissing: `Please give a reason, in ${REASON_MIN} to ${REASON_MAX} characters.`,
  notYourself: 'You cannot suspend yourself.',
  already: 'This account is already suspended.',
  notSuspended: 'This account is not suspended.',
  causes: {
    fraud: 'Money asked for or taken dishonestly',
    rules: 'Our terms were broken',
    other: 'Something else',
  } satisfies Record<Cause, string>,
  /** At the login, to whoever gave the right password. */
  refused: (reason: string, until: Date | null, companyEmail: string) =>
    `Your account is suspended${untilText(until)}. The reason: ${reason.replace(/[.\s]*$/, '')}. If you think that this is a mistake, write to ${companyEmail}.`,
} as const;

/** " until 3 March 2026", or nothing where there is no end. */
export function untilText(until: Date | string | null): string {
  return until ? ` until ${lagosDay(until)}` : '';
}

/** What admins mostly write to somebody; their own words do as well. */
export const USUAL_REASONS = [
  'Several people told us that they were asked for money before a viewing.',
  'We could not confirm that the homes you listed are yours to offer.',
  'The same homes were listed again after we took them down.',
  'Messages to seekers were insulting.',
] as const;
