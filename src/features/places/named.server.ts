import type { Place } from './contract.ts';
import { kilometres } from './distance.ts';
import { holds, PLACES } from './gazetteer.server.ts';
import { LANDMARKS, searchedPlace } from './landmarks.server.ts';
import { foldedWords } from './names.server.ts';

/** A place or landmark that a text may name. */
interface Nameable {
  id: string;
  place: Place;
  /** Its folded words with a space around each. */
  name: string;
  /** Whether a text may name it as what the home is near to. */
  isLandmark: boolean;
  /** Places of its state that are called after it: who names Ibeju-Lekki does not name Lekki. */
  namesakes: readonly string[];
}

const placeWords = PLACES.map((place) => ({ place, words: new Set(foldedWords(place.name)) }));

/** Ids of places of its state that have the name of this one in theirs and lie elsewhere: of Lekki, Ibeju-Lekki. */
export function namesakes(place: Place): string[] {
  const own = foldedWords(place.name);
  return placeWords
    .filter(({ place: other, words }) => other.state === place.state && own.every((word) => words.has(word)))
    .filter(({ place: other }) => !holds(place, other) && !holds(other, place))
    .map(({ place: { id } }) => id);
}

/** What can be named in each state but the state itself: whatever names that lies in it. */
const nameableIn = new Map<string, readonly Nameable[]>();

function nameables(state: string): readonly Nameable[] {
  const known = nameableIn.get(state);
  if (known) return known;
  const found = [...PLACES, ...LANDMARKS]
    .filter((place) => place.state === state && place.parent !== null)
    .map((place) => ({
      id: place.id,
      place,
      name: ` ${foldedWords(place.name).join(' ')} `,
      isLandmark: place.kind === 'landmark',
      namesakes: namesakes(place),
    }));
  nameableIn.set(state, found);
  return found;
}

/** What a text says a home is near to, up to the next comma: "near Maitama". */
const NEAR =
  /\b(?:near|opp|opposite|behind|beside|facing|towards?|before|after|from|(?:close|next) to)\b[^,;:\n()|]*/gi;

/** What streets and buildings are called: after a place that may lie far from them. */
const CALLED =
  /^(?:street|str|st|road|rd|close|cl|avenue|ave|crescent|cres|lane|drive|way|estate|heights?|villas?|courts?|towers?|house|plaza|mall) /;
/** From so far on nothing is named by that, in kilometres. */
const FAR = 8;

const wordsOf = (text: string) => ` ${foldedWords(text).join(' ')} `;

/**
 * Ids of other places and landmarks of its state that texts of a home name, by all words of the name side by side: a search for Lekki also finds
 * what lies in Ajah on the Lekki-Epe Expressway, and one for Lagos Island not what is on Victoria Island, Lagos. What is near to Maitama is in no answer
 * to Maitama, but what is near to a university is in that to the university. Nor does Aina Eleko Street in Magodo lie in Eleko.
 *
 * @param texts its name and address
 * @param within the place that it lies in with all around it, as `selfAndAncestors()` gives them
 */
export function placesNamed(texts: readonly string[], within: readonly string[]): string[] {
  const state = within.at(-1);
  if (!state) return [];
  const said = texts.map(wordsOf);
  const saidToLieIn = texts.map((text) => wordsOf(text.replaceAll(NEAR, ' ')));
  const home = within.length > 1 ? searchedPlace(within[0] ?? '') : undefined;
  return nameables(state)
    .filter(({ name, place, isLandmark }) => {
      const isFar = home !== undefined && kilometres(home, place) > FAR;
      return (isLandmark ? said : saidToLieIn).some((text) => names(text, name, isFar));
    })
    .filter(({ id, namesakes: others }) => !within.includes(id) && !others.some((other) => within.includes(other)))
    .map(({ id }) => id);
}

/** Whether a text has these words side by side, which are not only what a far street or building is called. */
function names(text: string, words: string, isFar: boolean): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    if (!isFar || !CALLED.test(text.slice(at + words.length))) return true;
  }
  return false;
}
