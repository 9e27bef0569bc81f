import { fold } from '#core/text/fold.ts';
import { asksOnlyFor } from '#features/listings/property/kinds.ts';
import type { Place } from '#features/places/contract.ts';
import { searchedAt } from '#features/places/service.server.ts';
import { countsWhatFollows, isCountOfBedrooms } from './counted.ts';
import { withWordsApart } from './glued/glued-words.ts';
import { isNearlyPlace, type Misspelt, misspeltAt } from './misspelt-names.server.ts';
import { wordMeant, wordMeantAt } from './misspelt-words.server.ts';
import { type Book, phraseAt } from './phrases.ts';
import { MAX_COMPARED } from './rules.ts';
import type { Token } from './tokens.ts';
import { FILTER_PHRASES, KNOWN, LEAD_BOOK } from './vocabulary.ts';
import { NOT_MISSPELT } from './words/common.ts';
import { GLUE } from './words/glue.ts';
import { SMALL_NUMBERS } from './words/numbers.ts';

interface NamedPlaces {
  places: readonly Place[];
  to: number;
  isTurned?: true;
}

/**
 * A text with its misspelt words respelt, and the places that are named at each of its tokens. Reads names of places, then
 * compares unknown words with names and with the words of the grammar.
 */
export function spelled(typed: readonly Token[]) {
  const tokens = withCodes(withWordsApart(typed)).map((token, at, all) =>
    isBuying(all, at) ? { ...token, word: 'buy' } : token,
  );
  const named = exactPlaces(tokens);
  for (const [from, { to, places, isTurned }] of named)
    if (!isTurned) named.set(from, wholeName(tokens, { from, to, places }));
  const covered = new Set([...named].flatMap(([at, { to }]) => tokens.slice(at, to).map((_, index) => at + index)));
  let compared = 0;
  for (let at = 0; at < tokens.length && compared < MAX_COMPARED; at++) {
    const token = tokens[at];
    if (!token || covered.has(at) || !isUnknown(token.word)) continue;
    compared += 1;
    const word = wordMeantAt(tokens, at);
    if (word !== null) {
      tokens[at] = { ...token, word };
      continue;
    }
    const place = misspeltAt(tokens, at, named.size === 0);
    if (!place) continue;
    const whole = wholeName(tokens, place);
    named.set(place.from, whole);
    // "Ledkki pahse 1": the next word is compared beside the name that is meant.
    const name = fold(place.places[0]?.name ?? '');
    const first = tokens[place.from];
    if (first && whole.to === place.from + 1 && !name.includes(' ')) tokens[place.from] = { ...first, word: name };
    for (let index = place.from; index < whole.to; index++) covered.add(index);
  }
  return { tokens, placeAt: (at: number) => named.get(at) ?? null };
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
  const isOwn = words.every((word, at) => tokens[from + at]?.word === word);
  if (words.length !== to - from || isOwn) return { places, to };
  const right = tokens.map((token, at) => ({ ...token, word: (at < to && words[at - from]) || token.word }));
  const whole = exactPlaces(right).get(from);
  return whole && whole.to > to ? whole : { places, to };
}

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

/** Letters that stand between digits in no amount, count or size, and begin no place. */
function isStrange({ word, number }: Token): boolean {
  if (number !== null) return false;
  if (word.length === 1) return !/[bkmnx]/.test(word);
  if (KNOWN.has(word) || nameAt([word], 0) || isNearlyPlace(word)) return false;
  return !wordMeant(word);
}

