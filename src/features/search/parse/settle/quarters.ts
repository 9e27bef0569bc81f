import { ROOMS } from '#features/listings/property/kinds.ts';
import { filterPart, meaningsIn, means, type Part, plain } from '../parts.ts';
import type { Token } from '../tokens.ts';
import type { Meaning } from '../vocabulary.ts';

/**
 * Boys' quarters that are wanted by themselves are a room, not something that a home has: those that are to let, or that are named before anything
 * else ("BQ Lekki 1.2m"); a room that is called both is one.
 */
export function settledQuarters(parts: readonly Part[], tokens: readonly Token[]): Part[] {
  const kinds = meaningsIn(parts, 'kind').map(({ value }) => String(value));
  const isRoom = kinds.length > 0 && kinds.every((id) => ROOMS.includes(id));
  const isCounted = COUNTS.some((filter) => meaningsIn(parts, filter).length > 0);
  const markets = meaningsIn(parts, 'type').map(({ value }) => value);
  const isLet = markets.includes('rent') || (markets.length === 0 && isSubject(parts, tokens));
  if (isCounted || (kinds.length > 0 ? !isRoom : !isLet)) return [...parts];
  return parts.map((part) => {
    if (!isQuarters(part) || isOfHome(tokens, part)) return part;
    return isRoom ? plain(part.from, part.to, 'ignored') : filterPart(part.from, part.to, ...QUARTERS);
  });
}

const COUNTS = ['bedrooms', 'maxBedrooms', 'bathrooms'] as const;
const QUARTERS: Meaning[] = ['self-contain', 'single-room'].map((value) => ({ filter: 'kind', value }));

const isQuarters = (part: Part) => meaningsIn([part], 'has').some(({ value }) => value === 'bq');

/** Whether they are named first, with a place or price, and are none of a list of what a home has: "BQ, pool, gym". */
function isSubject(parts: readonly Part[], tokens: readonly Token[]): boolean {
  const said = parts.filter((part) => part.as !== 'ignored' && part.as !== 'unmet' && !means(part, 'furnished'));
  const [first, next] = said;
  const isListed = next !== undefined && means(next, 'has') && tokens[next.from]?.breaks;
  return (
    first !== undefined &&
    isQuarters(first) &&
    !isListed &&
    said.some((part) => means(part, 'place') || means(part, 'maxPrice'))
  );
}

/** "With BQ", "BQ attached" and "BQ: yes", but not "who has a BQ to let" and "where can I get a BQ". */
function isOfHome(tokens: readonly Token[], { from, to }: Part): boolean {
  const start = /^an?$/.test(tokens[from - 1]?.word ?? '') ? from - 1 : from;
  const [asker, had] = [tokens[start - 2]?.word ?? '', tokens[start - 1]?.word ?? ''];
  const isHad = /^(?:with|and|plus|has|have|n|w)$/.test(had) && asker !== 'who';
  const isGot = had === 'get' && !/^(?:who|i|you|u|una|to|wan|can|fit)$/.test(asker);
  return isHad || isGot || /^(?:yes|attached|included|inclusive|available)$/.test(tokens[to]?.word ?? '');
}
