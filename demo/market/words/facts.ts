import type { FeeLine } from '../../../src/db/schema/listings.ts';
import type { Random } from '../../random.ts';
import type { Area } from '../areas/area.ts';
import type { Deal } from '../home-kinds.ts';
import type { Paper } from '../papers.ts';

/** Who is speaking: an agent, the owner, a developer, or somebody who lets by the night. */
export type Voice = 'agent' | 'owner' | 'developer' | 'host';

/** What is known about one home while its words are chosen. */
export interface Facts {
  random: Random;
  voice: Voice;
  area: Area;
  deal: Deal;
  /** "4-bedroom terraced duplex" */
  home: string;
  /** "terraced duplex" */
  kind: string;
  beds: number;
  baths: number;
  /** Naira. */
  price: number;
  furnished: boolean;
  parking: boolean;
  /** Cars that fit. */
  cars: number;
  fresh: boolean;
  estate: string | null;
  street: string;
  /** Two landmarks of the area. */
  near: readonly [string, string];
  upstairs: boolean;
  flat: boolean;
  /** One or two rooms in all. */
  small: boolean;
  /** The fees that its seller states. */
  fees: readonly FeeLine[];
  /** Years of rent that are asked for at once, where that is said. */
  rentYears: number | null;
  /** What a buyer gets. */
  paper: Paper;
  /** Square metres of the plot. */
  plot: number;
}

/** A sentence about a property; null where it does not fit. */
export type Line<F = Facts> = (f: F) => string | null;

/** Puts one of the choices in place of each "{this|that}"; the innermost first. */
function vary(random: Random, text: string): string {
  const inner = /\{([^{}]*)\}/;
  let rest = text;
  while (inner.test(rest)) rest = rest.replace(inner, (_, choices: string) => random.pick(choices.split('|')));
  return rest;
}

/** One fitting line, or an empty text where none fits. */
export function say<F extends { random: Random }>(f: F, lines: readonly Line<F>[]): string {
  return tell(f, lines, 1);
}

/** Several different fitting lines as one paragraph. */
export function tell<F extends { random: Random }>(f: F, lines: readonly Line<F>[], count: number): string {
  const texts: string[] = [];
  for (const line of f.random.shuffle(lines)) {
    if (texts.length === count) break;
    const text = line(f);
    if (text) texts.push(capital(vary(f.random, text).trim()));
  }
  return texts.join(' ');
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const;
export const words = (n: number): string => NUMBERS[n] ?? String(n);

/** Naira as people write it in a description: ₦450,000. */
export const money = (amount: number): string => `₦${Math.round(amount).toLocaleString('en-US')}`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const article = (text: string): string => (/^(8|11|18|[aeiou])/i.test(text) ? `an ${text}` : `a ${text}`);
