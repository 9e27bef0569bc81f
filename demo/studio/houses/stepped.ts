import type { Random } from '../../random.ts';
import { box } from '../engine/solid.ts';
import type { Detail, Solid } from '../engine/solid.ts';
import type { House } from './house.ts';
import { door } from './door.ts';
import { opening } from './openings.ts';
import { field, pillar, railing, slats, stone, wallLamp } from './parts.ts';
import type { Palette } from './palette.ts';
import { slab } from './roofs.ts';

const FLOOR = 3.25;

/** Volumes that step up around a tall stair tower; a car port under the long bedroom wing. */
export function steppedDuplex(random: Random, p: Palette): House {
  const a = random.between(5.6, 6.6);
  const tower = a + 2.6;
  const w = tower + random.between(4, 5);
  const deep = 9;
  const frame = { frame: p.metal };
  const long: Detail[] = [
    field(0, 0, a, 0.3, p.trim, 0.06),
    field(0, 2.75, a, 3.05, p.trim, 0.06),
    field(0, 0, 0.3, 3.05, p.trim, 0.06),
    opening(0.8, 0.5, a * 0.55, 2.55, { ...frame, panes: 3, recess: 0.3 }),
    slats(a * 0.62, 0.3, a - 0.15, 2.75, p.wood, true, 0.15),
  ];
  const right = w - tower;
  const solids: Solid[] = [
    // Car port: the ground floor stands far back behind two posts.
    box({
      x: [0.3, a],
      y: [4.6, deep],
      z: [0, FLOOR],
      colour: p.accentWall,
      front: [opening(0.8, 0.8, 2.6, 2.4, frame), door(3.4, 0.05, 4.5, 2.4, p.wood), wallLamp(3, 2)],
    }),
    pillar(0.3, -0.6, [0, FLOOR], 0.17, p.trim, false),
    pillar(a - 0.5, -0.6, [0, FLOOR], 0.17, p.trim, false),
    box({
      x: [-0.3, a],
      y: [-1, deep],
      z: [FLOOR, FLOOR * 2 + 0.1],
      colour: p.wall,
      front: long,
      left: [opening(1.6, 0.9, 3.4, 2.4, frame), opening(6, 0.9, 7.8, 2.4, frame)],
    }),
    slab([-0.5, a + 0.05], [-1.3, deep + 0.2], FLOOR * 2 + 0.1, p.trim, 0.28),
    // Stair tower.
    box({
      x: [a + 0.05, tower],
      y: [-0.3, deep],
      z: [0, FLOOR * 2 + 1.6],
      colour: p.accent,
      front: [
        stone(0, 0, 2.55, FLOOR * 2 + 1.6, p.stones),
        opening(0.75, 3.1, 1.8, FLOOR * 2 + 1, { ...frame, panes: 2, transom: 0.5, curtain: false }),
        door(0.55, 0.1, 2, 2.6, p.wood, p.trim),
        wallLamp(0.28, 2.1),
        wallLamp(2.28, 2.1),
      ],
    }),
    slab([a - 0.15, tower + 0.2], [-0.6, deep], FLOOR * 2 + 1.6, p.trim, 0.24),
    slab([a + 0.05, tower], [-1.9, -0.3], 2.72, p.trim, 0.2),
    // Low wing with a roof terrace, the upper room set back.
    box({
      x: [tower, w],
      y: [0, deep],
      z: [0, FLOOR],
      colour: p.wall,
      front: [opening(0.7, 0.4, right - 0.7, 2.6, { ...frame, panes: 4 })],
      right: [opening(1.4, 0.9, 3.2, 2.4, frame), opening(5.4, 0.9, 7.2, 2.4, frame)],
    }),
    slab([tower, w + 0.3], [-0.4, deep], FLOOR, p.trim, 0.26),
    railing([tower, w + 0.2], -0.3, FLOOR + 0.26, 'glass', p.metal),
    box({
      x: [tower, w - 0.3],
      y: [2.6, deep],
      z: [FLOOR + 0.26, FLOOR * 2],
      colour: p.accentWall,
      front: [opening(0.5, 0.05, right - 1, 2.4, { ...frame, panes: 4 })],
      right: [opening(1.4, 0.7, 3.2, 2.2, frame)],
    }),
    slab([tower, w + 0.5], [0.6, deep + 0.2], FLOOR * 2, p.trim, 0.24),
  ];
  return { solids, x: [-0.5, w + 0.3], y: [-0.8, deep], height: FLOOR * 2 + 1.9, drive: [0.2, a - 0.3] };
}
