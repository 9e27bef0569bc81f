import type { Random } from '../../random.ts';
import { box } from '../engine/solid.ts';
import type { Solid } from '../engine/solid.ts';
import { placing } from './place.ts';
import type { Facing } from './place.ts';
import { cushion, turned } from './soft.ts';

/** A sofa of `w` metres with loose cushions. */
export function sofa(
  random: Random,
  cx: number,
  cy: number,
  w: number,
  facing: Facing,
  colour: string,
  pillows: readonly string[],
): Solid[] {
  const at = placing(cx, cy, facing);
  const half = w / 2;
  const put = (
    x: readonly [number, number],
    y: readonly [number, number],
    z: readonly [number, number],
    c = colour,
    round = 0.1,
  ) => {
    const r = at(x, y);
    return cushion(r.x, r.y, z, c, round);
  };
  const parts: Solid[] = [
    put([-half, half], [0.28, 0.48], [0.1, 0.82]),
    put([-half, -half + 0.2], [-0.45, 0.28], [0.1, 0.6]),
    put([half - 0.2, half], [-0.45, 0.28], [0.1, 0.6]),
    put([-half + 0.2, half - 0.2], [-0.42, 0.28], [0.1, 0.27]),
  ];
  const seats = Math.max(1, Math.round((w - 0.4) / 0.8));
  const step = (w - 0.4) / seats;
  for (let i = 0; i < seats; i++) {
    const a = -half + 0.2 + i * step;
    parts.push(put([a + 0.01, a + step - 0.01], [-0.45, 0.27], [0.27, 0.45]));
    parts.push(put([a + 0.02, a + step - 0.02], [0.07, 0.27], [0.45, 0.85], colour, 0.14));
  }
  pillows.forEach((pillow, i) => {
    const a = -half + 0.28 + (i / Math.max(1, pillows.length - 1)) * (w - 1) + random.between(-0.05, 0.05);
    parts.push(put([a, a + 0.44], [-0.1, 0.06], [0.45, 0.84], pillow, 0.14));
  });
  return parts;
}

/** An armchair on slim legs. */
export function armchair(cx: number, cy: number, facing: Facing, colour: string, pillow?: string): Solid[] {
  const at = placing(cx, cy, facing);
  const put = (
    x: readonly [number, number],
    y: readonly [number, number],
    z: readonly [number, number],
    c = colour,
    round = 0.09,
  ) => {
    const r = at(x, y);
    return cushion(r.x, r.y, z, c, round);
  };
  const legs = (
    [
      [-0.36, -0.34],
      [0.3, -0.34],
      [-0.36, 0.3],
      [0.3, 0.3],
    ] as const
  ).map(([x, y]) => {
    const r = at([x, x + 0.05], [y, y + 0.05]);
    return box({ x: r.x, y: r.y, z: [0, 0.2], colour: '#5a3b25' });
  });
  return [
    ...legs,
    put([-0.4, 0.4], [0.24, 0.42], [0.2, 0.86]),
    put([-0.4, -0.26], [-0.38, 0.24], [0.2, 0.58]),
    put([0.26, 0.4], [-0.38, 0.24], [0.2, 0.58]),
    put([-0.26, 0.26], [-0.38, 0.24], [0.2, 0.44]),
    ...(pillow ? [put([-0.2, 0.2], [0.08, 0.24], [0.44, 0.78], pillow, 0.12)] : []),
  ];
}

/** A dining chair. */
export function chair(cx: number, cy: number, facing: Facing, colour: string, wood: string): Solid[] {
  const at = placing(cx, cy, facing);
  const plank = (x: readonly [number, number], y: readonly [number, number], z: readonly [number, number]) => {
    const r = at(x, y);
    return box({ x: r.x, y: r.y, z, colour: wood });
  };
  const seat = at([-0.23, 0.23], [-0.23, 0.2]);
  const back = at([-0.22, 0.22], [0.2, 0.26]);
  return [
    ...(
      [
        [-0.22, -0.22],
        [0.18, -0.22],
        [-0.22, 0.16],
        [0.18, 0.16],
      ] as const
    ).map(([x, y]) => plank([x, x + 0.04], [y, y + 0.04], [0, 0.43])),
    cushion(seat.x, seat.y, [0.43, 0.5], colour, 0.06),
    cushion(back.x, back.y, [0.5, 0.96], colour, 0.06),
  ];
}

/** A bar stool. */
export function stool(x: number, y: number, colour: string): Solid[] {
  return [
    turned(
      x,
      y,
      [
        [0.2, 0],
        [0.2, 0.02],
        [0.03, 0.04],
        [0.03, 0.64],
      ],
      '#4a4a4a',
      0.5,
    ),
    turned(
      x,
      y,
      [
        [0.18, 0.64],
        [0.2, 0.67],
        [0.2, 0.72],
        [0.18, 0.74],
      ],
      colour,
      0.1,
    ),
  ];
}
