import type { Ctx } from '#core/ctx.ts';
import { reading, TAGS } from '#core/reads.ts';
import { anyWord, type Clause, completed } from '../clauses.ts';
import type { Correction } from '../contract.ts';
import * as repo from './repo.server.ts';
import { wordsIn } from '../parse/phrases.ts';
import { GLUE } from '../parse/words/glue.ts';
import { COMMON_FACTOR, RARE_USES } from '../rules.ts';
import { isOrdinary } from './ordinary-words.server.ts';
import { maxEditDistance, type KnownWord, meant } from './spelling.ts';
import { STREET_WORDS, type StreetNamed } from './street-named.ts';
import { askedWords, isNumber, wordsOfCodes } from './words.ts';

/** The words of a typed search as the index takes them. */
export interface WordClauses {
  /** One clause for each word; all must hold for a match. */
  clauses: Clause[];
  /** Clauses of words that are in use nowhere, nor anything like them. */
  unknown: Clause[];
  /** Those of `clauses` whose words are in use as they were typed. */
  mentioned: Clause[];
  /** Typed words that no home has, also where something like them is in use. */
  unmentioned: string[];
  corrections: Correction[];
}

/** Of a search without words. */
export const NO_WORDS: WordClauses = { clauses: [], unknown: [], mentioned: [], unmentioned: [], corrections: [] };

/** Nobody has misspelt these: "how" is not "show". */
const GLUE_WORDS = new Set(wordsIn(GLUE));

type Reading = { clause: Clause; known: boolean; correction?: Correction };

/** What words of typed searches are taken to mean, one after the other, without usual prices. */
export async function lookUpWords(ctx: Ctx, ...texts: string[]): Promise<WordClauses[]> {
  return (await lookUp(ctx, texts)).words;
}

/**
 * Looks up the words of typed searches: the last word of each may be half typed, a word that is not in use is completed,
 * corrected or taken apart. Only words are matched loosely, against the dictionary of words in use; homes are then searched
 * exactly. With them the usual prices that were asked for, and the place of a street. At most one statement, for all texts together.
 */
export async function lookUp(
  ctx: Ctx,
  texts: readonly string[],
  usual: repo.UsualPricesAsked | null = null,
  street: StreetNamed | null = null,
): Promise<{ words: WordClauses[]; prices: repo.UsualPrice[]; streetPlace: string | null }> {
  const asked = texts.map(askedWords);
  const long = [...new Set(asked.flat().filter((word) => !isNumber(word) && word.length > 1))];
  const { completions, alike, halves, prices, streetPlaces } =
    long.length > 0 || usual ? await repo.lookUp(reading(ctx, ...TAGS.lists()), long, usual, street) : NOTHING_KNOWN;
  const codes = new Set(texts.flatMap((text) => [...wordsOfCodes(text)]));
  const words = asked.map((words) => {
    const readings = words.map((word): Reading => {
      if (isNumber(word)) return { clause: anyWord([word]), known: true };
      const isLast = word === words.at(-1);
      const found = completions.get(word) ?? [];
      const unsure = !codes.has(word) && !isOrdinary(word) && !GLUE_WORDS.has(word) && isDoubtful(word, found, isLast);
      return read(word, {
        isLast,
        found,
        alike: (unsure && alike.get(word)) || [],
        halves: unsure ? halves : new Map(),
      });
    });
    // Of a street that no home names, "crescent" alone is no sign.
    const isStreet = words.every((word) => STREET_WORDS.has(word));
    const isSign = (at: number) => isMentioned(readings[at]) && (isStreet || !STREET_WORDS.has(words[at] ?? ''));
    const areSigns = words.some((_, at) => isSign(at));
    // A "6" alone stands in many texts by chance.
    const areWords = words.some((word, at) => isSign(at) && !isNumber(word));
    return {
      clauses: readings.filter(({ known }) => known).map(({ clause }) => clause),
      unknown: readings.filter(({ known }) => !known).map(({ clause }) => clause),
      mentioned: readings.filter((_, at) => isSign(at) && areWords).map(({ clause }) => clause),
      unmentioned: words.filter((_, at) => !areSigns || !isMentioned(readings[at])),
      corrections: readings.flatMap(({ correction }) => (correction ? [correction] : [])),
    };
  });
  return { words, prices, streetPlace: sharedPlace(streetPlaces) };
}

