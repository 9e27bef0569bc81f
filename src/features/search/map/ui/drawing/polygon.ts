import { type LatLng, LineUtil, type Map as LeafletMap, Point } from 'leaflet';
import { isFlat } from '../base-map/flat.ts';

/** Corners are enough for any area that a hand draws, and few enough for an address. */
const MOST_CORNERS = 40;
/** A shorter line is a tap, in pixels. */
const TAP = 12;
/** A tap as near to the first corner closes the area. */
const CLOSE = 26;

interface PolygonEvents {
  /** The area as addresses hold it: latitude,longitude;latitude,longitude;… */
  drawn: (area: string) => void;
  /** How many corners were set one by one so far. */
  corners: (count: number) => void;
  /** What was to be an area is only a line. The corners that were set stay. */
  line: (count: number) => void;
}

export type PolygonDrawing = ReturnType<typeof startPolygon>;

const SVG = 'http://www.w3.org/2000/svg';

/** Lets a person draw an area: in one go, or corner by corner with taps. */
export function startPolygon(map: LeafletMap, { drawn, corners, line: refused }: PolygonEvents) {
  const sheet = document.createElement('div');
  sheet.className = 'map-polygon';
  const svg = document.createElementNS(SVG, 'svg');
  const line = document.createElementNS(SVG, 'polyline');
  svg.append(line);
  sheet.append(svg);
  map.getContainer().append(sheet);
  // The map may be moved, or the screen turned, between two corners.
  let set: LatLng[] = [];
  let path: Point[] | null = null;

  const setPoints = () => set.map((corner) => map.latLngToContainerPoint(corner));
  const show = () => {
    const points = setPoints();
    line.setAttribute('points', [...points, ...(path ?? [])].map(({ x, y }) => `${x},${y}`).join(' '));
    svg.replaceChildren(line, ...points.map(dotAt));
  };
  const finish = (points: Point[]) => {
    const few = simplified(points);
    if (few.length < 3 || isFlat(few)) {
      show();
      return refused(set.length);
    }
    const text = few.map((point) => {
      const { lat, lng } = map.containerPointToLatLng(point);
      return [lat, lng].map((degrees) => Math.round(degrees * 1e4) / 1e4).join(',');
    });
    drawn(text.join(';'));
  };
  const at = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, right, bottom } = sheet.getBoundingClientRect();
    const x = within(clientX, Math.max(left, 0), Math.min(right, innerWidth));
    const y = within(clientY, Math.max(top, 0), Math.min(bottom, innerHeight));
    return new Point(x - left, y - top);
  };
  sheet.addEventListener('pointerdown', (event) => {
    if (!event.isPrimary || event.button !== 0) return;
    sheet.setPointerCapture(event.pointerId);
    path = [at(event)];
  });
  sheet.addEventListener('pointermove', (event) => {
    if (!path || !event.isPrimary) return;
    path.push(at(event));
    show();
  });
  sheet.addEventListener('pointerup', (event) => {
    const ended = path;
    path = null;
    const [first] = ended ?? [];
    if (!ended || !first || !event.isPrimary) return;
    if (ended.some((point) => point.distanceTo(first) > TAP)) return finish([...setPoints(), ...ended]);
    const [start] = setPoints();
    if (start && set.length > 2 && start.distanceTo(first) < CLOSE) return finish(setPoints());
    set = [...set, map.containerPointToLatLng(first)];
    corners(set.length);
    show();
  });
  sheet.addEventListener('pointercancel', () => {
    path = null;
    show();
  });
  // The map under the sheet stays where it is.
  for (const sign of ['mousedown', 'touchstart', 'dblclick', 'click', 'wheel']) {
    sheet.addEventListener(sign, (event) => event.stopPropagation());
  }
  map.on('move', show);
  return {
    /** Closes the area with the corners set so far. */
    finish: () => finish(setPoints()),
    remove(): void {
      map.off('move', show);
      sheet.remove();
    },
  };
}

/** Where the hand left what is seen of the map, its edge counts. */
function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

function dotAt({ x, y }: Point): SVGCircleElement {
  const dot = document.createElementNS(SVG, 'circle');
  for (const [name, value] of [
    ['cx', x],
    ['cy', y],
    ['r', 6],
  ] as const) {
    dot.setAttribute(name, String(value));
  }
  return dot;
}

function simplified(points: Point[]): Point[] {
  let tolerance = 2;
  let few = points;
  while (few.length > MOST_CORNERS) {
    few = LineUtil.simplify(points, tolerance);
    tolerance *= 1.5;
  }
  return few;
}
