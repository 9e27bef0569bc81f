/** A small seeded generator (mulberry32): the same seed tells the same story on every machine. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A real number from `low` to `high`. */
  between(low: number, high: number): number;
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Picks by weight; the pairs are [item, weight]. */
  weighted<T>(pairs: readonly (readonly [T, number])[]): T;
  /** Bell curve, mean 0, deviation 1. */
  normal(): number;
  shuffle<T>(items: readonly T[]): T[];
  /** An independent stream that depends only on this seed and the label. */
  fork(label: string): Random;
}

function hash(text: string, seed: number): number {
  let h = seed ^ 0x9e3779b9;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x85ebca6b) ^ (h >>> 13);
  return h >>> 0;
}

/** The stream of `seed`. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const random: Random = {
    next,
    between: (low, high) => low + (high - low) * next(),
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
    weighted: (pairs) => {
      let left = next() * pairs.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of pairs) {
        left -= weight;
        if (left < 0) return item;
      }
      return random.pick(pairs)[0];
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    shuffle: (items) => {
      const copy = [...items];
      for (let i = copy.length - 1; i > 0; i--) {
        const j = Math.floor(next() * (i + 1));
        const held = copy[i];
        const other = copy[j];
        if (held !== undefined && other !== undefined) [copy[i], copy[j]] = [other, held];
      }
      return copy;
    },
    fork: (label) => seeded(hash(label, seed)),
  };
  return random;
}
