import { choicesAt } from '../forms/choices.ts';
import { areCountedAt } from '../counted.ts';
import { numberAt } from '../numbers.ts';
import { filterPart, type Part, plain } from '../parts.ts';
import { phraseAfter, phraseAt } from '../phrases.ts';
import type { Quantity } from '../quantities.ts';
import { FOREIGN_SALE, LED_AMOUNT, PLAIN_AMOUNT, ROUGHLY, SIGNED_AMOUNT } from '../rules.ts';
import type { Token } from '../tokens.ts';
import { FILTER_PHRASES, LEAD_BOOK, TRAIL_BOOK, type Meaning, says } from '../vocabulary.ts';
import { ALL_IN, FOREIGN_WORDS, type Trail } from '../words/prices.ts';
import { type Amount, amountAt, countsNothing, isAmountAt, millionsAt } from './amount.ts';
import { rangeAt } from './range.ts';

const FOREIGN_SIGN = /[$£€]/;
const CAPACITY = new Set(['kva', 'kw', 'litre', 'litres', 'liters', 'gallons', 'seater', 'seaters']);
const MONTHS = 12;
const WEEK = 7;
const MOST_PERCENT = 30;
/** "600k monthly payment" is a year's rent that is paid by the month, "100k monthly payment" and "1m monthly payment" that of a month. */
const LEAST_YEAR = 400_000;
const MOST_YEAR = 1_000_000;
/** What no month costs. */
const DEAR_MONTH = 20_000_000;
/** Years that somebody pays a rent for at once. */
const MOST_YEARS = 5;
const INSTALMENT = /^install?ments?$/;
const BOUNDS = ['most', 'least', 'below', 'above', 'between'] as const;

/**
 * Money: "2.5m", "under 500k", "between 1.5 and 3 million", "150k a month". An amount alone is the most. What is said for a
 * month or a week is a rent or a shortlet, as prices are kept: for a year and a night.
 */
export function amountsAt(tokens: readonly Token[], { from, at, leads }: Quantity): Part[] | null {
  const isForeign = isForeignAt(tokens, at, leads);
  const isSaid = isForeign || leads.has('money') || leads.has('total');
  const least = isSaid ? SIGNED_AMOUNT : leads.size > 0 ? LED_AMOUNT : PLAIN_AMOUNT;
  const range = rangeAt(tokens, at, least, leads);
  const amount =
    range?.[1] ??
    amountAt(tokens, at, least) ??
    (leads.has('money') || countsNothing(tokens, at) ? millionsAt(tokens, at) : null);
  if (!amount) return null;
  // "Thirty thousand litres" is no price.
  if (CAPACITY.has(tokens[amount.to]?.word ?? '') && !tokens[amount.to]?.breaks)
    return [plain(from, amount.to + 1, 'rest')];
  const { said, to: behind } = trailsAt(tokens, amount, leads, range !== null);
  if (isForeign) return [foreign(from, behind, amount.naira)];
  const isOther = said.has('elsewhere') || isInstalment(tokens, from) || isNoLonger(tokens, from);
  if (isOther || leads.has('fee') || leads.has('income')) return [plain(from, behind, 'unmet')];
  const total = leads.has('total') || said.has('total');
  const monthly = leads.has('monthly') || said.has('monthly');
  const weekly = leads.has('weekly') || said.has('weekly');
  const years = total || monthly || weekly ? null : yearsAt(tokens, amount.naira, behind);
  const to = years?.to ?? behind;
  const per = (naira: number) =>
    Math.round(monthly ? naira * MONTHS : weekly ? naira / WEEK : naira / (years?.value ?? 1));
  const note = monthly ? { note: 'month' } : weekly ? { note: 'week' } : {};
  const most = (naira: number): Meaning => ({ filter: total ? 'maxTotal' : 'maxPrice', value: per(naira), ...note });
  const fewest = (naira: number): Meaning => ({ filter: total ? 'minTotal' : 'minPrice', value: per(naira), ...note });
  const market: Meaning[] =
    monthly || weekly || years ? [{ filter: 'type', value: weekly ? 'shortlet' : 'rent', unsure: true }] : [];
  if (range) {
    const [low, high] = range;
    return [filterPart(from, low.to, fewest(low.naira)), filterPart(low.to, to, most(high.naira), ...market)];
  }
  const { naira } = amount;
  const upwards = leads.has('least') || leads.has('above') || said.has('least') || tokens[amount.to - 1]?.plus;
  if (leads.has('about') || tokens.slice(at, to).some(({ word }) => word === 'ish')) {
    return [filterPart(from, to, fewest(naira * (1 - ROUGHLY)), most(naira * (1 + ROUGHLY)), ...market)];
  }
  return [filterPart(from, to, upwards ? fewest(naira) : most(naira), ...market)];
}

