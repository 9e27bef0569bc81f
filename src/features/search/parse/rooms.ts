import { MAX_ROOMS } from '#features/listings/rules.ts';
import { isAmountAt } from './amounts.ts';
import { isOrdinal, numberAt } from './numbers.ts';
import { filterPart, type Part, plain } from './parts.ts';
import { phraseAfter, phraseAt } from './phrases.ts';
import type { Quantity } from './quantities.ts';
import { MAX_NIGHTS } from './rules.ts';
import type { Token } from './tokens.ts';
import { COUNTED, FILTER_PHRASES, TRAIL_BOOK } from './vocabulary.ts';
import { STAY_UNITS } from './words/types.ts';

const JOINS = new Set(['to', 'or', 'and', 'till']);

/** Bedrooms and bathrooms ("2 bed", "3-4 bedroom", "at least 3 baths"), and counts of what no filter knows, which stay text. */
export function roomsAt(tokens: readonly Token[], { from, at, leads }: Quantity): Part[] | null {
  const withQuarters = withQuartersAt(tokens, from, at);
  if (withQuarters) return withQuarters;
  const count = countAt(tokens, at);
  if (!count) return null;
  const { least, most, plus } = count;
  const isStay = most <= MAX_NIGHTS && !tokens[count.at]?.gap.includes('/') && phraseAt(STAY_UNITS, tokens, count.at);
  if (isStay) return [{ ...filterPart(from, count.at + 1, { filter: 'type', value: 'shortlet' }), nights: most }];
  const counted = phraseAt(COUNTED, tokens, count.at);
  if (!counted) return null;
  const trail = trailAt(tokens, counted.to);
  const to = trail?.to ?? counted.to;
  const isCount = Number.isInteger(least) && Number.isInteger(most) && least >= 1 && most <= MAX_ROOMS;
  if (counted.value === 'other' || !isCount) return [plain(from, counted.to, 'rest')];
  const upwards = plus || leads.has('least') || leads.has('above') || trail?.value === 'least';
  const downwards = leads.has('most') || leads.has('below') || trail?.value === 'most';
  if (counted.value === 'bathrooms') {
    return [downwards ? plain(from, to, 'rest') : filterPart(from, to, { filter: 'bathrooms', value: least })];
  }
  const unsure = counted.value === 'rooms' ? { unsure: true } : {};
  if (unsure.unsure && least === 1) return null;
  if (upwards)
    return [filterPart(from, to, { filter: 'bedrooms', value: least + (leads.has('above') ? 1 : 0), ...unsure })];
  if (downwards)
    return [filterPart(from, to, { filter: 'maxBedrooms', value: most - (leads.has('below') ? 1 : 0), ...unsure })];
  return [filterPart(from, to, { filter: 'bedrooms', value: least, most, ...unsure })];
}

/** "4+1" and "4 + BQ" are four bedrooms, and a room for who works there. */
function withQuartersAt(tokens: readonly Token[], from: number, at: number): Part[] | null {
  const { number = null } = tokens[at] ?? {};
  const next = tokens[at + 1];
  if (number === null || !Number.isInteger(number) || number < 1 || number > MAX_ROOMS) return null;
  if (next?.gap.trim() !== '+' || (next.number !== 1 && phraseAt(FILTER_PHRASES, tokens, at + 1)?.value.value !== 'bq'))
    return null;
  const to = next.number === 1 ? at + 2 : at + 1;
  const counted = phraseAfter(COUNTED, tokens, to);
  const end = counted?.value === 'bedrooms' ? counted.to : to;
  return [filterPart(from, end, { filter: 'bedrooms', value: number, most: number })];
}

/** A number or two, right before the word at `at` for what is counted. */
function countAt(tokens: readonly Token[], at: number) {
  const first = numberAt(tokens, at);
  if (!first || isOrdinal(tokens, at)) return null;
  const next = tokens[first.to];
  const joined = next !== undefined && !next.breaks && JOINS.has(next.word) ? first.to + 1 : first.to;
  const mayJoin = joined > first.to || /[-–—/]/.test(next?.gap ?? '');
  const second = mayJoin ? numberAt(tokens, joined) : null;
  const last = second ?? first;
  if (tokens[last.to]?.breaks !== false) return null;
  const [least, most] = [first.value, last.value].toSorted((a, b) => a - b) as [number, number];
  return { least, most, at: last.to, plus: tokens[last.to - 1]?.plus ?? false };
}

/** "or more", "max" behind rooms, unless it belongs to an amount that follows: "2 bed max 3m". */
function trailAt(tokens: readonly Token[], at: number) {
  if (tokens[at - 1]?.plus && tokens[at]?.gap === '+') return null;
  const trail = phraseAfter(TRAIL_BOOK, tokens, at);
  if (trail?.value !== 'most' && trail?.value !== 'least') return null;
  const isLead = tokens[trail.to]?.breaks === false && isAmountAt(tokens, trail.to);
  return isLead || tokens[at]?.word === 'plus' ? null : trail;
}
