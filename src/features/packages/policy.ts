import type { Allowances } from './rules.ts';

/** What somebody's listings use: how many there are, and the most that one of them has of each. */
export interface PackageUse extends Record<Exclude<keyof Allowances, 'featured'>, number> {
  /** Listings among the Premier Properties. */
  featured: number;
}

/** What the use goes beyond, in the order that people should hear of it; empty while all is within the plan. */
export function beyondPlan(use: PackageUse, allowances: Allowances): (keyof Allowances)[] {
  const counted = (['properties', 'photos', 'amenities', 'socials', 'features'] as const).filter(
    (what) => use[what] > allowances[what],
  );
  return use.featured > 0 && !allowances.featured ? [...counted, 'featured'] : counted;
}
