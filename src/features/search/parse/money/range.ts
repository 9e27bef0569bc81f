import { countsWhatFollows } from '../counted.ts';
import { isOrdinal, numberAt } from '../numbers.ts';
import { listOf, phraseAfter, phraseAt } from '../phrases.ts';
import { SIGNED_AMOUNT } from '../rules.ts';
import type { Token } from '../tokens.ts';
import { COUNTED, TRAIL_BOOK } from '../vocabulary.ts';
import type { Lead } from '../words/prices.ts';
import { type Amount, amountAt, countsNothing, HUNDRED, MILLION, millionsAt } from './amount.ts';

/** Two amounts; the first may leave "million" to the second. */
export function rangeAt(
  tokens: readonly Token[],
  at: number,
  least: number,
  leads: ReadonlySet<Lead>,
): [Amount, Amount] | null {
  const whole = amountAt(tokens, at, least);
  // An amount in Hausa begins with its scale.
  const number = numberAt(tokens, at) ?? (whole && { value: whole.naira / whole.factor, to: whole.to });
  if (!number) return null;
  const withAnd = leads.has('between') || leads.has('most');
  const to = whole?.to ?? number.to;
  // "Up to 1.8m up to 2.5m in all" are two bounds.
  const areBounds = tokens[at - 2]?.word === 'up' && tokens[to]?.word === 'up';
  const start = areBounds ? null : joinedAt(tokens, to, withAnd, (whole?.factor ?? 1) > 1);
  const isLed = NO_RANGE.some((lead) => leads.has(lead));
  const high =
    start !== null
      ? (amountAt(tokens, start, least) ?? unitlessEnd(tokens, start, whole))
      : whole && !isLed
        ? besideAt(tokens, whole, least)
        : null;
  if (start !== null && !whole && !high) return millionsBetween(tokens, at, start);
  if (!high) return null;
  // "700 - 1m": the first one is in thousands.
  const factor = number.value * high.factor > high.naira && number.value * 1e3 < high.naira ? 1e3 : high.factor;
  const naira = Math.round(number.value * factor);
  const low = whole && (whole.factor > 1 || naira > high.naira) ? whole : { naira, to: number.to };
  if (low.naira < SIGNED_AMOUNT) return null;
  const [lower, higher] = [low.naira, high.naira].toSorted((a, b) => a - b) as [number, number];
  // "500k or 50k monthly", "rent 500k or 20m sale": no range.
  const isOr = tokens[low.to]?.word === 'or';
  if (isOr && (isLed || higher > lower * MOST_TIMES_OR)) return null;
  return [
    { naira: lower, to: low.to },
    { naira: higher, to: high.to },
  ];
}

/** Leads of an amount that is no end of a range: "under 500k", "salary 200k". */
const NO_RANGE: readonly Lead[] = ['most', 'below', 'least', 'above', 'about', 'fee', 'income'];

/** "800k 1m": the second of two amounts that nothing stands between, where it is some more than the first and nothing else is said of it. */
function besideAt(tokens: readonly Token[], low: Amount & { factor: number }, least: number) {
  const high = tokens[low.to]?.breaks === false && low.factor > 1 ? amountAt(tokens, low.to, least) : null;
  const isRange = high && high.factor > 1 && high.naira > low.naira && high.naira <= low.naira * MOST_TIMES;
  const trail = high && phraseAfter(TRAIL_BOOK, tokens, high.to)?.value;
  return isRange && trail !== 'elsewhere' && trail !== 'total' ? high : null;
}

/** "800k to 1.2", "between 300k and 450": the end that leaves its unit out counts what the other one does, or the next higher. */
function unitlessEnd(tokens: readonly Token[], at: number, low: (Amount & { factor: number }) | null) {
  const isSpaced = /\s[-–—/]|[-–—/]\s/.test(tokens[at]?.gap ?? '');
  const end = low && low.factor > 1 && !isSpaced && !isOrdinal(tokens, at) ? numberAt(tokens, at) : null;
  if (!low || !end || !countsNothing(tokens, at)) return null;
  if (countsWhatFollows(tokens, at) || phraseAfter(COUNTED, tokens, end.to)) return null;
  const factor = [low.factor, low.factor * 1e3].find((one) => end.value * one > low.naira);
  const naira = Math.round(end.value * (factor ?? 0));
  return factor && naira <= low.naira * WIDEST ? { naira, to: end.to, factor } : null;
}

/** How many times the lower end the higher one is at the most where its unit is left out. */
const WIDEST = 10;

/** How many times the first the second of two amounts is at the most between which "or" stands. */
const MOST_TIMES_OR = 2;
/** How many times the first the second of two amounts is at the most that stand beside each other. */
const MOST_TIMES = 4;

/** "1.2 - 1.8", "1.5 to 2": of two such numbers one has a point. */
function millionsBetween(tokens: readonly Token[], at: number, start: number): [Amount, Amount] | null {
  const [low, high] = [numberAt(tokens, at), numberAt(tokens, start)];
  if (!low || !high || (!millionsAt(tokens, at) && !millionsAt(tokens, start))) return null;
  if (low.value <= 0 || low.value >= high.value || high.value >= HUNDRED) return null;
  return [
    { naira: Math.round(low.value * MILLION), to: low.to },
    { naira: Math.round(high.value * MILLION), to: high.to },
  ];
}

const NAIRA = new Set(['n', 'ngn', 'naira']);
const UP_TO = listOf('[going |go |][up to|upto], going to');

/** Where the second amount starts: after "to", a dash, "or" behind a scale and, between two, "and" and "n", and after its "N" of naira. */
function joinedAt(tokens: readonly Token[], at: number, withAnd: boolean, hasScale: boolean): number | null {
  const next = tokens[at];
  if (!next || next.breaks) return null;
  const upTo = phraseAt(UP_TO, tokens, at);
  if (upTo) return upTo.to;
  const isWord =
    /^(?:to|till|zuwa)$/.test(next.word) ||
    (hasScale && next.word === 'or') ||
    (withAnd && /^(?:and|n|nd|da)$/.test(next.word));
  if (!isWord && !/[-–—/]/.test(next.gap)) return null;
  const start = isWord ? at + 1 : at;
  return NAIRA.has(tokens[start]?.word ?? '') ? start + 1 : start;
}
