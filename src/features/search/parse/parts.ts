import type { Place } from '#features/places/contract.ts';
import type { Wish } from './vocabulary.ts';

/** Some tokens of a text and what they are: a wish (or two), a place, words to search for, glue, or what no filter can do. */
export interface Part {
  from: number;
  /** The token after the last. */
  to: number;
  as: 'wish' | 'place' | 'rest' | 'ignored' | 'unmet';
  wishes?: readonly Wish[];
  /** What a name may mean, the likeliest first. */
  places?: readonly Place[];
}

export function wishes(from: number, to: number, ...all: Wish[]): Part {
  return { from, to, as: 'wish', wishes: all };
}

export function plain(from: number, to: number, as: 'rest' | 'ignored' | 'unmet'): Part {
  return { from, to, as };
}
