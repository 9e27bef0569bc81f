import { degreesOf, type Point } from '#core/box.ts';
import type { Place } from '#features/places/contract.ts';
import { kilometres, landmarkById, placeById, placesWithin, searchedPlace } from '#features/places/service.server.ts';
import { MAX_CENTRES, MAX_RADIUS, MAX_WAY } from '../filter-limits.ts';
import type { MapRadius } from '../map/contract.ts';
import { type Filters, isSet } from '../filters.ts';

const CORNERS = 32;
const MAX_WAY_POINTS = 25;

/** What "near" means, in kilometres beyond what belongs to a place; of a landmark that no source gives a point at most so many. */
const NEAR_KM = 3;
const MOST_NEAR_LANDMARK = 5;

/** Where to look: kilometres around the middles of some places, or to each side of the way between two. */
export interface Radius {
  places: readonly [Place, ...Place[]];
  km: number;
  isBetween: boolean;
}

/** Null where no distance is asked for or meant, around a state, and around places that are too many or too far from each other to be meant together. */
export function radiusOf(filters: Filters): Radius | null {
  const { place, between, area } = filters;
  const within = withinOf(filters);
  const places = (place ?? []).flatMap((id) => searchedPlace(id) ?? []);
  const [first, second] = places;
  if (!first || !within || isSet(area) || places.length !== place?.length || places.length > MAX_CENTRES) return null;
  const isBetween = Boolean(between && second && places.length === 2);
  const furthest = isBetween ? MAX_WAY : MAX_RADIUS;
  if (places.some((one) => one.kind === 'state' || kilometres(first, one) > furthest)) return null;
  return { places: [first, ...places.slice(1)], km: within, isBetween };
}

/** How many kilometres around: of landmarks also where nobody said so, since no home is in one. */
export function withinOf({ place, within }: Filters): number | null {
  if (within) return within;
  const kms = (place ?? []).flatMap((id) => landmarkById(id) ?? []).flatMap((landmark) => nearKm(landmark) ?? []);
  return kms.length > 0 ? Math.max(...kms) : null;
}

/** The places and the distance of a search around them, for the map; between two places the corners of the stretch too. */
export function radiusOnMap(filters: Filters): MapRadius | null {
  const radius = radiusOf(filters);
  if (!radius) return null;
  const centres = radius.places.map(({ name, latitude, longitude }) => ({ name, latitude, longitude }));
  return {
    centres,
    km: radius.km,
    way: radius.isBetween ? (circleOf(filters) ?? []).map(([north, east]) => [north, east]) : [],
  };
}

/** The circles as the corners of one area; undefined where there are none. */
export function circleOf(filters: Filters): Point[] | undefined {
  const radius = radiusOf(filters);
  if (!radius) return undefined;
  const { places, km, isBetween } = radius;
  const [from, to] = places;
  if (isBetween && to) {
    const along = Math.cos((from.latitude * Math.PI) / 180);
    const way = Math.atan2(to.latitude - from.latitude, (to.longitude - from.longitude) * along);
    // Half a circle around the end, half around the beginning.
    return around(km, way - Math.PI / 2, (at) => (at <= CORNERS / 2 ? to : from));
  }
  const circles = places.map((place) => around(km, 0, () => place));
  // Each circle closed, and back to the first over the same ways, which hold nothing.
  const back = circles.slice(0, -1).toReversed();
  return circles.length === 1
    ? circles[0]
    : [...circles.flatMap(closed), ...back.flatMap((circle) => circle.slice(0, 1))];
}

const closed = (circle: Point[]): Point[] => [...circle, ...circle.slice(0, 1)];

function around(km: number, turned: number, middle: (at: number) => Place): Point[] {
  return Array.from({ length: CORNERS }, (_, at) => {
    const { latitude, longitude } = middle(at);
    const angle = turned + (2 * Math.PI * at) / CORNERS;
    const [up, across] = degreesOf(km, latitude);
    return [latitude + up * Math.sin(angle), longitude + across * Math.cos(angle)] as const;
  });
}

/** Points from which the distance to what is asked for is told: the places, and between two of them the way. */
export function centresOf({ places, km, isBetween }: Radius): { latitude: number; longitude: number }[] {
  const [from, to] = places;
  if (!isBetween || !to) return [...places];
  const steps = Math.min(MAX_WAY_POINTS, Math.max(1, Math.ceil(kilometres(from, to) / km)));
  return Array.from({ length: steps + 1 }, (_, at) => ({
    latitude: from.latitude + ((to.latitude - from.latitude) * at) / steps,
    longitude: from.longitude + ((to.longitude - from.longitude) * at) / steps,
  }));
}

/** Whether homes can be between two places: between Lagos and Ibadan there is a journey. */
export function isWay(from: Place, to: Place): boolean {
  return from.id !== to.id && [from, to].every(({ kind }) => kind !== 'state') && kilometres(from, to) <= MAX_WAY;
}

/** How far "near" reaches around a place, all that belongs to it included; null for a state, which nobody is near to. */
export function nearKm(place: Place): number | null {
  const landmark = landmarkById(place.id);
  if (landmark?.hasPoint) return NEAR_KM;
  if (landmark) return Math.min(MOST_NEAR_LANDMARK, nearKm(placeById(landmark.parent) ?? landmark) ?? NEAR_KM);
  if (place.kind === 'state') return null;
  const reach = Math.max(0, ...placesWithin(place.id).map((inside) => kilometres(place, inside)));
  return Math.min(MAX_RADIUS, NEAR_KM + Math.ceil(reach));
}
