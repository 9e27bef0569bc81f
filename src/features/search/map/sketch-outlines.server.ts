import { LRUCache } from 'lru-cache';
import type { Box } from '#core/box.ts';
import file from './ui/base-map/outlines.json' with { type: 'json' };
import { onPlane, type Outlines, type Shape, unpacked } from './ui/base-map/outlines.ts';

/** What it is drawn for, in pixels; of a taller or wider one it fills the middle, and the outlines go on around it. */
export interface Frame {
  width: number;
  height: number;
}

/** What lies in view surely has this distance from the edges. */
export const MARGIN = 90;
/** Names are short beside their circles: less will do at the sides. */
const MARGIN_ASIDE = 60;
/** How far lines are drawn beyond the edges. */
const AROUND = 400;
/** Corners nearer to each other than this are one. */
const STEP = 6;

/** What is drawn, one over the other, each by the name of its class. */
const LAYERS = [
  ['abroad', ['continent']],
  ['land', ['country']],
  ['land', ['shore']],
  ['water', ['lakes', 'lagoon']],
  ['land', ['islands']],
  ['line', ['states', 'trunks']],
] as const;

const outlines: Outlines = unpacked(file);

/** Searches of the same places are drawn on the same outlines, which take twenty times as long as the rest. */
const drawnOutlines = new LRUCache<string, string>({ max: 100 });

/** Land, water and roads around a box, as SVG paths. */
export function outlinesIn(box: Box, frame: Frame): string {
  const key = [...box, frame.width, frame.height].join();
  const known = drawnOutlines.get(key);
  if (known !== undefined) return known;
  const view = viewOf(box, frame);
  const paths = LAYERS.map(([name, layers]) => {
    const shapes = layers.flatMap((layer) =>
      outlines[layer].map((shape) => traced(shape, view, frame, name !== 'line')),
    );
    return `<path class="${name}" d="${shapes.join('')}"/>`;
  }).join('');
  drawnOutlines.set(key, paths);
  return paths;
}

/** The plane ends before the poles. */
const MOST_LATITUDE = 85;
/** A street, on the plane. */
const LEAST_EXTENT = onPlane(0, 0.01)[0] - onPlane(0, 0)[0];

export type View = (x: number, y: number) => [x: number, y: number];

/** From the plane of the world to the panel, the box in its middle. */
export function viewOf([south, west, north, east]: Box, { width, height }: Frame): View {
  const [left, bottom] = onPlane(Math.max(south, -MOST_LATITUDE), west);
  const [right, top] = onPlane(Math.min(north, MOST_LATITUDE), east);
  const across = Math.max(right - left, LEAST_EXTENT);
  const down = Math.max(bottom - top, LEAST_EXTENT);
  const scale = Math.min((width - 2 * MARGIN_ASIDE) / across, (height - 2 * MARGIN) / down);
  return (x, y) => [width / 2 + (x - (left + right) / 2) * scale, height / 2 + (y - (top + bottom) / 2) * scale];
}

/** A shape as an SVG path of whole pixels; what lies far outside is cut or drawn in. */
function traced(
  { points, box: [left, top, right, bottom] }: Shape,
  view: View,
  { width, height }: Frame,
  isArea: boolean,
): string {
  const [[l, t], [r, b]] = [view(left, top), view(right, bottom)];
  if (r < -AROUND || l > width + AROUND || b < -AROUND || t > height + AROUND || Math.max(r - l, b - t) < STEP)
    return '';
  let path = '';
  let pen: [number, number] | null = null;
  for (let at = 0; at < points.length; at += 2) {
    const [realX, realY] = view(points[at] ?? 0, points[at + 1] ?? 0);
    const x = Math.round(Math.min(Math.max(realX, -AROUND), width + AROUND));
    const y = Math.round(Math.min(Math.max(realY, -AROUND), height + AROUND));
    const isOut = x !== Math.round(realX) || y !== Math.round(realY);
    if (!isArea && isOut) {
      pen = null;
      continue;
    }
    if (pen && Math.hypot(x - pen[0], y - pen[1]) < STEP) continue;
    path += pen ? `l${x - pen[0]} ${y - pen[1]}` : `M${x} ${y}`;
    pen = [x, y];
  }
  return isArea ? `${path}z` : path;
}
