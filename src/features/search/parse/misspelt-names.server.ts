import { likelyDistance, misspeltAtLetter } from '#core/text/alike.ts';
import { editDistance } from '#core/text/edit-distance.ts';
import { fold } from '#core/text/fold.ts';
import type { Place } from '#features/places/contract.ts';
import { SEARCHED_NAMES, searchedAt } from '#features/places/service.server.ts';
import { isOrdinary } from '../terms/ordinary-words.server.ts';
import { countsWhatFollows } from './counted.ts';
import { nearWords } from './near.ts';
import { phraseAt } from './phrases.ts';
import {
  KNOWN_AFTER_IN,
  KNOWN_TO_ALL,
  MAX_NAME,
  MIN_CONSONANTS,
  MIN_MISSPELT,
  MIN_OTHER_LETTER,
  MIN_STRANGE_LETTER,
  MIN_TWO_EDITS,
  WELL_KNOWN,
} from './rules.ts';
import type { Token } from './tokens.ts';
import { BEFORE_PLACE } from './vocabulary.ts';
import { GLUE } from './words/glue.ts';

/** Tokens that name places, the likeliest first. */
export interface Misspelt {
  from: number;
  to: number;
  places: readonly Place[];
}

const placesByName = new Map(SEARCHED_NAMES.filter(([name]) => name.length >= MIN_MISSPELT));
const nearPlace = nearWords(placesByName.keys(), 1);
/** Names that may have two slips: well-known long ones and those of two words ("port harcut"), and very long ones ("gwagalda"). */
const nearLong = nearWords(
  [...placesByName].flatMap(([name, [place]]) => {
    const least = /^[a-z]{10,}$/.test(name) ? KNOWN_AFTER_IN : WELL_KNOWN;
    return /^(?:[a-z]{8,}|[a-z]{3,} [a-z]{4,})$/.test(name) && (place?.weight ?? 0) >= least ? [name] : [];
  }),
  2,
);

/** Short names with one slip in them, but for the first letter: "yba", "ikej", "wuze", "abja". */
const misspeltNames = new Map<string, Place>();
/** The same of names of three letters, which are meant only after "in": "uio", "jso". */
const misspeltShortest = new Map<string, Place>();
/** Names by three and more of their first letters, as somebody who still types has them: "in sur". */
const begunNames = new Map<string, Place | null>();
/** How often another place may be meant, beside one that a beginning is taken for. */
const CLEARLY = 0.75;
/** Names without their second letters: hardly anybody is sure of these, as in "uyoo", "warii", "minnna". */
const squeezedNames = new Map<string, Place>();
const squeezed = (word: string) => word.replaceAll(/(.)\1+/g, '$1');

/** Well-known longer names by their first letter and consonants, which people hear best: "ikorud". */
const vowelless = new Map<string, { name: string; place: Place }>();
/** The first letter of a word and its consonants. */
export const skeleton = (word: string) => word.slice(0, 1) + squeezed(word.slice(1).replaceAll(/[aeiou]/g, ''));

const names = SEARCHED_NAMES.flatMap(([name, [place]]) => (place && /^[a-z]{3,}$/.test(name) ? [{ name, place }] : []));
// Of several the last one stays: the place most often meant.
for (const { name, place } of names.toSorted((a, b) => a.place.weight - b.place.weight)) {
  squeezedNames.set(squeezed(name), place);
  if (place.weight >= WELL_KNOWN && skeleton(name).length >= MIN_CONSONANTS)
    vowelless.set(skeleton(name), { name, place });
  if (place.weight >= WELL_KNOWN) for (let to = 3; to < name.length; to++) begin(name.slice(0, to), place);
  if (place.weight < KNOWN_AFTER_IN || name.length > 5) continue;
  const isShortest = name.length === 3;
  if (isShortest && (place.weight < WELL_KNOWN || place.kind === 'state')) continue;
  const misspelt = isShortest ? misspeltShortest : misspeltNames;
  for (let at = 1; at < name.length; at++) {
    const { without, swapped, others } = misspeltAtLetter(name, at);
    for (const typed of [without, swapped, ...others]) {
      if (typed !== name && typed.length >= 3) misspelt.set(typed, place);
    }
  }
}

/** Notes what a beginning may become; nothing where another place is meant nearly as often. */
function begin(letters: string, place: Place): void {
  const other = begunNames.get(letters);
  const isClear = other === undefined || other?.id === place.id || (other?.weight ?? 0) < place.weight * CLEARLY;
  begunNames.set(letters, isClear ? place : null);
}

/** Whether the name of a place that many mean begins with these letters. */
export const beginsPlace = (letters: string) => begunNames.has(letters);

/** Whether a word has the letters of a place that many mean, or nearly. */
export function isNearlyPlace(word: string): boolean {
  return shortNameMeant(word, false) !== null || (word.length >= MIN_MISSPELT && nearPlace(word).length > 0);
}

/** The place whose short name was misspelt, more of them after "in"; no common word is one. */
function shortNameMeant(word: string, isAfterIn: boolean): Place | null {
  if (isOrdinary(word)) return null;
  const least = isAfterIn ? KNOWN_AFTER_IN : WELL_KNOWN;
  const same = squeezedNames.get(squeezed(word));
  if (same && same.weight >= least) return same;
  const slip = misspeltNames.get(word);
  if (slip && slip.weight >= (word.length > 3 ? least : KNOWN_TO_ALL)) return slip;
  return (isAfterIn && misspeltShortest.get(word)) || null;
}

const IN = /^(?:in|inside|at|around|near)$/;

