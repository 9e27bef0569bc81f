import { type Book, phraseAt } from './phrases.ts';
import type { Token } from './tokens.ts';
import { PLOT_BOOK, SCALE_BOOK, SIZE_BOOK } from './vocabulary.ts';
import { SMALL_NUMBERS } from './words/numbers.ts';

export interface Numeral {
  value: number;
  /** The token after it. */
  to: number;
}

/** The number that starts at a token, in digits or words: "2.5", "1 point 2", "half a", "half of 3", "one hundred and fifty", "two and a half". */
export function numberAt(tokens: readonly Token[], at: number): Numeral | null {
  const first = tokens[at];
  if (!first) return null;
  const quarters = quartersAt(tokens, at);
  if (quarters) return quarters;
  const whole = first.number !== null ? digitsAt(tokens, { value: first.number, to: at + 1 }) : wordsAt(tokens, at);
  if (!whole) return null;
  // "Three (3) bedroom" says it twice.
  if (tokens[whole.to]?.number === whole.value && tokens[whole.to]?.gap.endsWith('('))
    return { ...whole, to: whole.to + 1 };
  const half = follow(tokens, whole.to, ['and', 'a', 'half']) ?? follow(tokens, whole.to, ['and', 'half']);
  return half !== null && isCounted(tokens, half) ? { value: whole.value + 0.5, to: half } : whole;
}

/** The whole number that a line of a form gives behind its label, up to `most`: "Guests: 6". */
export function statedAt(tokens: readonly Token[], at: number, most: number): Numeral | null {
  const count = /[:=]|[-–—]\s/.test(tokens[at]?.gap ?? '') ? numberAt(tokens, at) : null;
  return count && Number.isInteger(count.value) && count.value >= 1 && count.value <= most ? count : null;
}

/** Whether a thousand, an acre or a plot stands there. */
function isCounted(tokens: readonly Token[], at: number): boolean {
  const books: readonly Book<unknown>[] = [SCALE_BOOK, SIZE_BOOK, PLOT_BOOK];
  return books.some((book) => phraseAt(book, tokens, at) !== null);
}

/** "A million", "an acre"; "a m" is no amount. */
function isCountedInFull(tokens: readonly Token[], at: number): boolean {
  const books: readonly Book<unknown>[] = [SCALE_BOOK, SIZE_BOOK];
  return (tokens[at]?.word.length ?? 0) >= 4 && books.some((book) => phraseAt(book, tokens, at) !== null);
}

/** Whether the number in digits is one in a row: "6th". */
export function isOrdinal(tokens: readonly Token[], at: number): boolean {
  const ending = tokens[at + 1];
  return tokens[at]?.number !== null && ending?.gap === '' && /^(?:st|nd|rd|th)$/.test(ending.word);
}

function follow(tokens: readonly Token[], at: number, words: readonly string[]): number | null {
  const fit = words.every((word, index) => tokens[at + index]?.word === word && !tokens[at + index]?.breaks);
  return fit ? at + words.length : null;
}

/** "A quarter of a million", "three quarters of an acre"; elsewhere quarters are no number. */
function quartersAt(tokens: readonly Token[], at: number): Numeral | null {
  const isSeveral = /^(?:three|3)$/.test(tokens[at]?.word ?? '');
  const quarter = isSeveral || tokens[at]?.word === 'a' ? at + 1 : at;
  if (!/^quarters?$/.test(tokens[quarter]?.word ?? '')) return null;
  const of = follow(tokens, quarter + 1, ['of']) ?? quarter + 1;
  const to = follow(tokens, of, ['a']) ?? follow(tokens, of, ['an']) ?? of;
  return isCounted(tokens, to) ? { value: isSeveral ? 0.75 : 0.25, to } : null;
}

