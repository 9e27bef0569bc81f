import { fold } from '#core/text/fold.ts';
import type { Place } from '#features/places/contract.ts';
import { LANDMARKS, landmarkById, searchedAt, selfAndAncestors } from '#features/places/service.server.ts';
import type { PlaceAt } from './distances.ts';
import type { Part } from './parts.ts';
import { isLeft } from './settle/left-behind.server.ts';
import type { Token } from './tokens.ts';

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

/**
 * The one landmark that a word for its sort means beside the places that are named: "near poly" in Ibadan, "Asaba near airport"; null where
 * there are several, or none.
 */
export function landmarkOfSort(tokens: readonly Token[], at: number, placeAt: PlaceAt): Part | null {
  const sort = SORTS[tokens[at]?.word ?? ''];
  const next = tokens[at + 1];
  if (!sort || placeAt(at) || (next && !next.breaks && OTHERS.has(next.word))) return null;
  const named = tokens.flatMap((_, index) => (isLeft(tokens, index) ? [] : (placeAt(index)?.places ?? [])));
  const around = new Set(named.filter(({ id }) => !landmarkById(id)).map(({ id }) => id));
  const places = LANDMARKS.filter(
    ({ name, parent }) => sort.test(name) && selfAndAncestors(parent).some((id) => around.has(id)),
  );
  // The airport of Uyo lies outside of it, and has its name.
  const own = places.length > 0 ? places : named.flatMap(({ name }) => calledAfter(name, tokens[at]?.word ?? ''));
  return new Set(own.map(({ id }) => id)).size === 1
    ? { from: at, to: at + 1, as: 'place', places: own.slice(0, 1) }
    : null;
}

function calledAfter(town: string, sort: string): Place[] {
  const words = [...fold(town).split(' '), sort];
  const found = searchedAt(words, 0);
  return found?.length === words.length ? found.places : [];
}
