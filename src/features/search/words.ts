import { GLUE, MAX_TEXT, MAX_WORDS } from './rules.ts';

/** Letters of our languages that are no base letter with marks. */
const PLAIN: Record<string, string> = {
  Ɓ: 'b',
  ɓ: 'b',
  Ɗ: 'd',
  ɗ: 'd',
  Ƙ: 'k',
  ƙ: 'k',
  Ƴ: 'y',
  ƴ: 'y',
  Ŋ: 'n',
  ŋ: 'n',
  Ø: 'o',
  ø: 'o',
  Ł: 'l',
  ł: 'l',
  Đ: 'd',
  đ: 'd',
  Ǝ: 'e',
  ǝ: 'e',
  Ə: 'e',
  ə: 'e',
  ı: 'i',
};
const MARKS = /[\u0300-\u036f\u2018\u2019\u02bb\u02bc']/g;
const MAX_WORD = 32;

/** Text without marks, apostrophes and case, letters apart from digits; the same rule as search_fold() in the database. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[^\0-\x7f]/g, (letter) => PLAIN[letter] ?? ' ')
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/(?<=[0-9])(?=[a-z])|(?<=[a-z])(?=[0-9])/g, ' ');
}

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

export function isNumber(word: string): boolean {
  return /^[0-9]/.test(word);
}
