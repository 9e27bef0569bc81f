import { areCountedAt } from '../counted.ts';
import { isOrdinal, numberAt } from '../numbers.ts';
import { phraseAfter } from '../phrases.ts';
import { HIGHEST_AMOUNT, PLAIN_AMOUNT, SIGNED_AMOUNT } from '../rules.ts';
import type { Token } from '../tokens.ts';
import { FILTER_PHRASES, SCALE_BOOK, TRAIL_BOOK } from '../vocabulary.ts';
import { hausaAmountAt } from './hausa-amounts.ts';

/** Whole naira, and the token after the last that says how many. */
export interface Amount {
  naira: number;
  to: number;
}

export const MILLION = 1e6;
export const HUNDRED = 100;

/** Whether an amount of money starts at a token, and no count of rooms. */
export function isAmountAt(tokens: readonly Token[], at: number): boolean {
  const amount = amountAt(tokens, at, PLAIN_AMOUNT);
  return amount !== null && !areCountedAt(tokens, amount.to);
}

/** An amount from `least` naira on, or any with a scale or a sign; `factor` is its scale. */
export function amountAt(tokens: readonly Token[], at: number, least: number): (Amount & { factor: number }) | null {
  const first = tokens[at];
  const hausa = hausaAmountAt(tokens, at);
  if (hausa) return hausa;
  const number = numberAt(tokens, at);
  if (!first || !number || isOrdinal(tokens, at)) return null;
  // "600-ish k".
  const isAbout = tokens[number.to]?.word === 'ish' && tokens[number.to]?.breaks === false;
  const scale = phraseAfter(SCALE_BOOK, tokens, isAbout ? number.to + 1 : number.to);
  const factor = scale?.value ?? 1;
  const rest = scale && Number.isInteger(number.value) ? restAt(tokens, scale.to, factor) : null;
  const naira = Math.round(number.value * factor) + (rest?.naira ?? 0);
  const isSigned = /[₦#$£€=]\s*$/.test(first.gap);
  const enough = scale || isSigned ? SIGNED_AMOUNT : least;
  if (naira < enough || naira > HIGHEST_AMOUNT || (!scale && isPhone(first.raw))) return null;
  return { naira, to: rest?.to ?? scale?.to ?? number.to, factor };
}

/** What follows the millions of an amount: "five hundred thousand", "500k", the tenths of "2m5" and of "two million five". */
function restAt(tokens: readonly Token[], at: number, factor: number): Amount | null {
  const number = tokens[at]?.breaks === false && /^\s*$/.test(tokens[at].gap) ? numberAt(tokens, at) : null;
  if (!number || isOrdinal(tokens, at)) return null;
  const scale = phraseAfter(SCALE_BOOK, tokens, number.to);
  const isFee = phraseAfter(TRAIL_BOOK, tokens, scale?.to ?? number.to)?.value === 'elsewhere';
  if (scale && !isFee && number.value * scale.value < factor)
    return { naira: number.value * scale.value, to: scale.to };
  const isCount = areCountedAt(tokens, number.to);
  // Behind words, any kind of home may be counted: "two million five shops", but not "two million five flat".
  const areHomes =
    (tokens[number.to]?.word.endsWith('s') ?? false) &&
    phraseAfter(FILTER_PHRASES, tokens, number.to)?.value.filter === 'kind';
  const isSaid = tokens[at]?.number === null && !areHomes;
  const isDigit = number.value < 10 && Number.isInteger(number.value) && number.to === at + 1;
  const isTenth = isDigit && !isCount && (isSaid || tokens[at]?.gap === '');
  return !scale && isTenth ? { naira: (number.value * factor) / 10, to: number.to } : null;
}

/** "Budget 2.5" and "two point five" are 2.5 million: nobody counts less with a point. */
export function millionsAt(tokens: readonly Token[], at: number): Amount | null {
  const number = numberAt(tokens, at);
  const hasPoint = tokens.slice(at, number?.to).some(({ raw, word }) => raw.includes('.') || word === 'point');
  return number && hasPoint && number.value < HUNDRED
    ? { naira: Math.round(number.value * MILLION), to: number.to }
    : null;
}

/** What a number with a point says after these is no money. */
const NUMBERED = new Set(['phase', 'block', 'gate', 'section', 'zone', 'km', 'unit', 'plot', 'no', 'bath', 'bed']);

const UNITS = new Set(
  'km kva hp percent star stars storey storeys hours hrs hour min mins minutes minute month months year years yr yrs week weeks day days night nights x by m metres meters ft feet tonnes tons years inch inches'.split(
    ' ',
  ),
);

/** "2 bed yaba for 1.2", "2 bed 1.2 yaba": a number that counts nothing and numbers nothing. */
export function countsNothing(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.word ?? '';
  const isCounted = /^b(?:ed|ath)$/.test(before) && numberAt(tokens, at - 2)?.to === at - 1;
  const isFree = tokens[at]?.breaks || isCounted || !NUMBERED.has(before);
  const to = numberAt(tokens, at)?.to ?? at + 1;
  return at > 0 && isFree && !UNITS.has(tokens[to]?.word ?? '');
}

/** Digits of a telephone, which are no price: 08031234567, 8031234567. */
function isPhone(raw: string): boolean {
  return /^0\d/.test(raw) || (/^\d{10,}$/.test(raw) && !raw.endsWith('000'));
}
