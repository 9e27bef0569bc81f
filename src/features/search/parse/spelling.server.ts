import { fold } from '#core/text/fold.ts';
import { asksOnlyFor } from '#features/listings/property/kinds.ts';
import { withWordsApart } from './glued/glued-words.ts';
import { isCountOfBedrooms } from './counted.ts';
import { IN, isNearlyPlace, misspeltAt } from './misspelt-names.server.ts';
import { wordMeant, wordMeantAt } from './misspelt-words.server.ts';
import { exactPlaces, nameAt, type NamedPlaces } from './names/exact-names.server.ts';
import { longerNameAt, type Misspelt } from './names/near-names.server.ts';
import { phraseAfter, phraseAt } from './phrases.ts';
import { KNOWN_AFTER_IN, MAX_COMPARED } from './rules.ts';
import type { Token } from './tokens.ts';
import { FILTER_PHRASES, KNOWN } from './vocabulary.ts';
import { NOT_MISSPELT } from './words/common.ts';
import { LOCAL_GOVERNMENT } from './words/places.ts';

/** What was taken for a misspelt word, or name of a place. */
interface Respelt {
  from: number;
  to: number;
  used: string;
}

/**
 * A text with its misspelt words respelt, which of them were, and the places that are named at each of its tokens. Reads names of places, then
 * compares unknown words with names and with the words of the grammar.
 */
export function spelled(typed: readonly Token[]) {
  const tokens = withCodes(withPhases(withWordsApart(typed))).map((token, at, all) =>
    isBuying(all, at) ? { ...token, word: 'buy' } : token,
  );
  const named = exactPlaces(tokens);
  for (const [from, { to, places, isTurned }] of named)
    if (!isTurned) named.set(from, wholeName(tokens, { from, to, places }));
  const covered = new Set([...named].flatMap(([at, { to }]) => tokens.slice(at, to).map((_, index) => at + index)));
  const respelt = new Set<number>();
  const corrections: Respelt[] = [];
  let compared = 0;
  for (let at = 0; at < tokens.length && compared < MAX_COMPARED; at++) {
    const token = tokens[at];
    if (!token || covered.has(at) || !isUnknown(token.word)) continue;
    compared += 1;
    const longer = longerNameAt(tokens, at, named);
    const word = longer || isPlaceMeant(tokens, at) ? null : wordMeantAt(tokens, at);
    if (word !== null) {
      tokens[at] = { ...token, word };
      respelt.add(at);
      corrections.push({ from: at, to: at + 1, used: word });
      continue;
    }
    const place = longer ?? misspeltAt(tokens, at, named.size === 0);
    if (!place || isUnlikely(place, named)) continue;
    const whole = wholeName(tokens, place);
    for (let index = place.from; index < whole.to; index++) {
      named.delete(index);
      covered.add(index);
    }
    named.set(place.from, whole);
    corrections.push({ from: place.from, to: place.to, used: place.places[0]?.name ?? '' });
    // "Ledkki pahse 1": the next word is compared beside the name that is meant.
    const name = fold(place.places[0]?.name ?? '');
    const first = tokens[place.from];
    if (first && whole.to === place.from + 1 && !name.includes(' ')) tokens[place.from] = { ...first, word: name };
  }
  // "Lekki 2 bedrom": what a number counts is known now.
  const isCounted = (name?: NamedPlaces) => name !== undefined && respelt.has(name.to);
  for (const [from, name] of respelt.size > 0 ? exactPlaces(tokens) : []) {
    if (isCounted(named.get(from))) named.set(from, name);
  }
  const places = new Map([...named].map(([from, name]) => [from, withLocalGovernment(tokens, name)] as const));
  return { tokens, corrections, placeAt: (at: number) => places.get(at) ?? null };
}

/** "Flat in saple" is in Sapele: what is behind "in" is hardly "sale" misspelt. */
function isPlaceMeant(tokens: readonly Token[], at: number): boolean {
  const [place] = (IN.test(tokens[at - 1]?.word ?? '') && misspeltAt(tokens, at, false)?.places) || [];
  return place !== undefined && place.weight >= KNOWN_AFTER_IN;
}

