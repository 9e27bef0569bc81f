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

/** How many letters are wrong, missing, too many or swapped with their neighbour between two words. */
export function slips(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let i = 1; i <= one.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      rows[i]?.push(
        Math.min(
          cell(i - 1, j) + 1,
          cell(i, j - 1) + 1,
          cell(i - 1, j - 1) + same,
          swapped ? cell(i - 2, j - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return cell(one.length, other.length);
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
