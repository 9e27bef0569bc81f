import type { Place } from '#features/places/contract.ts';
import type { Day } from './stays/days.ts';
import type { Meaning } from './vocabulary.ts';

/** Some tokens of a text and what they are: a meaning (or two), a place, words to search for, glue, or what no filter can do. */
export interface Part {
  from: number;
  /** The token after the last. */
  to: number;
  as: 'filter' | 'place' | 'rest' | 'ignored' | 'unmet';
  meanings?: readonly Meaning[];
  /** What a name may mean, the likeliest first. */
  places?: readonly Place[];
  /** That an amount is what is paid in all. */
  isAllIn?: boolean;
  /** A place that is not wanted. */
  refused?: boolean;
  /** Of a stay: days of the calendar, and how many nights. */
  days?: readonly Day[];
  nights?: number;
}

/** What can be turned round: a meaning or a place at a token. */
export type Named = (at: number) => Part | null;

export function filterPart(from: number, to: number, ...all: Meaning[]): Part {
  return { from, to, as: 'filter', meanings: all };
}

export function plain(from: number, to: number, as: 'rest' | 'ignored' | 'unmet'): Part {
  return { from, to, as };
}

/** What the parts mean of one filter. */
export const meaningsIn = (parts: readonly Part[], filter: Meaning['filter']): Meaning[] =>
  parts.flatMap((part) => part.meanings ?? []).filter((meaning) => meaning.filter === filter);

/** Whether a part says something of a filter. */
export const means = (part: Part, filter: Meaning['filter']): boolean => meaningsIn([part], filter).length > 0;
