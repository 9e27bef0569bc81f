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
