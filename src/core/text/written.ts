/** Characters that cannot be seen or stored, and those that turn the direction of text around. */
const UNSEEN = /[\p{Cc}\u00AD\u115F\u1160\u200B\u2060\u202A-\u202E\u2066-\u2069\u2800\u3164\uFEFF\uFFA0]/gu;

/** More marks on one letter than any language has (UAX #15, "stream-safe"): to sort them takes the square of their number. */
const MANY_MARKS = /(\p{M}{30})\p{M}+/gu;

/** Letters and their marks as one character each, where there is one; in a time that grows with the length only (SEC-2). */
export function composed(text: string): string {
  return text.replaceAll(MANY_MARKS, '$1').normalize('NFC');
}

/** What somebody wrote into one line, as it is kept: single spaces, nothing unseen, letters and their marks composed. */
export function oneLine(text: string): string {
  return composed(text).replaceAll(/\s+/g, ' ').replace(UNSEEN, '').trim();
}

/** What somebody wrote in several lines, as it is kept: lines end with LF, nothing unseen. */
export function manyLines(text: string): string {
  return composed(text)
    .replaceAll(/\r\n?/g, '\n')
    .replace(UNSEEN, (character) => (character === '\n' || character === '\t' ? character : ''))
    .trim();
}
