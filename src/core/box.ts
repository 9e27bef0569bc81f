/** A part of the map: its edges in degrees. */
export type Box = readonly [south: number, west: number, north: number, east: number];

/** Latitude and longitude in degrees. */
export type Point = readonly [latitude: number, longitude: number];

/** The smallest box that holds these points; null for none. */
export function boxAround(points: readonly Point[]): Box | null {
  if (points.length === 0) return null;
  const latitudes = points.map(([latitude]) => latitude);
  const longitudes = points.map(([, longitude]) => longitude);
  return [Math.min(...latitudes), Math.min(...longitudes), Math.max(...latitudes), Math.max(...longitudes)];
}

const KM_PER_DEGREE = 111.2;

/** How many degrees of latitude and longitude so many kilometres are at a latitude. */
export function degreesOf(km: number, latitude: number): [up: number, across: number] {
  const up = km / KM_PER_DEGREE;
  return [up, up / Math.cos((latitude * Math.PI) / 180)];
}

/** What lies in both boxes; `isBox` says whether that is anything. */
export function cut([south, west, north, east]: Box, other: Box): Box {
  return [Math.max(south, other[0]), Math.max(west, other[1]), Math.min(north, other[2]), Math.min(east, other[3])];
}

/** The smallest box that holds both. */
export function hull([south, west, north, east]: Box, other: Box): Box {
  return [Math.min(south, other[0]), Math.min(west, other[1]), Math.max(north, other[2]), Math.max(east, other[3])];
}

/** Whether there is anything inside. */
export function isBox([south, west, north, east]: Box): boolean {
  return south < north && west < east;
}
