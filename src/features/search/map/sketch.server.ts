import { LRUCache } from 'lru-cache';
import { type Box, boxAround } from '#core/box.ts';
import { counted } from '#features/listings/card/words.ts';
import {
  PLACES,
  placesWithin,
  reachOf,
  searchedPlace,
  selfAndAncestors,
  states,
} from '#features/places/service.server.ts';
import type { Place } from '#features/places/contract.ts';
import type { Filters } from '../filters.ts';
import { circleOf } from '../near/radius.server.ts';
import { COUNTRY } from './rules.ts';
import file from './ui/base-map/outlines.json' with { type: 'json' };
import { onPlane, type Outlines, type Shape, unpacked } from './ui/base-map/outlines.ts';

/** What it is drawn for, in pixels; of a taller or wider one it fills the middle, and the outlines go on around it. */
interface Frame {
  width: number;
  height: number;
}

const PANEL: Frame = { width: 500, height: 760 };
/** What lies in view surely has this distance from the edges. */
const MARGIN = 90;
/** How far lines are drawn beyond the edges. */
const AROUND = 400;
/** Corners nearer to each other than this are one. */
const STEP = 6;
/** What the name of a place takes. */
const WIDE = 62;
const HIGH = 40;
const MOST_PLACES = 12;
const KM_PER_DEGREE = 111;
const KM_AROUND = 4;

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

/**
 * Where the homes of a search are, as a drawing that needs no scripts: outlines, and how many there are in which place (SEARCH-33);
 * where there are none, the names of the places around.
 * `homesIn` tells the number of a place.
 * Gives an SVG, whose names are those of the gazetteer.
 */
export function sketchOf(filters: Filters, homesIn: (place: string) => number, frame = PANEL): string {
  const asked = (filters.place ?? []).flatMap((id) => searchedPlace(id) ?? []);
  const part = boxAround(filters.area ?? circleOf(filters) ?? []) ?? filters.box ?? null;
  const some = candidates(asked, part)
    .map((place) => ({ place, homes: homesIn(place.id) }))
    .filter(({ homes }) => homes > 0)
    .toSorted((a, b) => b.homes - a.homes);
  const box = part ?? boxOf(some.length > 1 ? some.map(({ place }) => place) : asked);
  const { width, height } = frame;
  const view = viewOf(box, frame);
  const placed: Placed[] = [];
  const others = { homes: 0, places: 0 };
  for (const { place, homes } of some.filter((one) => !some.some((other) => isAround(one.place, other.place)))) {
    const [x, y] = view(...onPlane(place.latitude, place.longitude)).map(Math.round) as [number, number];
    const isSeen = x > 0 && x < width && y > 0 && y < height;
    if (!isSeen) continue;
    const one = { x, y, homes, names: [nameOf(place)] };
    // Those that would lie over each other are one.
    const over = placed.find((other) => Math.abs(other.x - x) < WIDE && Math.abs(other.y - y) < HIGH);
    if (over) {
      over.homes += homes;
      over.names.push(...one.names);
    } else if (placed.length < MOST_PLACES) placed.push(one);
    else {
      others.homes += homes;
      others.places += 1;
    }
  }
  const rest =
    others.places > 0 ? [`${counted(others.homes, 'home')} in ${counted(others.places, 'other place')}`] : [];
  const said = [...placed.map(({ homes, names }) => `${counted(homes, 'home')} in ${names.join(', ')}`), ...rest];
  const names = placed.length > 0 ? [] : namesIn(view, frame, asked);
  const note = rest.map((text) => `<text x="${width / 2}" y="${height - 24}">and ${text}</text>`);
  return `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid meet" role="img" aria-label="${['Map', said.join('; ')].filter(Boolean).join(': ')}">${outlinesIn(box, frame)}${names.join('')}${placed.map(drawn).join('')}${note.join('')}</svg>`;
}

/** Searches of the same places are drawn on the same outlines, which take twenty times as long as the rest. */
const drawnOutlines = new LRUCache<string, string>({ max: 100 });

function outlinesIn(box: Box, frame: Frame): string {
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

const nameOf = (place: Place) => place.name.replace(/ \(.*/, '').replace(/[<&"]/g, '');

/** The names of what was asked for and of the places around it, none over another. */
function namesIn(view: View, { width, height }: Frame, asked: readonly Place[]): string[] {
  const around = asked.length > 0 ? PLACES.filter(({ kind }) => kind !== 'state') : states();
  const written: { x: number; y: number; text: string }[] = [];
  for (const place of [...asked, ...around]) {
    const [x, y] = view(...onPlane(place.latitude, place.longitude)).map(Math.round) as [number, number];
    const isSeen = x > WIDE && x < width - WIDE && y > HIGH && y < height - MARGIN;
    const isFree = !written.some((other) => Math.abs(other.x - x) < 2 * WIDE && Math.abs(other.y - y) < HIGH);
    if (isSeen && isFree && written.length < MOST_PLACES) written.push({ x, y, text: nameOf(place) });
  }
  return written.map(({ x, y, text }) => `<text x="${x}" y="${y}">${text}</text>`);
}

/** Places that are one circle, and where it lies in pixels. */
interface Placed {
  x: number;
  y: number;
  homes: number;
  names: string[];
}

function drawn({ x, y, homes, names: [name, ...more] }: Placed): string {
  const count = homes < 1_000 ? homes : `${Math.round(homes / 1_000)}K`;
  const label = more.length > 0 ? `${name} +${more.length}` : name;
  return `<circle cx="${x}" cy="${y}" r="${homes < 100 ? 15 : 19}"/><text class="count" x="${x}" y="${y + 5}">${count}</text><text x="${x}" y="${y + 34}">${label}</text>`;
}

/** Whether one place lies in the other. */
const isAround = (outer: Place, inner: Place) => outer !== inner && selfAndAncestors(inner.id).includes(outer.id);

function candidates(asked: readonly Place[], part: Box | null): readonly Place[] {
  if (part) {
    const [south, west, north, east] = part;
    return PLACES.filter(
      ({ kind, latitude, longitude }) =>
        kind !== 'state' && latitude > south && latitude < north && longitude > west && longitude < east,
    );
  }
  return asked.length > 0 ? asked.flatMap((place) => [...placesWithin(place.id), place]) : states();
}

function boxOf(places: readonly Place[]): Box {
  return (
    boxAround(
      places.flatMap((place) => {
        const reach = (places.length > 1 ? KM_AROUND : KM_AROUND + reachOf(place)) / KM_PER_DEGREE;
        const { latitude, longitude } = place;
        return [
          [latitude - reach, longitude - reach],
          [latitude + reach, longitude + reach],
        ] as const;
      }),
    ) ?? COUNTRY
  );
}

/** The plane ends before the poles. */
const MOST_LATITUDE = 85;
/** A street, on the plane. */
const LEAST_EXTENT = onPlane(0, 0.01)[0] - onPlane(0, 0)[0];

type View = (x: number, y: number) => [x: number, y: number];

/** From the plane of the world to the panel, the box in its middle. */
function viewOf([south, west, north, east]: Box, { width, height }: Frame): View {
  const [left, bottom] = onPlane(Math.max(south, -MOST_LATITUDE), west);
  const [right, top] = onPlane(Math.min(north, MOST_LATITUDE), east);
  const across = Math.max(right - left, LEAST_EXTENT);
  const down = Math.max(bottom - top, LEAST_EXTENT);
  const scale = Math.min((width - 2 * MARGIN) / across, (height - 2 * MARGIN) / down);
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
