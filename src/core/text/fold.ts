/** The plain letters that stand for letters of our languages which are no base letter with marks. */
export const TRANSLITERATIONS: Readonly<Record<string, string>> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ŋ: 'n',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ǝ: 'e',
  ə: 'e',
  ı: 'i',
};
const MARKS = /[\u0300-\u036f\u2018\u2019\u02bb\u02bc']/g;

/** Text without marks, apostrophes and case, letters apart from digits; the same rule as search_fold() in the database. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(MARKS, '')
    .replace(/[^\0-\x7f]/g, (letter) => TRANSLITERATIONS[letter.toLowerCase()] ?? ' ')
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/(?<=[0-9])(?=[a-z])|(?<=[a-z])(?=[0-9])/g, ' ');
}
