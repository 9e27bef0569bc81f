import type { Part } from '../parts.ts';
import type { Token } from '../tokens.ts';
import { type Meaning, says } from '../vocabulary.ts';

/** "Not shortlet" and "not for sale" are of what is let by the year, "not for rent" of what is sold; "no C of O no buy" is about the paper. */
export function otherMarket(
  tokens: readonly Token[],
  from: number,
  { from: at, to, meanings: [meaning] = [] }: Part,
): Meaning | null {
  if (meaning?.filter !== 'type' || meaning.unsure || tokens[from]?.word === 'never') return null;
  // "You no dey rent to bachelor" asks, "apart from the rent" is about the money.
  if (tokens.slice(from, at).some(({ word }) => word === 'dey')) return null;
  if (
    /^(?:apart|aside|excluding|exclude|without|avoid|minus|less)$/.test(tokens[from]?.word ?? '') ||
    tokens[at - 1]?.word === 'the'
  )
    return null;
  // "Not outright", "not selling for less than 5m" and "do not buy omo onile land" are about how.
  if (/^(?:outright|selling|sell|sold|rented|buy|buying)$/.test(tokens[at]?.word ?? '')) return null;
  // A hotel is slept in as a shortlet is.
  if (meaning.value === 'shortlet' && says(tokens, 'hotel')) return null;
  // "Not renting to students", "do not rent from agents".
  if (/^(?:to|from)$/.test(tokens[to]?.word ?? '')) return null;
  const isBare = tokens[from]?.word === 'no' && at === from + 1;
  if (isBare && meaning.value !== 'shortlet') return null;
  return { filter: 'type', value: meaning.value === 'rent' ? 'sale' : 'rent', unsure: true };
}
