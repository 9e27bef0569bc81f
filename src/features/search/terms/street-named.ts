import { anyWord } from '../clauses.ts';
import { wordsIn } from '../parse/phrases.ts';
import { COMPOUNDS, STREETS } from '../parse/words/glue.ts';
import { GLUE } from '../rules.ts';
import { wordsOf } from './words.ts';

/** Words of which a name of a street has one. */
export const STREET_WORDS: ReadonlySet<string> = new Set(wordsIn(STREETS));
const NAMING = new Set([...STREET_WORDS, ...wordsIn(COMPOUNDS)]);
/** "Sir Adetokunbo Ademola Street". */
const MOST_WORDS = 3;

/** A street or compound that words name. */
export interface StreetNamed {
  /** As addresses write it, in lower case. */
  phrase: string;
  /** Its words in name or address, as the index takes them. */
  query: string;
}

/** The street or compound that words name, outside of the towns that it is called after: "admiralty way"; null for none. */
export function streetNamed(text: string, towns: readonly string[] = []): StreetNamed | null {
  const words = wordsOf(text);
  const isNear = (at: number) => words[at] === 'close' && words[at + 1] === 'to';
  const end = words.findIndex((word, at) => at > 0 && NAMING.has(word) && !isNear(at));
  const before = words.slice(Math.max(0, end - MOST_WORDS), Math.max(0, end));
  const name = before.slice(before.findLastIndex((word) => GLUE.has(word)) + 1);
  if (name.length === 0) return null;
  return {
    phrase: [...name, words[end]].join(' '),
    // "Rd" is written in full elsewhere.
    query: [...name.map((word) => anyWord([word]).head), ...towns.map((town) => `!'=in:${town}'`)].join(' & '),
  };
}

/** Whether words say that it is a street, but not which: "road". */
export function isNamelessStreet(text: string): boolean {
  return wordsOf(text).every((word) => STREET_WORDS.has(word));
}
