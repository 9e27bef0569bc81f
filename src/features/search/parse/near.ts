import { editDistance } from '#core/text/edit-distance.ts';

export interface Near {
  word: string;
  distance: number;
}

/**
 * Finds the words that a typed one is within a few edits, the fewest first, without looking at all of them: two words with
 * one edit between them are the same after a letter is left out of each (or of one). `most` is the edit distance to find.
 */
export function nearWords(words: Iterable<string>, most: 1 | 2): (typed: string) => Near[] {
  const shortened = new Map<string, string[]>();
  let longest = 0;
  for (const word of new Set(words)) {
    longest = Math.max(longest, word.length);
    for (const key of shorter(word, most)) {
      const known = shortened.get(key);
      if (known) known.push(word);
      else shortened.set(key, [word]);
    }
  }
  return (typed) => {
    // The shorter forms of a word grow with the square of its letters.
    if (typed.length > longest + most) return [];
    const candidates = new Set(shorter(typed, most).flatMap((key) => shortened.get(key) ?? []));
    return [...candidates]
      .map((word) => ({ word, distance: editDistance(typed, word) }))
      .filter((near) => near.distance <= most)
      .sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1));
  };
}

/** A word, and what is left of it without one letter, or two. */
function shorter(word: string, letters: number): string[] {
  const all = new Set([word]);
  let last = [word];
  for (let round = 0; round < letters; round++) {
    last = [...new Set(last.flatMap((one) => Array.from(one, (_, at) => one.slice(0, at) + one.slice(at + 1))))];
    for (const one of last) all.add(one);
  }
  return [...all];
}
