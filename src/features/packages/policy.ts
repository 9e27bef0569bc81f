import type { Allowances } from './rules.ts';

/** What somebody's listings use: how many there are, and the most that one of them has of each. */
export interface PackageUse extends Record<Exclude<keyof Allowances, 'featured'>, number> {
  /** Listings among the Premier Properties. */
  featured: number;
}

/** What counts, in the order that people should hear of it. An admin chooses what is featured, so that its owner is not held up by it. */
export const COUNTED = ['properties', 'photos', 'amenities', 'socials', 'features'] as const;
