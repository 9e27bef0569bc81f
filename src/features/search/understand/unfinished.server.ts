import { isDeepStrictEqual } from 'node:util';
import type { Place } from '#features/places/contract.ts';
import { SEARCHED_NAMES, searchedAt, selfAndAncestors, suggestPlaces } from '#features/places/service.server.ts';
import { GLUE } from '../parse/words/glue.ts';
import { NEGATIONS } from '../parse/words/negations.ts';
import { SMALL_NUMBERS } from '../parse/words/numbers.ts';
import { phraseAt, phrasesBegun } from '../parse/phrases.ts';
import { tokensOf } from '../parse/tokens.ts';
import { FILTER_PHRASES, KNOWN } from '../parse/vocabulary.ts';
import { streetNamed, STREET_WORDS } from '../terms/street-named.ts';
import { wordsOf } from '../terms/words.ts';
import { understood } from './understood.server.ts';

/** A text as far as it can be read while its last word is being typed. */
export interface Unfinished {
  /** What is read: the text with its last word completed, or without it. */
  text: string;
  /** The beginning of a name of a place; empty where the last word begins none. */
  begun: string;
  /** Whether that place stands beside one that is named already: "yaba or sur". */
  isAnother: boolean;
  /** Whether it begins a word of the grammar too: then only places are meant whose own name begins so. */
  isWord: boolean;
}

