import type { Allowances, Plan } from './rules.ts';

const COUNTED: Record<keyof Allowances, string> = {
  properties: 'properties',
  photos: 'photos per property',
  amenities: 'amenities per property',
  socials: 'social items per property',
  features: 'additional features per property',
  featured: 'featured properties',
};

/** Sentences about the plans (SPEC sections 2 and 9). */
export const packagesTexts = {
  title: 'Pricing',
  lead: 'Four plans, in plain naira. Start with the free trial and see whether Gidana works for your home.',
  notYetCharged:
    'Nothing is charged on this site yet: every account starts with the free trial, and we ask for no card. When you can pay for a plan here, you will see it on this page first.',
  noPayment: 'NO PAYMENT MADE YET',
  ended: (plan: string) => `Your package (${plan}) has ended, so that listings cannot be added or changed.`,
  beyond: ({ name, allowances }: Pick<Plan, 'name' | 'allowances'>, what: keyof Allowances) =>
    `Your package (${name}) allows ${allowances[what]} ${COUNTED[what]}.`,
} as const;

/** "7 days". */
export function daysText({ days }: Pick<Plan, 'days'>): string {
  return days === 1 ? '1 day' : `${days} days`;
}

export interface AllowanceLine {
  text: string;
  included: boolean;
}

/** What a plan holds, line by line. */
export function allowanceLines({
  properties,
  amenities,
  photos,
  socials,
  features,
  featured,
}: Allowances): AllowanceLine[] {
  return [
    { text: count(properties, 'property', 'properties'), included: true },
    { text: `${count(amenities, 'amenity', 'amenities')} per property`, included: true },
    { text: `${count(photos, 'photo', 'photos')} per property`, included: true },
    { text: `${count(socials, 'social item', 'social items')} per property`, included: true },
    { text: `${count(features, 'additional feature', 'additional features')} per property`, included: true },
    { text: featured ? 'Featured property' : 'No featured property', included: featured },
  ];
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
