import { type Box, boxAround, degreesOf, hull } from '#core/box.ts';
import type { Place } from '#features/places/contract.ts';
import { kilometres, placesInside, reachOf, searchedPlace } from '#features/places/service.server.ts';
import type { Filters } from '../filters.ts';
import { centresOf, radiusOf } from './radius.server.ts';

/** Where somebody asks for homes, as a point with the kilometres around it that belong to it. */
export interface Around {
  latitude: number;
  longitude: number;
  reach: number;
}

/** A place that holds more places than these is a point with its reach. */
const MOST_INSIDE = 40;
/** Who names a town means it and what lies so near to its middle, not all of a local government area that is called after it. */
const OWN_KM = 10;

/** The middle of each place that was asked for and of what lies in it, or of the part of the map. */
export function around(filters: Filters): Around[] {
  const { place, box, area } = filters;
  const radius = radiusOf(filters);
  if (radius) return centresOf(radius).map((point) => ({ ...point, reach: radius.km }));
  const places = (place ?? []).flatMap((id) => searchedPlace(id) ?? []);
  if (places.length > 0) return places.flatMap(pointsOf);
  const part = boxAround(area ?? []) ?? box;
  if (!part) return [];
  const [south, west, north, east] = part;
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  return [{ ...middle, reach: kilometres(middle, { latitude: north, longitude: middle.longitude }) }];
}

/** How far it is to a place is told from the nearest point of it that is known: from Magodo to Ikeja it is as far as to Alausa. */
function pointsOf(place: Place): Around[] {
  const inside = place.kind === 'state' ? [] : placesInside(place).filter((one) => kilometres(place, one) <= OWN_KM);
  const isMany = inside.length === 0 || inside.length > MOST_INSIDE;
  const points = isMany ? [place] : [place, ...inside];
  return points.map(({ latitude, longitude }) => ({ latitude, longitude, reach: isMany ? reachOf(place) : 0 }));
}

/** From so many places far apart on, what lies between them is looked through too. */
const MOST_BOXES = 3;

/** The boxes that hold everything within so many kilometres of any of the points, one for those that lie close together. */
export function boxesWithin(points: readonly Around[], km: number): Box[] {
  const around = points.map(({ latitude, longitude, reach }): Box => {
    const [up, across] = degreesOf(km + reach, latitude);
    return [latitude - up, longitude - across, latitude + up, longitude + across];
  });
  const boxes = around.reduce<Box[]>(withBox, []);
  return boxes.length > MOST_BOXES ? [boxes.reduce(hull)] : boxes;
}

function withBox(boxes: readonly Box[], box: Box): Box[] {
  const close = boxes.find((one) => areaOf(hull(one, box)) <= areaOf(one) + areaOf(box));
  if (!close) return [...boxes, box];
  return withBox(
    boxes.filter((one) => one !== close),
    hull(close, box),
  );
}

const areaOf = ([south, west, north, east]: Box) => (north - south) * (east - west);

/** Kilometres from what was asked to a point, to the middle of the nearest place. */
export function distanceTo(points: readonly Around[], to: { latitude: number; longitude: number }): number {
  return Math.min(...points.map((point) => kilometres(point, to)));
}