/** Whether a name that hardly anybody means is one only with a slip, and of another state than those that are named. */
function isUnlikely({ places, from, to }: Misspelt, named: ReadonlyMap<number, NamedPlaces>): boolean {
  const others = [...named].filter(([at]) => at < from || at >= to).flatMap(([, name]) => name.places);
  if (others.length === 0 || places.some(({ weight }) => weight >= KNOWN_AFTER_IN)) return false;
  return !places.some(({ state }) => others.some((other) => other.state === state));
}

/** "Ibadan local government" is Ibadan, and of a town and its state the town. */
function withLocalGovernment(tokens: readonly Token[], name: NamedPlaces): NamedPlaces {
  const behind = phraseAfter(LOCAL_GOVERNMENT, tokens, name.to);
  if (!behind) return name;
  const places = name.places.filter(({ kind }) => kind !== 'state');
  return { ...name, to: behind.to, places: places.length > 0 ? places : name.places };
}

/** "By duplex Lekki" and "I want to by a house". */
function isBuying(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== 'by' || !/^(?:|to|wan)$/.test(tokens[at - 1]?.word ?? '')) return false;
  const what = /^(?:an?|my)$/.test(tokens[at + 1]?.word ?? '') ? at + 2 : at + 1;
  const { filter, value } = phraseAt(FILTER_PHRASES, tokens, what)?.value ?? {};
  return (
    isCountOfBedrooms(tokens, what) || (filter === 'kind' && asksOnlyFor(['residential', 'land'], [String(value)]))
  );
}

/** The longest name that begins with an alias or a misspelt name, or that alone: "lecky phase one", "Lekky phase 1". */
function wholeName(tokens: readonly Token[], { from, to, places }: Misspelt): NamedPlaces {
  const words = fold(places[0]?.name ?? '').split(' ');
  const end = from + words.length;
  if (end > to && words.slice(to - from).every((word, at) => isSaid(tokens[to + at], word))) return { places, to: end };
  const isOwn = words.every((word, at) => tokens[from + at]?.word === word);
  if (words.length !== to - from || isOwn) return { places, to };
  const right = tokens.map((token, at) => ({ ...token, word: (at < to && words[at - from]) || token.word }));
  const whole = exactPlaces(right).get(from);
  return whole && whole.to > to ? whole : { places, to };
}

const isSaid = (token: Token | undefined, word: string) => token?.word === word && !token.breaks;

/** Tokens in which codes are whole: "8i5b34" holds no five billion. Runs without a space that we know, as "3bed2bath", stay apart. */
function withCodes(tokens: readonly Token[]): Token[] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const run = token.gap === '' ? runs.at(-1) : undefined;
    if (run) run.push(token);
    else runs.push([token]);
  }
  return runs.flatMap((run) => {
    if (
      nameAt(
        run.map(({ word }) => word),
        0,
      )?.length === run.length
    )
      return run;
    const numbers = run.filter(({ number }) => number !== null).length;
    const isMixed = numbers > 1 || (run.length === 2 && run[1]?.number !== null);
    const [first] = run;
    if (!first || !isMixed || !run.some(isStrange)) return run;
    const whole = (part: 'raw' | 'word') => run.map((token) => token[part]).join('');
    return [{ ...first, raw: whole('raw'), word: whole('word'), number: null, plus: run.at(-1)?.plus ?? false }];
  });
}

/** "Lekkiphase1" is Lekki Phase 1. */
function withPhases(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const [, name = ''] = /^(.+)phase$/.exec(token.word) ?? [];
    const number = tokens[at + 1]?.gap === '' ? (tokens[at + 1]?.word ?? '') : '';
    if (nameAt([name, 'phase', number], 0)?.length !== 3) return [token];
    const [before, phase] = [token.raw.slice(0, name.length), token.raw.slice(name.length)];
    return [
      { ...token, raw: before, word: name },
      { ...token, raw: phase, word: 'phase', gap: '', breaks: false },
    ];
  });
}

/** Letters that stand between digits in no amount, count or size, and begin no place. */
function isStrange({ word, number }: Token): boolean {
  if (number !== null) return false;
  if (word.length === 1) return !/[bkmnx]/.test(word);
  if (KNOWN.has(word) || nameAt([word], 0) || isNearlyPlace(word)) return false;
  return !wordMeant(word);
}

function isUnknown(word: string): boolean {
  const isPlural = word.endsWith('s') && KNOWN.has(word.slice(0, -1));
  return /^[a-z]{3,}$/.test(word) && !KNOWN.has(word) && !isPlural && !NOT_MISSPELT.has(word);
}
