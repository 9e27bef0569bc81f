import type { USUAL_REASONS } from '#features/listings/texts.ts';
import type { REMOVE_REASONS, RETURN_REASONS } from '#features/moderation/texts.ts';
import type { Outcome, ReportReason } from './rules.ts';

type UsualReason = (typeof USUAL_REASONS | typeof RETURN_REASONS | typeof REMOVE_REASONS)[number];

/** What each reason that admins choose for a home finds to be so, of what people report; nothing where it is about something else, or only a doubt. */
const FINDS: Record<UsualReason, readonly ReportReason[]> = {
  'Please take out that money is to be paid before a viewing. Say instead what is due when the contract is signed.': [
    'money-first',
  ],
  'Please take the account number out of the text. Seekers get it from you once they have seen the home.': [],
  'Please check the price: it is far from what similar homes there cost.': [],
  'Please use photos of this home. These show another one.': ['photos'],
  'Please say where it is: the address does not match the place.': [],
  'Please state all fees beside the rent.': ['fees'],
  'Seekers were asked for money before they had seen the home.': ['money-first'],
  'The person who owns the home says that it is not yours to offer.': ['not-theirs'],
  'The same home is listed by somebody else, with these photos and words.': ['duplicate'],
  'The home is not there, or not as it is described.': ['gone', 'photos'],
  'The text insults or excludes people.': ['insult'],
  'The home is no longer available.': ['gone'],
  'The same home is listed twice.': ['duplicate'],
  'The photos do not show this home.': ['photos'],
  'The price asked at the end is different.': ['price'],
  'We could not confirm that you may offer this home.': [],
  'The description asks for money before a viewing.': ['money-first'],
};

/**
 * What comes of a report when the home is decided: it is upheld only where the reason that its owner is given says the same, or the admin found it to be
 * so; a home that left the market for something else closes it without a verdict (TRUST-75).
 */
export function outcomeOf(
  report: ReportReason,
  { verdict, reason }: { verdict: string | null; reason: string },
  foundSo: readonly ReportReason[] = [],
): Outcome {
  if (verdict === 'approved') return 'not-upheld';
  const found = Object.entries(FINDS).some(([said, finds]) => reason.startsWith(said) && finds.includes(report));
  return found || foundSo.includes(report) ? 'upheld' : 'closed';
}