function wordsAt(tokens: readonly Token[], at: number): Numeral | null {
  if (tokens[at]?.word === 'half') return halfAt(tokens, at);
  if (/^an?$/.test(tokens[at]?.word ?? '') && isCountedInFull(tokens, at + 1)) return { value: 1, to: at + 1 };
  const small = smallAt(tokens, at);
  if (!small) return null;
  const tens = small.value < 10 ? smallAt(tokens, small.to) : null;
  if (tens && tens.value >= 20 && isScaled(tokens, tens.to) && !tokens[small.to]?.breaks)
    return { value: small.value * 100 + tens.value, to: tens.to };
  return hundredsAt(tokens, small) ?? withPoint(tokens, small);
}

/** A number in digits, with a point or hundreds behind it in words: "1 point 25 million", "1 hundred million". */
function digitsAt(tokens: readonly Token[], count: Numeral): Numeral {
  const hundreds = Number.isInteger(count.value) && count.value < 10 ? hundredsAt(tokens, count) : null;
  return hundreds && isScaled(tokens, hundreds.to) ? hundreds : withPoint(tokens, count);
}

/** So many hundreds, and what is added to them: "one hundred and fifty", "2 hundred". */
function hundredsAt(tokens: readonly Token[], count: Numeral): Numeral | null {
  const hundred = follow(tokens, count.to, ['hundred']);
  if (hundred === null) return null;
  const more = smallAt(tokens, follow(tokens, hundred, ['and']) ?? hundred);
  // "Between one hundred and one hundred and fifty million" are two.
  return more && tokens[more.to]?.word !== 'hundred'
    ? { value: count.value * 100 + more.value, to: more.to }
    : { value: count.value * 100, to: hundred };
}

/** Whether a thousand stands there, or behind the other end of a range: "seven fifty to nine hundred k". */
function isScaled(tokens: readonly Token[], at: number): boolean {
  const end = tokens[at]?.word === 'to' ? numberAt(tokens, at + 1) : null;
  return phraseAt(SCALE_BOOK, tokens, end?.to ?? at) !== null;
}

/** "Half a", "half of a", and of what is counted "half of 3"; 0.5 where nothing else is said. */
function halfAt(tokens: readonly Token[], at: number): Numeral {
  const of = follow(tokens, at + 1, ['of']) ?? at + 1;
  const whole = of > at + 1 ? numberAt(tokens, of) : null;
  const isPaid = /^pa(?:y|id)$/.test(tokens[at - 1]?.word ?? '');
  if (whole && !isPaid && isCounted(tokens, whole.to)) return { value: whole.value / 2, to: whole.to };
  return { value: 0.5, to: follow(tokens, of, ['a']) ?? follow(tokens, of, ['an']) ?? at + 1 };
}

/** Up to ninety-nine. */
function smallAt(tokens: readonly Token[], at: number): Numeral | null {
  const tens = SMALL_NUMBERS.get(tokens[at]?.word ?? '');
  if (tens === undefined) return null;
  const ones = SMALL_NUMBERS.get(tokens[at + 1]?.word ?? '');
  const joined = tens >= 20 && ones !== undefined && ones < 10 && !tokens[at + 1]?.breaks;
  return joined ? { value: tens + ones, to: at + 2 } : { value: tens, to: at + 1 };
}

/** "One point five"; in digits only of what is counted: "1 point 25 million". */
function withPoint(tokens: readonly Token[], whole: Numeral): Numeral {
  const point = follow(tokens, whole.to, ['point']);
  const after = point === null ? undefined : tokens[point];
  if (point === null || !after) return whole;
  const inWords = SMALL_NUMBERS.get(after.word) ?? 10;
  if (inWords < 10) return { value: whole.value + inWords / 10, to: point + 1 };
  const isPart = /^\d{1,2}$/.test(after.raw) && phraseAt(SCALE_BOOK, tokens, point + 1) !== null;
  return isPart ? { value: Number(`${whole.value}.${after.raw}`), to: point + 1 } : whole;
}
