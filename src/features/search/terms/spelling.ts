import { editDistance } from '#core/text/edit-distance.ts';

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
 * several only where use does not decide. Five and six letters may hold a second edit if the first letter is right.
 */
export function meant(typed: string, candidates: readonly KnownWord[]): string[] {
  const judged = candidates
    .filter(({ word }) => word !== typed)
    .map(({ word, uses }) => ({ word, uses, distance: editDistance(typed, word), sameStart: word[0] === typed[0] }));
  const allowed = maxEditDistance(typed.length);
  const near = judged.filter((one) => one.distance <= allowed);
  const wide = typed.length >= 5 ? judged.filter((one) => one.distance === 2 && one.sameStart) : [];
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
