import { type Box, boxAround } from '#core/box.ts';
import { kilometres, reachOf, searchedPlace } from '#features/places/service.server.ts';
import type { Filters } from '../filters.ts';
import { centresOf, radiusOf } from './radius.server.ts';

/** Where somebody asks for homes, as a point with the kilometres around it that belong to it. */
export interface Around {
  latitude: number;
  longitude: number;
  reach: number;
}

const KM_PER_DEGREE = 111.2;

/** The middle of each place that was asked for, or of the part of the map. */
export function around(filters: Filters): Around[] {
  const { place, box, area } = filters;
  const radius = radiusOf(filters);
  if (radius) return centresOf(radius).map((point) => ({ ...point, reach: radius.km }));
  const places = (place ?? []).flatMap((id) => searchedPlace(id) ?? []);
  if (places.length > 0)
    return places.map((one) => ({ latitude: one.latitude, longitude: one.longitude, reach: reachOf(one) }));
  const part = boxAround(area ?? []) ?? box;
  if (!part) return [];
  const [south, west, north, east] = part;
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  return [{ ...middle, reach: kilometres(middle, { latitude: north, longitude: middle.longitude }) }];
}

/** The smallest box that holds everything within so many kilometres of any of the points. */
export function boxWithin(points: readonly Around[], km: number): Box | null {
  return boxAround(
    points.flatMap(({ latitude, longitude, reach }) => {
      const up = (km + reach) / KM_PER_DEGREE;
      const across = up / Math.cos((latitude * Math.PI) / 180);
      return [
        [latitude - up, longitude - across],
        [latitude + up, longitude + across],
      ] as const;
    }),
  );
}

/** Kilometres from what was asked to a point, to the middle of the nearest place. */
export function distanceTo(points: readonly Around[], to: { latitude: number; longitude: number }): number {
  return Math.min(...points.map((point) => kilometres(point, to)));
}
