import type { FeeLine } from '#db/schema/listings.ts';
import type { ListingType } from '../rules.ts';

export type { FeeLine };
export type FeeKind = FeeLine['kind'];

interface FeeRule {
  kind: FeeKind;
  label: string;
  /** How it is usually taken: what a form starts from, and what a call that does not say means. */
  unit: 'naira' | 'percent';
  every: FeeLine['every'];
  refundable: boolean;
}

const fee = (kind: FeeKind, label: string, unit: FeeRule['unit'], every: FeeRule['every'], refundable: boolean) => ({
  kind,
  label,
  unit,
  every,
  refundable,
});

/** The fees that people here are asked for beside the price, in the order in which they are shown. */
export const FEES: readonly FeeRule[] = [
  fee('agency', 'Agency fee', 'percent', 'once', false),
  fee('legal', 'Legal and agreement fee', 'percent', 'once', false),
  fee('caution', 'Caution deposit', 'naira', 'once', true),
  fee('service', 'Service charge', 'naira', 'year', false),
  fee('inspection', 'Inspection fee', 'naira', 'once', false),
  fee('cleaning', 'Cleaning fee', 'naira', 'once', false),
  fee('other', 'Other fee', 'naira', 'once', false),
];

/** What is usually asked for: where one of these is not stated, people are told so. */
export const USUAL_FEES: Record<ListingType, readonly FeeKind[]> = {
  rent: ['agency', 'legal', 'caution', 'service'],
  shortlet: ['cleaning', 'caution'],
  sale: ['agency', 'legal'],
};

/** Fees of kind `other` that one listing may have; of every other kind there is one. */
export const MAX_OTHER_FEES = 2;
export const FEE_LABEL_MAX = 40;
/** Whole naira. */
export const MAX_FEE = 10_000_000_000;
export const MAX_PERCENT = 100;
/** Years of rent that are paid in advance. */
export const MAX_RENT_YEARS = 5;

export function feeRule(kind: FeeKind): FeeRule {
  const rule = FEES.find((one) => one.kind === kind);
  if (!rule) throw new Error(`There is no fee of kind ${kind}.`);
  return rule;
}
