import { dim } from '../engine/colour.ts';
import { box } from '../engine/solid.ts';
import type { Detail, Solid } from '../engine/solid.ts';
import { turned } from './soft.ts';

/** Rows of glazed tiles. */
export function tiles(u0: number, v0: number, u1: number, v1: number, colour: string, w = 0.2, h = 0.1): Detail {
  return (on) => {
    const { random } = on.stage;
    on.rect(u0, v0, u1, v1, dim(on.tone(colour), 0.8));
    let row = 0;
    for (let v = v0; v < v1 - 0.01; v += h, row++) {
      for (let u = u0 - (row % 2 ? w / 2 : 0); u < u1; u += w) {
        on.rect(
          Math.max(u0, u + 0.006),
          v + 0.006,
          Math.min(u1, u + w - 0.006),
          Math.min(v1, v + h - 0.006),
          dim(on.tone(colour), random.between(0.95, 1.08)),
        );
      }
    }
  };
}

/** A two-door refrigerator against the wall. */
export function refrigerator(x: number, d: number, colour: string): Solid[] {
  const doors: Detail = (on) => {
    on.rect(0.005, 0.02, 0.855, 1.92, dim(on.tone(colour), 1.08));
    on.rect(0.425, 0.02, 0.435, 1.92, dim(on.tone(colour), 0.4));
    for (const u of [0.37, 0.47]) on.rect(u, 0.7, u + 0.025, 1.4, dim(on.tone('#9a9da1'), 1.1), 0.04);
  };
  return [box({ x: [x, x + 0.86], y: [d - 0.7, d - 0.01], z: [0.02, 1.95], colour, front: [doors] })];
}

/** A bowl with three fruits. */
export function fruitBowl(x: number, y: number, z: number): Solid[] {
  const bowl = [
    [0.08, z],
    [0.2, z + 0.07],
    [0.22, z + 0.1],
  ] as const;
  const fruit = [
    [0.02, z + 0.08],
    [0.055, z + 0.11],
    [0.055, z + 0.15],
    [0.02, z + 0.18],
  ] as const;
  const colours = ['#c9502f', '#e0a63c', '#7a9a3c'] as const;
  return [turned(x, y, bowl, '#e6dccb', 0.3), ...colours.map((c, i) => turned(x - 0.07 + i * 0.07, y, fruit, c, 0.4))];
}
