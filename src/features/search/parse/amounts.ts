import { areCountedAt } from './counted.ts';
import { isOrdinal, numberAt } from './numbers.ts';
import { filterPart, type Part, plain } from './parts.ts';
import { phraseAfter } from './phrases.ts';
import type { Quantity } from './quantities.ts';
import { FOREIGN_SALE, HIGHEST_AMOUNT, LED_AMOUNT, PLAIN_AMOUNT, ROUGHLY, SIGNED_AMOUNT } from './rules.ts';
import type { Token } from './tokens.ts';
import { FILTER_PHRASES, SCALE_BOOK, TRAIL_BOOK, type Meaning } from './vocabulary.ts';
import type { Trail } from './words/prices.ts';

interface Amount {
  naira: number;
  to: number;
}

const FOREIGN = /[$£€]/;
const MONTHS = 12;
const WEEK = 7;
const MILLION = 1e6;
const HUNDRED = 100;

/** Whether an amount of money starts at a token, and no count of rooms. */
export function isAmountAt(tokens: readonly Token[], at: number): boolean {
  const amount = amountAt(tokens, at, PLAIN_AMOUNT);
  return amount !== null && !areCountedAt(tokens, amount.to);
}

/**
 * Money: "2.5m", "under 500k", "between 1.5 and 3 million", "150k a month". An amount alone is the most. What is said for a
 * month or a week is a rent or a shortlet, as prices are kept: for a year and a night.
 */
export function amountsAt(tokens: readonly Token[], { from, at, leads }: Quantity): Part[] | null {
  const least = leads.has('money') || leads.has('total') ? SIGNED_AMOUNT : leads.size > 0 ? LED_AMOUNT : PLAIN_AMOUNT;
  const range = rangeAt(tokens, at, least, leads.has('between') || leads.has('most'));
  const amount =
    range?.[1] ??
    amountAt(tokens, at, least) ??
    (leads.has('money') || countsNothing(tokens, at) ? millionsAt(tokens, at) : null);
  if (!amount) return null;
  const bounded =
    range !== null || ['most', 'least', 'below', 'above', 'between'].some((one) => leads.has(one as 'most'));
  const { said, to } = trailsAt(tokens, amount.to, bounded, leads.has('least') ? 'least' : null);
  if (FOREIGN.test(tokens[at]?.gap ?? '')) return [foreign(from, to, amount.naira)];
  if (said.has('elsewhere') || leads.has('fee') || leads.has('income')) return [plain(from, to, 'unmet')];
  const total = leads.has('total') || said.has('total');
  const monthly = leads.has('monthly') || said.has('monthly');
  const weekly = leads.has('weekly') || said.has('weekly');
  const per = (naira: number) => Math.round(monthly ? naira * MONTHS : weekly ? naira / WEEK : naira);
  const note = monthly ? { note: 'month' } : weekly ? { note: 'week' } : {};
  const most = (naira: number): Meaning => ({ filter: total ? 'maxTotal' : 'maxPrice', value: per(naira), ...note });
  const fewest = (naira: number): Meaning => ({ filter: total ? 'minTotal' : 'minPrice', value: per(naira), ...note });
  const market: Meaning[] =
    monthly || weekly ? [{ filter: 'type', value: monthly ? 'rent' : 'shortlet', unsure: true }] : [];
  if (range) {
    const [low, high] = range;
    return [filterPart(from, low.to, fewest(low.naira)), filterPart(low.to, to, most(high.naira), ...market)];
  }
  const { naira } = amount;
  const upwards = leads.has('least') || leads.has('above') || said.has('least') || tokens[amount.to - 1]?.plus;
  if (leads.has('about')) {
    return [filterPart(from, to, fewest(naira * (1 - ROUGHLY)), most(naira * (1 + ROUGHLY)), ...market)];
  }
  return [filterPart(from, to, upwards ? fewest(naira) : most(naira), ...market)];
}

/** Dollars are no naira; nobody pays so many of them for a year. */
function foreign(from: number, to: number, amount: number): Part {
  const isSale = amount >= FOREIGN_SALE;
  return isSale
    ? { ...filterPart(from, to, { filter: 'type', value: 'sale', unsure: true }), as: 'unmet' }
    : plain(from, to, 'unmet');
}

