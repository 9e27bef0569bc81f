import type { PackageUse } from './policy.ts';
import type { Allowances, Plan } from './rules.ts';

/** Characters of the reason for which somebody is given a package. */
export const REASON_MIN = 3;
export const REASON_MAX = 200;

type Counted = Exclude<keyof Allowances, 'featured'>;

const COUNTED: Record<keyof Allowances, string> = {
  properties: 'properties',
  photos: 'photos per property',
  amenities: 'amenities per property',
  socials: 'social items per property',
  features: 'additional features per property',
  featured: 'featured properties',
};

/** Sentences about the plans (PACK-1 to PACK-7). */
export const packagesTexts = {
  title: 'Pricing',
  lead: 'What each plan costs and includes.',
  notYetCharged:
    'You cannot buy a plan yet and we charge nothing: every account starts on the free trial. We will announce payments on this page before they start.',
  freeTitle: 'Listing is free for now',
  today:
    'As many homes as you have, with up to 6 photos on each, for as long as you like. The limits below are not in force yet, nobody can buy a plan yet, and no bank card is needed. We will announce it here before any of that changes.',
  notEnforced: 'Listing is free for now. We will tell you here before that changes.',
  /** What everybody has while no package is in force. */
  freeLines: ['As many homes as you have', 'Up to 6 photos on each home', 'Your homes stay live after that day'],
  notInForce: 'Nothing is on sale yet, and nothing is charged.',
  limitsOff: 'Limits, off for now',
  countedTitle: 'What each limit means',
  counted: (enforced: boolean): readonly (readonly [string, string])[] => [
    ['Properties', 'Your homes that are live or in review. Paused, let and sold ones do not count.'],
    ['Photos', enforced ? 'The photos of one home.' : 'Up to 6 on each home for now, whatever the plan.'],
    ['Amenities', 'Parking and furnished. Nothing else that you tick counts.'],
    ['Social items', 'The website and the social media of a home.'],
    ['Additional features', 'Each line that you write under “More info”.'],
    ['Featured property', 'Our team may choose a home of yours for the Premier Properties.'],
  ],
  freeForNow: 'Free for now',
  notOnSale: 'Not on sale yet',
  used: 'What you use of it',
  enforced: 'What you have, and what each package holds.',
  noPayment: 'NO PAYMENT MADE YET',
  ended: (plan: string) =>
    `Your package (${plan}) has ended, so that nothing can be added. You can still correct, pause and delete what you have.`,
  grantTitle: 'Give a package',
  granted: (name: string, { name: plan, allowances }: Pick<Plan, 'name' | 'allowances'>, day: string) =>
    `${name} has the package ${plan} until ${day}: ${includedIn(allowances)}.`,
  /** What they have now, before they are given another. */
  has: (plan: string, day: string, isOver: boolean) => `They ${isOver ? 'had' : 'have'} ${plan} until ${day}.`,
  grantChoice: (plan: Plan, day: string) =>
    `${plan.name}, ${daysText(plan)}: until ${day}, ${includedIn(plan.allowances)}`,
  hasLonger: (plan: string, day: string) =>
    `They already have ${plan} until ${day}: what you chose would not give them a day more.`,
  planWrong: 'Please choose one of the packages.',
  reasonMissing: `Please give a reason for the admin record, in ${REASON_MIN} to ${REASON_MAX} characters.`,
  noSuchPerson: 'There is nobody with this id.',
  beyond: ({ name, allowances }: Pick<Plan, 'name' | 'allowances'>, what: keyof Allowances) =>
    `Your package (${name}) allows ${allowances[what]} ${COUNTED[what]}.`,
} as const;

/** "7 days". */
export function daysText({ days }: Pick<Plan, 'days'>): string {
  return days === 1 ? '1 day' : `${days} days`;
}

/** What a plan holds, line by line. */
export function allowanceLines(allowances: Allowances) {
  const of = (what: Counted, one: string, many: string) => count(allowances[what], one, many);
  const { featured } = allowances;
  return [
    { text: of('properties', 'property', 'properties'), included: true },
    { text: `${of('amenities', 'amenity', 'amenities')} per property`, included: true },
    { text: `${of('photos', 'photo', 'photos')} per property`, included: true },
    { text: `${of('socials', 'social item', 'social items')} per property`, included: true },
    { text: `${of('features', 'additional feature', 'additional features')} per property`, included: true },
    { text: featured ? 'Featured property' : 'No featured property', included: featured },
  ];
}

/** "20 properties, 20 photos each, featured property". */
function includedIn({ properties, photos, featured }: Allowances): string {
  const homes = count(properties, 'property', 'properties');
  return [homes, `${count(photos, 'photo', 'photos')} each`, ...(featured ? ['featured property'] : [])].join(', ');
}

/** What somebody has, line by line, of what their plan allows; all but the first count the home that has the most. */
export function useLines(use: PackageUse, allowances: Allowances) {
  const of = (label: string, what: Counted) => {
    return { label, text: `${use[what]} of ${allowances[what]}`, beyond: use[what] > allowances[what] };
  };
  return [
    of('Properties', 'properties'),
    of('Most photos on one property', 'photos'),
    of('Most amenities on one property', 'amenities'),
    of('Most social items on one property', 'socials'),
    of('Most extra features on one property', 'features'),
    {
      label: 'Featured properties',
      text: allowances.featured ? String(use.featured) : `${use.featured}, not in this package`,
      beyond: use.featured > 0 && !allowances.featured,
    },
  ];
}

/** "3 days left", and what stands there when it is over. */
export function daysLeftText(daysRemaining: number): string {
  if (daysRemaining === 0) return 'Ended';
  return daysRemaining === 1 ? 'Only 24hrs' : `${daysRemaining} days`;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
