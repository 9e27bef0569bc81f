import type { ListingType } from '#features/listings/rules.ts';

/** What was understood, under the names that a search has in addresses (Criteria of the listings). Money is naira, sizes sqm. */
export interface Slots {
  type?: ListingType;
  kind?: string[];
  place?: string[];
  bedrooms?: number;
  maxBedrooms?: number;
  bathrooms?: number;
  minPrice?: number;
  maxPrice?: number;
  minTotal?: number;
  maxTotal?: number;
  minSize?: number;
  maxSize?: number;
  has?: string[];
  without?: string[];
  title?: string[];
  furnished?: boolean;
  parking?: boolean;
  offer?: boolean;
}
export type Slot = keyof Slots;

/** One thing that was understood, to be shown and taken away. */
export interface Chip {
  slot: Slot;
  value: string | number | boolean;
  /** Of a chip for bedrooms: the most, where it says that too ("2 bed" is both). */
  most?: number;
  /** As shown to people: "2 bedrooms", "Up to ₦2,500,000". */
  label: string;
  /** The typed words that it comes from. */
  words: string;
}

/** A typed search, understood: every word of it is in a chip, in `rest`, in `unmet` or in `ignored`. */
export interface Reading {
  slots: Slots;
  chips: Chip[];
  /** The words that were not understood, as typed: to be searched as text. */
  rest: string;
  /** Understood, but nothing that homes can be filtered by or that helps as text: "not in Ajah", "cheap", "tomorrow". */
  unmet: string[];
  /** Glue and politeness: "for", "wey", "abeg". */
  ignored: string[];
}
