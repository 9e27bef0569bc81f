import { fold } from '#core/text/fold.ts';
import type { Place } from './contract.ts';
import { PLACES } from './gazetteer.server.ts';

/** A name in folded words, and all places that it may mean, the likeliest first. */
interface Named {
  words: readonly string[];
  places: Place[];
}

const NUMBERS = [
  ['1', 'one', 'i'],
  ['2', 'two', 'ii'],
  ['3', 'three', 'iii'],
  ['4', 'four', 'iv'],
  ['5', 'five', 'v'],
  ['6', 'six', 'vi'],
] as const;

/** A comma or point within a number: "2,000 sqm", "2.5m". */
const WITHIN_NUMBER = /(?<=\d)(?:,(?=\d{3}(?!\d))|\.(?=\d))/g;

/** The words of a text, folded like those of a search; a number is one of them. */
export function foldedWords(text: string): string[] {
  return fold(text.replace(WITHIN_NUMBER, ''))
    .split(' ')
    .filter((word) => word !== '');
}

/** How people shorten the last word of a road's name. */
const SHORT_ROADS: Readonly<Record<string, readonly string[]>> = {
  road: ['rd'],
  street: ['str', 'st'],
  avenue: ['ave'],
  expressway: ['express'],
};

/** A name as people also write it: "Portharcourt", "Ph 2", "Phase II", "Phase two", "G.R.A", "Lagos State", "Ikeja LGA", "Okpanam rd". */
function spellings(place: Place, name: string): string[] {
  const words = foldedWords(name);
  const plain = words.join(' ');
  const spelledOut = foldedWords(name.replace(/\b[A-Z]{2,4}\b/g, (letters) => letters.replace(/\B/g, ' '))).join(' ');
  const joined = words.length > 1 && !/[0-9]/.test(plain) ? [words.join('')] : [];
  const short = (SHORT_ROADS[words.at(-1) ?? ''] ?? []).map((end) => [...words.slice(0, -1), end].join(' '));
  return [plain, spelledOut, ...joined, ...short, ...numbered(words), ...official(place, plain)];
}

function numbered(words: readonly string[]): string[] {
  const numbers = NUMBERS.find(([digit]) => digit === words.at(-1)) ?? [];
  const head = words.slice(0, -1);
  const name = head.slice(0, -1);
  const heads = head.at(-1) === 'phase' ? [head, [...name, 'ph'], name] : [head];
  return numbers.flatMap((number) => heads.map((one) => [...one, number].join(' ')));
}

function official(place: Place, plain: string): string[] {
  if (place.kind === 'state') return [`${plain} state`];
  return place.lga === place.id ? [`${plain} lga`, `${plain} local government`] : [];
}

type Names = readonly (readonly [name: string, places: readonly Place[]])[];

/** Every name and alias of some places, folded, with what it may mean, the likeliest first. */
export function namesOf(places: readonly Place[]): Names {
  const byName = new Map<string, Set<Place>>();
  for (const place of places) {
    const names = [place.name, ...place.aliases].flatMap((name) => spellings(place, name));
    for (const name of names) byName.set(name, (byName.get(name) ?? new Set()).add(place));
  }
  return [...byName].map(([name, meant]) => [name, [...meant].sort((a, b) => b.weight - a.weight)] as const);
}

/** The names of the gazetteer. */
export const NAMES: Names = namesOf(PLACES);

const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const ROOMS = setOf(
  'bed beds bedroom bedrooms bedrm bdr br brm bath baths bathroom bathrooms room rooms toilet toilets',
);
const AMOUNTS = setOf('plot plots unit units acre acres hectare hectares sqm m k b million billion');
const NUMBER_WORDS: ReadonlySet<string> = new Set(NUMBERS.flat());
const NUMBERED = setOf('phase ph zone area mile');

/** Whether a number at the end of a short name counts what follows: "Lekki 2 bedroom"; in "Wuse 2 3m" it does not. */
function endsInACount(name: readonly string[], next = ''): boolean {
  if (name.length < 2 || !NUMBER_WORDS.has(name.at(-1) ?? '') || NUMBERED.has(name.at(-2) ?? '')) return false;
  return ROOMS.has(next) || AMOUNTS.has(next);
}

/** What starts at word `at` of folded words: what it may mean, the likeliest first, and how many words it has. */
type NameAt = (words: readonly string[], at: number) => { places: Place[]; length: number } | null;

/** Finds the longest of some names that starts at a word; null where none does. */
export function finderOf(names: Names): NameAt {
  const byFirstWord = new Map<string, Named[]>();
  for (const [name, places] of names) {
    const words = name.split(' ');
    const [first = ''] = words;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), { words, places: [...places] }]);
  }
  for (const named of byFirstWord.values()) named.sort((a, b) => b.words.length - a.words.length);
  return (words, at) => {
    const found = byFirstWord
      .get(words[at] ?? '')
      ?.find(
        (named) =>
          named.words.every((word, index) => words[at + index] === word) &&
          !endsInACount(named.words, words[at + named.words.length]),
      );
    return found ? { places: [...found.places], length: found.words.length } : null;
  };
}

/** The longest name or alias of the gazetteer at a word. */
export const placesAt: NameAt = finderOf(NAMES);
