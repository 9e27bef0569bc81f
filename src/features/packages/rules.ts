/** The plans (PACK-5 to PACK-7). They are shown and counted; nothing is charged for. */
export type PlanId = 'free' | 'weekly' | 'biweekly' | 'monthly';

/** What one plan allows; each number is a count per property, except `properties`. */
export interface Allowances {
  properties: number;
  amenities: number;
  photos: number;
  socials: number;
  features: number;
  /** May appear among the featured homes. */
  featured: boolean;
}

export interface Plan {
  id: PlanId;
  name: string;
  /** Whole naira. */
  price: number;
  /** The struck-through price, in whole naira. */
  was?: number;
  days: number;
  allowances: Allowances;
}

const of = (each: number, featured: boolean): Allowances => ({
  properties: each,
  amenities: each,
  photos: each,
  socials: each,
  features: each,
  featured,
});

export const PLANS: readonly Plan[] = [
  { id: 'free', name: 'Free trial', price: 0, days: 3, allowances: of(2, false) },
  { id: 'weekly', name: 'Weekly', price: 2_000, was: 10_000, days: 7, allowances: of(2, false) },
  { id: 'biweekly', name: 'Bi-weekly', price: 7_000, was: 15_000, days: 15, allowances: of(5, true) },
  { id: 'monthly', name: 'Monthly', price: 12_000, was: 25_000, days: 30, allowances: of(20, true) },
];

/** The plan with this id. */
export function planOf(id: PlanId): Plan {
  const plan = PLANS.find((one) => one.id === id);
  if (!plan) throw new Error(`There is no plan ${id}.`);
  return plan;
}
