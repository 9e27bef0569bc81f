import type { PictureKind } from '../picture-kinds.ts';
import catalogue from '../pictures/catalogue.json' with { type: 'json' };
import type { Random } from '../random.ts';
import type { Draft } from './home.ts';
import type { DemoPicture } from '../../src/db/demo.server.ts';

/** Deals pictures out: each comes round once before any comes twice, and a fresh round begins with those not seen lately. */
export function pictureDealer(random: Random): (kind: PictureKind) => string {
  const names = new Map<string, string[]>();
  for (const { kind, name } of catalogue.pictures) names.set(kind, [...(names.get(kind) ?? []), name]);
  const decks = new Map<PictureKind, { left: string[]; seen: string[] }>();
  return (kind) => {
    const all = names.get(kind) ?? [];
    const deck = decks.get(kind) ?? { left: [], seen: [] };
    if (deck.left.length === 0) {
      const late = new Set(deck.seen.slice(-Math.ceil(all.length / 2)));
      const mixed = random.shuffle(all);
      deck.left = [...mixed.filter((name) => !late.has(name)), ...mixed.filter((name) => late.has(name))];
      deck.seen = [];
    }
    const name = deck.left.shift();
    if (!name) throw new RangeError(`No pictures of ${kind}`);
    deck.seen.push(name);
    decks.set(kind, deck);
    return name;
  };
}

/** Cover first, then rooms: three to six in all, empty rooms where the home is let empty. */
export function picturesFor(random: Random, draft: Draft, deal: (kind: PictureKind) => string): string[] {
  const { kind, furnished, bedrooms } = draft;
  const cover = random.pick(kind.covers);
  const kinds: PictureKind[] = [cover];
  const rooms: PictureKind[] = [
    furnished || random.chance(0.62) ? 'living' : 'empty',
    ...random.shuffle<PictureKind>(['kitchen', 'bathroom', 'bedroom']),
  ];
  if (bedrooms > 3 && random.chance(0.4)) rooms.splice(random.int(1, 3), 0, 'dining');
  if (bedrooms > 2 && random.chance(0.25)) rooms.push('bedroom');
  if (kind.label === 'Mansion' && cover !== 'pool') rooms.splice(1, 0, 'pool');
  if (kind.label === 'Penthouse' && cover !== 'deck') rooms.splice(1, 0, 'deck');
  if ((kind.label === 'Detached duplex' || kind.label === 'Terraced duplex') && random.chance(0.18))
    rooms.push('street');
  kinds.push(...rooms);
  const count = random.int(3, 6);
  return [...new Set(kinds.slice(0, count).map(deal))];
}

/** Pictures of these, none of them twice. */
export function picturesOf(shows: readonly PictureKind[], deal: (kind: PictureKind) => string): string[] {
  return [...new Set(shows.map(deal))];
}

/** When the pictures were drawn. */
export const DRAWN_AT = new Date(catalogue.drawnAt);

/** The pictures of these names, with what is known of their files. */
export function filesOf(names: Iterable<string>): DemoPicture[] {
  const known = new Map(catalogue.pictures.map((picture) => [picture.name, picture]));
  return [...new Set(names)].map((name) => {
    const picture = known.get(name);
    if (!picture) throw new RangeError(`No picture is named ${name}`);
    const { kind, ...measures } = picture;
    const purpose = kind === 'portrait' ? 'avatar' : kind === 'story' ? 'post' : 'listing';
    return { ...measures, purpose, file: new URL(`../pictures/${name}.jpg`, import.meta.url) };
  });
}
