import { readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { PLACES } from '#features/places/service.server.ts';
import { LAYERS, onPlane, type PackedOutlines, type Shape, unpacked } from './outlines.ts';

const file = new URL('outlines.json', import.meta.url);
const outlines = unpacked(JSON.parse(readFileSync(file, 'utf8')) as PackedOutlines);

/** Whether a point lies in one of these areas; a hole in an area is outside. */
function inside(shapes: readonly Shape[], latitude: number, longitude: number): boolean {
  const [x, y] = onPlane(latitude, longitude);
  let within = false;
  for (const { points } of shapes) {
    for (let at = 0, before = points.length - 2; at < points.length; before = at, at += 2) {
      const [ax = 0, ay = 0, bx = 0, by = 0] = [points[at], points[at + 1], points[before], points[before + 1]];
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) within = !within;
    }
  }
  return within;
}

const onLand = (latitude: number, longitude: number) =>
  inside(outlines.islands, latitude, longitude) ||
  (!inside(outlines.lagoon, latitude, longitude) &&
    (inside(outlines.country, latitude, longitude) ||
      outlines.shore.some((part) => inside([part], latitude, longitude))));

describe('the outlines', () => {
  test('are small, and every layer is there', () => {
    expect(statSync(file).size).toBeGreaterThan(0);
    expect(brotliCompressSync(readFileSync(file)).length).toBeLessThan(30 * 1024);
    expect(LAYERS.filter((name) => outlines[name].length === 0)).toEqual([]);
  });

  test('place Nigeria where it is', () => {
    expect([onLand(9.06, 7.49), onLand(12, 8.52), onLand(6.6, 3.35)]).toEqual([true, true, true]);
    expect([onLand(5.5, 3), onLand(6.5, 2.5), onLand(13.5, 2.1), onLand(6.52, 3.45)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  test('leave no place of the gazetteer in the water or abroad but islands of the delta, too small to be drawn', () => {
    const wet = PLACES.filter(({ latitude, longitude }) => !onLand(latitude, longitude));
    expect(wet.filter(({ state }) => !['akwa-ibom', 'bayelsa', 'rivers'].includes(state)).map(({ id }) => id)).toEqual(
      [],
    );
    expect(wet.length).toBeLessThan(10);
  });
});
