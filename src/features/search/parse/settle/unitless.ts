import { asksForRooms, kindsOf } from '#features/listings/property/kinds.ts';
import { isCountOfBedrooms } from '../counted.ts';
import { countsNothing } from '../money/amount.ts';
import { amountsAt } from '../money/amounts.ts';
import { meaningsIn, means, type Part, plain } from '../parts.ts';
import { phraseAfter, phraseAt } from '../phrases.ts';
import { ledQuantity, type Quantity } from '../quantities.ts';
import type { Token } from '../tokens.ts';
import { FILTER_PHRASES, LEAD_BOOK } from '../vocabulary.ts';
import { DEAR_PLACES } from '../words/places.ts';
import { FOREIGN_WORDS } from '../words/prices.ts';

const SMALL: ReadonlySet<string> = new Set([
  'self-contain',
  'single-room',
  'room-and-parlour',
  'mini-flat',
  'studio',
  'shared-apartment',
]);
const LARGE: ReadonlySet<string> = new Set([...kindsOf('duplex'), 'mansion', 'maisonette']);
const PRICES = ['minPrice', 'maxPrice', 'minTotal', 'maxTotal'] as const;
const THOUSAND = 1_000;
const MILLION = 1_000_000;
/** Thousands from which on a number is a rent for a year, and a stay's price of a night; up to the latter's last it may be a day. */
const LEAST_RENT = 50;
const LEAST_NIGHT = 15;
const LAST_DAY = 31;
/** Thousands from which on it is a rent where no market is named, for homes with so many bedrooms at the most. */
const PLAIN_RENT = 300;
const MOST_ROOMS = 3;
/** Millions of a rent behind a place, the most for each bedroom. */
const LEAST_MILLIONS = 2;
const MOST_OF_ROOM = 10;
/** Millions of a sale, and of a duplex whose market is not named. */
const LEAST_SALE = 10;
const DUPLEX = { least: 20, most: 500 };
/** Millions up to which a budget is one of a sale, and below which it is one where no market is named. */
const MOST_BUDGET = 200;
const SMALL_BUDGET = 30;

/**
 * "Self contain Akoka 250", "2 bed flat to rent, budget 800", "duplex for sale 75": who leaves the unit out counts thousands of a rent and
 * millions of a sale. Where no market is named, only what nobody would take for the other is read.
 */
export function settledUnitless(parts: readonly Part[], tokens: readonly Token[]): Part[] {
  if (parts.some((part) => PRICES.some((end) => means(part, end)))) return [...parts];
  if (!parts.some(({ as, from }) => as === 'rest' && isBare(tokens[from]))) return [...parts];
  for (const [first, { from }] of parts.entries()) {
    const quantity = ledQuantity(tokens, from);
    const isUnread = parts.some((part) => part.as === 'rest' && part.from === quantity.at);
    const factor = isUnread ? factorOf(quantity, parts, tokens) : null;
    const amount = factor === null ? null : amountsAt(scaled(tokens, quantity.at, factor), quantity);
    const to = amount?.at(-1)?.to ?? from;
    const last = parts.findIndex((part) => part.to === to);
    if (!amount || last < first || !parts.slice(first, last + 1).every(isText)) continue;
    const [before, after] = [parts[first - 1], parts[last + 1]];
    // "Admiralty Way 25" is an address; behind an unknown name, three digits are a price.
    const isAddress = before?.as === 'rest' && !tokens[from]?.breaks && from === quantity.at && isShort(tokens[from]);
    const isName = isAddress || (after?.as === 'rest' && !tokens[to]?.breaks);
    if (!isName) return [...parts.slice(0, first), ...amount, ...parts.slice(last + 1)];
  }
  return [...parts];
}

/** "Flat Ikeja 2", "not above 250": a number behind a place or a bound that may be anything is no word that homes must hold. */
export function settledDigits(parts: readonly Part[], tokens: readonly Token[]): Part[] {
  return parts.map((part, at) => {
    const { from, to, as } = part;
    const [before, after] = [parts[at - 1], parts[at + 1]];
    const isNamed = after?.as === 'rest' && !tokens[to]?.breaks;
    if (!before || as !== 'rest' || to > from + 1 || !isBare(tokens[from]) || isNamed) return part;
    const isBehindPlace = means(before, 'place') && isShort(tokens[from]) && /^\s+$/.test(tokens[from]?.gap ?? '');
    const isBound = before.as === 'ignored' && phraseAt(LEAD_BOOK, tokens, before.from)?.to === from;
    return isBehindPlace || isBound ? plain(from, to, 'unmet') : part;
  });
}

const isText = ({ as, meanings }: Part) => as !== 'place' && !meanings;