/**
 * The places that the tokens around an unknown one name but for a slip. Where no other place is named, one is expected after the last
 * kind or bedrooms too: "2 bedroom yolla".
 */
export function misspeltAt(tokens: readonly Token[], at: number, isOnly: boolean): Misspelt | null {
  const [before, word, after] = [tokens[at - 1]?.word ?? '', tokens[at]?.word ?? '', tokens[at + 1]];
  const isExpected =
    isOnly &&
    BEFORE_PLACE.has(before) &&
    (!after || after.breaks || after.number !== null || phraseAt(GLUE, tokens, at + 1) !== null);
  const isAfterIn = IN.test(before);
  const begun = isAfterIn && !after && !isOrdinary(word) ? begunNames.get(word) : null;
  const short = begun ?? shortNameMeant(word, isExpected || isAfterIn);
  const near = nameNear(tokens, at);
  if (short && !((near?.places[0]?.weight ?? 0) > short.weight)) {
    // "Old ikoyii" is Old Ikoyi.
    const longer = placesByName.get(`${before} ${fold(short.name)}`);
    return longer ? { from: at - 1, to: at + 1, places: longer } : { from: at, to: at + 1, places: [short] };
  }
  const sounded = near || isOrdinary(word) ? null : (vowelless.get(skeleton(word)) ?? null);
  const isMeant = sounded !== null && word.length >= MIN_OTHER_LETTER && editDistance(word, sounded.name) <= 2;
  return isMeant ? { from: at, to: at + 1, places: [sounded.place] } : (near ?? longNear(tokens, at));
}

/** The places whose name a window of words around an unknown one has but for one edit; the longest window first. */
function nameNear(tokens: readonly Token[], at: number): Misspelt | null {
  for (const [from, to] of [
    [at, at + 3],
    [at - 1, at + 2],
    [at, at + 2],
    [at - 1, at + 1],
    [at, at + 1],
  ] as const) {
    const text = textOf(tokens, from, to);
    if (text === null || text.length < MIN_MISSPELT || text.length > MAX_NAME) continue;
    const names = nearPlace(text).filter(({ word }) => !isOtherWord(text, word));
    const near = names.flatMap(({ word }) => placeNear(text, word) ?? []);
    const [best] = near.toSorted((a, b) => b.likelihood - a.likelihood);
    if (best) return { from, to, places: best.places };
  }
  return null;
}

/** The well-known place whose long name, or name of two words, has two slips around an unknown word. */
function longNear(tokens: readonly Token[], at: number): Misspelt | null {
  if (isOrdinary(tokens[at]?.word ?? '')) return null;
  for (const [from, to] of [
    [at, at + 2],
    [at - 1, at + 1],
    [at, at + 1],
  ] as const) {
    const text = textOf(tokens, from, to);
    if (text === null || text.length < MIN_TWO_EDITS) continue;
    const places = placesByName.get(nearLong(text).find(({ word }) => isLikely(text, word))?.word ?? '');
    if (places) return { from, to, places };
  }
  return null;
}

/** Whether the words begin alike, and those with slips are no others. */
function isLikely(text: string, name: string): boolean {
  const [typed, meant] = [text.split(' '), name.split(' ')];
  return (
    typed.length === meant.length &&
    likelyDistance(text, name) <= 2 &&
    typed.every((word, at) => word === meant[at] || (word[0] === meant[at]?.[0] && !isOrdinary(word)))
  );
}

/** The words from one token to another; null where there are fewer, a comma stands between them or the last one counts what follows. */
function textOf(tokens: readonly Token[], from: number, to: number): string | null {
  const window = tokens.slice(Math.max(from, 0), to);
  const isWhole = from >= 0 && window.length === to - from && !window.some(({ breaks }, index) => index > 0 && breaks);
  return isWhole && !countsWhatFollows(tokens, to - 1) ? window.map(({ word }) => word).join(' ') : null;
}

/** Whether what differs is no slip: the letter of "C-Line" beside D-Line, or "Kado" in "Kado village", which is a place itself. */
function isOtherWord(text: string, name: string): boolean {
  const [typed, meant] = [text.split(' '), name.split(' ')];
  if (typed.length !== meant.length || typed.length === 1) return false;
  return typed.some((word, at) => {
    const isLetter = word.length === 1 && meant[at]?.length === 1;
    // "Rimi Gado" is Rimin Gado, though Rimi is a place too.
    const isPlace = /^(?:village|town)$/.test(typed[at + 1] ?? '') && searchedAt([word], 0) !== null;
    return word !== meant[at] && (isLetter || isPlace);
  });
}

/** What a name one edit away may mean, and how likely that is; null where the letters are too strange. */
function placeNear(text: string, name: string): { places: readonly Place[]; likelihood: number } | null {
  const places = placesByName.get(name) ?? [];
  const weight = places[0]?.weight ?? 0;
  // Any short word has another letter than some place that hardly anybody knows: "ekene" is not Emene.
  const isOther = text.length < MIN_STRANGE_LETTER && isOtherLetter(text, name);
  if (likelyDistance(text, name) > 1 || (isOther && weight < KNOWN_AFTER_IN)) return null;
  // Hardly anybody mistakes the first letter: "calaba" is Calabar, and not Alaba.
  return { places, likelihood: weight + (text[0] === name[0] ? FIRST_LETTER : 0) };
}

/** Whether a word has another letter than a known one, and so is another word: "tower" is no "power". */
export function isOtherLetter(typed: string, word: string): boolean {
  return typed.length === word.length && lettersOf(typed) !== lettersOf(word);
}

const lettersOf = (word: string) => word.split('').toSorted().join('');
/** More than any place is meant. */
const FIRST_LETTER = 1_000;
