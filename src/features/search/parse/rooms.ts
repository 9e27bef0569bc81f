import { MAX_ROOMS } from '#features/listings/rules.ts';
import { bedroomsInShort } from './bedrooms-in-short.ts';
import { isAmountAt } from './money/amount.ts';
import { isOrdinal, numberAt } from './numbers.ts';
import { filterPart, type Part, plain } from './parts.ts';
import { phraseAfter, phraseAt } from './phrases.ts';
import type { Quantity } from './quantities.ts';
import { MAX_NIGHTS, PLAIN_AMOUNT } from './rules.ts';
import type { Token } from './tokens.ts';
import { COUNTED, FILTER_PHRASES, LEAD_BOOK, SCALE_BOOK, TRAIL_BOOK } from './vocabulary.ts';
import { NUMBERED } from './words/glue.ts';
import { ALL_IN } from './words/prices.ts';
import { STAY_UNITS } from './words/types.ts';

const JOINS = new Set(['to', 'or', 'and', 'till']);

/** Bedrooms and bathrooms ("2 bed", "3-4 bedroom", "at least 3 baths", "Bedrooms: 3"), and counts of what no filter knows, which stay text. */
export function roomsAt(tokens: readonly Token[], { from, at, leads, label }: Quantity): Part[] | null {
  // "3m a year all in for 2 bed": that is said of the money.
  if (leads.has('total') && phraseAt(ALL_IN, tokens, from)) return null;
  const withQuarters = label ? null : withQuartersAt(tokens, { from, at, leads });
  if (withQuarters) return withQuarters;
  const count = countAt(tokens, at, label !== undefined);
  if (!count) return null;
  const { least, most, plus } = count;
  const isStay =
    !label && most <= MAX_NIGHTS && !tokens[count.at]?.gap.includes('/') && phraseAt(STAY_UNITS, tokens, count.at);
  if (isStay) return [{ ...filterPart(from, count.at + 1, { filter: 'type', value: 'shortlet' }), nights: most }];
  const counted = label
    ? { value: label, to: count.at }
    : (phraseAt(COUNTED, tokens, count.at) ?? bedroomsInShort(tokens, at, leads.size > 0));
  // "1,500,000 room and parlour" is an amount.
  if (!counted || least >= PLAIN_AMOUNT) return null;
  const trail = trailAt(tokens, counted.to);
  const to = trail?.to ?? counted.to;
  const isCount = Number.isInteger(least) && Number.isInteger(most) && least >= 1 && most <= MAX_ROOMS;
  if (counted.value === 'parking') {
    const parked = filterPart(from, counted.to, { filter: 'parking', value: true });
    return [most > 1 ? { ...parked, as: 'unmet' } : parked];
  }
  if (counted.value === 'other' || !isCount)
    return [
      ...(at > from ? [plain(from, at, 'ignored')] : []),
      plain(at, counted.to, isToilet(tokens, counted.to - 1) ? 'unmet' : 'rest'),
    ];
  const isRange = least < most && tokens[at - 1]?.word === 'from';
  const isLeast = leads.has('least') && !isRange;
  const upwards = plus || isLeast || leads.has('above') || trail?.value === 'least' || isOrMore(tokens, counted.to);
  const downwards = leads.has('most') || leads.has('below') || trail?.value === 'most';
  if (counted.value === 'bathrooms') {
    return [downwards ? plain(from, to, 'rest') : filterPart(from, to, { filter: 'bathrooms', value: least })];
  }
  const unsure = counted.value === 'rooms' ? { unsure: true } : {};
  if (unsure.unsure && least === 1 && !label) return null;
  const or = upwards || downwards ? null : otherCountAt(tokens, counted.to);
  if (or) {
    const [fewest, highest] = [Math.min(least, or.value), Math.max(most, or.value)];
    return [filterPart(from, or.to, { filter: 'bedrooms', value: fewest, most: highest, ...unsure })];
  }
  if (upwards)
    return [filterPart(from, to, { filter: 'bedrooms', value: least + (leads.has('above') ? 1 : 0), ...unsure })];
  if (downwards)
    return [filterPart(from, to, { filter: 'maxBedrooms', value: most - (leads.has('below') ? 1 : 0), ...unsure })];
  return [filterPart(from, to, { filter: 'bedrooms', value: least, most, ...unsure })];
}

/** "3 toilets": bathrooms are what homes are compared by, and the number stands in many texts. */
const isToilet = (tokens: readonly Token[], at: number) => /^toilets?$/.test(tokens[at]?.word ?? '');

