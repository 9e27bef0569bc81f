import { NAME_MAX } from '#features/listings/rules.ts';
import { anyWord, type Clause, mostOf } from '../clauses.ts';
import type { IndexQuery } from '../repo.server.ts';
import { NO_WORDS, type WordClauses } from './dictionary.server.ts';
import { STREET_WORDS } from './street-named.ts';
import { tellingWords } from './words.ts';

const headOnly = ({ head }: Clause): Clause => ({ every: head, head });

/** The same words, which only those of name and address meet. */
export function inHead(words: WordClauses): WordClauses {
  return { ...words, clauses: words.clauses.map(headOnly) };
}

/** A text as the name of a home, as it is spelt; null for one that is none. */
export function wordsOfName(text: string): WordClauses | null {
  const words = tellingWords(text);
  // One word says too little to be the name of a home.
  if (words.length < 2 || text.trim().length > NAME_MAX) return null;
  return { ...NO_WORDS, clauses: words.map((word) => headOnly(anyWord([word]))) };
}

/** So many words are hardly ever all in the name and address of a home by chance. */
const TITLE_WORDS = 5;

/** Whether a text that is understood may be a title as well: a long one, or one with a street. */
export function mayBeTitle(text: string): boolean {
  const words = tellingWords(text);
  return words.length >= TITLE_WORDS || words.some((word) => STREET_WORDS.has(word));
}

/** The same query, in whose best order homes with any of the words come first; a word that no home has raises nothing like it. */
export function raisedBy(
  { clauses: [first, ...others], bounds }: IndexQuery,
  { mentioned: words }: WordClauses,
): IndexQuery {
  if (!first || words.length === 0) return { clauses: first ? [first, ...others] : [], bounds };
  const any = words.length === 1 ? words[0] : mostOf(words, words.length - 1);
  const raised: Clause = { every: first.every, head: `(${first.head}) & (${any?.every})` };
  return { clauses: [raised, ...others], bounds };
}