const isMentioned = (reading?: Reading) => reading?.known === true && !reading.correction;

const NOTHING_KNOWN: Awaited<ReturnType<typeof repo.lookUp>> = {
  completions: new Map(),
  alike: new Map(),
  halves: new Map(),
  prices: [],
  streetPlaces: [],
};

/** Of the homes in a street so many are in one place; the others are in another street of that name. */
const SHARE = 0.75;

/** The smallest place that hardly any of these homes is outside of; null for none, or for a whole state. */
function sharedPlace(places: readonly repo.StreetPlace[]): string | null {
  const isState = ({ place }: repo.StreetPlace) => !place.includes('/');
  const all = places.filter(isState).reduce((sum, { homes }) => sum + homes, 0);
  const shared = places.filter((one) => !isState(one) && one.homes >= SHARE * all);
  return shared.toSorted((a, b) => a.size - b.size)[0]?.place ?? null;
}

interface Evidence {
  isLast: boolean;
  /** Words in use that begin with the typed one; itself first. */
  found: KnownWord[];
  alike: KnownWord[];
  /** Uses of the halves of a word written together. */
  halves: Map<string, number>;
}

function read(word: string, { isLast, found, alike, halves }: Evidence): Reading {
  const exact = found[0]?.word === word ? found[0] : undefined;
  if (exact && !isLast) return { clause: anyWord([word, ...commoner(exact, alike)]), known: true };
  if (found.length > 0 && mayComplete(word, isLast)) {
    const names = found.map((one) => one.word);
    return { clause: completed(word, exact ? [...names, ...commoner(exact, alike)] : names), known: true };
  }
  const likely = meant(word, alike);
  const corrected = (used: string[], clause: Clause): Reading => ({
    clause,
    known: true,
    correction: { typed: word, used: used.join(' ') },
  });
  const apart = takenApart(word, halves);
  const slip = likely[0];
  // A word in two halves that are both in use is surer than one with two edits.
  if (apart && (!slip || maxEditDistance(word.length) > 1)) return corrected(apart, bothWords(apart));
  if (slip) return corrected([slip], anyWord([word, ...likely]));
  return { clause: anyWord([word]), known: false };
}

/** Worth a look for other spellings: nothing begins like it, or hardly anybody writes it. */
function isDoubtful(word: string, found: KnownWord[], isLast: boolean): boolean {
  const [first] = found;
  if (!first || (first.word !== word && !mayComplete(word, isLast))) return true;
  return first.word === word && first.uses <= RARE_USES && found.length === 1 && word.length > 3;
}

function mayComplete(word: string, isLast: boolean): boolean {
  return isLast || word.length > 2;
}

/** The spelling that many use where only one or two homes have the typed one. */
function commoner(exact: KnownWord, alike: KnownWord[]): string[] {
  const often = alike.filter(({ uses }) => uses >= exact.uses * COMMON_FACTOR);
  return meant(exact.word, often).slice(0, 1);
}

/** "selfcontain" as "self contain", by the rarer half that is in use most. */
function takenApart(word: string, halves: Map<string, number>): [string, string] | undefined {
  const uses = ([left, right]: [string, string]) => Math.min(halves.get(left) ?? 0, halves.get(right) ?? 0);
  return splits(word)
    .filter((pair) => uses(pair) > 0)
    .sort((a, b) => uses(b) - uses(a))[0];
}

function splits(word: string): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 3; at <= word.length - 3; at++) pairs.push([word.slice(0, at), word.slice(at)]);
  return pairs;
}

function bothWords([left, right]: [string, string]): Clause {
  return { every: `'${left}' & '${right}'`, head: `'^${left}' & '^${right}'` };
}
