/** Points on a plane of one by one that is the whole world, x and y after each other, and the box around them. */
export interface Shape {
  points: Float64Array;
  box: readonly [left: number, top: number, right: number, bottom: number];
}

export const LAYERS = [
  'continent',
  'borders',
  'country',
  'shore',
  'states',
  'lakes',
  'lagoon',
  'islands',
  'rivers',
  'creeks',
  'roads',
  'trunks',
] as const;
export type LayerName = (typeof LAYERS)[number];
export type Outlines = Record<LayerName, Shape[]>;
/** Longitude and latitude in ten thousandths of a degree, each as the way from the point before. */
export type PackedOutlines = Record<LayerName, number[][]>;

export function unpacked(packed: PackedOutlines): Outlines {
  return Object.fromEntries(LAYERS.map((name) => [name, packed[name].map(shapeOf)])) as Outlines;
}

function shapeOf(ways: readonly number[]): Shape {
  const points = new Float64Array(ways.length);
  let [longitude, latitude] = [0, 0];
  let [left, top, right, bottom] = [1, 1, 0, 0];
  for (let at = 0; at < ways.length; at += 2) {
    longitude += (ways[at] ?? 0) / 1e4;
    latitude += (ways[at + 1] ?? 0) / 1e4;
    const [x, y] = onPlane(latitude, longitude);
    points[at] = x;
    points[at + 1] = y;
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return { points, box: [left, top, right, bottom] };
}

/** Mercator's projection, as map servers use it. */
export function onPlane(latitude: number, longitude: number): [x: number, y: number] {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return [longitude / 360 + 0.5, 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)];
}
