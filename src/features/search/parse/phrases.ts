import type { Token } from './tokens.ts';

interface Phrase<Value> {
  words: readonly string[];
  value: Value;
}
/** Phrases by their first word, the longest first. */
export type Book<Value> = ReadonlyMap<string, readonly Phrase<Value>[]>;

/** `[a|b c|]` in a phrase stands for each of its choices, also for none. */
function spelledOut(phrase: string): string[] {
  const [, before = '', choices = '', after = ''] = /^([^[]*)\[([^\]]*)\](.*)$/.exec(phrase) ?? [];
  if (before === '' && choices === '' && after === '') return [phrase];
  return choices.split('|').flatMap((choice) => spelledOut(`${before}${choice}${after}`));
}

/** A book of phrases: what each means, with its phrases after it, commas between them. */
export function bookOf<Value>(meanings: Iterable<readonly [Value, string]>): Book<Value> {
  const book = new Map<string, Phrase<Value>[]>();
  for (const [value, list] of meanings) {
    for (const phrase of list.split(',').flatMap(spelledOut)) {
      const words = phrase.split(/\s+/).filter(Boolean);
      const [first] = words;
      if (first === undefined) continue;
      const known = book.get(first);
      if (known) known.push({ words, value });
      else book.set(first, [{ words, value }]);
    }
  }
  for (const phrases of book.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return book;
}

/** A book of phrases that all mean the same. */
export function listOf(phrases: string): Book<true> {
  return bookOf([[true, phrases]]);
}

/** The longest phrase that starts at a token and is not cut by a comma; null if there is none. */
export function phraseAt<Value>(book: Book<Value>, tokens: readonly Token[], at: number) {
  const token = tokens[at];
  if (!token) return null;
  if (token.gap.includes('/') && token.number === null) {
    const per = book.get('per')?.find(({ words }) => words.length === 2 && words[1] === token.word);
    if (per) return { value: per.value, to: at + 1 };
  }
  for (const first of forms(token.word)) {
    const found = book.get(first)?.find(({ words }) => fits(words, tokens, at));
    if (found) return { value: found.value, to: at + found.words.length };
  }
  return null;
}

/**
 * The phrases that start at a token and whose last word is begun by the last token: "mini flat" for "mini f". Behind a whole word those of
 * which one word is to come: "c of o" for "c of". None where the words are a phrase as they are.
 */
export function phrasesBegun<Value>(book: Book<Value>, tokens: readonly Token[], at: number): Phrase<Value>[] {
  const [last, count] = [tokens.at(-1), tokens.length - at];
  if (count < 2 || !last || last.breaks) return [];
  const phrases = forms(tokens[at]?.word ?? '').flatMap((first) => book.get(first) ?? []);
  const begun = phrases.filter(({ words }) => fits(words.slice(0, count - 1), tokens, at));
  if (begun.some(({ words }) => words.length === count && fits(words, tokens, at))) return [];
  const ending = begun.filter(({ words }) => words.length === count && words[count - 1]?.startsWith(last.word));
  return ending.length > 0
    ? ending
    : begun.filter(({ words }) => words.length === count + 1 && words[count - 1] === last.word);
}

/** The same for a phrase that follows the words before it: no comma stands between. */
export function phraseAfter<Value>(book: Book<Value>, tokens: readonly Token[], at: number) {
  return tokens[at]?.breaks === false ? phraseAt(book, tokens, at) : null;
}

function fits(words: readonly string[], tokens: readonly Token[], at: number): boolean {
  return words.every((word, index) => {
    const token = tokens[at + index];
    return token !== undefined && (index === 0 || !token.breaks) && forms(token.word).includes(word);
  });
}

/** A word as it is, and without the ending of a plural. */
function forms(word: string): string[] {
  return word.length > 3 && word.endsWith('s') ? [word, word.slice(0, -1)] : [word];
}

/** All words of a book. */
export function wordsIn(book: Book<unknown>): string[] {
  return [...book.values()].flatMap((phrases) => phrases.flatMap(({ words }) => words));
}

/** The words of a book's phrases by the word that follows them, and by the one that they follow. */
export function pairsIn(book: Book<unknown>): Record<'before' | 'after', ReadonlyMap<string, ReadonlySet<string>>> {
  const [before, after] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const add = (pairs: Map<string, Set<string>>, key: string, word: string) =>
    pairs.set(key, (pairs.get(key) ?? new Set()).add(word));
  for (const { words } of [...book.values()].flat()) {
    for (const [at, word] of words.entries()) {
      const next = words[at + 1];
      if (next === undefined) continue;
      add(before, next, word);
      add(after, word, next);
    }
  }
  return { before, after };
}
