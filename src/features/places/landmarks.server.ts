import { fold } from '#core/text/fold.ts';
import type { Landmark, Place } from './contract.ts';
import { placeById } from './gazetteer.server.ts';
import file from './gazetteer/landmarks.json' with { type: 'json' };
import { finderOf, NAMES, namesOf } from './names.server.ts';

/** Name, number of its source, aliases; latitude and longitude where the source gives them. */
type Row = [name: string, source: number, aliases: string, latitude?: number, longitude?: number];

/** Of names that are both, the place is meant. */
const WEIGHT = 1;

const AIRPORT = /^(.+) airport$/i;

/** "Lagos airport" is also typed as "airport Lagos". */
function withReversed(name: string, aliases: readonly string[]): string[] {
  const reversed = [name, ...aliases].flatMap((one) => AIRPORT.exec(one)?.[1] ?? []).map((of) => `Airport ${of}`);
  return [...aliases, ...reversed];
}

const slug = (name: string) => fold(name).trim().replaceAll(' ', '-');

/**
 * Universities, airports, markets, bridges, hospitals and estates that people look for homes around (SEARCH-45): in searches only, since no
 * home is in one. Each is listed under the smallest place that its source names.
 */
export const LANDMARKS: readonly Landmark[] = Object.entries(
  file.landmarks as unknown as Record<string, Row[]>,
).flatMap(([id, rows]) => {
  const parent = placeById(id);
  if (!parent) throw new Error(`${id} of the landmarks is no place`);
  return rows.map(([name, source, aliases, latitude, longitude]): Landmark => {
    const hasPoint = latitude !== undefined && longitude !== undefined;
    return {
      id: `${parent.state}/${slug(name)}`,
      name,
      kind: 'landmark',
      state: parent.state,
      parent: parent.id,
      lga: parent.lga,
      latitude: latitude ?? parent.latitude,
      longitude: longitude ?? parent.longitude,
      hasPoint,
      aliases: withReversed(name, aliases.split('; ').filter(Boolean)),
      weight: WEIGHT,
      source: file.sources[source] ?? '',
    };
  });
});

const byId = new Map(LANDMARKS.map((landmark) => [landmark.id, landmark]));

export function landmarkById(id: string): Landmark | undefined {
  return byId.get(id);
}

const LANDMARK_NAMES = namesOf(LANDMARKS);
const called = new Set(LANDMARK_NAMES.map(([name]) => name));

/** What searches know by name: "UNILAG" is the university, though an address with it is known to be in Akoka. */
export const SEARCHED_NAMES: typeof NAMES = [...NAMES.filter(([name]) => !called.has(name)), ...LANDMARK_NAMES];

/** The longest name of a place or landmark at a word of folded words. */
export const searchedAt = finderOf(SEARCHED_NAMES);

/** What a search may name: a place of the gazetteer, or a landmark. */
export function searchedPlace(id: string): Place | Landmark | undefined {
  return placeById(id) ?? byId.get(id);
}
