import { countsWhatFollows } from './counted.ts';
import { isAmountAt } from './money/amount.ts';
import { amountsAt } from './money/amounts.ts';
import { ifAboveAt } from './money/if-above.ts';
import { numberAt } from './numbers.ts';
import type { Part } from './parts.ts';
import { phraseAt } from './phrases.ts';
import { roomsAt } from './rooms.ts';
import { sizesAt } from './sizes.ts';
import { startsLine, type Token } from './tokens.ts';
import { type Counted, COUNTED, LEAD_BOOK } from './vocabulary.ts';
import { BEFORE_LABEL } from './words/rooms.ts';
import { BETWEEN_LEAD_AND_QUANTITY, type Lead } from './words/prices.ts';

/** A quantity to read: where its number is, and what the words before it say. */
export interface Quantity {
  /** Where the words before it start. */
  from: number;
  /** Its number. */
  at: number;
  leads: ReadonlySet<Lead>;
  /** What a line of a form counts: "Bedrooms: 3". */
  label?: Counted;
}

const MAX_LEADS = 8;
/** Words of what is not let by the month. */
const BOUGHT = new Set(
  'sale buy buying purchase outright plan offplan deposit instalment installment land plot year yearly annum'.split(
    ' ',
  ),
);

/** Rooms, a size or money that start at a token, with the words that say "at least", "under", "between"; null if none do. */
export function quantityAt(tokens: readonly Token[], from: number): Part[] | null {
  const condition = ifAboveAt(tokens, from);
  if (condition) return condition;
  const label = labelAt(tokens, from);
  if (label) return roomsAt(tokens, { ...ledQuantity(tokens, label.to), from, label: label.value });
  const quantity = ledQuantity(tokens, from);
  return roomsAt(tokens, quantity) ?? sizesAt(tokens, quantity) ?? amountsAt(tokens, quantity);
}

/** A line of a form about rooms: "Bedrooms: 3", "No of baths - 2", but not "room: 2 nights". */
function labelAt(tokens: readonly Token[], from: number) {
  const before = phraseAt(BEFORE_LABEL, tokens, from);
  const counted = phraseAt(COUNTED, tokens, before?.to ?? from);
  const gap = counted && tokens[counted.to]?.gap;
  const isLine = counted !== null && isWholeLine(tokens, from, counted.to);
  // "Toilets: 4" says nothing of the line behind it.
  const isKnown = counted?.value !== 'other' || /^toilets?$/.test(tokens[from]?.word ?? '');
  const isDash = gap && /\s[-–—]\s/.test(gap) && (before || from === 0 || startsLine(tokens[from]));
  const isLabel = gap && isKnown && (isLine || /[:=]/.test(gap) || (before && gap.includes('?')) || isDash);
  return isLabel && !countsWhatFollows(tokens, counted.to) ? counted : null;
}

/** "Bedroom three, parking two": what is counted stands first between two commas, and its number last. */
function isWholeLine(tokens: readonly Token[], from: number, at: number): boolean {
  const isFirst = from === 0 || tokens[from]?.breaks;
  const isRoom = /^rooms?$/.test(tokens[from]?.word ?? '');
  const count = isFirst && !isRoom && tokens[at]?.breaks === false ? numberAt(tokens, at) : null;
  return count !== null && tokens[count.to]?.breaks !== false;
}

/** What the words from here on say of the number behind them, wherever that is. */
export function ledQuantity(tokens: readonly Token[], from: number): Quantity {
  const leads = new Set<Lead>();
  let at = from;
  for (let steps = 0; steps < MAX_LEADS; steps++) {
    // "3 toilets minimum, 3 bed": behind a comma only what names money goes on, and in the next line what has that one to itself.
    const isNextLine = startsLine(tokens[at]) && from > 0 && !startsLine(tokens[from]);
    if (at > from && (tokens[at]?.breaks || isNextLine)) {
      for (const lead of leads) if (lead !== 'money' && lead !== 'total' && lead !== 'income') leads.delete(lead);
      break;
    }
    const lead = phraseAt(LEAD_BOOK, tokens, at);
    if (!lead && (leads.size === 0 || numberAt(tokens, at))) break;
    // "Monthly payment 3 bed" is said of no amount, and that of a sale is an instalment.
    const isPayment = lead?.value === 'monthly' && tokens[lead.to - 1]?.word === 'payment';
    if (lead && isPayment && (!isAmountAt(tokens, lead.to) || tokens.some(({ word }) => BOUGHT.has(word)))) break;
    const next = lead ?? phraseAt(BETWEEN_LEAD_AND_QUANTITY, tokens, at);
    if (!next) break;
    if (lead) leads.add(lead.value);
    at = next.to;
  }
  return { from, at, leads };
}
