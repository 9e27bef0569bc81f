import { MAX_COMPLETIONS } from './rules.ts';

/** One condition of a search in the language of the index: anywhere in a home, and in its name or place. */
export interface Clause {
  every: string;
  head: string;
}

/** Facts about a home that the index knows. Prices are whole naira. */
export interface Facts {
  /** Any of these; none means all. */
  types?: readonly string[] | undefined;
  offer?: boolean | undefined;
  exclusive?: boolean | undefined;
  parking?: boolean | undefined;
  furnished?: boolean | undefined;
  /** The fewest. */
  bedrooms?: number | undefined;
  bathrooms?: number | undefined;
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
}

const MOST_ROOMS = 10;
const LEAST_PRICE = 50_000;
const MOST_PRICE = 10_000_000_000;
/** More price steps than two powers of ten hold narrow little and cost much: then the price itself is compared alone. */
const MOST_STEPS = 18;

/** Any of these words; they hold only a-z and 0-9, so nothing in them can break out of its quotes. */
export function anyWord(words: readonly string[]): Clause {
  return { every: terms(words), head: terms(words.map((word) => `^${word}`)) };
}

/** Words that begin like this. */
export function anyBeginning(beginning: string): Clause {
  return { every: `'${beginning}':*`, head: `'^${beginning}':*` };
}

/** A half-typed word by its completions, or by its beginning where they are too many. */
export function completed(typed: string, completions: readonly string[]): Clause {
  return completions.length > MAX_COMPLETIONS ? anyBeginning(typed) : anyWord(completions);
}

/** Any `clauses.length - missing` of the clauses. */
export function mostOf(clauses: readonly Clause[], missing: number): Clause {
  const part = (side: keyof Clause) =>
    missing === 1 && clauses.length > 2
      ? clauses
          .map((left) => clauses.filter((one) => one !== left).map((one) => `(${one[side]})`))
          .map((kept) => `(${kept.join(' & ')})`)
          .join(' | ')
      : clauses.map((one) => `(${one[side]})`).join(' | ');
  return { every: part('every'), head: part('head') };
}

/** The facts as clauses; the kind of market alone, or with all that was asked. */
export function factClauses(facts: Facts): { market: Clause[]; wishes: Clause[] } {
  const fact = (asked: boolean | undefined, name: string) => (asked ? [same(`'=${name}'`)] : []);
  const rooms = (least: number | undefined, name: string) =>
    least && least > 1 ? [same(terms(range(Math.min(least, MOST_ROOMS), MOST_ROOMS).map((n) => `=${name}${n}`)))] : [];
  const types = facts.types ?? [];
  return {
    market: types.length > 0 && types.length < 3 ? [same(terms(types.map((type) => `=${type}`)))] : [],
    wishes: [
      ...fact(facts.offer, 'offer'),
      ...fact(facts.exclusive, 'exclusive'),
      ...fact(facts.parking, 'parking'),
      ...fact(facts.furnished, 'furnished'),
      ...rooms(facts.bedrooms, 'bed'),
      ...rooms(facts.bathrooms, 'bath'),
      ...priceSteps(facts.minPrice, facts.maxPrice),
    ],
  };
}

/** What every home has; for a search that asks for nothing else. */
export const ANY_HOME: Clause = same(`'=home'`);

function priceSteps(min = LEAST_PRICE, max = MOST_PRICE): Clause[] {
  const steps: string[] = [];
  const last = Math.min(max, MOST_PRICE);
  let step = stepOf(Math.max(min, LEAST_PRICE));
  while (step.digit * 10 ** step.power <= last) {
    steps.push(`=price${step.digit}e${step.power}`);
    if (steps.length > MOST_STEPS) return [];
    step = step.digit === 9 ? { digit: 1, power: step.power + 1 } : { ...step, digit: step.digit + 1 };
  }
  return steps.length > 0 ? [same(terms(steps))] : [];
}

/** Prices lie on steps of their first digit: 2,500,000 on 2e6. */
function stepOf(price: number): { digit: number; power: number } {
  const digits = String(Math.trunc(price));
  return { digit: Number(digits[0]), power: digits.length - 1 };
}

function same(query: string): Clause {
  return { every: query, head: query };
}

function terms(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(' | ');
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}
