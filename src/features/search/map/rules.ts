import { type Box, hull, type Point } from '#core/box.ts';

/** Zoom levels of the map of results: the whole country, and single houses. */
export const LEAST_ZOOM = 5;
export const MOST_ZOOM = 17;

/** Nigeria with a little around it: south, west, north, east, in degrees. */
export const COUNTRY = [4, 2.6, 14, 14.8] as const;

/** Homes nearer to each other than this many pixels become one cluster. */
const SQUARE_PIXELS = 80;
/** Most squares beside each other in one answer, however large the box is. */
const MOST_SQUARES = 32;
/** The whole round world at zoom 0, in pixels. */
const WORLD_PIXELS = 256;

/** How many squares a degree has at this zoom; fewer where the box would hold too many. */
export function squaresPerDegree(zoom: number, [south, west, north, east]: Box = COUNTRY): number {
  const wanted = (2 ** zoom * WORLD_PIXELS) / 360 / SQUARE_PIXELS;
  return Math.min(wanted, MOST_SQUARES / Math.max(north - south, east - west));
}

/** Degrees as addresses write them: five decimals are about a metre. */
export function shortDegrees(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}

/** Degrees that homes around the nearest ones may take up to be seen together: a city and what is around it. */
export const TOGETHER = 0.5;

export const sizeOf = ([south, west, north, east]: Box) => Math.max(north - south, east - west);

/** The box with those of the points, the nearest first, by which it takes up no more than `most` degrees; without a box around the first of them. */
export function boxWith(box: Box | null, points: readonly Point[], most: number = TOGETHER): Box | null {
  return points.reduce<Box | null>((seen, point) => {
    const itself: Box = [...point, ...point];
    const wider = hull(seen ?? itself, itself);
    return seen && sizeOf(wider) > most ? seen : wider;
  }, box);
}
