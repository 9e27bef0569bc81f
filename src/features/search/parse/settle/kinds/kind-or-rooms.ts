import { asksForRooms, kindsOf, ROOMS } from '#features/listings/property/kinds.ts';
import { meaningsIn, type Part } from '../../parts.ts';
import type { Token } from '../../tokens.ts';
import type { Meaning } from '../../vocabulary.ts';

/** Kinds with one room to sleep in, whose bedrooms nobody counts. */
const ONE_ROOM: ReadonlySet<string> = new Set([...ROOMS, 'mini-flat', 'studio']);
const BESIDE = /^(?:or|either|a|an|flats?|apartments?|apt|house)$/;

/** "Mini flat or 2 bedroom": either will do, so the bedrooms are not said of the mini flat, nor its kind of what has two. */
export function settledKindOrRooms(parts: readonly Part[], tokens: readonly Token[]): Part[] {
  const rooms = parts.find((part) => meaningsIn([part], 'bedrooms').some(({ value }) => Number(value) > 1));
  const small = rooms && parts.filter(isOneRoom).find((part) => areAlternatives(tokens, part, rooms));
  if (!small) return [...parts];
  const others = meaningsIn(parts, 'kind').filter(({ value }) => !ONE_ROOM.has(String(value)));
  const isNamed = others.some(({ value }) => kindsOf(String(value)).some((id) => asksForRooms(id)));
  return parts.map((part) => {
    const [count] = meaningsIn([part], 'bedrooms');
    if (!count) return part;
    const either: Meaning[] = isNamed ? [] : [{ filter: 'kind', value: 'flat' }];
    const meanings = (part.meanings ?? []).map((meaning) => (meaning === count ? { ...count, value: 1 } : meaning));
    return { ...part, meanings: [...meanings, ...either] };
  });
}

const isOneRoom = (part: Part) => meaningsIn([part], 'kind').some(({ value }) => ONE_ROOM.has(String(value)));

/** Whether "or" or a stroke stands between them, and nothing else but what the rooms are in. */
function areAlternatives(tokens: readonly Token[], one: Part, other: Part): boolean {
  const [first, last] = one.from < other.from ? [one, other] : [other, one];
  const between = tokens.slice(first.to, last.from);
  const isOr = between.some(({ word }) => word === 'or') || tokens.slice(first.to, last.from + 1).some(isStroke);
  return isOr && between.every(({ word }) => BESIDE.test(word));
}

const isStroke = ({ gap }: Token) => gap.includes('/');
