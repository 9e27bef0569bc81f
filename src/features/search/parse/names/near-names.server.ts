import { likelyDistance } from '#core/text/alike.ts';
import type { Place } from '#features/places/contract.ts';
import { SEARCHED_NAMES } from '#features/places/service.server.ts';
import { isOrdinary } from '../../terms/ordinary-words.server.ts';
import { countsWhatFollows } from '../counted.ts';
import { nearWords } from '../near.ts';
import { KNOWN_AFTER_IN, MAX_NAME, MIN_MISSPELT, MIN_STRANGE_LETTER, MIN_TWO_EDITS, WELL_KNOWN } from '../rules.ts';
import type { Token } from '../tokens.ts';
import { SMALL_NUMBERS } from '../words/numbers.ts';

/** Tokens that name places, the likeliest first. */
export interface Misspelt {
  from: number;
  to: number;
  places: readonly Place[];
}

/** What names of five letters and more mean. */
export const placesByName = new Map(SEARCHED_NAMES.filter(([name]) => name.length >= MIN_MISSPELT));
/** The names that a text is one edit from. */
export const nearPlace = nearWords(placesByName.keys(), 1);
/** Names that may have two slips: well-known long ones and those of two words ("port harcut"), and very long ones ("gwagalda"). */
const nearLong = nearWords(
  [...placesByName].flatMap(([name, [place]]) => {
    const least = /^[a-z]{10,}$/.test(name) ? KNOWN_AFTER_IN : WELL_KNOWN;
    return /^(?:[a-z]{8,}|[a-z]{3,} [a-z]{4,})$/.test(name) && (place?.weight ?? 0) >= least ? [name] : [];
  }),
  2,
);

/** Names that have a word in common. */
const MANY_NAMES = 6;
/** How likely a first letter is lost or swapped, another one or one too many, beside other slips. */
export const FIRST_LOST = 0.5;
const FIRST_OTHER = 0.35;
const FIRST_ADDED = 0.2;

/** Names by the token that they start at. */
type NamedSpans = ReadonlyMap<number, { to: number }>;

/** The places whose name of several words has one slip around an unknown one. */
export function longerNameAt(tokens: readonly Token[], at: number, named: NamedSpans): Misspelt | null {
  const isCut = (from: number, to: number) =>
    [...named].some(([start, name]) => (start < from && name.to > from) || (start < to && name.to > to));
  const windows = WINDOWS.map(([before, after]) => [at - before, at + 1 + after] as const);
  const whole = windows.filter(([from, to]) => !isCut(from, to));
  return nameNear(tokens, whole, (index) => [...named].some(([from, { to }]) => from <= index && index < to));
}

/** Words before an unknown one and behind it that may be its name's, the most first. */
const WINDOWS = [
  [2, 1],
  [1, 2],
  [2, 0],
  [1, 1],
  [0, 2],
  [1, 0],
  [0, 1],
] as const;

type Windows = readonly (readonly [from: number, to: number])[];

/** Words that many names have, as "airport", "south" and "local government". */
const commonInNames: ReadonlySet<string> = new Set(
  [
    ...Map.groupBy(
      SEARCHED_NAMES.flatMap(([name]) => name.split(' ')),
      (word) => word,
    ),
  ].flatMap(([word, { length }]) => (length >= MANY_NAMES ? [word] : [])),
);

/** The likeliest places whose name one of these windows has but for one edit, in a word that may be misspelt. */
export function nameNear(
  tokens: readonly Token[],
  windows: Windows,
  isNamed: (at: number) => boolean = () => false,
): (Misspelt & { likelihood: number }) | null {
  for (const [from, to] of windows) {
    const text = textOf(tokens, from, to);
    if (text === null || text.length < MIN_MISSPELT || text.length > MAX_NAME) continue;
    const isSlip = (name: string) => {
      const words = name.split(' ');
      const at =
        words.length === to - from ? words.findIndex((word, index) => word !== tokens[from + index]?.word) : -1;
      if (at < 0) return true;
      const [meant = '', typed = ''] = [words[at], tokens[from + at]?.word];
      // "C-Line" is no D-Line, "Lekki phone" no Lekki One, and "Ibadan local government" not Abadan.
      if (meant.length + typed.length === 2 || (SMALL_NUMBERS.has(meant) && isOrdinary(typed))) return false;
      return !isNamed(from + at) || words.some((word, index) => index !== at && !commonInNames.has(word));
    };
    const near = nearPlace(text).flatMap(({ word }) => (isSlip(word) ? (placeNear(text, word) ?? []) : []));
    const [best] = near.toSorted((a, b) => b.likelihood - a.likelihood);
    if (best) return { from, to, ...best };
  }
  return null;
}

/** The well-known place whose long name, or name of two words, has two slips around an unknown word. */
export function longNear(tokens: readonly Token[], at: number): Misspelt | null {
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

/** What a name one edit away may mean, and how likely that is; null where the letters are too strange. */
function placeNear(text: string, name: string): { places: readonly Place[]; likelihood: number } | null {
  const places = placesByName.get(name) ?? [];
  const weight = places[0]?.weight ?? 0;
  // Any short word has another letter than some place that hardly anybody knows: "ekene" is not Emene.
  const isOther = text.length < MIN_STRANGE_LETTER && isOtherLetter(text, name);
  if (likelyDistance(text, name) > 1 || (isOther && weight < KNOWN_AFTER_IN)) return null;
  return { places, likelihood: weight * firstLetterShare(text, name) };
}

/** Whether a word has another letter than a known one, and so is another word: "tower" is no "power". */
export function isOtherLetter(typed: string, word: string): boolean {
  return typed.length === word.length && lettersOf(typed) !== lettersOf(word);
}

const lettersOf = (word: string) => word.split('').toSorted().join('');
/** Hardly anybody mistakes the first letter: "calaba" is Calabar, and not Alaba; "kaitama" is Maitama, which is meant so much more often than Kaiama. */
function firstLetterShare(typed: string, name: string): number {
  if (typed[0] === name[0]) return 1;
  if (typed.length > name.length) return FIRST_ADDED;
  return typed === name.slice(1) || typed[1] === name[0] ? FIRST_LOST : FIRST_OTHER;
}
