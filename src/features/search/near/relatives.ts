import { FAMILIES, KINDS, kindOf, kindsOf, ROOMS } from '#features/listings/property/kinds.ts';

/**
 * How near another kind is: a relative, another of its group (a home, business, land), a whole house for who asks for a room, premises
 * for another trade, land to build premises on, and any other.
 */
const RELATIVE = 0.7;
const SAME_GROUP = 0.3;
const OTHER_SIZE = 0.15;
const OTHER_TRADE = 0.015;
const LAND_FOR_TRADE = 0.01;
const OTHER = 0.0002;

const duplexes = FAMILIES.duplex ?? [];
const bungalows = FAMILIES.bungalow ?? [];
/** Kinds that people take one for another. */
const RELATIVES: readonly (readonly string[])[] = [
  [...ROOMS, 'mini-flat', 'studio'],
  ['flat', 'mini-flat', 'penthouse', 'maisonette', 'block-of-flats'],
  [...duplexes, 'maisonette', 'mansion', 'terraced-bungalow'],
  bungalows,
  ['detached-bungalow', 'bungalow', 'detached-duplex'],
  ['shop', 'showroom', 'plaza', 'restaurant'],
  ['office', 'co-working'],
  ['warehouse', 'factory'],
  ['church', 'event-centre'],
  FAMILIES.land ?? [],
];

/** Where a family has a house. */
const HOUSES = new Set([...duplexes, ...bungalows, 'mansion', 'maisonette', 'block-of-flats']);
/** Premises where most trades find room; nobody sleeps in a factory who asks for a hotel. */
const ANY_TRADE = new Set(['office', 'co-working', 'shop', 'showroom', 'plaza', 'restaurant']);

/** Land that premises are built on; what is made or stored there is not what most streets allow. */
const LAND_OF_TRADES: readonly (readonly [land: string, trades: readonly string[] | null])[] = [
  ['commercial-land', null],
  ['mixed-use-land', null],
  ['industrial-land', ['warehouse', 'factory']],
];

/** The kinds as they are asked for, their relatives, those that somebody may take in their place, and all of their group. */
export function kindsAround(asked: readonly string[]): Record<'own' | 'relatives' | 'substitutes' | 'group', string[]> {
  const own = new Set(asked.flatMap(kindsOf));
  // A flat is no relative of a single room, though mini flats, which are flats, are.
  const named = new Set(asked.flatMap((id) => (kindOf(id) ? [id] : kindsOf(id))));
  const relatives = RELATIVES.filter((some) => some.some((kind) => named.has(kind))).flat();
  const groups = new Set([...own].map((kind) => kindOf(kind)?.group));
  const group = KINDS.filter((kind) => groups.has(kind.group)).map(({ id }) => id);
  const kinds = [...own];
  const related = [...new Set([...kinds, ...relatives])];
  const land = landFor(kinds);
  const taken = group.filter((kind) => related.includes(kind) || scoreInGroup(kind, kinds) > OTHER_TRADE);
  return { own: kinds, relatives: related, substitutes: [...taken, ...land], group: [...group, ...land] };
}

/** How near every kind is to the asked ones, by its fact, and what is left for those that are not among them. */
export function kindScores(asked: readonly string[]): { kinds: Record<string, number>; other_kind: number } {
  const { own, relatives, group } = kindsAround(asked);
  const scores = [
    ...group.map((kind) => [`=k:${kind}`, scoreInGroup(kind, own)]),
    ...relatives.map((kind) => [`=k:${kind}`, RELATIVE]),
    ...own.map((kind) => [`=k:${kind}`, 1]),
  ] as [string, number][];
  return { kinds: Object.fromEntries(scores), other_kind: OTHER };
}

/** How near premises and land are where neither kind nor rooms are asked for. */
const NO_HOME = 0.6;

/** The same where no kind is asked for: most people look for a home, which one of no known kind may be too. */
export const HOMES_FIRST: ReturnType<typeof kindScores> = {
  kinds: Object.fromEntries(
    KINDS.filter(({ group }) => group !== 'residential').map(({ id }) => [`=k:${id}`, NO_HOME]),
  ),
  other_kind: 1,
};

/** The land that somebody can build on who asks only for such premises. */
function landFor(own: readonly string[]): string[] {
  if (own.length === 0 || !own.every((kind) => kindOf(kind)?.group === 'commercial')) return [];
  return LAND_OF_TRADES.flatMap(([land, trades]) => (own.every((kind) => trades?.includes(kind) ?? true) ? land : []));
}

function scoreInGroup(kind: string, own: readonly string[]): number {
  if (landFor(own).includes(kind)) return LAND_FOR_TRADE;
  if (kindOf(kind)?.group === 'commercial')
    return [kind, ...own].every((one) => ANY_TRADE.has(one)) ? SAME_GROUP : OTHER_TRADE;
  return HOUSES.has(kind) && own.every((one) => ROOMS.includes(one)) ? OTHER_SIZE : SAME_GROUP;
}
