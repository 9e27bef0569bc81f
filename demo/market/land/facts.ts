import type { FeeLine } from '../../../src/db/schema/listings.ts';
import type { Random } from '../../random.ts';
import type { Line } from '../words/facts.ts';
import type { Plot } from './plots.ts';

/** What is known of one plot while its words are chosen. */
export interface PlotFacts extends Plot {
  random: Random;
  /** Naira: of a year where it is leased. */
  price: number;
  street: string;
  /** Two landmarks of the area. */
  near: readonly [string, string];
  estate: string | null;
  /** Months over which the price may be paid; null where it is paid at once. */
  months: number | null;
  negotiable: boolean;
  fees: readonly FeeLine[];
}

export type PlotLine = Line<PlotFacts>;
