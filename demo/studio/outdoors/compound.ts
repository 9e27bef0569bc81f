import type { Random } from '../../random.ts';
import { box, painted } from '../engine/solid.ts';
import type { Range, Solid } from '../engine/solid.ts';
import { css, dim, hex } from '../engine/colour.ts';
import { opening } from '../houses/openings.ts';
import { pitched } from '../houses/roofs.ts';
import { leafMass } from './trees.ts';
import { foliage } from './palms.ts';
import { circles } from './sky.ts';
import { tone } from '../engine/stage.ts';

/** A painted wall with pillars and coping along x. */
export function fence(x: Range, y: number, colour: string, height = 2.1, step = 3): Solid[] {
  const parts: Solid[] = [
    box({ x, y: [y, y + 0.2], z: [0, height], colour }),
    box({ x, y: [y - 0.06, y + 0.26], z: [height, height + 0.1], colour: '#e9e4da' }),
  ];
  for (let u = x[0]; u <= x[1]; u += step) {
    parts.push(box({ x: [u - 0.2, u + 0.2], y: [y - 0.26, y - 0.07], z: [0, height + 0.18], colour: '#ece6da' }));
  }
  return parts;
}

/** A wall running away from the viewer. */
export function sideWall(x: number, y: Range, colour: string, height = 2.1): Solid[] {
  return [
    box({ x: [x, x + 0.2], y, z: [0, height], colour }),
    box({ x: [x - 0.05, x + 0.25], y, z: [height, height + 0.1], colour: '#e9e4da' }),
  ];
}

/** Bougainvillea that spills over a wall. */
export function climber(x: number, y: number, z: number, width: number, bloom: string): Solid {
  return painted([x - width / 2, x + width / 2], [y - 0.3, y - 0.27], [z - 0.5, z + 0.6], (stage) => {
    const { camera, canvas, random } = stage;
    const m = camera.metre([x, y, z]);
    const petal = tone(stage, bloom, [stage.mood.sun[0], -0.6, 0.5], [x, y, z]);
    for (let u = -0.4; u <= 0.41; u += 0.27) {
      const [sx, sy] = camera.project([x + u * width, y, z]);
      const [rx, ry] = [width * 0.26 * m, m * random.between(0.45, 0.7)];
      leafMass(stage, [sx, sy - m * random.between(-0.1, 0.25)], rx, ry, foliage(stage, [x, y], '#4f7a3c'), 0.6);
      const spots = Array.from({ length: 60 }, (): [number, number, number] => {
        const [a, k] = [random.between(0, 6.28), Math.sqrt(random.next())];
        return [sx + Math.cos(a) * k * rx, sy - m * 0.1 + Math.sin(a) * k * ry, m * random.between(0.04, 0.1)];
      });
      canvas.path(circles(spots), css(petal));
      canvas.path(
        circles(
          spots
            .filter((_, i) => i % 3 === 0)
            .map(([a, b, r]): [number, number, number] => [a - r * 0.3, b - r * 0.3, r * 0.6]),
        ),
        css(dim(petal, 1.5)),
      );
    }
  });
}

/** A plain neighbouring house, seen over the wall. */
export function neighbour(random: Random, x: number, y: number): Solid[] {
  const w = random.between(8, 12);
  const h = random.pick([3.4, 6.4, 6.6]);
  const wall = random.pick(['#efe8da', '#e6d7bd', '#d9c6a6', '#e4e2dc', '#d8b99a', '#c9d0cb']);
  const windows = [];
  for (let v = 1; v + 1.4 < h; v += 3.2)
    for (let u = 1; u + 1.6 < w; u += 3) windows.push(opening(u, v, u + 1.6, v + 1.4, { curtain: false }));
  return [
    box({ x: [x, x + w], y: [y, y + 8], z: [0, h], colour: wall, front: windows }),
    ...pitched([x, x + w], [y, y + 8], h, {
      colour: random.pick(['#7d4334', '#4a4d52', '#5b4a40', '#3f5a4a', '#7a2f2a', '#36506b']),
      rise: 2,
      overhang: 0.6,
    }),
  ];
}

/** A street lamp fed by its own solar panel. */
export function solarLamp(x: number, y: number, arm = 1.4): Solid {
  return painted([x - 0.1, x + 0.1], [y - 0.1, y + 0.1], [0, 6], (stage) => {
    const { camera, canvas, mood } = stage;
    const [fx, fy] = camera.project([x, y, 0]);
    const m = camera.metre([x, y, 0]);
    const metal = css(tone(stage, '#7c8288', [mood.sun[0], -0.6, 0], [x, y, 3]));
    canvas.polygon(
      [
        [fx - 0.07 * m, fy],
        [fx + 0.07 * m, fy],
        [fx + 0.04 * m, fy - 6 * m],
        [fx - 0.04 * m, fy - 6 * m],
      ],
      metal,
    );
    canvas.line(
      [
        [fx, fy - 5.7 * m],
        [fx + arm * m, fy - 6 * m],
      ],
      metal,
      0.07 * m,
    );
    canvas.polygon(
      [
        [fx - 0.5 * m, fy - 6 * m],
        [fx + 0.5 * m, fy - 6.35 * m],
        [fx + 0.55 * m, fy - 6.27 * m],
        [fx - 0.45 * m, fy - 5.92 * m],
      ],
      css(tone(stage, '#26344d', [0, -0.5, 0.8], [x, y, 6])),
    );
    const head = [fx + arm * m, fy - 6 * m] as const;
    canvas.ellipse(head, 0.34 * m, 0.07 * m, metal);
    if (mood.lamps > 0.5)
      canvas.ellipse(
        head,
        1.6 * m,
        1.6 * m,
        canvas.radial(head, 1.6 * m, [
          [0, hex('#fff0c8'), 0.95],
          [0.2, hex('#ffdc98'), 0.5],
          [1, hex('#ffb85c'), 0],
        ]),
      );
  });
}