/** "4+1 duplex" and "4 + BQ" are four bedrooms, and a room for who works there; of other things that are added nothing is known. */
function withQuartersAt(tokens: readonly Token[], { from, at, leads }: Quantity): Part[] | null {
  const { number = null } = tokens[at] ?? {};
  const isNumbered = phraseAt(NUMBERED, tokens, at - 1)?.to === at;
  if (number === null || isNumbered || !Number.isInteger(number) || number < 1 || number > MAX_ROOMS) return null;
  const to = isPlusOne(tokens, at + 1) ? at + 2 : at + 1;
  const after = phraseAt(FILTER_PHRASES, tokens, to)?.value;
  const isWhole = !tokens[to] || tokens[to].breaks || (after?.filter === 'kind' && after.value !== 'land');
  const isQuarters = to === at + 1 && tokens[to]?.gap.trim() === '+' && after?.value === 'bq';
  if (!isQuarters && !(to === at + 2 && isWhole)) return null;
  const isLeast = leads.has('least') || leads.has('above');
  return [filterPart(from, to, { filter: 'bedrooms', value: number, ...(!isLeast && { most: number }) })];
}

const isPlusOne = (tokens: readonly Token[], at: number) => tokens[at]?.number === 1 && tokens[at].gap.trim() === '+';

/** A number or two, right before the word at `at` for what is counted, or behind its label. */
function countAt(tokens: readonly Token[], at: number, isLabelled: boolean) {
  const first = numberAt(tokens, at);
  if (!first || isOrdinal(tokens, at)) return null;
  const next = tokens[first.to];
  const joined = next !== undefined && !next.breaks && JOINS.has(next.word) ? first.to + 1 : first.to;
  const mayJoin = joined > first.to || /[-–—/]/.test(next?.gap ?? '');
  const second = mayJoin && first.value < PLAIN_AMOUNT ? numberAt(tokens, joined) : null;
  const last = second ?? first;
  // "4+1 bedroom", the one for who works there.
  const isWithOne = isPlusOne(tokens, last.to);
  const end = isWithOne ? last.to + 1 : last.to;
  if (isLabelled ? phraseAfter(SCALE_BOOK, tokens, end) : tokens[end]?.breaks !== false) return null;
  if (isWithOne && phraseAt(COUNTED, tokens, end)?.value !== 'bedrooms') return null;
  const [least, most] = [first.value, last.value].toSorted((a, b) => a - b) as [number, number];
  return { least, most, at: end, plus: !isWithOne && (tokens[last.to - 1]?.plus ?? false) };
}

/** "3 bedroom or 2": the number of bedrooms that would do too. */
function otherCountAt(tokens: readonly Token[], at: number) {
  const number = tokens[at]?.word === 'or' && !tokens[at]?.breaks ? numberAt(tokens, at + 1) : null;
  const isCount = number && Number.isInteger(number.value) && number.value >= 1 && number.value <= MAX_ROOMS;
  return isCount && tokens[number.to]?.breaks !== false ? number : null;
}

/** "4 bed+ yaba", but not "4 bed+bq" and "4 bed+ pool". */
function isOrMore(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at];
  if (!tokens[at - 1]?.plus) return false;
  const isFeature = phraseAt(FILTER_PHRASES, tokens, at)?.value.filter === 'has';
  return !next || next.breaks || (next.gap !== '+' && !(isFeature && next.gap.trim() === '+'));
}

/** "or more", "max" behind rooms, unless it belongs to what follows: "2 bed max 3m", "2 bed max 15 minutes from". */
function trailAt(tokens: readonly Token[], at: number) {
  if ((tokens[at - 1]?.plus && tokens[at]?.gap === '+') || tokens[at]?.word === 'last') return null;
  const trail = phraseAfter(TRAIL_BOOK, tokens, at);
  if (trail?.value !== 'most' && trail?.value !== 'least') return null;
  const next = tokens[trail.to];
  const isApart =
    /^(?:or|and)$/.test(tokens[at]?.word ?? '') || next?.breaks !== false || /\n|\s[-–—]\s/.test(next.gap);
  const isMoney = isAmountAt(tokens, trail.to) || phraseAt(LEAD_BOOK, tokens, trail.to)?.value === 'money';
  const isLead = !isApart && (isMoney || countsOther(tokens, trail.to));
  const isAdded = tokens[at]?.word === 'plus' && next && !next.breaks;
  return isLead || isAdded ? null : trail;
}

/** Whether something else than bedrooms is counted there. */
function countsOther(tokens: readonly Token[], at: number): boolean {
  const count = numberAt(tokens, at);
  if (count && /^(?:guest|people|person|night|year|yr)s?$/.test(tokens[count.to]?.word ?? '')) return false;
  const counted = count && phraseAfter(COUNTED, tokens, count.to)?.value;
  return counted === 'other' || counted === 'bathrooms';
}
