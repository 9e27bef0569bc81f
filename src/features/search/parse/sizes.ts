import { isAmountAt } from './money/amount.ts';
import { isOrdinal, numberAt, type Numeral } from './numbers.ts';
import { filterPart, type Part } from './parts.ts';
import { phraseAfter, phraseAt } from './phrases.ts';
import type { Quantity } from './quantities.ts';
import {
  HIGHEST_SIZE,
  LARGEST_HALF_PLOT,
  LARGEST_PLOT,
  MOST_UNITS,
  ROUGHLY,
  SHORTEST_SIDE,
  SIZE_STEP,
  SMALLEST_PLOT,
} from './rules.ts';
import type { Token } from './tokens.ts';
import { LEAD_BOOK, PLOT_BOOK, SCALE_BOOK, SIDE_BOOK, SIZE_BOOK, TRAIL_BOOK, type Meaning } from './vocabulary.ts';
import { ACRE, METRES_PER_FOOT } from './words/sizes.ts';

/** Thousands of square metres up to which a number of them is a size. */
const MOST_THOUSANDS = 10;
const LAND: Meaning = { filter: 'kind', value: 'land', unsure: true };

/** Sizes: "600 sqm", "500 to 600 sqm", "2 acres", "50 by 100", "2 plots", "half plot". A size alone is the least. */
export function sizesAt(tokens: readonly Token[], quantity: Quantity): Part[] | null {
  const parts = plotsAt(tokens, quantity) ?? sidesAt(tokens, quantity) ?? areaAt(tokens, quantity);
  const sizes = parts?.flatMap((part) => part.meanings ?? []).filter(({ filter }) => filter !== 'kind') ?? [];
  return sizes.every(({ value }) => Number(value) <= HIGHEST_SIZE) ? parts : null;
}

function plotsAt(tokens: readonly Token[], { from, at, leads }: Quantity): Part[] | null {
  if (phraseAt(PLOT_BOOK, tokens, at)?.value === 'half') {
    const { to } = phraseAt(PLOT_BOOK, tokens, at) ?? { to: at };
    return [filterPart(from, to, { filter: 'maxSize', value: LARGEST_HALF_PLOT }, LAND)];
  }
  const count = numberAt(tokens, at);
  const plots = count && phraseAfter(PLOT_BOOK, tokens, count.to);
  if (!count || plots?.value !== 'plots' || count.value >= MOST_UNITS) return null;
  if (count.value <= 1) return [filterPart(from, plots.to, LAND)];
  const isMost = leads.has('most') || leads.has('below');
  const size: Meaning = isMost
    ? { filter: 'maxSize', value: Math.ceil(count.value * LARGEST_PLOT) }
    : { filter: 'minSize', value: Math.floor(count.value * SMALLEST_PLOT) };
  return [filterPart(from, plots.to, size, LAND)];
}

function sidesAt(tokens: readonly Token[], { from, at }: Quantity): Part[] | null {
  const first = numberAt(tokens, at);
  if (!first || isOrdinal(tokens, at)) return null;
  const unit = phraseAfter(SIDE_BOOK, tokens, first.to);
  const by = phraseAfter(SIDE_BOOK, tokens, unit?.to ?? first.to);
  const before = unit?.value === 'by' ? unit : by;
  const isCrossed = /[×*]/.test(tokens[unit?.to ?? first.to]?.gap ?? '');
  if (before?.value !== 'by' && !isCrossed) return null;
  const second = numberAt(tokens, before?.value === 'by' ? before.to : (unit?.to ?? first.to));
  if (!second) return null;
  const end = phraseAfter(SIDE_BOOK, tokens, second.to);
  const said = end && end.value !== 'by' ? end.value : unit && unit.value !== 'by' ? unit.value : null;
  const isKnown = said !== null || Math.min(first.value, second.value) >= SHORTEST_SIDE;
  const metres = said === 'm' ? 1 : METRES_PER_FOOT ** 2;
  const sqm = stepped(first.value * second.value * metres);
  if (!isKnown || sqm === 0) return null;
  return [filterPart(from, end && end.value !== 'by' ? end.to : second.to, { filter: 'minSize', value: sqm }, LAND)];
}

