import type { Random } from '../../random.ts';
import { box } from '../engine/solid.ts';
import type { Detail, Solid } from '../engine/solid.ts';
import type { House } from '../houses/house.ts';
import { opening } from '../houses/openings.ts';
import { airConditioner, field, railing, slats, stone, wallLamp } from '../houses/parts.ts';
import type { Palette } from '../houses/palette.ts';
import { slab } from '../houses/roofs.ts';
import { goods, shutter, sign } from './signs.ts';

const SIGNS = ['#1f6b4a', '#a8322b', '#24507f', '#c47a1c', '#3b3f45', '#6a2f5a', '#0f7a78'] as const;
const LOW = 3.9;
const FLOOR = 3.3;
const DEEP = 10;

/** The glass front of one shop from `u` on, or its shutter, under its sign. */
function front(random: Random, p: Palette, u: number, w: number, i: number): Detail[] {
  const closed = i > 0 && random.chance(0.18);
  const panes = { frame: p.metal, panes: 3, transom: 0.8, recess: 0.12, curtain: false, litUp: true };
  return [
    ...(closed
      ? [shutter(u + 0.4, 0.1, u + w - 0.4, 2.75)]
      : [opening(u + 0.4, 0.1, u + w - 0.4, 2.75, panes), goods(u + 0.5, 0.2, u + w - 0.5, 2.1)]),
    sign(u + 0.25, 2.95, u + w - 0.25, 3.7, SIGNS[(i * 3 + random.int(0, 6)) % SIGNS.length] ?? SIGNS[0]),
  ];
}

/** The upper floor: doors and windows behind a gallery on posts. */
function gallery(random: Random, p: Palette, units: number, w: number): Solid[] {
  const total = units * w;
  const top = LOW + 0.25 + FLOOR;
  const doors: Detail[] = [];
  const coolers: Solid[] = [];
  const aside = [opening(3, 0.9, 4.6, 2.3, { frame: p.metal, curtain: false })];
  for (let i = 0; i < units; i++) {
    const u = i * w;
    doors.push(
      opening(u + 0.4, 0.08, u + 1.5, 2.4, { frame: p.metal, panes: 1, curtain: false }),
      opening(u + 1.9, 0.7, u + w - 0.4, 2.3, { frame: p.metal, panes: 2, recess: 0.1 }),
      wallLamp(u + 1.7, 1.9),
    );
    if (random.chance(0.5)) coolers.push(airConditioner(u + 2.2, 0, LOW + 0.35));
  }
  return [
    slab([-0.3, total + 0.3], [-2.1, DEEP], LOW, p.trim, 0.25),
    box({ x: [0, total], y: [0, DEEP], z: [LOW + 0.25, top], colour: p.wall, front: doors, left: aside, right: aside }),
    railing([-0.2, total + 0.2], -2, LOW + 0.25, 'bars', p.metal, 1),
    ...coolers,
    ...Array.from({ length: units + 1 }, (_, i) =>
      box({ x: [i * w - 0.11, i * w + 0.11], y: [-2.05, -1.83], z: [0.14, LOW], colour: p.trim }),
    ),
    ...Array.from({ length: units + 1 }, (_, i) =>
      box({ x: [i * w - 0.11, i * w + 0.11], y: [-2.05, -1.83], z: [LOW + 0.25, top], colour: p.trim }),
    ),
  ];
}

/** A row of shops on one floor or two, the upper reached by a gallery. */
export function shops(random: Random, p: Palette, units: number, storeys: 1 | 2): House {
  const w = random.between(4.3, 5);
  const total = units * w;
  const plinth = [field(0, 0, DEEP, 0.5, p.accent)];
  const fronts = Array.from({ length: units }, (_, i) => front(random, p, i * w, w, i)).flat();
  const top = storeys === 2 ? LOW + 0.25 + FLOOR : LOW;
  const ahead = storeys === 2 ? -2.3 : -0.7;
  const half = w * random.between(0.55, 0.8);
  const solids: Solid[] = [
    box({ x: [0, total], y: [0, DEEP], z: [0, LOW], colour: p.wall, front: fronts, left: plinth, right: plinth }),
    box({ x: [-0.3, total + 0.3], y: [-2.2, -0.51], z: [0, 0.14], colour: '#cfc7b8' }),
    ...Array.from({ length: units + 1 }, (_, i) =>
      box({ x: [i * w - 0.17, i * w + 0.17], y: [-0.5, 0], z: [0, LOW], colour: p.accentWall }),
    ),
    // A wall of stone closes the row on one side.
    box({
      x: [-0.95, -0.31],
      y: [ahead, DEEP],
      z: [0, top + 1],
      colour: p.accentWall,
      front: [stone(0, 0, 0.64, top + 1, p.stones)],
    }),
    ...(storeys === 2
      ? gallery(random, p, units, w)
      : Array.from({ length: units }, (_, i) =>
          slab([i * w + 0.2, (i + 1) * w - 0.2], [-1.5, -0.01], 2.8, random.pick(SIGNS), 0.1),
        )),
    slab([-0.3, total + 0.5], [ahead, DEEP + 0.2], top, p.trim, 0.4),
    box({
      x: [total / 2 - half, total / 2 + half],
      y: [ahead + 0.1, 1],
      z: [top + 0.4, top + 2],
      colour: p.accentWall,
      front: [slats(0, 0, half * 2, 1.6, p.wood, true, 0.2), sign(half * 0.35, 0.4, half * 1.65, 1.3, p.accent)],
    }),
  ];
  return { solids, x: [-1, total + 0.6], y: [ahead, DEEP], height: top + 2.2, drive: [0, total] };
}
