import type { Random } from '../../random.ts';
import { box } from '../engine/solid.ts';
import type { Solid } from '../engine/solid.ts';
import type { House } from '../houses/house.ts';
import { opening } from '../houses/openings.ts';
import { field, pillar, slats, stone, wallLamp } from '../houses/parts.ts';
import type { Palette } from '../houses/palette.ts';
import { slab } from '../houses/roofs.ts';
import { sign } from './signs.ts';

/** A hall for feasts: a glazed foyer under a deep portal, its columns lit after dark. */
export function hall(random: Random, p: Palette): House {
  const w = random.between(24, 27);
  const deep = 24;
  const high = 7.6;
  const [a, b] = [w * 0.26, w * 0.74];
  const columns = [0, 0.2, 0.4, 0.6, 0.8, 1].map((k) => a + 0.5 + (b - a - 1) * k);
  const wing = (x0: number, x1: number): Solid[] => [
    box({
      x: [x0, x1],
      y: [0, deep],
      z: [0, high - 1.2],
      colour: p.wall,
      front: [
        stone(0, 0, x1 - x0, 1.1, p.stones),
        ...[0.14, 0.42, 0.7].map((k) => slats((x1 - x0) * k, 1.5, (x1 - x0) * k + 0.9, high - 1.9, p.wood, true, 0.15)),
        wallLamp((x1 - x0) * 0.37, 2.6),
        wallLamp((x1 - x0) * 0.65, 2.6),
      ],
      left: [
        field(0, 0, deep, 1.1, p.accent),
        opening(4, 1.6, 9, 4.4, { frame: p.metal, panes: 4 }),
        opening(12, 1.6, 17, 4.4, { frame: p.metal, panes: 4 }),
      ],
      right: [
        field(0, 0, deep, 1.1, p.accent),
        opening(4, 1.6, 9, 4.4, { frame: p.metal, panes: 4 }),
        opening(12, 1.6, 17, 4.4, { frame: p.metal, panes: 4 }),
      ],
    }),
    slab([x0 - 0.3, x1 + 0.3], [-0.4, deep], high - 1.2, p.trim, 0.4),
  ];
  const solids: Solid[] = [
    ...wing(0, a),
    ...wing(b, w),
    box({
      x: [a, b],
      y: [0.4, deep],
      z: [0, high],
      colour: p.accentWall,
      front: [
        opening(0.6, 0.3, b - a - 0.6, 5.4, {
          frame: p.metal,
          panes: 9,
          transom: 0.55,
          curtain: false,
          litUp: true,
          recess: 0.2,
        }),
      ],
    }),
    box({ x: [a - 0.6, b + 0.6], y: [-4.6, 0.4], z: [0, 0.3], colour: '#d9d0bf' }),
    box({ x: [a + 1.2, b - 1.2], y: [-5.4, -4.6], z: [0, 0.15], colour: '#cfc5b3' }),
    ...columns.map((x) => pillar(x, -3.6, [0.3, high - 0.9], 0.3, '#f6f1e6', false)),
    box({
      x: [a - 0.9, b + 0.9],
      y: [-4.6, deep],
      z: [high - 0.9, high + 0.9],
      colour: p.trim,
      front: [field(0, 0, b - a + 1.8, 0.2, p.accent, 0.02), sign((b - a) * 0.24, 0.42, (b - a) * 0.9, 1.42, p.accent)],
    }),
    slab([a - 1.1, b + 1.1], [-4.9, deep], high + 0.9, p.accent, 0.22),
  ];
  return { solids, x: [-0.4, w + 0.4], y: [-4.9, deep], height: high + 1.3, drive: [a + 2, b - 2] };
}