/** The longest name at each token; a comma ends a name. */
function exactPlaces(tokens: readonly Token[]): Map<number, NamedPlaces> {
  const named = new Map<number, NamedPlaces>();
  let from = 0;
  while (from < tokens.length) {
    let to = from + 1;
    while (to < tokens.length && !tokens[to]?.breaks && !isParted(tokens[to]) && !isSelf(tokens, to)) to += 1;
    const words = tokens.slice(from, to).map(({ word }) => word);
    // "Phase 1 Lekki" in "Lekki phase 1 Lekki" is none.
    let whole = 0;
    for (let at = 0; at < words.length; at++) {
      const turned = at < whole ? null : turnedName(words, at);
      if (turned) {
        named.set(from + at, { places: turned.places, to: from + at + turned.length, isTurned: true });
        // "Phase 1 or phase 2 Lekki".
        const other = /^(?:or|and)$/.test(words[at - 1] ?? '') ? words.slice(at - 3, at - 1) : [];
        const first = turnedName([...other, ...words.slice(at + 2)], 0);
        if (first) named.set(from + at - 3, { places: first.places, to: from + at - 1, isTurned: true });
        at += turned.length - 1;
        continue;
      }
      const longest = nameAt(words, at);
      if (!longest) continue;
      const end = at + longest.length;
      const last = from + end - 1;
      const found = countsWhatFollows(tokens, last) ? nameAt(words.slice(0, end - 1), at) : longest;
      if (!found) continue;
      named.set(from + at, { places: found.places, to: from + at + found.length });
      whole = Math.max(whole, at + found.length);
    }
    from = to;
  }
  return named;
}

/** Whether a stroke between spaces stands before it: "Ogudu GRA / Magodo" is no Magodo GRA, and "V/I" is one name. */
const isParted = (token?: Token) => /\s\/|\/\s/.test(token?.gap ?? '') && (token?.word.length ?? 0) > 1;

/** "Phase 1 Lekki" and "zone 4 Wuse", for the names that have it the other way round. */
function turnedName(words: readonly string[], at: number): ReturnType<typeof searchedAt> {
  const [sort = '', number = ''] = words.slice(at, at + 2);
  const holder = /^(?:phase|zone|area)$/.test(sort) && /^\d+$/.test(number) ? nameAt(words, at + 2) : null;
  if (!holder) return null;
  const whole = searchedAt([...words.slice(at + 2, at + 2 + holder.length), sort, number], 0);
  return whole?.length === holder.length + 2 ? whole : null;
}

/** Whether somebody speaks of himself: "Lekki I want" is no Lekki Phase I, and "Benin GRA I could buy" no first GRA. */
function isSelf(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== 'i' || tokens[at]?.gap.trim() !== '' || tokens[at - 1]?.word === 'phase') return false;
  const isPhrase = [GLUE, LEAD_BOOK].some((book: Book<unknown>) => (phraseAt(book, tokens, at)?.to ?? 0) > at + 1);
  return isPhrase || (tokens[at + 1]?.breaks === false && SELF_VERBS.has(tokens[at + 1]?.word ?? ''));
}

const SELF_VERBS = new Set(
  'can could cant cannot will would should must may might fit go dey no don just only be am have get really'.split(' '),
);

/** The longest name, unless it takes the start of a longer one: "PH" and "GRA Phase 2", not "PH GRA" and "Phase 2"; but "Ikeja GRA 2" is not the second GRA of Port Harcourt. */
function nameAt(words: readonly string[], at: number): ReturnType<typeof searchedAt> {
  const longest = searchedAt(words, at);
  const end = at + (longest?.length ?? 0);
  for (let to = at + 1; to < end; to++) {
    const later = searchedAt(words, to);
    const isLonger = later && to + later.length > end && (!isNumber(words[end]) || inOneState(longest, later));
    const shorter = isLonger ? searchedAt(words.slice(at, to), 0) : null;
    if (shorter?.length === to - at) return shorter;
  }
  return longest;
}

const isNumber = (word = '') => /^\d+$/.test(word) || SMALL_NUMBERS.has(word);

const inOneState = (one: ReturnType<typeof searchedAt>, other: ReturnType<typeof searchedAt>) =>
  one?.places.some(({ state }) => other?.places.some((place) => place.state === state)) ?? false;

function isUnknown(word: string): boolean {
  const isPlural = word.endsWith('s') && KNOWN.has(word.slice(0, -1));
  return /^[a-z]{3,}$/.test(word) && !KNOWN.has(word) && !isPlural && !NOT_MISSPELT.has(word);
}
