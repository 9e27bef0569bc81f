import { misspeltAtLetter } from '#core/text/alike.ts';
import { editDistance } from '#core/text/edit-distance.ts';
import { fold } from '#core/text/fold.ts';
import type { Place } from '#features/places/contract.ts';
import { SEARCHED_NAMES } from '#features/places/service.server.ts';
import { isOrdinary } from '../terms/ordinary-words.server.ts';
import { FIRST_LOST, longNear, type Misspelt, nameNear, nearPlace, placesByName } from './names/near-names.server.ts';
import { phraseAt } from './phrases.ts';
import { KNOWN_AFTER_IN, KNOWN_TO_ALL, MIN_CONSONANTS, MIN_MISSPELT, MIN_OTHER_LETTER, WELL_KNOWN } from './rules.ts';
import type { Token } from './tokens.ts';
import { BEFORE_PLACE } from './vocabulary.ts';
import { GLUE } from './words/glue.ts';

/** Short names with one slip in them, but for the first letter: "yba", "ikej", "wuze", "abja". */
const misspeltNames = new Map<string, Place>();
/** The same of names of three letters, which are meant only after "in": "uio", "jso". */
const misspeltShortest = new Map<string, Place>();
/** Well-known names of five letters by all but the first: "koyi". */
const headless = new Map<string, Place>();
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
  if (place.weight >= WELL_KNOWN && name.length === 5) headless.set(name.slice(1), place);
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
  // Neither are a state and its town of the same name another, nor Ikeja and Ikeja GRA.
  const isSame = other && (fold(other.name) === fold(place.name) || `${other.id}/`.startsWith(`${place.id}/`));
  const isClear = other === undefined || isSame || (other?.weight ?? 0) < place.weight * CLEARLY;
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
  const whole = isAfterIn ? headless.get(word) : undefined;
  if (whole && whole.weight * FIRST_LOST > (slip?.weight ?? 0)) return whole;
  if (slip && slip.weight >= (word.length > 3 ? least : KNOWN_TO_ALL)) return slip;
  return (isAfterIn && misspeltShortest.get(word)) || null;
}

/** Before the name of a place. */
export const IN = /^(?:in|inside|at|around|near)$/;

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
  const near = nameNear(tokens, [[at, at + 1]]);
  if (short && !(near && near.likelihood > short.weight)) {
    // "New ower" is New Owerri.
    const longer = placesByName.get(`${before} ${fold(short.name)}`);
    return longer ? { from: at - 1, to: at + 1, places: longer } : { from: at, to: at + 1, places: [short] };
  }
  const sounded = near || isOrdinary(word) ? null : (vowelless.get(skeleton(word)) ?? null);
  const isMeant = sounded !== null && word.length >= MIN_OTHER_LETTER && editDistance(word, sounded.name) <= 2;
  return isMeant ? { from: at, to: at + 1, places: [sounded.place] } : (near ?? longNear(tokens, at));
}
