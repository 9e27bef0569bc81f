import type { FeeLine } from '../../../src/db/schema/listings.ts';
import type { Random } from '../../random.ts';
import type { Paper } from '../papers.ts';
import type { Line } from '../words/facts.ts';
import type { Premises } from './premises.ts';

/** What is known of premises while their words are chosen. */
export interface PremisesFacts extends Premises {
  random: Random;
  /** Naira: of a year where they are let. */
  price: number;
  street: string;
  /** Two landmarks of the area. */
  near: readonly [string, string];
  /** The building they are part of, where it has a name. */
  building: string | null;
  /** Cars that fit. */
  cars: number;
  band: 'A' | 'B' | 'C';
  generator: boolean;
  rentYears: number | null;
  paper: Paper;
  fees: readonly FeeLine[];
}

export type PremisesLine = Line<PremisesFacts>;
