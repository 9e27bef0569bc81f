import type { Place } from '#features/places/contract.ts';
import { LANDMARKS, landmarkById, selfAndAncestors } from '#features/places/service.server.ts';
import { phraseAt } from './phrases.ts';
import type { Token } from './tokens.ts';
import { BESIDE, NEAR, ON_FOOT } from './words/glue.ts';
import { NEGATIONS } from './words/negations.ts';

const UNIVERSITY = /\b(?:[Uu]niversity\b(?!.*[Hh]ospital)|UNI[A-Z]+)/;
/** What the names of landmarks hold that are called by their sort alone. */
const SORTS: Readonly<Record<string, RegExp>> = {
  airport: /\bairport\b/i,
  poly: /\bpolytechnic\b/i,
  polytechnic: /\bpolytechnic\b/i,
  uni: UNIVERSITY,
  varsity: UNIVERSITY,
  university: UNIVERSITY,
};
/** After it, the word is a part of another name. */
const OTHERS = new Set('teaching hospital hotel road rd street estate junction quarters view village'.split(' '));
const LONGEST_BEFORE = 5;

/** The one landmark that a word for its sort means beside the places that are named: "near poly" in Ibadan, "Asaba near airport"; null where there are several, or none. */
export function landmarkOfSort(tokens: readonly Token[], at: number, named: readonly Place[]): Place | null {
  const sort = SORTS[tokens[at]?.word ?? ''];
  if (!sort || !isBeside(tokens, at) || (tokens[at + 1]?.breaks === false && OTHERS.has(tokens[at + 1]?.word ?? '')))
    return null;
  const around = new Set(named.filter(({ id }) => !landmarkById(id)).map(({ id }) => id));
  const those = LANDMARKS.filter(
    ({ name, parent }) => sort.test(name) && selfAndAncestors(parent).some((id) => around.has(id)),
  );
  return those.length === 1 ? (those[0] ?? null) : null;
}

/** Whether "near", "opposite" or "walking distance to" ends before a token, and is not refused. */
function isBeside(tokens: readonly Token[], at: number): boolean {
  const end = tokens[at - 1]?.word === 'the' ? at - 1 : at;
  const starts = Array.from({ length: LONGEST_BEFORE }, (_, back) => end - 1 - back);
  const isRefused = (from: number) => [1, 2].some((back) => phraseAt(NEGATIONS, tokens, from - back)?.to === from);
  return starts.some(
    (from) => [NEAR, BESIDE, ON_FOOT].some((book) => phraseAt(book, tokens, from)?.to === end) && !isRefused(from),
  );
}
