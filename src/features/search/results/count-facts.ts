import { FEATURE_SETS } from '#features/listings/property/features.ts';

/** The groups that each feature belongs to, as bits, by its fact. */
const GROUPS = Object.keys(FEATURE_SETS);
const bitsOf = new Map<string, number>();
for (const [at, { members }] of Object.values(FEATURE_SETS).entries())
  for (const id of members) bitsOf.set(`=f:${id}`, (bitsOf.get(`=f:${id}`) ?? 0) | (1 << at));

const PLACE = '=in:';
const PLACES = '=places:';

/**
 * How many of these homes have each fact, how many any of each group of features, and how many lie in the same places (`=places:lagos lagos/yaba`);
 * a home a line, with spaces between its facts.
 */
export function countFacts(homes: string): Record<string, number> {
  const counts = new Map<string, number>();
  const inGroup = GROUPS.map(() => 0);
  for (const home of homes.split('\n')) {
    let groups = 0;
    let places = PLACES;
    for (const fact of home.split(' ')) {
      counts.set(fact, (counts.get(fact) ?? 0) + 1);
      groups |= bitsOf.get(fact) ?? 0;
      if (fact.startsWith(PLACE)) places += `${places === PLACES ? '' : ' '}${fact.slice(PLACE.length)}`;
    }
    counts.set(places, (counts.get(places) ?? 0) + 1);
    for (let at = 0; groups >> at > 0; at += 1) if ((groups >> at) & 1) inGroup[at] = (inGroup[at] ?? 0) + 1;
  }
  for (const [at, group] of GROUPS.entries()) counts.set(`=g:${group}`, inGroup[at] ?? 0);
  return Object.fromEntries(counts);
}

/**
 * How many of these homes lie in each of these places. One that lies in several is counted in the smallest, whose path is the longest; of two
 * alike in the one that comes first.
 */
export function countPlaces(
  counts: Readonly<Record<string, number>>,
  places: readonly string[],
): ReadonlyMap<string, number> {
  const depth = (id: string) => id.split('/').length;
  const ranks = new Map(places.toSorted((a, b) => depth(b) - depth(a)).map((id, rank) => [id, rank]));
  const homes = new Map<string, number>();
  for (const [key, count] of Object.entries(counts)) {
    if (!key.startsWith(PLACES)) continue;
    const around = key
      .slice(PLACES.length)
      .split(' ')
      .filter((id) => ranks.has(id));
    const [smallest] = around.toSorted((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
    if (smallest) homes.set(smallest, (homes.get(smallest) ?? 0) + count);
  }
  return homes;
}

/** How many of these homes have each of the facts that begin in one of these ways, such as `=k:`. Taking all facts apart takes many times as long. */
export function countFactsFrom(homes: string, beginnings: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const beginning of beginnings) {
    let end = 0;
    for (let at = homes.indexOf(beginning); at >= 0; at = homes.indexOf(beginning, end)) {
      end = at + beginning.length;
      while (end < homes.length && homes.charCodeAt(end) > SPACE) end += 1;
      const fact = homes.slice(at, end);
      counts[fact] = (counts[fact] ?? 0) + 1;
    }
  }
  return counts;
}

/** Spaces and line ends are not above it. */
const SPACE = 32;
