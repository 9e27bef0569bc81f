import type { PlaceFigures } from '#features/figures/contract.ts';
import type { ListingCard } from '#features/listings/contract.ts';
import type { ListingType } from '#features/listings/rules.ts';
import type { Step } from '#features/structured-data/contract.ts';

/** A place with the page it has in one market. */
export interface AreaLink {
  name: string;
  path: string;
  /** How many homes it had when they were last counted. */
  homes: number;
}

/** The page of one place in one market. */
export interface AreaPage {
  type: ListingType;
  /** Null for the whole country. */
  place: string | null;
  /** "Lekki, Lagos". */
  name: string;
  /** The steps to this page, itself last. */
  way: Step[];
  listings: ListingCard[];
  total: number;
  /** There are more than `total`. */
  capped: boolean;
  /** Only where at least eight homes are behind them; `countedAt` says when that was. */
  figures: PlaceFigures | null;
  inside: AreaLink[];
  nearby: AreaLink[];
  /** The same place in the other markets. */
  markets: (AreaLink & { type: ListingType })[];
  /** For a place without homes: the smallest place around it that has some. */
  wider: AreaLink | null;
}
