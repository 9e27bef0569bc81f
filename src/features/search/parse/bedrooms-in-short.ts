import { asksForRooms, kindsOf, ROOMS } from '#features/listings/property/kinds.ts';
import { amountAt } from './money/amount.ts';
import { isCountOfBedrooms } from './counted.ts';
import { phraseAfter, phraseAt } from './phrases.ts';
import { PLAIN_AMOUNT } from './rules.ts';
import type { Token } from './tokens.ts';
import { COUNTED, FILTER_PHRASES, KNOWN } from './vocabulary.ts';
import { DEAR_WORDS } from './words/places.ts';

/** From here on an amount beside "2b" may be the other end of a range of billions. */
const BESIDE_BILLIONS = 500_000_000;
/** Words before an amount that is no price. */
const FEE = /^(?:deposit|charge|agency|agent|caution|agreement|legal|commission|fee|dues|revenue|income|sc|levy)$/;
/** Words before a number that is none of rooms. */
const ADDRESS = /^(?:no|number|plot|block|blk|unit|suite|floor|phase|zone|road|street|close|avenue|cluster|sector)$/;
const MONEY = /^(?:cash|worth|naira|budget|max|maximum|min|last)$/;

/**
 * "2b flat", "3b Igando 38m", "4b 5ba" and "2b Yaba" are bedrooms, "phase 2b" and "shop 4b 800k" something else; with the token behind them. Null for
 * billions: "mansion Ikoyi 2b".
 */
export function bedroomsInShort(tokens: readonly Token[], at: number, isLed: boolean) {
  const next = tokens[at + 2];
  if (!isShort(tokens, at) || isLed || /[₦#$]/.test(tokens[at]?.gap ?? '')) return null;
  if (ADDRESS.test(tokens[at - 1]?.word ?? '')) return { value: 'other' as const, to: at + 2 };
  const isNone = ofBusiness(tokens) || tokens.some((_, other) => other !== at && isCountOfBedrooms(tokens, other));
  if (isNone) return isPriced(tokens) ? { value: 'other' as const, to: at + 2 } : null;
  const areBaths = next?.number !== null && phraseAfter(COUNTED, tokens, at + 3)?.value === 'bathrooms';
  const isHome = areBaths || isPriced(tokens) || isLet(tokens) || isOfHome(tokens, at, at + 2) || isFirst(tokens, at);
  return isHome ? { value: 'bedrooms' as const, to: at + 2 } : null;
}

const FLATS: readonly string[] = [...kindsOf('flat'), ...ROOMS];
const SMALLER: readonly string[] = [...kindsOf('bungalow'), 'semi-detached-duplex', 'terraced-duplex'];
/** Bedrooms of a house in a dear place from which on they are none of its billions. */
const LEAST_IN_DEAR = 4;

/**
 * Whether a home is named that costs no billions: "flat Yaba 3b", "terrace 4b Ikota". Of houses that may, two and more are bedrooms right beside the
 * kind, three and more elsewhere; a mansion has more than are written so.
 */
function isOfHome(tokens: readonly Token[], at: number, to: number): boolean {
  const count = tokens[at]?.number ?? 0;
  const kinds = kindsIn(tokens);
  const isBeside = ({ from, end }: { from: number; end: number }) =>
    (end === at && !tokens[at]?.breaks) || (from === to && !tokens[to]?.breaks);
  const beside = kinds.find(isBeside);
  const { kind } = beside ?? kinds[0] ?? {};
  if (!kind || kind === 'mansion') return false;
  const isOneOf = (some: readonly string[]) => kindsOf(kind).every((id) => some.includes(id));
  if (isOneOf(FLATS) && (beside || kind !== 'penthouse')) return true;
  if (isDear(tokens)) return beside !== undefined && count >= LEAST_IN_DEAR;
  return count >= (beside || isOneOf(SMALLER) ? 2 : 3);
}

/** The kinds that are named, and between which tokens. */
const kindsIn = (tokens: readonly Token[]) =>
  tokens.flatMap((_, from) => {
    const phrase = phraseAt(FILTER_PHRASES, tokens, from);
    return phrase?.value.filter === 'kind' ? [{ kind: String(phrase.value.value), from, end: phrase.to }] : [];
  });

/** Whether the text is about what is let: nobody pays billions for that. */
function isLet(tokens: readonly Token[]): boolean {
  const markets = tokens.flatMap((_, at) => {
    const { filter, value, unsure } = phraseAt(FILTER_PHRASES, tokens, at)?.value ?? {};
    return filter === 'type' && !unsure ? [value] : [];
  });
  return markets.length > 0 && !markets.includes('sale');
}

const isDear = (tokens: readonly Token[]) => tokens.some(({ word }) => DEAR_WORDS.has(word));

/** "2b"; at the start of a text also "2 b", which may become "2 bed". */
const isBeside = (tokens: readonly Token[], at: number) => (at === 0 ? /^ ?$/ : /^$/).test(tokens[at + 1]?.gap ?? '');
const isShort = (tokens: readonly Token[], at: number) =>
  tokens[at + 1]?.word === 'b' && isBeside(tokens, at) && /^[1-9]$/.test(tokens[at]?.raw ?? '');

/** A price in thousands or millions. */
function isPriced(tokens: readonly Token[]): boolean {
  return tokens.some((_, at) => {
    const amount = amountAt(tokens, at, PLAIN_AMOUNT);
    return amount !== null && amount.naira < BESIDE_BILLIONS && !FEE.test(tokens[at - 1]?.word ?? '');
  });
}

/** Whether the text begins with it, or with several ("2b or 3b yaba"), and no money follows. */
function isFirst(tokens: readonly Token[], at: number): boolean {
  let to = 0;
  while (isShort(tokens, to)) {
    to += 2;
    if (/^(?:or|and|to)$/.test(tokens[to]?.word ?? '') && isShort(tokens, to + 1)) to += 1;
  }
  const word = tokens[to]?.word ?? '';
  if (at >= to) return false;
  // "2 b" becomes "2 bed".
  if (tokens[1]?.gap === ' ' && /^(?:|in|at|for|to|near|around)$/.test(word)) return true;
  if (word === '' || MONEY.test(word)) return false;
  return KNOWN.has(word) ? isOfHome(tokens, at, to) : !isDear(tokens);
}

const ofBusiness = (tokens: readonly Token[]) =>
  kindsIn(tokens).some(({ kind }) => kindsOf(kind).every((id) => !asksForRooms(id)));
