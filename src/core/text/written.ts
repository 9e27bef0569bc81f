/** Characters that cannot be seen or stored, and those that turn the direction of text around. */
const UNSEEN = /[\p{Cc}\u00AD\u200B\u2060\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** What somebody wrote into one line, as it is kept: single spaces, nothing unseen, letters and their marks composed. */
export function oneLine(text: string): string {
  return text.normalize('NFC').replaceAll(/\s+/g, ' ').replace(UNSEEN, '').trim();
}

/** What somebody wrote in several lines, as it is kept: lines end with LF, nothing unseen. */
export function manyLines(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .replace(UNSEEN, (character) => (character === '\n' || character === '\t' ? character : ''))
    .trim();
}
