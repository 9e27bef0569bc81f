import { fold } from '#core/text/fold.ts';
import { GLUE, MAX_TEXT, MAX_WORDS } from '../rules.ts';

const MAX_WORD = 32;

/** The words of a text as the index knows them. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .split(' ')
    .filter((word) => word !== '')
    .map((word) => word.slice(0, MAX_WORD));
}

/** The words that a typed search asks for: each once, without "in" or "the" where other words are there. */
export function askedWords(text: string): string[] {
  const words = [...new Set(wordsOf(text.slice(0, MAX_TEXT)))];
  const telling = words.filter((word) => !GLUE.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
}

/** The words of a text that are parts of codes, such as "mwsi7lr8": nobody has misspelt them. */
export function wordsOfCodes(text: string): Set<string> {
  const runs = text.slice(0, MAX_TEXT).split(/[^\p{L}\p{N}]+/u);
  return new Set(runs.filter((run) => (run.match(/\d+/g) ?? []).length > 1).flatMap(wordsOf));
}

/** The words of a text that tell most, in a search for all of them: the longest. */
export function tellingWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))].filter((word) => !GLUE.has(word));
  return words.toSorted((a, b) => b.length - a.length).slice(0, MAX_WORDS);
}

export function isNumber(word: string): boolean {
  return /^[0-9]/.test(word);
}
