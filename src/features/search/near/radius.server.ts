import type { Point } from '#core/box.ts';
import type { Place } from '#features/places/contract.ts';
import { kilometres, placeById, placesWithin } from '#features/places/service.server.ts';
import { MAX_RADIUS } from '../filter-limits.ts';
import { type Filters, isSet } from '../filters.ts';

const KM_PER_DEGREE = 111.2;
const CORNERS = 32;

/** What "near" means, in kilometres beyond what belongs to a place. */
const NEAR_KM = 3;

/** Kilometres around the middle of one place; null where none are asked for, around several, or around a state. */
export function radiusOf({ place, within, area }: Filters): { place: Place; km: number } | null {
  const [id, another] = place ?? [];
  const one = id && !another && !isSet(area) ? placeById(id) : undefined;
  return one && one.kind !== 'state' && within ? { place: one, km: within } : null;
}

/** The circle as the corners of an area; undefined where there is none. */
export function circleOf(filters: Filters): Point[] | undefined {
  const radius = radiusOf(filters);
  if (!radius) return undefined;
  const { latitude, longitude } = radius.place;
  const up = radius.km / KM_PER_DEGREE;
  const across = up / Math.cos((latitude * Math.PI) / 180);
  return Array.from({ length: CORNERS }, (_, at) => {
    const angle = (2 * Math.PI * at) / CORNERS;
    return [latitude + up * Math.sin(angle), longitude + across * Math.cos(angle)] as const;
  });
}

/** How far "near" reaches around a place, all that belongs to it included; null for a state, which nobody is near to. */
export function nearKm(place: Place): number | null {
  if (place.kind === 'state') return null;
  const reach = Math.max(0, ...placesWithin(place.id).map((inside) => kilometres(place, inside)));
  return Math.min(MAX_RADIUS, NEAR_KM + Math.ceil(reach));
}
