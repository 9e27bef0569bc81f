import type { Place } from './contract.ts';
import { ancestors, placeById } from './gazetteer.server.ts';
import { SEARCHED_NAMES, searchedAt } from './landmarks.server.ts';
import { foldedWords } from './names.server.ts';
import { MAX_PLACE_TEXT, MAX_SUGGESTIONS, MIN_FOR_SLIP } from './rules.ts';

/** How well a name fits what was typed, best first. */
const FIT = { whole: 4, start: 3, word: 2, slip: 1 } as const;

interface Entry {
  /** A name from one of its words on. */
  text: string;
  /** Whether that is all of the name. */
  whole: boolean;
  places: readonly Place[];
}

/** Every name of a place or landmark, and what is left of it from each later word on, in the order of the alphabet. */
const ENTRIES: readonly Entry[] = SEARCHED_NAMES.flatMap(([name, places]) => {
  const words = name.split(' ');
  return words.map((_, at) => ({ text: words.slice(at).join(' '), whole: at === 0, places }));
}).sort((a, b) => (a.text < b.text ? -1 : 1));

/**
 * Up to `limit` places and landmarks that a half typed text may mean, the likeliest first: names and aliases that begin like it, then
 * names with a later word that does, then names with one slip, if that may be; what follows a name must fit where it lies ("gra enugu").
 */
export function suggestPlaces(text: string, limit: number, mayBeSlip = true): Place[] {
  const words = foldedWords(text.slice(0, MAX_PLACE_TEXT));
  const typed = words.join(' ');
  if (typed === '') return [];
  const fits = new Map<Place, number>();
  const note = (places: readonly Place[], fit: number) => {
    for (const place of places) if ((fits.get(place) ?? 0) < fit) fits.set(place, fit);
  };
  for (const entry of ENTRIES.slice(firstFrom(typed), firstFrom(`${typed}~`)))
    note(entry.places, !entry.whole ? FIT.word : entry.text === typed ? FIT.whole : FIT.start);
  note(namedWithHolder(words), FIT.whole);
  if (mayBeSlip && fits.size === 0 && typed.length >= MIN_FOR_SLIP)
    for (const [name, places] of SEARCHED_NAMES) if (startsWithOneSlip(name, typed)) note(places, FIT.slip);
  return [...fits]
    .sort(
      ([a, one], [b, other]) =>
        other - one || b.weight - a.weight || stateWeight(b) - stateWeight(a) || (a.name < b.name ? -1 : 1),
    )
    .slice(0, Math.min(limit, MAX_SUGGESTIONS))
    .map(([place]) => place);
}

/** Landmarks weigh the same: those of Lagos are meant most. */
const stateWeight = ({ state }: Place) => placeById(state)?.weight ?? 0;

/** Where the entries begin that are not before a text in the alphabet. */
function firstFrom(text: string): number {
  let low = 0;
  let high = ENTRIES.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ENTRIES[middle]?.text ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Places named at the start whose surroundings begin with the words that follow: "yaba lag", "gra port harcourt". */
function namedWithHolder(words: readonly string[]): Place[] {
  const named = searchedAt(words, 0);
  if (!named || named.length === words.length) return [];
  const rest = words.slice(named.length);
  return named.places.filter((place) => {
    const around = ancestors(place).flatMap((one) => [one.name, ...one.aliases].flatMap(foldedWords));
    return rest.every((word) => around.some((other) => other.startsWith(word)));
  });
}

/** Whether a name begins with what was typed but for one letter that is wrong, missing, too many or swapped. */
function startsWithOneSlip(name: string, typed: string): boolean {
  if (name.length < typed.length - 1 || !beginsAlike(name, typed)) return false;
  let at = 0;
  while (at < typed.length && name[at] === typed[at]) at += 1;
  const swapped = typed[at] === name[at + 1] && typed[at + 1] === name[at];
  return (
    goesOn(name, at + 1, typed, at + 1) ||
    goesOn(name, at + 1, typed, at) ||
    goesOn(name, at, typed, at + 1) ||
    (swapped && goesOn(name, at + 2, typed, at + 2))
  );
}

/** Whether one slip leaves the first two letters possible; most names end here. */
function beginsAlike(name: string, typed: string): boolean {
  return name[0] === typed[0] || name[1] === typed[1] || name[0] === typed[1] || name[1] === typed[0];
}

/** Whether a name goes on from a letter as what was typed does from another. */
function goesOn(name: string, from: number, typed: string, at: number): boolean {
  for (let i = at; i < typed.length; i += 1) if (name[from + i - at] !== typed[i]) return false;
  return true;
}
