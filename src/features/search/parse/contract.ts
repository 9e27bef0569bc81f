import type { Filters } from '../filters.ts';

/** The filters that words can stand for. Money is naira, sizes are square metres. */
export type FilterName = Exclude<keyof Filters, 'searchTerm' | 'exclusive' | 'box' | 'area'>;

/** One filter that was understood, with the typed words that it comes from. */
export interface UnderstoodFilter {
  filter: FilterName;
  /** An id, an amount, or `false` for what a home must not have ("unfurnished"). */
  value: string | number | boolean;
  /** Of bedrooms: the most, where the words say that too ("2 bed" is both). */
  most?: number;
  words: string;
}

/** When somebody wants to stay, as far as it was said; days are written as 2026-12-31. */
export interface Stay {
  nights?: number;
  checkIn?: string;
  checkOut?: string;
}

/** A typed search, understood: every word of it is in `understood`, in `rest`, in `unmet` or in `ignored`. */
export interface Reading {
  filters: Filters;
  understood: UnderstoodFilter[];
  /** The words that were not understood, as typed: to be searched as text. */
  rest: string;
  /** Understood, but nothing that homes can be filtered by or that helps as text: "not in Ajah", "cheap", "tomorrow". */
  unmet: string[];
  /** Words without weight and politeness: "for", "wey", "abeg". */
  ignored: string[];
  /** Of a stay: when, and how long. No home says on which days it is free, so this is no filter. */
  stay: Stay | null;
  /** Misspelt words, and what they were taken for. */
  corrections: { typed: string; used: string }[];
  /** Whether the places are only where a road may be that is called after them. */
  isOnRoad: boolean;
  /** The towns that it is called after and leads to from elsewhere. */
  roadTowns: string[];
}
