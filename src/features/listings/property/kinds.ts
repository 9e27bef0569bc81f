/** What may be asked for as "any kind of …". */
export type KindGroup = 'residential' | 'commercial' | 'land';

export interface Kind {
  id: string;
  label: string;
  group: KindGroup;
}

const residential = [
  ['self-contain', 'Self-contain'],
  ['mini-flat', 'Mini flat'],
  ['room-and-parlour', 'Room and parlour'],
  ['single-room', 'Single room'],
  ['studio', 'Studio'],
  ['shared-apartment', 'Shared apartment'],
  ['flat', 'Flat'],
  ['block-of-flats', 'Block of flats'],
  ['maisonette', 'Maisonette'],
  ['penthouse', 'Penthouse'],
  ['duplex', 'Duplex'],
  ['detached-duplex', 'Detached duplex'],
  ['semi-detached-duplex', 'Semi-detached duplex'],
  ['terraced-duplex', 'Terraced duplex'],
  ['bungalow', 'Bungalow'],
  ['detached-bungalow', 'Detached bungalow'],
  ['semi-detached-bungalow', 'Semi-detached bungalow'],
  ['terraced-bungalow', 'Terraced bungalow'],
  ['mansion', 'Mansion'],
  ['face-me-i-face-you', 'Face-me-I-face-you'],
] as const;

const commercial = [
  ['office', 'Office'],
  ['shop', 'Shop'],
  ['plaza', 'Plaza'],
  ['showroom', 'Showroom'],
  ['warehouse', 'Warehouse'],
  ['factory', 'Factory'],
  ['filling-station', 'Filling station'],
  ['hotel', 'Hotel or guest house'],
  ['restaurant', 'Restaurant'],
  ['school', 'School'],
  ['church', 'Church'],
  ['event-centre', 'Event centre'],
  ['co-working', 'Co-working space'],
] as const;

const land = [
  ['residential-land', 'Residential land'],
  ['commercial-land', 'Commercial land'],
  ['mixed-use-land', 'Mixed-use land'],
  ['industrial-land', 'Industrial land'],
  ['farmland', 'Farmland'],
] as const;

const kinds = (group: KindGroup, pairs: readonly (readonly [string, string])[]): Kind[] =>
  pairs.map(([id, label]) => ({ id, label, group }));

/** Every kind of property as it is called here; the order is that of the form. */
export const KINDS: readonly Kind[] = [
  ...kinds('residential', residential),
  ...kinds('commercial', commercial),
  ...kinds('land', land),
];
const byId: ReadonlyMap<string, Kind> = new Map(KINDS.map((kind) => [kind.id, kind]));

export const KIND_GROUPS: Record<KindGroup, string> = {
  residential: 'A home',
  commercial: 'For business',
  land: 'Land',
};

const duplexes = ['duplex', 'detached-duplex', 'semi-detached-duplex', 'terraced-duplex'];
const bungalows = ['bungalow', 'detached-bungalow', 'semi-detached-bungalow', 'terraced-bungalow'];

/** A search for one of these is met by each of its members. Some families are kinds of their own too. */
export const FAMILIES: Readonly<Record<string, readonly string[]>> = {
  flat: ['flat', 'mini-flat', 'penthouse', 'studio'],
  duplex: duplexes,
  bungalow: bungalows,
  /** Any home: people say "house" of a flat too. */
  house: residential.map(([id]) => id),
  land: land.map(([id]) => id),
  commercial: commercial.map(([id]) => id),
};

/** One or two rooms, which are let by the year and never sold. */
export const ROOMS: readonly string[] = [
  'self-contain',
  'single-room',
  'room-and-parlour',
  'face-me-i-face-you',
  'shared-apartment',
];

/** The kind of this id, if there is one. */
export function kindOf(id: string | null | undefined): Kind | undefined {
  return id ? byId.get(id) : undefined;
}

/** The kinds that a search for this kind or family means; none where it is neither. */
export function kindsOf(idOrFamily: string): readonly string[] {
  const family = Object.hasOwn(FAMILIES, idOrFamily) ? FAMILIES[idOrFamily] : undefined;
  return family ?? (byId.has(idOrFamily) ? [idOrFamily] : []);
}

/** What bedrooms and bathrooms say nothing about. */
const ROOMLESS: readonly KindGroup[] = ['commercial', 'land'];

/** Whether bedrooms and bathrooms say something about it: not for land and business. */
export function asksForRooms(kind: string | null | undefined): boolean {
  return !ROOMLESS.includes(kindOf(kind)?.group ?? 'residential');
}

/** Whether a search for these kinds or families asks for nothing outside these groups; one for any kind does. */
export function asksOnlyFor(groups: readonly KindGroup[], kinds: readonly string[] | null | undefined): boolean {
  const asked = (kinds ?? []).flatMap(kindsOf);
  return asked.length > 0 && asked.every((id) => groups.includes(kindOf(id)?.group ?? 'residential'));
}

/** Whether a search for these kinds or families asks for nothing that has bedrooms. */
export function isRoomless(kinds: readonly string[] | null | undefined): boolean {
  return asksOnlyFor(ROOMLESS, kinds);
}

/** What a card says of its kind: the words, and whether it has no bedrooms to speak of. */
export function kindOnCard(kind: string | null): { kind?: string; roomless?: boolean } {
  const known = kindOf(kind);
  return { ...(known && { kind: known.label }), ...(!asksForRooms(kind) && { roomless: true }) };
}
