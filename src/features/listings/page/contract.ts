import type { Cost } from '../costs/cost.ts';

/** What a home really costs, in words and whole naira, as its page shows it. */
export interface Bill extends Omit<Cost, 'lines' | 'notStated'> {
  /** What the total is for: "First year". */
  title: string;
  lines: { label: string; amount: number; isYearly: boolean; comesBack: boolean }[];
  /** Usual fees of which nothing is known. */
  notStated: string[];
}

/** What is known of a home beyond the fields of the specification, in words. */
export interface HomeFacts {
  /** "50x100 ft (464.5 sqm)" */
  size: string | null;
  toilets: number | null;
  titlePaper: { label: string; meaning: string } | null;
  features: { label: string; names: string[] }[];
}
