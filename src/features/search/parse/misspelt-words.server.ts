import { likelyDistance, misspeltAtLetter } from '#core/text/alike.ts';
import { searchedAt } from '#features/places/service.server.ts';
import { isOrdinary } from '../terms/ordinary-words.server.ts';
import { beginsPlace, skeleton } from './misspelt-names.server.ts';
import { isOtherLetter } from './names/near-names.server.ts';
import { nearWords } from './near.ts';
import { phraseAt, pairsIn } from './phrases.ts';
import {
  MIN_BESIDE,
  MIN_CONSONANTS,
  MIN_MISSPELT,
  MIN_OTHER_LETTER,
  MIN_STRANGE_LETTER,
  MIN_TWO_EDITS,
} from './rules.ts';
import { streetWordAt } from './roads/streets.ts';
import type { Token } from './tokens.ts';
import { FILTER_PHRASES, KNOWN, RESPELLED } from './vocabulary.ts';
import { GLUE } from './words/glue.ts';

/** A word misspelt once behind its first letter: letters swapped, one twice, one left out if it is a vowel, one that is easily written for another. */
function misspellingsOf(word: string): string[] {
  return word.split('').flatMap((letter, at) => {
    const { without, swapped, others } = misspeltAtLetter(word, at);
    const twice = word.slice(0, at) + letter + word.slice(at);
    return [twice, ...(/[aeiou]/.test(letter) ? [without] : []), ...(at > 0 ? [swapped, ...others] : [])];
  });
}

/** Short words that everybody types, with a slip that makes no other word: "falt", "rom", "shp", "rwnt", "houze". */
const SHORT_MISSPELT: ReadonlyMap<string, string> = new Map(
  ['flat', 'room', 'land', 'shop', 'rent', 'sale', 'plot', 'house', 'hotel', 'lease', 'solar']
    .flatMap((word) => misspellingsOf(word).map((typed) => [typed, word] as const))
    .filter(([typed]) => !KNOWN.has(typed) && !isOrdinary(typed) && searchedAt([typed], 0) === null)
    .concat([
      ['hause', 'house'],
      ['fltt', 'flat'],
    ]),
);

/** Phrases of one word. */
const WHOLE_WORDS = [...FILTER_PHRASES.values()]
  .flat()
  .flatMap(({ words: [word = '', ...more], value }) => (more.length === 0 ? [[word, value] as const] : []));

/** Words of phrases by the word beside them: "semi" and "fully" before "detached". */
const { before: BEFORE, after: AFTER } = pairsIn(FILTER_PHRASES);

/** The word of the grammar that a misspelt one means: a short one that everybody types, one that belongs to its neighbour, or one near enough. */
export function wordMeantAt(tokens: readonly Token[], at: number): string | null {
  const word = tokens[at]?.word ?? '';
  const beside = wordBeside(tokens, at);
  // "Salem crescent" is no sale.
  if (beside || streetWordAt(tokens, at + 1)) return beside;
  return SHORT_MISSPELT.get(word) ?? wordMeant(word) ?? wordOfConsonants(word) ?? wordBegun(tokens, at);
}

/** Words by their first letter and consonants. */
const VOWELLESS: ReadonlyMap<string, string> = new Map(
  RESPELLED.map((word) => [skeleton(word), word] as const).filter(([letters]) => letters.length >= MIN_CONSONANTS),
);

/** "Bnglow" and "prkng": most of the vowels are left out. */
function wordOfConsonants(typed: string): string | null {
  const word = isOrdinary(typed) ? undefined : VOWELLESS.get(skeleton(typed));
  return word !== undefined && typed.length <= word.length - 2 ? word : null;
}

/** "Srmi detached", "newlu built", "swimming pol": a slip beside a word of the same phrase. */
function wordBeside(tokens: readonly Token[], at: number): string | null {
  const [left, { word, breaks } = { word: '', breaks: true }, right] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (isOrdinary(word)) return null;
  const isGlue = (neighbour: number) => phraseAt(GLUE, tokens, neighbour)?.to === neighbour + 1;
  const candidates = [
    ...(right && !right.breaks && !isGlue(at + 1) ? (BEFORE.get(right.word) ?? []) : []),
    ...(left && !breaks && !isGlue(at - 1) ? (AFTER.get(left.word) ?? []) : []),
  ];
  const isMeant = (other: string) =>
    other.length >= MIN_BESIDE && other[0] === word[0] && likelyDistance(word, other) === 1;
  return candidates.find(isMeant) ?? null;
}

/**
 * The kind or market that the last word of a text becomes, as somebody has it who still types ("3 bed dup"): behind a word of the market, where all words
 * that it may become mean the same, and no place begins so.
 */
function wordBegun(tokens: readonly Token[], at: number): string | null {
  const [before, { word, breaks } = { word: '', breaks: true }] = [tokens[at - 1], tokens[at]];
  if (at < tokens.length - 1 || !before || !KNOWN.has(before.word)) return null;
  if (breaks || isOrdinary(word) || beginsPlace(word)) return null;
  const begun = WHOLE_WORDS.filter(([whole]) => whole.startsWith(word));
  const meanings = new Set(begun.map(([, { filter, value }]) => `${filter} ${value}`));
  const [[whole, { filter }] = ['', { filter: null }]] = begun;
  return meanings.size === 1 && (filter === 'kind' || filter === 'type') ? whole : null;
}

const nearGrammar = nearWords(RESPELLED, 2);

/** The word of the grammar that a misspelt one means, if one is near enough. */
export function wordMeant(typed: string): string | null {
  if (typed.length < MIN_MISSPELT) return null;
  const isLong = typed.length >= MIN_TWO_EDITS;
  const near = nearGrammar(typed).filter(({ word, distance }) => {
    // In a long word one strange letter is a slip too.
    if (likelyDistance(typed, word) > distance && (distance > 1 || typed.length < MIN_STRANGE_LETTER)) return false;
    if (distance > 1) return isLong && word[0] === typed[0];
    // In a short word another letter makes another word.
    return typed.length >= MIN_OTHER_LETTER || !isOtherLetter(typed, word);
  });
  const [first] = near;
  // "Ufurnished" and "nfurnished" are unfurnished.
  const whole = near.find(
    ({ word, distance }) => distance === first?.distance && word.slice(1).endsWith(typed.slice(1)),
  );
  return (whole ?? first)?.word ?? null;
}
