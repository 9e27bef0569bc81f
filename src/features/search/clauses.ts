import { MAX_COMPLETIONS } from './rules.ts';

/** One condition of a search in the language of the index: anywhere in a home, and in its name or place. */
export interface Clause {
  every: string;
  head: string;
}

const MOST_ROOMS = 10;
const FACT = /^[a-z0-9:/-]{1,120}$/;

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

/** Any of these facts, as the index writes them without the `=` (`k:duplex`, `in:lagos/lekki`, `f:borehole`); none where nothing of it can be asked. */
export function anyFact(facts: readonly string[]): Clause[] {
  const known = facts.filter((fact) => FACT.test(fact)).map((fact) => `'=${fact}'`);
  return known.length > 0 ? [same(known.join(' | '))] : [];
}

/** Any of these facts; in the head those that the seller stated, not only told in the text. */
export function anyStated(facts: readonly string[]): Clause[] {
  const [any] = anyFact(facts);
  if (!any || !facts.some((fact) => fact.startsWith('f:'))) return any ? [any] : [];
  const stated = facts.filter((fact) => FACT.test(fact)).map((fact) => `('=${fact}' & !'=${describedFact(fact)}')`);
  return [{ every: any.every, head: stated.join(' | ') }];
}

/** The fact that a feature is told in the text and not stated. */
const describedFact = (fact: string) => fact.replace(/^f:/, 'described:');

/** So many rooms; land and business have none, so asking for one at least asks for something. */
export function roomsBetween(name: 'bed' | 'bath', least?: number | null, most?: number | null): Clause[] {
  if ((least ?? undefined) === undefined && (most ?? MOST_ROOMS) >= MOST_ROOMS) return [];
  return anyFact(roomFacts(name, least ?? 1, most));
}

/** The facts of so many rooms. */
export function roomFacts(name: 'bed' | 'bath', least: number, most?: number | null): string[] {
  const from = Math.min(Math.max(least, 0), MOST_ROOMS);
  const to = Math.max(from, Math.min(most ?? MOST_ROOMS, MOST_ROOMS));
  return Array.from({ length: to - from + 1 }, (_, at) => `${name}${from + at}`);
}

/** What every home has; for a search that asks for nothing else. */
const ANY_HOME: Clause = same(`'=home'`);

/** Clauses that no home must meet, and those that do come first. */
export function preferred(clauses: readonly Clause[]): Clause[] {
  return clauses.map(({ head }) => ({ every: ANY_HOME.every, head }));
}

/** The clauses, and homes that have any of these facts first. */
export function preferring(clauses: readonly Clause[], facts: readonly string[]): Clause[] {
  const first = preferred(anyFact(facts));
  const [all, another] = clauses;
  // What every home meets stands there once, or the index would be asked for nothing.
  if (!all || another || all.every !== ANY_HOME.every) return [...clauses, ...first];
  return first.map(({ every, head }) => ({ every, head: all.head === every ? head : `(${all.head}) & (${head})` }));
}

/** The clauses, with one that refuses these facts, from any home: the index cannot look for what is not there alone. It asks for the last clause last. */
export function refusing(clauses: readonly Clause[], without: readonly string[] = []): Clause[] {
  const refused = without.filter((fact) => FACT.test(fact)).map((fact) => ` & !'=${fact}'`);
  if (refused.length > 0) return [...clauses, same(`${ANY_HOME.every}${refused.join('')}`)];
  return clauses.length > 0 ? [...clauses] : [ANY_HOME];
}

function same(query: string): Clause {
  return { every: query, head: query };
}

function terms(names: readonly string[]): string {
  return names.map((name) => `'${name}'`).join(' | ');
}
