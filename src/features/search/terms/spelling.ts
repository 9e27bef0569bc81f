import { slips } from '#core/slips.ts';

/** A word in use, and in how many listings. */
export interface KnownWord {
  word: string;
  uses: number;
}

/** Slips that a word of this length may hold and still be recognised. */
export function allowedSlips(length: number): number {
  if (length < 3) return 0;
  return length < 7 ? 1 : 2;
}

/**
 * The words that were probably meant, the likeliest first: those with the fewest slips, and among them those in use most;
 * several only where use does not decide. Five and six letters may hold a second slip if the first letter is right.
 */
export function meant(typed: string, candidates: readonly KnownWord[]): string[] {
  const judged = candidates
    .filter(({ word }) => word !== typed)
    .map(({ word, uses }) => ({ word, uses, slips: slips(typed, word), sameStart: word[0] === typed[0] }));
  const allowed = allowedSlips(typed.length);
  const near = judged.filter((one) => one.slips <= allowed);
  const wide = typed.length >= 5 ? judged.filter((one) => one.slips === 2 && one.sameStart) : [];
  const fit = near.length > 0 ? near : wide;
  const fewest = Math.min(...fit.map((one) => one.slips));
  const best = fit
    .filter((one) => one.slips === fewest)
    .sort((a, b) => b.uses - a.uses || Number(b.sameStart) - Number(a.sameStart) || (a.word < b.word ? -1 : 1));
  const most = best[0]?.uses ?? 0;
  return best
    .filter((one) => one.uses * 5 > most)
    .slice(0, 3)
    .map(({ word }) => word);
}
