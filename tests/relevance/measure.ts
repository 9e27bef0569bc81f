import { readFileSync } from 'node:fs';
import { type Asked, discounted, distance, gain, type Graded, type PointsOf, priceRatio } from './grade.ts';

const FIRST = 9;
const TOP = 3;
const FAR_KM = 60;
const NEAR_KM = 25;
const TOO_DEAR = 5;

const SCALES: Record<string, number> = { k: 1e3, m: 1e6 };
const amount = (text: string) => Number.parseFloat(text) * (SCALES[text.at(-1) ?? ''] ?? 1);

/** "2m" is the most, "2m-3m" a range, "500m+" the least. */
function priceOf(text: string): [number, number] {
  if (text.endsWith('+')) return [amount(text.slice(0, -1)), Infinity];
  const [low = '', high] = text.split('-');
  return high ? [amount(low), amount(high)] : [0, amount(low)];
}

function roomsOf(text: string): [number, number] {
  const [low = 0, high] = text.split('-').map((part) => Number.parseInt(part, 10));
  return [low, high ?? (text.endsWith('+') ? Infinity : low)];
}

/** The searches of a file of this folder. */
export function searchesOf(file: string): Asked[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [typed = '', market, kinds, place, rooms, price] = line.split(' | ');
    const given = <T>(name: string, text: string | undefined, read: (text: string) => T) =>
      text && text !== '-' ? { [name]: read(text) } : {};
    return {
      typed,
      ...given('market', market, String),
      ...given('kinds', kinds, (text) => text.split(',')),
      ...given('place', place, String),
      ...given('bedrooms', rooms, roomsOf),
      ...given('price', price, priceOf),
    };
  });
}

/** Grades from 0 to 1 that somebody gave by their own judgement, by search and by the last eight letters of the home's id. */
export function gradesOf(file: string): Map<string, Map<string, number>> {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n');
  return new Map(
    lines.map((line) => {
      const [typed = '', grades = ''] = line.split(' | ');
      const given = grades.split(' ').map((one) => one.split('='));
      return [typed, new Map(given.map(([home = '', tenths]) => [home, Number(tenths) / 10]))];
    }),
  );
}

/** Of two homes that both tell apart, how often the one that the first prefers is also the second's. */
export function agreement(searches: readonly (readonly (readonly [one: number, other: number])[])[]): number {
  let [same, all] = [0, 0];
  for (const grades of searches) {
    for (const [at, [one, other]] of grades.entries()) {
      for (const [before, also] of grades.slice(0, at)) {
        const way = (one - before) * (other - also);
        if (way !== 0) all += 1;
        if (way > 0) same += 1;
      }
    }
  }
  return same / all;
}

/** One search, judged. */
export interface Judged {
  typed: string;
  /** Whether some home of the market is all that was asked. */
  isExact: boolean;
  ndcg: number;
  isBad: boolean;
  isFar: boolean;
  isEmpty: boolean;
}

/** Judges the homes that a page shows, the first one first, against all homes of the market. */
export function judged(asked: Asked, shown: readonly Graded[], all: readonly Graded[], pointsOf: PointsOf): Judged {
  const gainOf = (home: Graded) => gain(asked, home, pointsOf);
  const best = all.map(gainOf).sort((a, b) => b - a);
  const gains = shown.slice(0, FIRST).map(gainOf);
  const ideal = discounted(best.slice(0, FIRST));
  const isWrong = (home: Graded) =>
    (asked.market !== undefined && home.market !== asked.market) ||
    (asked.price !== undefined && priceRatio(asked.price, home.price) > TOO_DEAR);
  const isBad = shown.slice(0, TOP).some((home, at) => {
    const above = new Set(shown.slice(0, at));
    return isWrong(home) && all.some((other) => !above.has(other) && !isWrong(other) && gainOf(other) > gainOf(home));
  });
  const { place, market, kinds } = asked;
  const [first] = shown;
  const isFar =
    place !== undefined &&
    first !== undefined &&
    distance(place, first, pointsOf) > FAR_KM &&
    all.some(
      (home) =>
        distance(place, home, pointsOf) <= NEAR_KM &&
        gain({ typed: '', ...(market && { market }), ...(kinds && { kinds }) }, home, pointsOf) === 1,
    );
  return {
    typed: asked.typed,
    isExact: best[0] === 1,
    // Where no home is anything like it, every order is as good.
    ndcg: ideal > 0 ? discounted(gains) / ideal : 1,
    isBad,
    isFar,
    isEmpty: shown.length === 0,
  };
}

/** What many judged searches come to. */
export function summary(some: readonly Judged[]) {
  const mean = (of: readonly Judged[]) => of.reduce((sum, { ndcg }) => sum + ndcg, 0) / of.length;
  const share = (is: (one: Judged) => boolean) => some.filter(is).length / some.length;
  const exact = some.filter(({ isExact }) => isExact);
  return {
    searches: some.length,
    exact: mean(exact),
    near: mean(some.filter((one) => !exact.includes(one))),
    bad: share(({ isBad }) => isBad),
    far: some.filter(({ isFar }) => isFar).length,
    empty: some.filter(({ isEmpty }) => isEmpty).length,
  };
}
