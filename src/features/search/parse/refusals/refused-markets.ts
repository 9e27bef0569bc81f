import type { Part } from '../parts.ts';
import { phraseAt } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { FILTER_PHRASES, type Meaning } from '../vocabulary.ts';
import { BESIDE } from '../words/glue.ts';

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
  if (isShortlet ? asksForHotel(tokens) : first === 'no' && between.length === 0) return null;
  return { filter: 'type', value: meaning.value === 'rent' ? 'sale' : 'rent', unsure: true };
}

/** A hotel is slept in as a shortlet is; not where it is refused too, or only near ("flat near Eko hotel, no shortlet"). */
const asksForHotel = (tokens: readonly Token[]) =>
  tokens.some(
    (_, at) =>
      phraseAt(FILTER_PHRASES, tokens, at)?.value.value === 'hotel' &&
      !REFUSING.test(tokens[at - 1]?.word ?? '') &&
      ![1, 2].some((back) => phraseAt(BESIDE, tokens, at - back)),
  );
