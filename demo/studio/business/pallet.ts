import type { Random } from '../../random.ts';
import { css, hex } from '../engine/colour.ts';
import { box } from '../engine/solid.ts';
import type { Detail, Solid } from '../engine/solid.ts';

const DARK = hex('#2b211c');

/** Sacks or cartons on a pallet. */
export function pallet(random: Random, x: number, y: number): Solid[] {
  const colour = random.pick(['#c79f6b', '#e4ddcc', '#b98a58', '#d7d2c6']);
  const bands: Detail = (on) => {
    for (let v = 0.32; v < on.size[1]; v += 0.34) on.rect(0, v, on.size[0], v + 0.03, css(DARK, 0.4));
    for (let u = 0.4; u < on.size[0]; u += 0.42) on.rect(u, 0, u + 0.025, on.size[1], css(DARK, 0.3));
  };
  const h = random.pick([1.1, 1.4, 1.8]);
  return [
    box({ x: [x, x + 1.3], y: [y, y + 1.1], z: [0, 0.15], colour: '#8a6238' }),
    box({
      x: [x + 0.05, x + 1.25],
      y: [y + 0.05, y + 1.05],
      z: [0.15, h],
      colour,
      front: [bands],
      left: [bands],
      right: [bands],
    }),
  ];
}
