import { type Box, degreesOf } from '#core/box.ts';
import type { Place } from './contract.ts';
import { kilometres } from './distance.ts';
import { ancestors, holds, isRegion, placeById, PLACES } from './gazetteer.server.ts';
import { landmarkById, searchedPlace } from './landmarks.server.ts';

export { kilometres } from './distance.ts';
export { isRegion, placeById, PLACES } from './gazetteer.server.ts';
export { landmarkById, LANDMARKS, SEARCHED_NAMES, searchedAt, searchedPlace } from './landmarks.server.ts';
export { locate, statesInstead } from './locate.server.ts';
export { placesNamed } from './named.server.ts';
export { placesAt } from './names.server.ts';
export { suggestPlaces } from './suggest.server.ts';

/** States that are one city to the people who live there: their areas are named after the state. */
const CITY_STATES: ReadonlySet<string> = new Set(['lagos', 'abuja']);

/** Whether people name it beside others like it: no state, and no town of which one names a part. */
export function isNeighbourhood({ kind, state }: Place): boolean {
  return kind !== 'state' && (kind !== 'city' || CITY_STATES.has(state));
}

/** Farther than this a place says nothing about where one is. */
const MOST_REACH_KM = 50;

const likeliestFirst = (a: Place, b: Place) => b.weight - a.weight || (a.name < b.name ? -1 : 1);

/** Ids of the place and of all around it, the smallest first and its state last; none for an id that is not known. */
export function selfAndAncestors(id: string): string[] {
  const place = searchedPlace(id);
  return place ? [place, ...ancestors(place)].map((one) => one.id) : [];
}

/** The 36 states and the FCT, the most often meant first. */
export function states(): Place[] {
  return PLACES.filter(({ kind }) => kind === 'state').sort(likeliestFirst);
}

/** What lies directly in a place, the places most often meant first: of a state its cities, areas and LGAs. */
export function placesWithin(id: string): Place[] {
  const place = placeById(id);
  if (!place) return [];
  const inside = (one: Place) => {
    if (one.id === id || one.parent === null) return false;
    if (one.parent === id) return true;
    if (isRegion(place)) return one.parent === place.parent && holds(place, one);
    return place.lga === id && one.lga === id && placeById(one.parent)?.lga !== id;
  };
  return PLACES.filter(inside).sort(likeliestFirst);
}

/** The `n` places nearest to one, of its own level, without what it lies in and what lies in it; the nearest first. */
export function nearestPlaces(id: string, n: number): Place[] {
  const parent = placeById(landmarkById(id)?.parent ?? '');
  if (parent) return [parent, ...nearestPlaces(parent.id, n - 1)];
  const place = placeById(id);
  if (!place) return [];
  const own = new Set(selfAndAncestors(id));
  return PLACES.filter((one) => !own.has(one.id) && sameLevel(place, one) && !holds(place, one))
    .map((one) => ({ one, far: kilometres(place, one) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, n)
    .map(({ one }) => one);
}

/** Ids of places so wide that homes in them have little in common: local government areas, and what is made of several ("The Island"). */
export const WIDE_PLACES: readonly string[] = PLACES.filter(
  (place) => place.kind === 'lga' || (isRegion(place) && place.parent === place.state),
).map(({ id }) => id);

/** All places that lie in one, at any depth. */
export function placesInside(place: Place): Place[] {
  return PLACES.filter((one) => one.state === place.state && one !== place && holds(place, one));
}

/** About how many kilometres a place reaches around its middle: half of the places in it lie nearer; 0 where none is known. */
export function reachOf(place: Place): number {
  const far = placesInside(place)
    .map((one) => kilometres(place, one))
    .sort((a, b) => a - b);
  return far[far.length >> 1] ?? 0;
}

/**
 * The place by which people would know a part of the map (south, west, north, east in degrees): the one most often meant
 * around its middle, else the nearest; none for a part as large as several states.
 */
export function placeAround([south, west, north, east]: Box): Place | undefined {
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const reach = kilometres({ latitude: south, longitude: west }, { latitude: north, longitude: east }) / 4;
  if (reach > MOST_REACH_KM) return undefined;
  const near = PLACES.filter(({ kind }) => kind === 'city' || kind === 'area')
    .map((one) => ({ one, far: kilometres(middle, one) }))
    .sort((a, b) => a.far - b.far);
  const inside = near.filter(({ far }) => far <= reach).sort((a, b) => b.one.weight - a.one.weight || a.far - b.far);
  const [best] = inside.length > 0 ? inside : near.filter(({ far }) => far < MOST_REACH_KM);
  return best?.one;
}

/** Homes are put in the middle of their place, or at a point of their own this near to it at the most. */
const MOST_APART_KM = 20;

/** Ids of the states that homes in a part of the map may lie in: those with a place in it or near it. */
export function statesAround([south, west, north, east]: Box): string[] {
  const [up, across] = degreesOf(MOST_APART_KM, Math.max(Math.abs(south), Math.abs(north)));
  const isNear = ({ latitude, longitude }: Place) =>
    latitude >= south - up && latitude <= north + up && longitude >= west - across && longitude <= east + across;
  return [...new Set(PLACES.filter(isNear).map(({ state }) => state))];
}

function sameLevel(place: Place, other: Place): boolean {
  if (place.kind === 'state') return other.kind === 'state';
  if (place.kind === 'lga') return other.lga === other.id;
  if (other.kind === 'state' || other.kind === 'lga' || isRegion(other)) return false;
  return place.parent !== place.state || other.parent === other.state;
}

/** Its name, and of a landmark that no source gives a point of the place whose middle it stands for: "UNILAG (Akoka)". */
export function shortNameOf({ id, name }: Place): string {
  const landmark = landmarkById(id);
  const parent = placeById(landmark?.parent ?? '');
  if (!landmark || landmark.hasPoint || !parent) return name;
  return parent.kind === 'area' && name.includes(parent.name) ? name : `${name} (${parent.name})`;
}

/** A place as people say it, with what it lies in: "Lekki Phase 1, Lagos"; empty for an id that is not known. */
export function nameOf(id: string): string {
  const place = searchedPlace(id);
  if (!place) return '';
  const state = placeById(place.state);
  const stateName = state?.name.replace(/ \(.*/, '') ?? '';
  if (place.kind === 'state') return stateName;
  if (place.kind === 'landmark') return `${shortNameOf(place)}, ${stateName}`;
  const parent = placeById(place.parent ?? '');
  const holder = parent?.kind === 'city' && !CITY_STATES.has(place.state) ? parent.name : stateName;
  return place.name === holder ? place.name : `${place.name}, ${holder}`;
}
