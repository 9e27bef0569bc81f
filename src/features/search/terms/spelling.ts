import { likelyDistance } from '#core/text/alike.ts';

/** A word in use, and in how many listings. */
export interface KnownWord {
  word: string;
  uses: number;
}

/** The edit distance at which a word of this length is still recognised. */
export function maxEditDistance(length: number): number {
  if (length < 3) return 0;
  return length < 7 ? 1 : 2;
}

/**
 * The words that were probably meant, the likeliest first: those with the smallest edit distance, and among them those in use most;
 * several only where use does not decide. Five and six letters may lack a second letter, or have it too many, if the first is right; up to
 * four have no other letter in them, because almost any word is one letter away from them: "moon" is not "noon".
 */
export function meant(typed: string, candidates: readonly KnownWord[]): string[] {
  const judged = candidates
    .filter(({ word }) => word !== typed)
    .map(({ word, uses }) => ({ word, uses, distance: likelyDistance(typed, word), sameStart: word[0] === typed[0] }));
  const allowed = maxEditDistance(typed.length);
  const near = judged.filter(
    ({ word, distance }) => distance <= allowed && !(typed.length < 5 && isReplaced(typed, word)),
  );
  const isLonger = ({ word }: { word: string }) => isWithin(typed, word) || isWithin(word, typed);
  const wide = typed.length >= 5 ? judged.filter((one) => one.distance === 2 && one.sameStart && isLonger(one)) : [];
  const fit = near.length > 0 ? near : wide;
  const fewest = Math.min(...fit.map((one) => one.distance));
  const best = fit
    .filter((one) => one.distance === fewest)
    .sort((a, b) => b.uses - a.uses || Number(b.sameStart) - Number(a.sameStart) || (a.word < b.word ? -1 : 1));
  const most = best[0]?.uses ?? 0;
  return best
    .filter((one) => one.uses * 5 > most)
    .slice(0, 3)
    .map(({ word }) => word);
}

/** Whether one letter is another, and none has changed its place. */
function isReplaced(typed: string, word: string): boolean {
  return typed.length === word.length && typed.split('').filter((letter, at) => letter !== word[at]).length === 1;
}

/** Whether the letters of a word stand in another one in their order. */
function isWithin(word: string, other: string): boolean {
  let at = 0;
  for (const letter of other) if (letter === word[at]) at += 1;
  return at === word.length;
}
