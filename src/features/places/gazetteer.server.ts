import { fold } from '#core/text/fold.ts';
import type { Place, PlaceKind } from './contract.ts';
import abuja from './gazetteer/areas-abuja.json' with { type: 'json' };
import lagos from './gazetteer/areas-lagos.json' with { type: 'json' };
import north from './gazetteer/areas-north.json' with { type: 'json' };
import south from './gazetteer/areas-south.json' with { type: 'json' };
import southWest from './gazetteer/areas-south-west.json' with { type: 'json' };
import cities from './gazetteer/cities.json' with { type: 'json' };
import lgas from './gazetteer/lgas.json' with { type: 'json' };
import regions from './gazetteer/regions.json' with { type: 'json' };
import states from './gazetteer/states.json' with { type: 'json' };

/** Name, latitude, longitude, weight, aliases. */
type StateRow = [string, number, number, number, string];
/** Name, latitude, longitude, aliases; its weight is LGA_WEIGHT. */
type LgaRow = [string, number, number, string?];
/** Name, its local government area ('' where it spreads over several, or is the same as around it), …, weight, aliases. */
type TownRow = [string, string, number, number, number, string?];
/** Name, …, weight, aliases, the places beside it that it is made of. */
type RegionRow = [string, number, number, number, string, string[]];
type Under<Row> = Readonly<Record<string, readonly Row[]>>;

const LGA_WEIGHT = 4;

const byId = new Map<string, Place>();
/** Id of a place → id of the larger part that people count it to ("the Island", the GRA with its phases). */
const regionOf = new Map<string, string>();

const slug = (name: string) => fold(name).trim().replaceAll(' ', '-');
const list = (text = '') => text.split(';').flatMap((alias) => (alias.trim() ? [alias.trim()] : []));

function add(id: string, kind: PlaceKind, place: Omit<Place, 'id' | 'kind' | 'state'>): void {
  const [state = id] = id.split('/');
  if (place.parent !== null && !byId.has(place.parent)) throw new Error(`${id} lies in no known place`);
  if (place.lga !== null && place.lga !== id && !byId.has(place.lga)) throw new Error(`${place.lga} is not known`);
  byId.set(id, { id, kind, state, ...place });
}

function addTowns(kind: 'city' | 'area', table: Under<TownRow>): void {
  for (const [parent, rows] of Object.entries(table)) {
    for (const [name, lga, latitude, longitude, weight, aliases] of rows) {
      const id = `${parent}/${slug(name)}`;
      const own = lga === '' ? (byId.get(parent)?.lga ?? null) : `${parent.split('/')[0]}/${lga}`;
      const known = byId.get(id);
      if (known && known.kind !== 'lga') throw new Error(`${id} is there twice`);
      const rest = { latitude, longitude, weight, aliases: [...(known?.aliases ?? []), ...list(aliases)] };
      add(id, kind, { name, parent, lga: known ? id : own, ...rest });
    }
  }
}

for (const [name, latitude, longitude, weight, aliases] of states as unknown as StateRow[]) {
  const id = slug(name.replace(/ \(.*/, ''));
  add(id, 'state', { name, parent: null, lga: null, latitude, longitude, weight, aliases: list(aliases) });
}
for (const [state, rows] of Object.entries(lgas as unknown as Under<LgaRow>)) {
  for (const [name, latitude, longitude, aliases] of rows) {
    const id = `${state}/${slug(name)}`;
    const rest = { latitude, longitude, weight: LGA_WEIGHT, aliases: list(aliases) };
    add(id, 'lga', { name, parent: state, lga: id, ...rest });
  }
}
addTowns('city', cities as unknown as Under<TownRow>);
for (const table of [lagos, abuja, southWest, south, north]) addTowns('area', table as unknown as Under<TownRow>);
for (const [parent, rows] of Object.entries(regions as unknown as Under<RegionRow>)) {
  for (const [name, latitude, longitude, weight, aliases, parts] of rows) {
    const id = `${parent}/${slug(name.replace(/^The /, ''))}`;
    add(id, 'area', { name, parent, lga: null, latitude, longitude, weight, aliases: list(aliases) });
    for (const part of parts) regionOf.set(`${parent}/${part}`, id);
  }
}

/** Every place, in the order of the data: states, local government areas, cities, areas, regions. */
export const PLACES: readonly Place[] = [...byId.values()];

export function placeById(id: string): Place | undefined {
  return byId.get(id);
}

const REGIONS: ReadonlySet<string> = new Set(regionOf.values());

/** Whether the place is made of places beside it, and so larger than others of its level. */
export function isRegion(place: Place): boolean {
  return REGIONS.has(place.id);
}

/** What the place lies in, the smallest first and its state last. */
export function ancestors(place: Place): Place[] {
  const wider = new Set<string | undefined>([regionOf.get(place.id)]);
  for (let parent = place.parent; parent !== null; parent = byId.get(parent)?.parent ?? null)
    if (parent !== place.state) wider.add(parent);
  if (place.lga !== null) wider.add(place.lga).add(regionOf.get(place.lga));
  wider.delete(place.id);
  return [...wider.add(place.parent === null ? undefined : place.state)].flatMap((id) => byId.get(id ?? '') ?? []);
}

/** Whether a place is the other one or lies in it. */
export function holds(outer: Place, inner: Place): boolean {
  return outer === inner || ancestors(inner).includes(outer);
}