/** Of each number in digits from the amount on that could be its other end. */
const scaled = (tokens: readonly Token[], from: number, factor: number): Token[] =>
  tokens.map((token, at) =>
    at >= from && token.number !== null && isBare(token) ? { ...token, number: token.number * factor } : token,
  );

const isBare = (token?: Token) => /^\d{1,3}$/.test(token?.raw ?? '');
const isShort = (token?: Token) => (token?.raw.length ?? 0) < 3;

/** Words beside a number that is a size, a time, a count or the number of something. */
const BEFORE_OTHER =
  /^(?:size|area|dimension|measuring|by|at|on|till|until|ref|id|code|no|number|tel|call|contact|phone|whatsapp|opposite|phase|block|plot|listing|property|agent|room|bus|stop|capacity|monthly|payment)$/;
const AFTER_OTHER = /^(?:size|area|land|by|x)$/;

/** Whether the number is no price: of a telephone, a size, a date, an address, or one that counts what follows. */
function isOfOther(tokens: readonly Token[], at: number, isBehindPlace: boolean): boolean {
  const [before, next] = [tokens[at - 1], tokens[at + 1]];
  const isApart = (token?: Token) => !/[-–—/]/.test(token?.gap ?? '');
  if (before && (BEFORE_OTHER.test(before.word) || FOREIGN_WORDS.has(before.word))) return true;
  if (before && before.number !== null && !isBehindPlace) return true;
  if (next?.number != null && isApart(next) && !isCountOfBedrooms(tokens, at + 1)) return true;
  if (next && !next.breaks && (AFTER_OTHER.test(next.word) || FOREIGN_WORDS.has(next.word))) return true;
  const isCount = isShort(tokens[at]) && phraseAfter(FILTER_PHRASES, tokens, at + 1)?.value.filter === 'kind';
  // The number of a street, on a line of its own.
  const isLine = tokens[at]?.gap.includes('\n') ?? false;
  return isCount || isLine || !countsNothing(tokens, at);
}

/** What the number counts, where it is a price at all. */
function factorOf({ at, leads }: Quantity, parts: readonly Part[], tokens: readonly Token[]): number | null {
  const token = tokens[at];
  const isBudget = leads.has('money') || leads.has('total');
  // "Gbagada Phase 2 900", "Yaba 4".
  const place = parts.find((part) => part.to === at && means(part, 'place'));
  const isShare = tokens[at + 1]?.gap.startsWith('%') ?? false;
  if (!token || token.number === null || !isBare(token) || isShare) return null;
  if (isOfOther(tokens, at, place !== undefined) && !isBudget) return null;
  const { number } = token;
  const markets = new Set(meaningsIn(parts, 'type').map(({ value }) => value));
  const kinds = meaningsIn(parts, 'kind').flatMap(({ value }) => kindsOf(String(value)));
  const rooms = Math.max(0, ...meaningsIn(parts, 'bedrooms').map(({ value }) => Number(value)));
  const isOf = (some: ReadonlySet<string>) => kinds.length > 0 && kinds.every((kind) => some.has(kind));
  const areHomes = kinds.some((kind) => asksForRooms(kind)) || rooms > 0;
  const mayBeMillions = isBudget ? number <= MOST_BUDGET : number >= LEAST_SALE && areHomes;
  if (markets.size > 1) return null;
  if (markets.has('sale')) return mayBeMillions ? MILLION : null;
  // "From 27 to 30" are days.
  const isDay = leads.size > 0 && !isBudget && number <= LAST_DAY;
  if (markets.has('shortlet')) return number >= LEAST_NIGHT && !isDay ? THOUSAND : null;
  if (number < SMALL_BUDGET && isBudget && !isOf(SMALL)) return MILLION;
  // "3 bed Yaba 4", where 1 may be a phase.
  const isLast = tokens[at + 1]?.breaks !== false;
  const areMillions = place !== undefined && isLast && rooms > 0 && !isOf(SMALL);
  if (areMillions && number >= LEAST_MILLIONS && number <= rooms * MOST_OF_ROOM) return MILLION;
  if (markets.has('rent') || isOf(SMALL)) return number >= LEAST_RENT ? THOUSAND : null;
  if (isOf(LARGE)) return number >= DUPLEX.least && number <= DUPLEX.most ? MILLION : null;
  if (!areHomes) return isBudget && kinds.length > 0 && number <= MOST_BUDGET ? MILLION : null;
  const isDear =
    rooms > MOST_ROOMS ||
    meaningsIn(parts, 'kind').some(({ value }) => value === 'penthouse') ||
    meaningsIn(parts, 'place').some(({ value }) => DEAR_PLACES.some((id) => String(value).startsWith(id)));
  return number >= PLAIN_RENT && !isDear ? THOUSAND : null;
}
