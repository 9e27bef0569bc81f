import { editDistance } from './edit-distance.ts';

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Letters that are heard as one another, also by those who write as they speak. */
const SOUNDS = ['aeiouy', 'ckq', 'csz', 'xsz', 'fvp', 'bp', 'bv', 'dt', 'gj', 'gk', 'mn', 'lr', 'uw', 'vw', 'jy'];

const pairs = new Set(
  SOUNDS.flatMap((letters) => letters.split('').flatMap((a) => letters.split('').map((b) => a + b))),
);
for (const [row, letters] of ROWS.entries()) {
  for (const [at, letter] of letters.split('').entries()) {
    const below = ROWS[row + 1] ?? '';
    for (const other of [letters[at + 1], below[at - 1], below[at]]) {
      if (other) for (const pair of [letter + other, other + letter]) pairs.add(pair);
    }
  }
}

/** Whether one letter is easily written for another: it sounds like it, or its key lies beside it. */
function isAlike(letter: string, other: string): boolean {
  return letter === other || pairs.has(letter + other);
}

/** Letters that are easily written for this one. */
function alikeTo(letter: string): string[] {
  return 'abcdefghijklmnopqrstuvwxyz'.split('').filter((other) => other !== letter && isAlike(letter, other));
}

/** The edit distance in which a letter that neither sounds alike nor lies near on the keyboard counts twice: "castle" is no "cable". */
export function likelyDistance(one: string, other: string): number {
  return editDistance(one, other, (a, b) => (isAlike(a, b) ? 1 : 2));
}

/** A word misspelt at one letter: without it, swapped with the next, and with each letter that is easily written for it. */
export function misspeltAtLetter(word: string, at: number): { without: string; swapped: string; others: string[] } {
  const [before, letter = '', next = '', after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
  return {
    without: before + next + after,
    swapped: before + next + letter + after,
    others: alikeTo(letter).map((other) => before + other + next + after),
  };
}
