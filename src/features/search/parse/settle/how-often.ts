import { meaningsIn, means, type Part, plain } from '../parts.ts';
import type { Token } from '../tokens.ts';

const PRICES = ['minPrice', 'maxPrice'] as const;
/** What a home is, so that "daily" behind it is said of it. */
const HOMES = ['kind', 'bedrooms', 'type', ...PRICES] as const;
/** From here on an amount beside such a word is hardly that of a night. */
const HIGH_NIGHT = 300_000;
/** What is not always there. */
const SUPPLIES = /power|water|borehole|band|generator|inverter|solar|security/;
/** What is counted in a day, and what somebody does on each. */
const OFTEN =
  /^(?:hours?|hrs?|minutes?|mins?|times|twice|once|works?|commute|drive|go|going|trek|travel|runs?|flows?|comes?|clean(?:ed|ing)?|housekeeping)$/;

/** "Light 20 hours a day", "water runs every day", "20 mins to work every night": how often something is there is no price of a night. */
export function settledHowOften(parts: readonly Part[], tokens: readonly Token[]): Part[] {
  const read = [...parts];
  for (const [at, part] of parts.entries()) {
    if (!isDaily(part, tokens)) continue;
    const first = startOfClause(parts, tokens, at);
    const clause = parts.slice(first, at);
    const before = clause.findLast(isSaid);
    const next = parts.findIndex((one, other) => other > at && isSaid(one));
    const after = parts.slice(at + 1, next + 1).some(({ from }) => tokens[from]?.breaks) ? undefined : parts[next];
    if (isOfNight(before) || (before && means(before, 'type'))) continue;
    const isOften = [...clause, ...(after ? [after] : [])].some((one) => !one.meanings && isIn(tokens, one, OFTEN));
    const isSupplied = [before, after].some((beside) =>
      beside?.meanings?.some(({ filter, value }) => /^(?:has|without)$/.test(filter) && SUPPLIES.test(String(value))),
    );
    const isEach = isIn(tokens, part, /^(?:every|each)$/);
    const isNight = isIn(tokens, part, /^(?:nights?|nite|nt|nightly)$/) && !isEach;
    // "Noise every night" and "no traffic every day", but "apartment every night".
    const isOfWords = isEach && (before?.as === 'rest' || before?.as === 'unmet');
    if (isOfNight(after) || (!isOften && (isNight || !(isSupplied || isOfWords)))) continue;
    for (let other = first; other <= at; other++) {
      const { from, to, as } = parts[other] ?? part;
      if (other === at || as === 'rest') read[other] = plain(from, to, 'unmet');
    }
  }
  return read;
}

const isIn = (tokens: readonly Token[], { from, to }: Part, words: RegExp) =>
  tokens.slice(from, to).some(({ word }) => words.test(word));

const isOfNight = (part?: Part) =>
  PRICES.some((end) => part && meaningsIn([part], end).some(({ value }) => Number(value) < HIGH_NIGHT));

/** "Daily", "a day", "every night", which are a hint at a stay. */
const isDaily = ({ from, to, meanings = [] }: Part, tokens: readonly Token[]) =>
  meanings.some(({ filter, value, unsure }) => filter === 'type' && value === 'shortlet' && unsure) &&
  /^(?:daily|nightly|a|per|each|every)$/.test(tokens[from]?.word ?? '') &&
  /^(?:daily|nightly|days?|nights?|nite|nt)$/.test(tokens[to - 1]?.word ?? '');

const isSaid = ({ as }: Part) => as !== 'ignored';

/** Where the words begin that it is said of: behind a comma, or with the kind, rooms or price of a home. */
function startOfClause(parts: readonly Part[], tokens: readonly Token[], at: number): number {
  let first = at;
  const isHome = (part?: Part) => HOMES.some((filter) => part && means(part, filter));
  while (first > 0 && !tokens[parts[first]?.from ?? 0]?.breaks && (first === at || !isHome(parts[first]))) first -= 1;
  return first;
}