/** "2m for 2 years" is a rent that is paid for both at once. */
function yearsAt(tokens: readonly Token[], naira: number, at: number): { value: number; to: number } | null {
  const count = tokens[at]?.word === 'for' && !tokens[at].breaks ? numberAt(tokens, at + 1) : null;
  const isYears = count !== null && /^(?:years?|yrs?)$/.test(tokens[count.to]?.word ?? '');
  if (!isYears || count.value <= 1 || count.value > MOST_YEARS || naira >= DEAR_MONTH) return null;
  const isBought = ['sale', 'land', 'payment-plan'].some((value) => says(tokens, value));
  return isBought ? null : { value: count.value, to: count.to + 1 };
}

/** "Monthly instalment of 5m". */
function isInstalment(tokens: readonly Token[], from: number): boolean {
  const last = tokens[from - 1]?.word === 'of' ? from - 2 : from - 1;
  return INSTALMENT.test(tokens[last]?.word ?? '') && /^month(?:ly)?$/.test(tokens[last - 1]?.word ?? '');
}

/** "Budget was 2m now 2.5m": the amount that was, where another one is. */
function isNoLonger(tokens: readonly Token[], from: number): boolean {
  const was = tokens[from - 1]?.word === 'paying' ? from - 2 : from - 1;
  const isNow = (at: number) => [1, 2, 3].some((ahead) => amountAt(tokens, at + ahead, LED_AMOUNT) !== null);
  return tokens[was]?.word === 'was' && tokens.some(({ word }, at) => word === 'now' && isNow(at));
}

/** "$20k", "usd 20k", "20k dollars". */
function isForeignAt(tokens: readonly Token[], at: number, leads: Quantity['leads']): boolean {
  if (FOREIGN_SIGN.test(tokens[at]?.gap ?? '') || leads.has('foreign')) return true;
  const next = tokens[amountAt(tokens, at, SIGNED_AMOUNT)?.to ?? -1];
  return next !== undefined && FOREIGN_WORDS.has(next.word) && !next.breaks;
}

/** Dollars are no naira; nobody pays so many of them for a year. */
function foreign(from: number, to: number, amount: number): Part {
  const isSale = amount >= FOREIGN_SALE;
  return isSale
    ? { ...filterPart(from, to, { filter: 'type', value: 'sale', unsure: true }), as: 'unmet' }
    : plain(from, to, 'unmet');
}

/** "10m service charge included" is the rent. */
const INCLUDED = new Set(['included', 'inclusive']);

