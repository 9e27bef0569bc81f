import type { Random } from '../../random.ts';
import { box } from '../engine/solid.ts';
import type { Detail, Solid } from '../engine/solid.ts';
import type { House } from './house.ts';
import { door } from './door.ts';
import { opening } from './openings.ts';
import { airConditioner, field, pillar, railing, slats, stone, wallLamp } from './parts.ts';
import type { RailStyle } from './parts.ts';
import type { Palette } from './palette.ts';
import { slab } from './roofs.ts';

const FLOOR = 3.3;

/** A modern detached duplex: stacked white volumes, a framed balcony over the porch, flat roofs. */
export function modernDuplex(random: Random, p: Palette): House {
  const w = random.between(4.6, 5.4);
  const rail: RailStyle = random.pick(['glass', 'glass', 'bars']);
  const frame = { frame: p.metal };
  const winW = w - 1.6;
  const garage: Detail[] = [
    opening(0.9, 0.9, w - 0.9, 2.5, { ...frame, panes: 3 }),
    wallLamp(0.4, 2.2),
    wallLamp(w - 0.4, 2.2),
  ];
  const solids: Solid[] = [];
  // Left wing comes forward on both floors.
  solids.push(
    box({
      x: [0, w],
      y: [0, 9],
      z: [0, FLOOR],
      colour: p.wall,
      front: [stone(0, 0, w, FLOOR - 0.3, p.stones), ...garage],
      left: [opening(1.5, 0.9, 3.4, 2.4, frame), opening(5.6, 0.9, 7.4, 2.4, frame)],
    }),
  );
  solids.push(
    box({
      x: [-0.3, w + 0.3],
      y: [-0.7, 9],
      z: [FLOOR, FLOOR * 2 + 0.2],
      colour: p.wall,
      front: [
        field(0.35, 0.35, w + 0.25, FLOOR - 0.2, p.accent, 0.0),
        opening(1.1, 0.5, 1.1 + winW, 2.7, { ...frame, panes: 4, transom: 0.28, recess: 0.3 }),
      ],
      left: [opening(1.5, 1, 3.3, 2.5, frame), opening(5.6, 1, 7.4, 2.5, frame)],
    }),
  );
  solids.push(slab([-0.55, w + 0.55], [-1, 9.2], FLOOR * 2 + 0.2, p.trim, 0.32));
  // The middle stands back behind a two-storey porch.
  const m1 = w + 4.4;
  solids.push(
    box({
      x: [w + 0.3, m1],
      y: [2.4, 9],
      z: [0, FLOOR * 2 + 0.9],
      colour: p.wall,
      front: [
        door(1.3, 0.15, 3, 2.6, p.wood),
        opening(0.35, 0.9, 0.95, 2.5, { ...frame, panes: 1 }),
        opening(0.5, FLOOR + 0.15, 3.6, FLOOR + 2.6, { ...frame, panes: 4 }),
        slats(3.35, 0.1, 3.95, FLOOR - 0.2, p.wood),
        wallLamp(1.05, 2.1),
      ],
    }),
  );
  solids.push(slab([w + 0.3, m1 + 0.2], [-0.4, 2.4], FLOOR - 0.25, p.trim, 0.3));
  solids.push(railing([w + 0.35, m1 + 0.15], -0.3, FLOOR + 0.05, rail, p.metal));
  solids.push(slab([w + 0.1, m1 + 0.5], [-0.6, 9.2], FLOOR * 2 + 0.9, p.trim, 0.36));
  solids.push(pillar(m1 - 0.2, -0.1, [0, FLOOR - 0.25], 0.2, p.trim, false));
  solids.push(pillar(w + 0.75, -0.1, [0, FLOOR - 0.25], 0.2, p.trim, false));
  solids.push(pillar(m1 - 0.2, -0.1, [FLOOR + 0.05, FLOOR * 2 + 0.9], 0.17, p.trim, false));
  // Right wing.
  const r1 = m1 + random.between(3.6, 4.4);
  const rw = r1 - m1;
  solids.push(
    box({
      x: [m1, r1],
      y: [1, 9],
      z: [0, FLOOR * 2],
      colour: p.accentWall,
      front: [
        opening(0.9, 0.9, rw - 0.8, 2.5, frame),
        opening(0.9, FLOOR + 0.8, rw - 0.8, FLOOR + 2.5, frame),
        slats(0.9, 2.62, rw - 0.8, FLOOR + 0.7, p.wood, true, 0.14),
      ],
      right: [
        opening(1.4, 0.9, 3, 2.4, frame),
        opening(5, 0.9, 6.6, 2.4, frame),
        opening(1.4, FLOOR + 0.9, 3, FLOOR + 2.4, frame),
        opening(5, FLOOR + 0.9, 6.6, FLOOR + 2.4, frame),
      ],
    }),
  );
  solids.push(slab([m1, r1 + 0.3], [0.7, 9.2], FLOOR * 2, p.trim, 0.3));
  solids.push(airConditioner(m1 + rw / 2 - 0.4, 1, FLOOR - 0.1));
  solids.push(box({ x: [w + 0.3, m1], y: [0.6, 2.4], z: [0, 0.15], colour: '#cfc8bb' }));
  return { solids, x: [-0.5, r1], y: [-0.6, 9], height: FLOOR * 2 + 1.2, drive: [0.4, m1] };
}
