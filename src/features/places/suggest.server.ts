import type { Place } from './contract.ts';
import { ancestors } from './gazetteer.server.ts';
import { foldedWords, NAMES, placesAt } from './names.server.ts';
import { MAX_PLACE_TEXT, MAX_SUGGESTIONS } from './rules.ts';

/** How well a name fits what was typed, best first. */
const FIT = { whole: 4, start: 3, word: 2, typo: 1 } as const;

/** Names that a typo may hide in, with the places they mean. */
const SORTED = NAMES.toSorted(([a], [b]) => (a < b ? -1 : 1));

/**
 * Up to `limit` places that a half typed text may mean, the likeliest first: names and aliases that begin like it, then
 * names with a later word that does, then names with one slip; what follows a name must fit where it lies ("gra enugu").
 */
export function suggestPlaces(text: string, limit: number): Place[] {
  const words = foldedWords(text.slice(0, MAX_PLACE_TEXT));
  const typed = words.join(' ');
  if (typed === '') return [];
  const fits = new Map<Place, number>();
  const note = (places: readonly Place[], fit: number) => {
    for (const place of places) fits.set(place, Math.max(fits.get(place) ?? 0, fit));
  };
  for (const [name, places] of SORTED) {
    if (name.startsWith(typed)) note(places, name === typed ? FIT.whole : FIT.start);
    else if (name.includes(` ${typed}`)) note(places, FIT.word);
  }
  note(namedWithHolder(words), FIT.whole);
  if (fits.size === 0 && typed.length >= MIN_FOR_TYPO)
    for (const [name, places] of SORTED) if (startsWithOneSlip(name, typed)) note(places, FIT.typo);
  return [...fits]
    .sort(([a, one], [b, other]) => other - one || b.weight - a.weight || (a.name < b.name ? -1 : 1))
    .slice(0, Math.min(limit, MAX_SUGGESTIONS))
    .map(([place]) => place);
}

const MIN_FOR_TYPO = 3;

/** Places named at the start whose surroundings begin with the words that follow: "yaba lag", "gra port harcourt". */
function namedWithHolder(words: readonly string[]): Place[] {
  const named = placesAt(words, 0);
  if (!named || named.length === words.length) return [];
  const rest = words.slice(named.length);
  return named.places.filter((place) => {
    const around = ancestors(place).flatMap((one) => [one.name, ...one.aliases].flatMap(foldedWords));
    return rest.every((word) => around.some((other) => other.startsWith(word)));
  });
}

/** Whether a name begins with what was typed but for one letter that is wrong, missing, too many or swapped. */
export function startsWithOneSlip(name: string, typed: string): boolean {
  let same = 0;
  while (same < typed.length && name[same] === typed[same]) same += 1;
  if (same === typed.length) return true;
  const rest = typed.slice(same + 1);
  return (
    name.startsWith(rest, same + 1) ||
    name.startsWith(typed.slice(same), same + 1) ||
    name.startsWith(rest, same) ||
    (typed[same] === name[same + 1] &&
      typed[same + 1] === name[same] &&
      name.startsWith(typed.slice(same + 2), same + 2))
  );
}