/** "4 b", "2bedr": who types a small number and a "b" is on the way to "bed", unless it is said to be money. */
const BEDS = /^(.*?)(\d|\b(?:one|two|three|four|five|six))(?:\s+b|\s*be|\s*bedro{0,2})$/i;
const MONEY = /(?:under|below|above|over|max|most|than|budget|from|between|and|to|pass|[₦#\-–.\d])\s*$/i;
/** A number at the end, on the way to an amount: "lekki 2.", "rent ₦5", "100k - 15", "for two". */
const AMOUNT = /^(.*?)(?<!\S)(\S*\d[\d.,]*|\p{L}+)\s*$/su;
/** What is told by its number. */
const NUMBERED = new Set(['block', 'plot', 'unit', 'house', 'no', 'number', 'phase', 'zone', 'estate', 'scheme']);
const COUNTED = ['minPrice', 'maxPrice', 'minTotal', 'maxTotal', 'guests'] as const;
const JOINER = /(?:[,/&+]|\b(?:or|and|abi))\s*$/i;
/** Places below this are hardly ever meant while what is typed also begins one that is meant so many times more often. */
const MINOR = 22;
const TIMES = 2;
/** From here on a place is as likely as a word of the grammar that begins like it. */
const NOTABLE = 20;
/** So many words that the last one may become are tried. */
const MOST_COMPLETIONS = 6;
const MIN_COMPLETED = 3;
/** Of a phrase that is no kind. */
const MIN_OF_PHRASE = 2;
const SHORT = 3;
const FEW_PLACES = 5;

/**
 * Reads on where the last word of a text is only begun ("2 bed flat in ike", "lekki dupl"): it is completed where all that it may become means
 * the same, and else left out, so that it is no other place by a slip and no word that homes must hold. Null for a text that is whole.
 */
export function unfinished(text: string): Unfinished | null {
  const beds = BEDS.exec(text);
  if (beds && !MONEY.test(beds[1] ?? '')) {
    const [, before = '', number = ''] = beds;
    return { text: `${before}${number} bed`, begun: '', isAnother: false, isWord: true };
  }
  const [, known = '', amount = ''] = AMOUNT.exec(text) ?? [];
  if (/\d/.test(amount) || SMALL_NUMBERS.has(amount.toLowerCase()))
    return (isLeft(text, amount) || isOneDigitShort(known, amount)) && !isNumbered(known) ? so(known, '') : null;
  const [, before = '', last = ''] = /^(.*?[\s,/])(\p{L}+)$/su.exec(text) ?? [];
  if (before.trim() === '' || endsInName(text) || endsInTown(text, last)) return null;
  return (
    nameOfTwoWords(before, last) ??
    phraseOfWords(before, last) ??
    (isWhole(last.toLowerCase()) ? wordBegun(before, last) : beginningOf(before, last))
  );
}

/** Whether a text stays a word at its end, which no filter has. */
function isLeft(text: string, last: string): boolean {
  const asked = { searchTerm: text };
  const { filters } = understood(asked);
  return filters !== asked && wordsOf(filters.searchTerm ?? '').at(-1) === wordsOf(last).at(-1);
}

/** Whether a number at the end would be a budget or guests, and is on the way to ten times as much: "lekki 15", "for 3". */
function isOneDigitShort(known: string, amount: string): boolean {
  if (!/^\d{1,2}$/.test(amount)) return false;
  const [whole, without] = [known + amount, known].map((text) => understood({ searchTerm: text }).filters);
  return COUNTED.some((name) => whole?.[name] !== without?.[name]);
}

/** Whether a number behind these words is that of a house: "admiralty way", "block", a name that nobody knows. */
function isNumbered(before: string): boolean {
  const [last = ''] = wordsOf(before).slice(-1);
  return (
    STREET_WORDS.has(last) ||
    NUMBERED.has(last) ||
    (!KNOWN.has(last) && /\p{L}\s*$/u.test(before) && isLeft(before, last))
  );
}

/** A short word of the grammar that says nothing as yet: "3 bed ikeja s", "flat for 3m p". */
function wordBegun(before: string, last: string): Unfinished | null {
  // "Yaba of" would be a name, and becomes "office".
  const isCut = last.toLowerCase() === 'of';
  if (last.length > SHORT || STREET_WORDS.has(last.toLowerCase()) || !(isCut || isLeft(before + last, last)))
    return null;
  return so(before, suggestPlaces(last, 1, false).length > 0 ? last : '', true);
}

/** Whether the last words are the whole name of a place, which is not all that they begin: "new haven", but not "du". */
export function endsInName(text: string): boolean {
  const words = wordsOf(text);
  const from = [2, 3, 4].map((count) => words.length - count).filter((at) => at >= 0);
  return from.some((at) => isNamed(words.slice(at).join(' ')));
}

/** Whether the last word is the town of what is named before it: "gra ph", "nassarawa kano". */
function endsInTown(text: string, last: string): boolean {
  const towns = searchedAt(wordsOf(last), 0)?.places.map(({ id }) => id) ?? [];
  if (towns.length === 0) return false;
  const { place } = understood({ searchTerm: text }).filters;
  return (place ?? []).some((id) => !towns.includes(id) && selfAndAncestors(id).some((one) => towns.includes(one)));
}

/** "Lekki ph", "ebute m", "port har": the last two words begin the name of a place. */
function nameOfTwoWords(before: string, last: string): Unfinished | null {
  // The "m" of "1m" is no word.
  const [, first = '', previous = ''] = /^(.*?)(?<![\p{L}\d])(\p{L}+)\s+$/su.exec(before) ?? [];
  const begun = `${previous} ${last}`;
  if (previous === '' || isNamed(begun)) return null;
  const places = suggestPlaces(begun, FEW_PLACES, false);
  if (places.length === 0) return null;
  // "Lekki" is a place already, as "sapele road" is, and "independence" was read as one; "ebute" is none.
  const { place: read } = understood({ searchTerm: before }).filters;
  const isPlace = isNamed(previous) || endsInName(before) || places.some(({ id }) => read?.includes(id));
  return so(isPlace ? before : first, begun);
}

/** "Mini f", "boys qu", "event c": the last words begin a phrase that says what those before the last one do not say without it. */
function phraseOfWords(before: string, last: string): Unfinished | null {
  const tokens = tokensOf(before + last);
  for (const [at, { number, word }] of tokens.entries()) {
    // "Under two b" is money.
    const isOpen =
      number !== null || SMALL_NUMBERS.has(word) || phraseAt(GLUE, tokens, at) || phraseAt(NEGATIONS, tokens, at);
    const begun = isOpen ? [] : phrasesBegun(FILTER_PHRASES, tokens, at);
    const kinds = begun.filter(({ value }) => value.filter === 'kind');
    const [one, ...others] = kinds.length > 0 ? kinds : begun;
    if (!one) continue;
    const { filter } = one.value;
    const isEarly = filter !== 'kind' && last.length < (filter === 'without' ? MIN_COMPLETED : MIN_OF_PHRASE);
    const isOne = others.every(({ value }) => isDeepStrictEqual(value, one.value));
    if (isEarly || !isOne || !mayEndPhrase(before, last)) return null;
    const text = before + one.words.slice(tokens.length - 1 - at).join(' ');
    return { text, begun: '', isAnother: false, isWord: true };
  }
  return null;
}

/** Whether the last word belongs to those before it, and not to a place, and they say nothing as yet. */
function mayEndPhrase(before: string, last: string): boolean {
  const [previous = ''] = wordsOf(before).slice(-1);
  // "New b" begins names of places.
  if (suggestPlaces(`${previous} ${last}`, 1, false).length > 0) return false;
  // "Room and p" is on the way to a parlour.
  if (previous === 'and' || !isRead(before) || isLeft(before, previous)) return true;
  return last.length >= MIN_COMPLETED && suggestPlaces(last, 1, false).length === 0;
}

function beginningOf(before: string, last: string): Unfinished | null {
  const places = suggestPlaces(last, FEW_PLACES, false);
  const named = searchedAt(wordsOf(last), 0)?.places ?? [];
  const weight = heaviest(named);
  const others = heaviest(places.filter((place) => !named.includes(place)));
  if (named.length > 0 && (weight >= MINOR || others < TIMES * weight)) return null;
  const completions = [...KNOWN].filter((word) => word.startsWith(last.toLowerCase())).slice(0, MOST_COMPLETIONS + 1);
  if (places.length === 0 && completions.length === 0) return null;
  // As Enter would read it: "in yab" is hardly any other place.
  const [likeliest] = named.length === 0 && last.length >= MIN_COMPLETED ? places : [];
  const read = likeliest ? understood({ searchTerm: before + last }).filters.place : null;
  if (likeliest && read?.includes(likeliest.id) && completions.length === 0)
    return { text: before + last, begun: last, isAnother: JOINER.test(before), isWord: false };
  const completed = others < NOTABLE && last.length >= MIN_COMPLETED ? completion(before, completions) : null;
  return completed
    ? { text: completed, begun: '', isAnother: false, isWord: true }
    : so(before, places.length > 0 ? last : '', completions.length > 0);
}

/** The text without its last word, if that says something or names a street. */
function so(before: string, begun: string, isWord = false): Unfinished | null {
  const text = before.trim();
  if (text === '' || !(isRead(text) || streetNamed(text))) return null;
  return { text, begun, isAnother: JOINER.test(before), isWord };
}

/** The text with its last word completed, where all that it may become means the same. */
function completion(before: string, words: readonly string[]): string | null {
  if (words.length === 0 || words.length > MOST_COMPLETIONS) return null;
  const texts = words.map((word) => before + word);
  const meanings = texts.map((text) => JSON.stringify(understood({ searchTerm: text }).filters));
  return new Set(meanings).size === 1 ? (texts[0] ?? null) : null;
}

/** Whether a text is understood, or nothing but talk on the way to what is wanted: "abeg I need". */
function isRead(text: string): boolean {
  const asked = { searchTerm: text };
  const read = understood(asked);
  return read.filters !== asked || read.isTalk;
}

const NAME_WORDS: ReadonlySet<string> = new Set(
  SEARCHED_NAMES.flatMap(([name]) => name.split(' ')).filter((word) => word.length > MIN_COMPLETED),
);

/** Whether a word is one of the grammar, or of a name ("airport", "junction") that is none by itself. */
const isWhole = (word: string) => KNOWN.has(word) || (NAME_WORDS.has(word) && !isNamed(word));
/** Whether a word is one of the grammar, or the beginning of one: "roo". */
export const beginsWord = (begun: string) => [...KNOWN].some((word) => word.startsWith(begun));
const isNamed = (text: string) => searchedAt(wordsOf(text), 0)?.length === wordsOf(text).length;
const heaviest = (places: readonly Place[]) => Math.max(0, ...places.map(({ weight }) => weight));