/** What the words behind an amount say: "max", "a month", "per sqm". */
function trailsAt(
  tokens: readonly Token[],
  { naira, to: from }: Amount,
  leads: Quantity['leads'],
  isRange: boolean,
): { said: Set<Trail>; to: number } {
  const isBounded = isRange || BOUNDS.some((one) => leads.has(one));
  const again = isRange ? 'most' : leads.has('least') ? 'least' : null;
  const said = new Set<Trail>();
  let to = from;
  for (let steps = 0; steps < 4; steps++) {
    // "Budget: 1.5m⏎Monthly or yearly? yearly": the answer counts.
    const [choices] = choicesAt(tokens, to) ?? [];
    const trail = choices ? phraseAt(TRAIL_BOOK, tokens, choices.to) : phraseAfter(TRAIL_BOOK, tokens, to);
    if (!trail) break;
    // "400k monthly payment allowed" is said of the rent of a year.
    const isHow = (phraseAfter(FILTER_PHRASES, tokens, to)?.to ?? 0) > trail.to + 1;
    const isPayment = tokens[trail.to]?.word === 'payment';
    if (trail.value === 'monthly' && (isHow || (isPayment && isPaidMonthly(tokens, naira, trail.to + 1)))) break;
    // "5m monthly instalment" is no rent.
    if (trail.value === 'monthly' && INSTALMENT.test(tokens[trail.to]?.word ?? ''))
      return { said: said.add('elsewhere'), to: trail.to };
    const isDown = tokens[to]?.word === 'down';
    // "500k down flat" is on the ground floor.
    if (isDown && phraseAfter(FILTER_PHRASES, tokens, to)) break;
    // "10m down" of instalments is paid first.
    if (isDown && says(tokens, 'payment-plan')) return { said: said.add('elsewhere'), to: trail.to };
    const isFee = trail.value === 'elsewhere' && phraseAfter(LEAD_BOOK, tokens, to)?.value === 'fee';
    if (isFee && (leads.has('fee') || phraseAt(ALL_IN, tokens, to) || areOfNext(tokens, to, naira))) break;
    // "Rent 500k total 700k" and "rent 2m total not above 2.6m" say both.
    const bound = phraseAt(LEAD_BOOK, tokens, trail.to);
    const next = bound?.value === 'most' || bound?.value === 'below' ? bound.to : trail.to;
    const more = trail.value === 'total' && !tokens[trail.to]?.breaks ? amountAt(tokens, next, LED_AMOUNT) : null;
    if (more && more.naira > naira) break;
    if (trail.value === 'elsewhere' && INCLUDED.has(tokens[trail.to]?.word ?? '')) break;
    // "3m plus agency", "15m + service charge": the fee comes on top.
    if (trail.value === 'elsewhere' && tokens[to]?.gap.includes('+')) break;
    if (tokens[to]?.word === 'plus' && phraseAfter(TRAIL_BOOK, tokens, trail.to)?.value === 'elsewhere') break;
    const isBound = trail.value === 'most' || trail.value === 'least';
    // "From 800k upward" says it twice.
    if (
      isBound &&
      ((isBounded && trail.value !== again) ||
        said.has('most') ||
        said.has('least') ||
        isAmountAt(tokens, trail.to) ||
        isBoundOfRooms(tokens, to, trail.to))
    )
      break;
    said.add(trail.value);
    to = trail.to;
  }
  return { said, to };
}

/** Whether an amount is what is paid in all, "monthly payment" behind it how: of a year's rent, a price, or before what each month costs. */
function isPaidMonthly(tokens: readonly Token[], naira: number, next: number): boolean {
  if (naira < LEAST_YEAR || says(tokens, 'shortlet')) return false;
  return (
    naira < MOST_YEAR || naira >= DEAR_MONTH || says(tokens, 'sale') || says(tokens, 'land') || isAmountAt(tokens, next)
  );
}

/** "Rent 2.2m, agency 10%, legal 200k": the fees are of the lower numbers behind them, but not in "200k agency 100k legal". */
function areOfNext(tokens: readonly Token[], from: number, naira: number): boolean {
  const feeAt = (at: number) => {
    const lead = phraseAfter(LEAD_BOOK, tokens, at);
    return lead?.value === 'fee' ? lead : null;
  };
  let at = from;
  for (let fee = feeAt(at); fee; fee = feeAt(at)) {
    const next = tokens[fee.to];
    at = next && /^(?:and|n|nd|plus)$/.test(next.word) ? fee.to + 1 : fee.to;
    if (feeAt(at)) continue;
    const amount = amountAt(tokens, at, LED_AMOUNT);
    const percent = numberAt(tokens, at);
    const isPercent =
      percent !== null &&
      percent.value <= MOST_PERCENT &&
      (percent.to === tokens.length ||
        /^\s*%/.test(tokens[percent.to]?.gap ?? '') ||
        tokens[percent.to]?.word === 'percent');
    if (tokens[at]?.breaks || !(amount ? amount.naira < naira : isPercent)) return false;
    at = amount?.to ?? percent?.to ?? at;
  }
  return at > from;
}

/** "1.5m at least 3 bedrooms", "2m minimum of 3 bed": what is said of the rooms that follow. */
function isBoundOfRooms(tokens: readonly Token[], from: number, to: number): boolean {
  const isOf = tokens[to]?.word === 'of';
  const count = isOf || tokens[from]?.word.startsWith('at') ? numberAt(tokens, isOf ? to + 1 : to) : null;
  return count !== null && areCountedAt(tokens, count.to);
}
