import type { LayerName, Outlines, Shape } from './outlines.ts';

/** Colours of the base map, read from the style sheet. */
export const COLOURS = ['sea', 'land', 'abroad', 'border', 'state', 'river', 'road'] as const;
export type Colours = Record<(typeof COLOURS)[number], string>;

interface Stroke {
  colour: keyof Colours;
  width: number;
}
interface Step {
  layer: LayerName;
  fill?: keyof Colours;
  stroke?: (zoom: number) => Stroke | null;
}

/** From this zoom on roads are drawn street by street where they are known so well. */
const NEAR = 10;
const line = (colour: keyof Colours, width: number) => () => ({ colour, width });

const STEPS: readonly Step[] = [
  { layer: 'continent', fill: 'abroad' },
  { layer: 'borders', stroke: line('border', 1) },
  { layer: 'country', fill: 'land', stroke: (zoom) => (zoom < NEAR ? { colour: 'border', width: 1.5 } : null) },
  { layer: 'shore', fill: 'land' },
  { layer: 'lakes', fill: 'sea' },
  { layer: 'lagoon', fill: 'sea' },
  { layer: 'islands', fill: 'land' },
  { layer: 'rivers', stroke: (zoom) => ({ colour: 'river', width: zoom < 8 ? 1 : 2 }) },
  { layer: 'creeks', stroke: (zoom) => (zoom < NEAR ? null : { colour: 'sea', width: zoom - 7 }) },
  { layer: 'states', stroke: line('state', 1) },
  { layer: 'trunks', stroke: (zoom) => (zoom < NEAR && zoom > 5 ? { colour: 'road', width: 1.5 } : null) },
  { layer: 'roads', stroke: (zoom) => (zoom < 8 ? null : { colour: 'road', width: zoom < NEAR ? 1.5 : zoom - 7.5 }) },
];

/** Paints the square of `size` pixels whose upper left corner lies `left` and `top` pixels from that of the world. */
export function paint(
  canvas: CanvasRenderingContext2D,
  { left, top, size, zoom }: { left: number; top: number; size: number; zoom: number },
  outlines: Outlines,
  colours: Colours,
): void {
  const scale = 256 * 2 ** zoom;
  const view = [left - 8, top - 8, left + size + 8, top + size + 8].map((edge) => edge / scale);
  const [west = 0, north = 0, east = 1, south = 1] = view;
  const seen = ({ box: [l, t, r, b] }: Shape) => l <= east && r >= west && t <= south && b >= north;
  canvas.fillStyle = colours.sea;
  canvas.fillRect(0, 0, size, size);
  canvas.lineJoin = 'round';
  canvas.lineCap = 'round';
  for (const { layer, fill, stroke } of STEPS) {
    const drawn = stroke?.(zoom);
    if (!fill && !drawn) continue;
    canvas.beginPath();
    for (const shape of outlines[layer].filter(seen)) trace(canvas, shape.points, scale, left, top, Boolean(fill));
    if (fill) {
      canvas.fillStyle = colours[fill];
      canvas.fill('evenodd');
    }
    if (drawn) {
      canvas.strokeStyle = colours[drawn.colour];
      canvas.lineWidth = drawn.width;
      canvas.stroke();
    }
  }
}

function trace(
  canvas: CanvasRenderingContext2D,
  points: Float64Array,
  scale: number,
  left: number,
  top: number,
  closed: boolean,
): void {
  for (let at = 0; at < points.length; at += 2) {
    const x = (points[at] ?? 0) * scale - left;
    const y = (points[at + 1] ?? 0) * scale - top;
    if (at === 0) canvas.moveTo(x, y);
    else canvas.lineTo(x, y);
  }
  if (closed) canvas.closePath();
}
