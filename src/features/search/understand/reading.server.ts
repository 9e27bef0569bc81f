import type { Ctx } from '#core/ctx.ts';
import { isRoomless } from '#features/listings/property/kinds.ts';
import type { Correction } from '../contract.ts';
import { type Filters, isSet, saysWhere } from '../filters.ts';
import { type MarketGuess, marketGuessed, usualPricesAsked } from '../infer/market.server.ts';
import type { Stay } from '../parse/contract.ts';
import { withinOf } from '../near/radius.server.ts';
import { wordsToLookUp } from '../query.server.ts';
import { lookUp, NO_WORDS, type WordClauses } from '../terms/dictionary.server.ts';
import { mayBeTitle } from '../terms/optional-words.server.ts';
import { streetNamed } from '../terms/street-named.ts';
import { isCheap, understood } from './understood.server.ts';

/** A way to read what was asked. */
export interface Reading {
  corrections: Correction[];
  /** The misspelt words of what was understood. */
  respelt: readonly Correction[];
  /** What was chosen and what was understood; `searchTerm` holds the words that stayed words and must be there. */
  filters: Filters;
  /** Whether homes that are near to the filters are an answer: not where the typed words were understood as none. */
  isUnderstood: boolean;
  /** Typed words that nothing on the market can be compared with. */
  unmet: string[];
  /**
   * Filters that nobody named: the market that a budget, a title paper, an unfinished building, a landlord or an order by price belongs to,
   * the order of what should be cheap, and the place of a street.
   */
  inferred: readonly ('type' | 'sort' | 'place')[];
  /** What told that market. */
  guessedFrom: MarketGuess['from'] | null;
  /** Typed words that are not required: homes that hold them come first. */
  optional: string;
  /** Of these, words that no home has. */
  unmentioned: readonly string[];
  /** The words that stayed words, as the index takes them. */
  words: WordClauses;
  /** What was typed, which may be the name of a home though it was understood. */
  name: Filters | null;
  /** Whether the places are only where a road may be that was typed: homes on one of that name elsewhere come first. */
  isOnRoad: boolean;
  /** The towns that it is called after and leads to from elsewhere. */
  roadTowns: readonly string[];
  /** Whether it is what people say to each other, which only the name of a home answers. */
  isTalk: boolean;
  /** When somebody wants to stay; no home says on which days it is free. */
  stay: Stay | null;
}

/**
 * What was typed, read beside what was chosen: the one reading of the page of results, the type-ahead, `understand`, saved searches and
 * alerts. At most one statement.
 */
export async function readingOf(ctx: Ctx, asked: Filters, mayInfer = true): Promise<Reading> {
  const { filters: said, unmet, stay, respelt, isOnRoad, roadTowns, isTalk } = understood(asked);
  const wasRead = said !== asked;
  const isOpen = mayInfer && wasRead && !isSet(asked.type) && !said.type;
  const usual = isOpen ? usualPricesAsked(said) : null;
  const mayBeStreet = mayInfer && wasRead && (isOnRoad || !saysWhere(said));
  const street = mayBeStreet ? streetNamed(said.searchTerm ?? '', roadTowns) : null;
  const { words: found, prices, streetPlace } = await lookUp(ctx, [wordsToLookUp(said)], usual, street);
  const words = found[0] ?? NO_WORDS;
  const cheap = wasRead && !isSet(asked.sort) && !said.sort && unmet.some(isCheap) ? ('price' as const) : null;
  const guessed = isOpen ? marketGuessed(said, prices, isSet(asked.sort) ? null : (said.sort ?? cheap)) : null;
  const type = guessed?.type ?? said.type;
  // Prices of nights, years and sales have no order.
  const sort = type && type !== 'all' ? cheap : null;
  const filters = {
    ...said,
    ...(guessed && { type: guessed.type }),
    ...(sort && { sort }),
    ...(streetPlace && { place: [streetPlace] }),
    within: withinOf(said),
  };
  // "School for sale", "land near airport" and "flat in Aba" are no names, though homes are on an Aba Road elsewhere.
  const isPlain = Boolean(filters.place?.length) && !mayBeTitle(asked.searchTerm ?? '');
  const isNoName = !filters.searchTerm && (said.within || isPlain || (filters.type && isRoomless(filters.kind)));
  const name = wasRead && !isNoName ? asked : null;
  const isUnderstood = wasRead || !asked.searchTerm;
  const { corrections } = words;
  const inferred = [
    ...(guessed ? (['type'] as const) : []),
    ...(sort ? (['sort'] as const) : []),
    ...(streetPlace ? (['place'] as const) : []),
  ];
  const guessedFrom = guessed?.from ?? null;
  return {
    filters,
    unmet: sort ? unmet.filter((words) => !isCheap(words)) : unmet,
    stay,
    isOnRoad: isOnRoad && !streetPlace,
    roadTowns,
    isTalk,
    isUnderstood,
    inferred,
    guessedFrom,
    optional: '',
    unmentioned: [],
    name,
    words,
    corrections,
    respelt,
  };
}