function amountAt(tokens: readonly Token[], at: number, least: number): (Amount & { factor: number }) | null {
  const first = tokens[at];
  const number = numberAt(tokens, at);
  if (!first || !number || isOrdinal(tokens, at)) return null;
  const scale = phraseAfter(SCALE_BOOK, tokens, number.to);
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

/** Two amounts; the first may leave "million" to the second. */
function rangeAt(tokens: readonly Token[], at: number, least: number, withAnd: boolean): [Amount, Amount] | null {
  const number = numberAt(tokens, at);
  if (!number) return null;
  const whole = amountAt(tokens, at, least);
  const start = joinedAt(tokens, whole?.to ?? number.to, withAnd);
  const high = start === null ? null : amountAt(tokens, start, least);
  if (start !== null && !whole && !high) return millionsBetween(tokens, at, start);
  if (!high) return null;
  const naira = Math.round(number.value * high.factor);
  const low = whole && (whole.factor > 1 || naira > high.naira) ? whole : { naira, to: number.to };
  if (low.naira < SIGNED_AMOUNT) return null;
  const [lower, higher] = [low.naira, high.naira].toSorted((a, b) => a - b) as [number, number];
  return [
    { naira: lower, to: low.to },
    { naira: higher, to: high.to },
  ];
}

/** "Budget 2.5" is 2.5 million: nobody counts less with a point. */
function millionsAt(tokens: readonly Token[], at: number): Amount | null {
  const { raw = '', number = null } = tokens[at] ?? {};
  return number !== null && number < HUNDRED && raw.includes('.')
    ? { naira: Math.round(number * MILLION), to: at + 1 }
    : null;
}

/** What a number with a point says after these is no money. */
const NUMBERED = new Set(['phase', 'block', 'gate', 'section', 'zone', 'km', 'unit', 'plot', 'no', 'bath', 'bed']);

const UNITS = new Set(
  'km kva hp percent star stars storey storeys hours hrs hour min mins minutes minute x by m metres meters ft feet tonnes tons years inch inches'.split(
    ' ',
  ),
);

/** "2 bed yaba for 1.2", "flat 2.5 yaba": a number that counts nothing and numbers nothing. */
function countsNothing(tokens: readonly Token[], at: number): boolean {
  return at > 0 && !NUMBERED.has(tokens[at - 1]?.word ?? '') && !UNITS.has(tokens[at + 1]?.word ?? '');
}

/** "1.2 - 1.8", "1.5 to 2": of two such numbers one has a point. */
function millionsBetween(tokens: readonly Token[], at: number, start: number): [Amount, Amount] | null {
  const [low, high] = [tokens[at]?.number ?? 0, tokens[start]?.number ?? 0];
  if (!millionsAt(tokens, at) && !millionsAt(tokens, start)) return null;
  if (low <= 0 || low >= high || high >= HUNDRED) return null;
  return [
    { naira: Math.round(low * MILLION), to: at + 1 },
    { naira: Math.round(high * MILLION), to: start + 1 },
  ];
}

/** "10m service charge included" is the rent. */
const INCLUDED = new Set(['included', 'inclusive']);
const NAIRA = new Set(['n', 'ngn', 'naira']);

/** Where the second amount starts: after "to" or a dash, and after its "N". */
function joinedAt(tokens: readonly Token[], at: number, withAnd: boolean): number | null {
  const next = tokens[at];
  if (!next || next.breaks) return null;
  const isWord = next.word === 'to' || next.word === 'till' || (withAnd && next.word === 'and');
  if (!isWord && !/[-–—/]/.test(next.gap)) return null;
  const start = isWord ? at + 1 : at;
  return NAIRA.has(tokens[start]?.word ?? '') ? start + 1 : start;
}

/** What the words behind an amount say: "max", "a month", "per sqm". */
function trailsAt(
  tokens: readonly Token[],
  from: number,
  bounded: boolean,
  again: Trail | null,
): { said: Set<Trail>; to: number } {
  const said = new Set<Trail>();
  let to = from;
  for (let steps = 0; steps < 4; steps++) {
    const trail = phraseAfter(TRAIL_BOOK, tokens, to);
    if (!trail) break;
    if (trail.value === 'elsewhere' && INCLUDED.has(tokens[trail.to]?.word ?? '')) break;
    // "3m plus agency", "15m + service charge": the fee comes on top.
    if (trail.value === 'elsewhere' && tokens[to]?.gap.includes('+')) break;
    if (tokens[to]?.word === 'plus' && phraseAfter(TRAIL_BOOK, tokens, trail.to)?.value === 'elsewhere') break;
    const isBound = trail.value === 'most' || trail.value === 'least';
    // "From 800k upward" says it twice.
    if (
      isBound &&
      ((bounded && trail.value !== again) ||
        said.has('most') ||
        said.has('least') ||
        isAmountAt(tokens, trail.to) ||
        isCountAt(tokens, to, trail.to))
    )
      break;
    said.add(trail.value);
    to = trail.to;
  }
  return { said, to };
}

/** "1.5m at least 3 bedrooms": what says how many at the least stands before its number. */
function isCountAt(tokens: readonly Token[], from: number, to: number): boolean {
  const isOf = tokens[to]?.word === 'of';
  const count = isOf || tokens[from]?.word.startsWith('at') ? numberAt(tokens, isOf ? to + 1 : to) : null;
  return count !== null && areCountedAt(tokens, count.to);
}

/** Digits of a telephone, which are no price: 08031234567, 8031234567. */
function isPhone(raw: string): boolean {
  return /^0\d/.test(raw) || (/^\d{10,}$/.test(raw) && !raw.endsWith('000'));
}
