import { isAmountAt } from '../money/amount.ts';
import { numberAt, statedAt } from '../numbers.ts';
import { filterPart, type Part, plain } from '../parts.ts';
import { phraseAfter, phraseAt } from '../phrases.ts';
import { MAX_STAY } from '../rules.ts';
import type { Token } from '../tokens.ts';
import { COUNTED, FILTER_PHRASES, type Meaning } from '../vocabulary.ts';
import { NIGHTS_SAID, WEEKDAYS } from '../words/stays.ts';
import { STAY_UNITS_AFTER_FOR } from '../words/types.ts';

const WEEK = 7;
const NIGHTS: Readonly<Record<string, number>> = { day: 1, week: WEEK, weekend: 2, month: 30 };

/** Months up to which somebody stays; others rent, unless they call it a stay and it is less than a year. */
const MOST_MONTHS = 3;
const MOST_MONTHS_STAYED = 11;

/** "For 2 weeks", "3 days in" and "1 week stay" are said of a stay; "2 weeks" and "one month" count its nights where there is one. */
export function nightsAt(tokens: readonly Token[], from: number): Part[] | null {
  const stated = statedNightsAt(tokens, from) ?? weekdaysAt(tokens, from) ?? saidNightsAt(tokens, from);
  if (stated) return stated;
  const isFor = tokens[from]?.word === 'for';
  const at = isFor ? from + 1 : from;
  const isOne = isFor && tokens[at]?.word === 'a';
  const count = isOne ? { value: 1, to: at + 1 } : numberAt(tokens, at);
  const unit = count && NIGHTS[tokens[count.to]?.word.replace(/s$/, '') ?? ''];
  if (!count || !unit || tokens[count.to]?.breaks || tokens[count.to]?.gap.includes('/')) return null;
  const nights = Math.round(count.value * unit);
  if (!Number.isInteger(count.value) || nights < 1 || nights > MAX_STAY) return null;
  const to = count.to + 1;
  // "Apartment Abuja 2 weeks 1m".
  const isPaid = !isFor && tokens[to]?.breaks === false && isAmountAt(tokens, to) && !isUntil(tokens, from);
  const isStay =
    (isFor || isPaid || isStayed(tokens, from, to)) && phraseAt(STAY_UNITS_AFTER_FOR, tokens, count.to) !== null;
  // A rent is for a year, so who wants a home for a month or two wants a shortlet.
  const isCalled = tokens[to]?.word === 'stay' && !tokens[to].breaks;
  const months = isCalled ? MOST_MONTHS_STAYED : isFor ? MOST_MONTHS : 0;
  const isMonths = unit === NIGHTS['month'] && nights <= months * unit;
  const hint: Meaning[] =
    isStay || isMonths
      ? [{ filter: 'type', value: 'shortlet', ...((isOne || isPaid || isMonths) && { unsure: true }) }]
      : [];
  return [{ ...(hint.length > 0 ? filterPart(from, to, ...hint) : plain(from, to, 'rest')), nights }];
}

/** "Tonight", "this weekend": a stay where it is called one. */
function saidNightsAt(tokens: readonly Token[], from: number): Part[] | null {
  const said = phraseAt(NIGHTS_SAID, tokens, from);
  return said && [withHint(tokens, from, said.to, said.value)];
}

/** "Friday to Sunday". */
function weekdaysAt(tokens: readonly Token[], from: number): Part[] | null {
  const start = tokens[from]?.word === 'from' ? from + 1 : from;
  const first = phraseAt(WEEKDAYS, tokens, start);
  const isTo = first && /^(?:to|till|until)$/.test(tokens[first.to]?.word ?? '');
  const isJoined = first && (isTo || /^\s*[-–—]\s*$/.test(tokens[first.to]?.gap ?? ''));
  const last = first && isJoined ? phraseAfter(WEEKDAYS, tokens, isTo ? first.to + 1 : first.to) : null;
  return first && last && first.value !== last.value
    ? [withHint(tokens, from, last.to, (last.value - first.value + WEEK) % WEEK)]
    : null;
}

/** Nights that make it a stay where their words say so by themselves, as "for the weekend". */
function withHint(tokens: readonly Token[], from: number, to: number, nights: number): Part {
  const hints = [from, from + 1].map((start) => phraseAt(FILTER_PHRASES, tokens, start));
  const hint = hints.find((one) => one?.value.filter === 'type' && one.to >= to);
  return { ...(hint ? filterPart(from, to, hint.value) : plain(from, to, 'rest')), nights };
}

/** A line of a form: "Nights: 5", where "Price/night: 80k" is none. */
function statedNightsAt(tokens: readonly Token[], from: number): Part[] | null {
  const count = /^ni(?:ght|te)s$/.test(tokens[from]?.word ?? '') ? statedAt(tokens, from + 1, MAX_STAY) : null;
  if (!count) return null;
  if (tokens[count.to]?.gap === '' || phraseAfter(COUNTED, tokens, count.to)) return null;
  return [{ ...filterPart(from, count.to, { filter: 'type', value: 'shortlet', unsure: true }), nights: count.value }];
}

/** "3 days in Ibadan" and "1 week stay", but not "in 3 days in Ibadan". */
function isStayed(tokens: readonly Token[], from: number, to: number): boolean {
  return !isUntil(tokens, from) && tokens[to]?.breaks === false && /^(?:in|at|stay)$/.test(tokens[to]?.word ?? '');
}

const isUntil = (tokens: readonly Token[], from: number) =>
  /^(?:in|within|after|every)$/.test(tokens[from - 1]?.word ?? '');
