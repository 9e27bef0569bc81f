import { MAX_GUESTS } from '../filter-limits.ts';
import { isOrdinal, numberAt } from './numbers.ts';
import { filterPart, type Part } from './parts.ts';
import { phraseAfter, phraseAt } from './phrases.ts';
import { quantityAt } from './quantities.ts';
import type { Token } from './tokens.ts';
import type { Meaning } from './vocabulary.ts';
import { BEFORE_DAY, BEFORE_PEOPLE, CHILDREN, MONTHS, PEOPLE, SLEEPS } from './words/stays.ts';

const STAY: Meaning = { filter: 'type', value: 'shortlet', unsure: true };

/** "For 4 people", "6 guests"; "sleeps 8", which is said of a stay only. */
export function guestsAt(tokens: readonly Token[], from: number): Part[] | null {
  const stated = statedAt(tokens, from);
  if (stated) return stated;
  const sleeps = phraseAt(SLEEPS, tokens, from);
  const at = (sleeps ?? phraseAt(BEFORE_PEOPLE, tokens, from))?.to ?? from;
  const count = tokens[at]?.breaks && at > from ? null : numberAt(tokens, at);
  if (!count || isOrdinal(tokens, at)) return null;
  const people = phraseAfter(PEOPLE, tokens, count.to);
  const isFamily = /^(?:family|group|party)$/.test(tokens[at - 2]?.word ?? '') && tokens[at - 1]?.word === 'of';
  if (!people && !sleeps && !isFamily && !isForSoMany(tokens, from, at, count.to)) return null;
  const end = people?.to ?? count.to;
  const children = people && childrenAt(tokens, end);
  const all = count.value + (children?.value ?? 0);
  if (!Number.isInteger(all) || count.value < 1 || all > MAX_GUESTS) return null;
  const guests: Meaning = { filter: 'guests', value: all };
  return [filterPart(from, children?.to ?? end, guests, ...(sleeps ? [STAY] : []))];
}

/** A line of a form: "Guests: 6". */
function statedAt(tokens: readonly Token[], from: number): Part[] | null {
  const label = phraseAt(PEOPLE, tokens, from);
  const count = label && tokens[label.to]?.gap.includes(':') ? numberAt(tokens, label.to) : null;
  if (!count || !Number.isInteger(count.value) || count.value < 1 || count.value > MAX_GUESTS) return null;
  return [filterPart(from, count.to, { filter: 'guests', value: count.value })];
}

/** "Vacation home for 6 in Lekki": nothing else is counted. Where nobody stays, these are only words. */
function isForSoMany(tokens: readonly Token[], from: number, at: number, to: number): boolean {
  const after = tokens[to];
  const isEnd = !after || after.breaks || /^(?:in|inside|at|near|around)$/.test(after.word);
  return at === from + 1 && tokens[from]?.word === 'for' && isEnd;
}

/** "And 2 children" after the adults: they sleep somewhere too. */
function childrenAt(tokens: readonly Token[], at: number): { value: number; to: number } | null {
  const count = numberAt(tokens, /^(?:and|n|plus|with)$/.test(tokens[at]?.word ?? '') ? at + 1 : at);
  const children = count && phraseAfter(CHILDREN, tokens, count.to);
  return children && { value: count.value, to: children.to };
}

/**
 * Days of the calendar, which no home says whether it is free on; from one day to another somebody stays: "24 to 27 december",
 * "dec 28 to jan 2".
 */
export function daysAt(tokens: readonly Token[], from: number): Part[] | null {
  const first = dayAt(tokens, phraseAt(BEFORE_DAY, tokens, from)?.to ?? from);
  if (!first) return null;
  const joined = tokens[first.to];
  const isTo = joined !== undefined && !joined.breaks && /^(?:to|till|until|and)$/.test(joined.word);
  const isDash = /[-–—]/.test(joined?.gap ?? '');
  const last = isTo || isDash ? dayAt(tokens, isTo ? first.to + 1 : first.to) : null;
  if (last && (first.hasMonth || last.hasMonth)) return [{ ...filterPart(from, last.to, STAY), as: 'unmet' }];
  return first.hasMonth ? [{ from, to: first.to, as: 'unmet' }] : null;
}

/** A day of a month, before or after its name, or without one. */
function dayAt(tokens: readonly Token[], at: number): { to: number; hasMonth: boolean } | null {
  const month = phraseAt(MONTHS, tokens, at);
  const start = month?.to ?? at;
  const number = tokens[start]?.number ?? null;
  if (number === null || number < 1 || number > 31 || !Number.isInteger(number)) return null;
  const end = isOrdinal(tokens, start) ? start + 2 : start + 1;
  if (month) return quantityAt(tokens, start) ? null : { to: end, hasMonth: true };
  const of = tokens[end]?.word === 'of' ? end + 1 : end;
  const after = phraseAfter(MONTHS, tokens, of);
  return after ? { to: after.to, hasMonth: true } : { to: end, hasMonth: false };
}
