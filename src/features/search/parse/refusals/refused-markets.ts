import type { Part } from '../parts.ts';
import type { Token } from '../tokens.ts';
import { type Meaning, says } from '../vocabulary.ts';

/** Not "apart from the rent" or "excluding rent", which are about the money. */
const REFUSING = /^(?:no|not|non|nor|dont|do|cant|instead|other|rather|except|hate)$/;
/** "Not outright", "not selling for less than 5m", "do not buy omo onile land" and "not renting to students" are about how. */
const HOW = /^(?:outright|selling|sell|sold|rented|buy|buying)$/;

/** "Not shortlet" and "not for sale" are of what is let by the year, "not for rent" of what is sold; "no C of O no buy" is about the paper. */
export function otherMarket(
  tokens: readonly Token[],
  from: number,
  { from: at, to, meanings: [meaning] = [] }: Part,
): Meaning | null {
  if (meaning?.filter !== 'type' || meaning.unsure) return null;
  const [first = '', ...between] = tokens.slice(from, at).map(({ word }) => word);
  const isHow = HOW.test(tokens[at]?.word ?? '') || /^(?:to|from)$/.test(tokens[to]?.word ?? '');
  // "You no dey rent to bachelor" asks.
  if (!REFUSING.test(first) || isHow || between.some((word) => word === 'dey' || word === 'the')) return null;
  const isShortlet = meaning.value === 'shortlet';
  // A hotel is slept in as a shortlet is.
  if (isShortlet ? says(tokens, 'hotel') : first === 'no' && between.length === 0) return null;
  return { filter: 'type', value: meaning.value === 'rent' ? 'sale' : 'rent', unsure: true };
}