function areaAt(tokens: readonly Token[], { from, at, leads }: Quantity): Part[] | null {
  const first = thousandsAt(tokens, at, leads.has('between')) ?? numberAt(tokens, at) ?? oneAt(tokens, at);
  if (!first || first.value <= 0) return null;
  const unit =
    first.to === at
      ? phraseAt(SIZE_BOOK, tokens, at)
      : (phraseAfter(SIZE_BOOK, tokens, first.to) ?? acresAt(tokens, first.to));
  // "Estate on 10 acres" is no land.
  const before = tokens[from - 1]?.word;
  const second = rangeEnd(tokens, unit?.to ?? first.to, leads.has('between'));
  const secondUnit = second && phraseAfter(SIZE_BOOK, tokens, second.to);
  // "1,500,000 - 1 acre" is an amount, and a size.
  if (first.value >= MOST_UNITS && (unit?.value ?? secondUnit?.value ?? 0) > 1) return null;
  if (second && secondUnit) {
    const [least, most] = [first.value, second.value].toSorted((a, b) => a - b) as [number, number];
    return [
      filterPart(from, unit?.to ?? first.to, {
        filter: 'minSize',
        value: sized(least, unit?.value ?? secondUnit.value),
      }),
      filterPart(
        unit?.to ?? first.to,
        secondUnit.to,
        { filter: 'maxSize', value: Math.ceil(most * secondUnit.value) },
        ...landIn(secondUnit.value, before),
      ),
    ];
  }
  if (!unit) return null;
  const trail = phraseAfter(TRAIL_BOOK, tokens, unit.to);
  const isBound = trail?.value === 'most' || trail?.value === 'least';
  // "1000 sqm at least 5m", "1000 sqm max price 5m": what follows is said of the money.
  const isMoney = isBound && (isAmountAt(tokens, trail.to) || phraseAt(LEAD_BOOK, tokens, trail.to)?.value === 'money');
  const bound = isBound && !isMoney ? trail : null;
  const to = bound?.to ?? unit.to;
  const most = Math.ceil(first.value * unit.value);
  if (leads.has('about')) {
    const value = sized(first.value * (1 - ROUGHLY), unit.value);
    const roughly: Meaning = { filter: 'maxSize', value: Math.round(most * (1 + ROUGHLY)) };
    return [filterPart(from, to, { filter: 'minSize', value }, roughly, ...landIn(unit.value, before))];
  }
  if (leads.has('most') || leads.has('below') || bound?.value === 'most') {
    return [filterPart(from, to, { filter: 'maxSize', value: most }, ...landIn(unit.value, before))];
  }
  return [
    filterPart(from, to, { filter: 'minSize', value: sized(first.value, unit.value) }, ...landIn(unit.value, before)),
  ];
}

/** "Land Agbara 5ac", where nothing else says what "ac" is. */
function acresAt(tokens: readonly Token[], at: number) {
  const isUnit = tokens[at]?.word === 'ac' && tokens[at]?.gap === '';
  const isOfLand = tokens.some(({ word }) => /^(?:lands?|lnd|farm|farmland)$/.test(word));
  return isUnit && isOfLand ? { value: ACRE, to: at + 1 } : null;
}

/** What is counted in acres or hectares is land, if nothing stands on it. */
const landIn = (unit: number, before = ''): Meaning[] =>
  unit > 1_000 && !/^(?:on|with|of|in)$/.test(before) ? [LAND] : [];

/** "Two thousand square metres", "1k sqm", "five thousand to ten thousand sqm". */
function thousandsAt(tokens: readonly Token[], at: number, between: boolean): Numeral | null {
  const number = numberAt(tokens, at);
  const scale = number && phraseAfter(SCALE_BOOK, tokens, number.to);
  if (!number || scale?.value !== 1_000 || number.value > MOST_THOUSANDS) return null;
  // "350k sqm" and "100k/sqm" are prices of each.
  const unit = phraseAfter(SIZE_BOOK, tokens, scale.to) !== null && !tokens[scale.to]?.gap.includes('/');
  const end = unit ? null : rangeEnd(tokens, scale.to, between);
  const isRange = end !== null && end.value > MOST_THOUSANDS && phraseAfter(SIZE_BOOK, tokens, end.to) !== null;
  return unit || isRange ? { value: number.value * scale.value, to: scale.to } : null;
}

/** "Hectare of land" is one. */
function oneAt(tokens: readonly Token[], at: number): Numeral | null {
  const isOne = /^(?:acre|hectare)$/.test(tokens[at]?.word ?? '') && /^(?:of|land)$/.test(tokens[at + 1]?.word ?? '');
  return isOne && tokens[at + 1]?.breaks === false && tokens[at - 1]?.word !== 'per' ? { value: 1, to: at } : null;
}

function rangeEnd(tokens: readonly Token[], at: number, between: boolean): Numeral | null {
  const next = tokens[at];
  if (!next || next.breaks) return null;
  const isWord = next.word === 'to' || (between && next.word === 'and');
  if (!isWord && !/[-–—]/.test(next.gap)) return null;
  const end = isWord ? at + 1 : at;
  return thousandsAt(tokens, end, false) ?? numberAt(tokens, end);
}

/** A least size in square metres; sellers round what they measured in other units. */
function sized(count: number, unit: number): number {
  return unit === 1 ? Math.floor(count) : stepped(count * unit);
}

function stepped(sqm: number): number {
  return Math.floor(sqm / SIZE_STEP) * SIZE_STEP;
}
