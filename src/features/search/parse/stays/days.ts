import { isOrdinal } from '../numbers.ts';
import { filterPart, type Part } from '../parts.ts';
import { type Book, phraseAfter, phraseAt } from '../phrases.ts';
import { quantityAt } from '../quantities.ts';
import { type Token, tokensOf } from '../tokens.ts';
import { COUNTED, type Meaning, PLOT_BOOK, SCALE_BOOK, SIZE_BOOK } from '../vocabulary.ts';
import { ARRIVING, BEFORE_DAY, LEAVING, MONTHS } from '../words/stays.ts';

/** A day of the calendar as far as it was said, the month from 1 on; `is` the one on which somebody comes or goes. */
export interface Day {
  day: number;
  month?: number;
  year?: number;
  is?: 'arriving' | 'leaving';
}

/** Whether words that no filter compares homes with are days of the calendar. */
export function areDays(words: string): boolean {
  const tokens = tokensOf(words);
  return daysAt(tokens, 0)?.at(-1)?.to === tokens.length;
}

const STAY: Meaning = { filter: 'type', value: 'shortlet', unsure: true };
const TO = /^(?:to|till|until|and|through)$/;
const MAY = 5;
const MOST_MONTH = 12;
const COUNTS: readonly Book<unknown>[] = [SIZE_BOOK, PLOT_BOOK, COUNTED, SCALE_BOOK];

/**
 * Days of the calendar, which no home says whether it is free on; from one day to another somebody stays: "24 to 27 december",
 * "dec 28 to jan 2", "check in 12 Dec", "18/12/2026".
 */
export function daysAt(tokens: readonly Token[], from: number): Part[] | null {
  const is = leadAt(tokens, from);
  const start = (is ?? phraseAt(BEFORE_DAY, tokens, from))?.to ?? from;
  const isLed = is !== null || areFiguresAt(tokens, start, start > from);
  const first = dayAt(tokens, start, isLed);
  if (!first) return null;
  const joined = tokens[first.to];
  const isTo = joined !== undefined && !joined.breaks && TO.test(joined.word);
  const next = isTo ? first.to + 1 : first.to;
  const leaving = leadAt(tokens, next);
  const mayFollow = isTo || leaving?.value === 'leaving' || /[-–—]/.test(joined?.gap ?? '');
  const last = mayFollow ? dayAt(tokens, leaving?.to ?? next, leaving !== null || isLed) : null;
  if (last && (first.day.month || last.day.month)) {
    const days: Day[] = [
      { ...first.day, is: 'arriving' },
      { ...last.day, is: 'leaving' },
    ];
    return [{ ...filterPart(from, last.to, STAY), as: 'unmet', days }];
  }
  if (!first.day.month) return null;
  if (!is) return [{ from, to: first.to, as: 'unmet', days: [first.day] }];
  return [{ ...filterPart(from, first.to, STAY), as: 'unmet', days: [{ ...first.day, is: is.value }] }];
}

function leadAt(tokens: readonly Token[], at: number): { value: 'arriving' | 'leaving'; to: number } | null {
  const arriving = phraseAt(ARRIVING, tokens, at);
  if (arriving) return { value: 'arriving', to: arriving.to };
  const leaving = phraseAt(LEAVING, tokens, at);
  return leaving && { value: 'leaving', to: leaving.to };
}

interface Found {
  day: Day;
  to: number;
}

/** A day of a month, before or after its name, in figures, or without a month. */
function dayAt(tokens: readonly Token[], at: number, isLed: boolean): Found | null {
  const figures = figuresAt(tokens, at, isLed);
  if (figures) return figures;
  const month = phraseAt(MONTHS, tokens, at);
  const start = month?.to ?? at;
  const day = wholeAt(tokens, start, 31);
  if (day === null) return null;
  const isNth = isOrdinal(tokens, start);
  const end = isNth ? start + 2 : start + 1;
  if (month) return quantityAt(tokens, start) ? null : withYear(tokens, { day, month: month.value }, end);
  const of = tokens[end]?.word === 'of' ? end + 1 : end;
  const after = phraseAfter(MONTHS, tokens, of);
  if (after) return withYear(tokens, { day, month: after.value }, after.to);
  const isMay = isNth && tokens[of]?.word === 'may' && !tokens[of].breaks;
  return isMay ? withYear(tokens, { day, month: MAY }, of + 1) : { day: { day }, to: end };
}

/** "24/12 to 27/12", where no number can be a half or a quarter, and "from 5/12 to 9/12", which counts no plots or rooms. */
function areFiguresAt(tokens: readonly Token[], at: number, isFrom: boolean): boolean {
  const next = TO.test(tokens[at + 2]?.word ?? '') ? at + 3 : at + 2;
  const isDay = (day: number) => wholeAt(tokens, day, 31) !== null && tokens[day + 1]?.gap === '/';
  const isLate = [at, next].some((day) => (tokens[day]?.number ?? 0) > MOST_MONTH);
  const isCount = COUNTS.some((book) => phraseAt(book, tokens, next + 2));
  return (
    (isLate || (isFrom && !isCount)) &&
    [at, next].every((day) => isDay(day) && wholeAt(tokens, day + 1, MOST_MONTH) !== null)
  );
}

/** "18/12/2026", "2026-12-18"; "18/12" only after a word that says that a day follows. */
function figuresAt(tokens: readonly Token[], at: number, isLed: boolean): Found | null {
  const isJoined = (index: number) => /^[/-]$/.test(tokens[index]?.gap ?? '');
  if (!isJoined(at + 1)) return null;
  const isWhole = isJoined(at + 2) && tokens[at + 2]?.gap === tokens[at + 1]?.gap;
  const isYearFirst = isWhole && (tokens[at]?.number ?? 0) >= FIRST_YEAR;
  const day = wholeAt(tokens, isYearFirst ? at + 2 : at, 31);
  const month = wholeAt(tokens, at + 1, MOST_MONTH);
  const year = isWhole ? yearOf(tokens[isYearFirst ? at : at + 2]) : null;
  if (day === null || month === null || (isWhole ? year === null : !isLed)) return null;
  return { day: { day, month, ...(year && { year }) }, to: isWhole ? at + 3 : at + 2 };
}

const FIRST_YEAR = 2_020;
const LAST_YEAR = 2_100;
const CENTURY = 2_000;

function yearOf(token: Token | undefined): number | null {
  const { number = null, raw = '' } = token ?? {};
  if (number === null || !/^\d{2}(?:\d{2})?$/.test(raw)) return null;
  const year = raw.length === 2 ? CENTURY + number : number;
  return year >= FIRST_YEAR && year < LAST_YEAR ? year : null;
}

function withYear(tokens: readonly Token[], day: Day, to: number): Found {
  const year = tokens[to]?.raw.length === 4 ? yearOf(tokens[to]) : null;
  return year ? { day: { ...day, year }, to: to + 1 } : { day, to };
}

function wholeAt(tokens: readonly Token[], at: number, most: number): number | null {
  const number = tokens[at]?.number ?? null;
  return number !== null && Number.isInteger(number) && number >= 1 && number <= most ? number : null;
}
