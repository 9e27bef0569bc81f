import type { Random } from '../../random.ts';
import { box } from '../engine/solid.ts';
import type { Solid } from '../engine/solid.ts';
import type { House } from './house.ts';
import { door } from './door.ts';
import { opening } from './openings.ts';
import { field, pillar, railing, slats, stone, wallLamp } from './parts.ts';
import type { Palette } from './palette.ts';
import { slab } from './roofs.ts';

const FLOOR = 3.4;

/** A bold modern duplex: a long framed upper volume floats over a recessed, glazed ground floor. */
export function cubeDuplex(random: Random, p: Palette): House {
  const w = random.between(12, 14.5);
  const deep = 9;
  const frame = { frame: p.metal };
  const split = w * random.between(0.52, 0.62);
  const solids: Solid[] = [
    // Ground floor, set back under the upper one.
    box({
      x: [0.4, split],
      y: [1.6, deep],
      z: [0, FLOOR],
      colour: p.accentWall,
      front: [opening(0.5, 0.1, split - 1, 2.7, { ...frame, panes: 5, recess: 0.1 }), wallLamp(0.25, 2.1)],
    }),
    box({
      x: [split, w - 0.3],
      y: [0.7, deep],
      z: [0, FLOOR],
      colour: p.wall,
      front: [
        stone(0, 0, w - 0.3 - split, FLOOR, p.stones),
        door(0.7, 0.1, 2.2, 2.6, p.wood),
        opening(2.7, 0.1, 3.4, 2.6, { ...frame, panes: 1 }),
        wallLamp(0.4, 2.1),
        wallLamp(2.45, 2.1),
      ],
      right: [opening(1.2, 0.9, 3.2, 2.4, frame), opening(4.6, 0.9, 6.6, 2.4, frame)],
    }),
    pillar(0.35, -0.5, [0, FLOOR], 0.16, p.metal, false),
    pillar(split - 0.4, -0.5, [0, FLOOR], 0.16, p.metal, false),
    box({ x: [-0.3, split], y: [-0.9, 1.6], z: [0, 0.14], colour: '#d3ccbf' }),
    // The floating volume: a deep frame around a balcony.
    slab([-0.4, split + 0.1], [-1.2, deep], FLOOR, p.trim, 0.34),
    box({ x: [-0.4, -0.05], y: [-1.2, deep], z: [FLOOR + 0.34, FLOOR * 2 + 0.2], colour: p.trim }),
    box({ x: [split - 0.25, split + 0.1], y: [-1.2, deep], z: [FLOOR + 0.34, FLOOR * 2 + 0.2], colour: p.trim }),
    slab([-0.4, split + 0.1], [-1.2, deep], FLOOR * 2 + 0.2, p.trim, 0.36),
    box({
      x: [-0.05, split - 0.25],
      y: [0.5, deep],
      z: [FLOOR + 0.34, FLOOR * 2 + 0.2],
      colour: p.accent,
      front: [
        opening(0.4, 0.05, split * 0.62, 2.75, { ...frame, panes: 4 }),
        slats(split * 0.66, 0.02, split - 0.3, 2.85, p.wood, true, 0.17),
      ],
    }),
    railing([-0.05, split - 0.25], -1.1, FLOOR + 0.34, 'glass', p.metal),
    // A taller block anchors the other side.
    box({
      x: [split + 0.1, w],
      y: [0, deep],
      z: [FLOOR, FLOOR * 2 + 0.9],
      colour: p.wall,
      front: [
        opening(0.8, 0.8, w - split - 1, 2.6, { ...frame, panes: 3, transom: 0.25, recess: 0.24 }),
        field(0.55, 2.75, w - split - 0.75, 2.95, p.accent, 0.25),
      ],
      right: [opening(1.2, 0.9, 3.2, 2.4, frame), opening(4.6, 0.9, 6.6, 2.4, frame)],
    }),
    slab([split, w + 0.15], [-0.12, deep], FLOOR * 2 + 0.9, p.trim, 0.26),
  ];
  return { solids, x: [-0.4, w], y: [-0.6, deep], height: FLOOR * 2 + 1.2, drive: [0.2, split - 0.4] };
}
