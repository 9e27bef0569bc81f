import { FAMILIES, KINDS, kindOf, kindsOf } from '#features/listings/property/kinds.ts';

/** How near another kind is: a relative, one of the same group (a home, business, land), and any other. */
const RELATIVE = 0.7;
const SAME_GROUP = 0.3;
const OTHER = 0.0002;

const duplexes = FAMILIES.duplex ?? [];
const bungalows = FAMILIES.bungalow ?? [];
/** Kinds that people take one for another. */
const RELATIVES: readonly (readonly string[])[] = [
  ['self-contain', 'single-room', 'room-and-parlour', 'mini-flat', 'studio', 'face-me-i-face-you', 'shared-apartment'],
  ['flat', 'mini-flat', 'studio', 'penthouse', 'maisonette', 'block-of-flats'],
  [...duplexes, 'maisonette', 'mansion', 'terraced-bungalow'],
  bungalows,
  ['detached-bungalow', 'bungalow', 'detached-duplex'],
  ['shop', 'showroom', 'plaza', 'restaurant'],
  ['office', 'co-working'],
  ['warehouse', 'factory'],
  ['hotel', 'event-centre', 'restaurant'],
  FAMILIES.land ?? [],
];

/** The kinds as they are asked for, their relatives, and all of their group. */
export function kindsAround(asked: readonly string[]): { own: string[]; relatives: string[]; group: string[] } {
  const own = new Set(asked.flatMap(kindsOf));
  const relatives = RELATIVES.filter((some) => some.some((kind) => own.has(kind))).flat();
  const groups = new Set([...own].map((kind) => kindOf(kind)?.group));
  const group = KINDS.filter((kind) => groups.has(kind.group)).map(({ id }) => id);
  return { own: [...own], relatives: [...new Set([...own, ...relatives])], group };
}

/** How near every kind is to the asked ones, by its fact, and what is left for those that are not among them. */
export function kindScores(asked: readonly string[]): { kinds: Record<string, number>; other_kind: number } {
  const { own, relatives, group } = kindsAround(asked);
  const scores = [
    ...group.map((kind) => [`=k:${kind}`, SAME_GROUP]),
    ...relatives.map((kind) => [`=k:${kind}`, RELATIVE]),
    ...own.map((kind) => [`=k:${kind}`, 1]),
  ] as [string, number][];
  return { kinds: Object.fromEntries(scores), other_kind: OTHER };
}
