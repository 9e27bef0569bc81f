import type { Place } from '#features/places/contract.ts';
import { searchedAt, selfAndAncestors } from '#features/places/service.server.ts';
import { countsWhatFollows } from '../counted.ts';
import { isOrdinal } from '../numbers.ts';
import { type Book, phraseAt } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { LEAD_BOOK } from '../vocabulary.ts';
import { GLUE } from '../words/glue.ts';
import { SMALL_NUMBERS } from '../words/numbers.ts';

/** What a name may mean, the likeliest first, and the token behind it. */
export interface NamedPlaces {
  places: readonly Place[];
  to: number;
  isTurned?: true;
}

type Found = ReturnType<typeof searchedAt>;

/** The longest name at each token; a comma ends a name. */
export function exactPlaces(tokens: readonly Token[]): Map<number, NamedPlaces> {
  const named = new Map<number, NamedPlaces>();
  let from = 0;
  while (from < tokens.length) {
    let to = from + 1;
    while (to < tokens.length && !tokens[to]?.breaks && !isParted(tokens[to]) && !isSelf(tokens, to)) to += 1;
    const words = tokens.slice(from, to).map(({ word }) => word);
    // "Phase 1 Lekki" in "Lekki phase 1 Lekki" is none.
    let whole = 0;
    for (let at = 0; at < words.length; at++) {
      const turned = at < whole ? null : turnedName(words, at);
      if (turned) {
        named.set(from + at, { places: turned.places, to: from + at + turned.length, isTurned: true });
        // "Phase 1 or phase 2 Lekki".
        const other = /^(?:or|and)$/.test(words[at - 1] ?? '') ? words.slice(at - 3, at - 1) : [];
        const first = turnedName([...other, ...words.slice(at + 2)], 0);
        if (first) named.set(from + at - 3, { places: first.places, to: from + at - 1, isTurned: true });
        at += turned.length - 1;
        continue;
      }
      if (isOrdinal(tokens, from + at)) {
        // "3rd mainland bridge".
        const nth = nameAt([words.slice(at, at + 2).join(''), ...words.slice(at + 2)], 0);
        if (nth) named.set(from + at, { places: nth.places, to: from + at + nth.length + 1 });
        at += nth?.length ?? 0;
        if (nth) continue;
      }
      const longest = nameAt(words, at);
      if (!longest) continue;
      const end = at + longest.length;
      const last = from + end - 1;
      const found = countsWhatFollows(tokens, last) ? nameAt(words.slice(0, end - 1), at) : longest;
      if (!found) continue;
      named.set(from + at, { places: found.places, to: from + at + found.length });
      whole = Math.max(whole, at + found.length);
    }
    from = to;
  }
  return named;
}

/** Whether a stroke between spaces stands before it: "Ogudu GRA / Magodo" is no Magodo GRA, and "V/I" is one name. */
const isParted = (token?: Token) => /\s\/|\/\s/.test(token?.gap ?? '') && (token?.word.length ?? 0) > 1;

/** "Phase 1 Lekki" and "zone 4 Wuse", for the names that have it the other way round. */
function turnedName(words: readonly string[], at: number): Found {
  const [sort = '', number = ''] = words.slice(at, at + 2);
  const holder = /^(?:phase|zone|area)$/.test(sort) && /^\d+$/.test(number) ? nameAt(words, at + 2) : null;
  if (!holder) return null;
  const whole = searchedAt([...words.slice(at + 2, at + 2 + holder.length), sort, number], 0);
  return whole?.length === holder.length + 2 ? whole : null;
}

/** Whether somebody speaks of himself: "Lekki I want" is no Lekki Phase I, and "Benin GRA I could buy" no first GRA. */
function isSelf(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.word !== 'i' || tokens[at]?.gap.trim() !== '' || tokens[at - 1]?.word === 'phase') return false;
  const isPhrase = [GLUE, LEAD_BOOK].some((book: Book<unknown>) => (phraseAt(book, tokens, at)?.to ?? 0) > at + 1);
  return isPhrase || (tokens[at + 1]?.breaks === false && SELF_VERBS.has(tokens[at + 1]?.word ?? ''));
}

const SELF_VERBS = new Set(
  'can could cant cannot will would should must may might fit go dey no don just only be am have get really'.split(' '),
);

/**
 * The longest name, unless it takes the start of a longer one: "PH" and "GRA Phase 2", not "PH GRA" and "Phase 2"; but "Enugu GRA phase 2" is no
 * GRA of Port Harcourt, nor is "Malali GRA Kaduna" Malali and the GRA of Kaduna.
 */
export function nameAt(words: readonly string[], at: number): Found {
  const longest = searchedAt(words, at);
  const end = at + (longest?.length ?? 0);
  for (let to = at + 1; to < end; to++) {
    const later = searchedAt(words, to);
    const isLonger = later && to + later.length > end && (!isNumber(words[end]) || inOneState(longest, later));
    const holder = isLonger ? searchedAt(words, end) : null;
    if (holder && end + holder.length >= to + (later?.length ?? 0) && lieIn(longest, holder)) return longest;
    const shorter = isLonger ? searchedAt(words.slice(at, to), 0) : null;
    // "Ibeju-Lekki phase 1" is in Ibeju, and not in Lekki.
    if (shorter?.length === to - at && !(isSame(longest, shorter) && inOneState(longest, later))) return shorter;
  }
  return longest;
}

const isNumber = (word = '') => /^(?:\d+|phase|ph)$/.test(word) || SMALL_NUMBERS.has(word);

const isSame = (one: Found, other: Found) => one?.places[0]?.id === other?.places[0]?.id;

const lieIn = (one: Found, other: Found) =>
  one?.places.some(({ id }) => other?.places.some((place) => selfAndAncestors(id).includes(place.id))) ?? false;

const inOneState = (one: Found, other: Found) =>
  one?.places.some(({ state }) => other?.places.some((place) => place.state === state)) ?? false;
