import type { Random } from '../../random.ts';
import { box } from '../engine/solid.ts';
import type { Detail, Solid } from '../engine/solid.ts';
import type { House } from './house.ts';
import { door } from './door.ts';
import { opening } from './openings.ts';
import { airConditioner, field, railing, slats, stone } from './parts.ts';
import type { RailStyle } from './parts.ts';
import type { Palette } from './palette.ts';
import { slab } from './roofs.ts';

const FLOOR = 3.15;

/** A block of flats: a stair tower between two stacks of balconies. */
export function flats(random: Random, p: Palette, floors: number): House {
  const bay = random.between(5.4, 6.4);
  const core = 3.2;
  const w = bay * 2 + core;
  const deep = 11;
  const top = floors * FLOOR;
  const rail: RailStyle = random.pick(['glass', 'bars', 'solid', 'glass']);
  const frame = { frame: p.metal };
  const colour = rail === 'solid' ? p.accentWall : p.metal;
  const solids: Solid[] = [];
  const half = (x: number, mirror: boolean): void => {
    const fronts: Detail[] = [];
    for (let f = 0; f < floors; f++) {
      const z = f * FLOOR;
      const at = (a: number, b: number) => (mirror ? ([bay - b, bay - a] as const) : ([a, b] as const));
      const [a, b] = at(0.6, 2.9);
      const [c, d] = at(3.7, bay - 0.6);
      fronts.push(
        opening(a, z + 0.08, b, z + 2.45, { ...frame, panes: 3 }),
        opening(c, z + 0.9, d, z + 2.35, { ...frame, panes: 2, recess: 0.18 }),
      );
      const [e, g] = at(3.35, bay + 0.01);
      fronts.push(field(e, z + 2.55, g, z + 2.95, p.accent, 0.01));
      const [r0, r1] = at(0.2, 3.25);
      solids.push(slab([x + r0, x + r1], [-1.35, 0], z - 0.12, p.trim, 0.2));
      if (f > 0) {
        solids.push(railing([x + r0, x + r1], -1.3, z + 0.08, rail, colour, 1));
        if (random.chance(0.7)) solids.push(airConditioner(x + at(3.9, 4.75)[0], 0, z + 0.1));
      }
    }
    const [s0, s1] = mirror ? [bay - 0.22, bay] : [0, 0.22];
    solids.push(
      box({
        x: [x, x + bay],
        y: [0, deep],
        z: [0, top],
        colour: p.wall,
        front: [...fronts, slats(s0, 0, s1, top, p.wood, true, 0.11)],
        left: sideWindows(floors, p),
        right: sideWindows(floors, p),
      }),
    );
    solids.push(slab([x - 0.35, x + bay + 0.2], [-1.5, deep + 0.3], top, p.trim, 0.32));
  };
  half(0, false);
  half(bay + core, true);
  const stair: Detail[] = [stone(0, 0, core, 2.9, p.stones), door(0.8, 0.05, 2.4, 2.5, p.wood)];
  for (let f = 1; f < floors; f++)
    stair.push(
      opening(1, f * FLOOR + 0.3, core - 1, f * FLOOR + 2.5, { ...frame, panes: 2, transom: 0.5, curtain: false }),
    );
  solids.push(box({ x: [bay, bay + core], y: [-0.5, deep], z: [0, top + 1.3], colour: p.accentWall, front: stair }));
  solids.push(slab([bay - 0.25, bay + core + 0.25], [-0.8, deep], top + 1.3, p.trim, 0.24));
  solids.push(slab([bay - 0.3, bay + core + 0.3], [-2.4, -0.5], 2.75, p.trim, 0.24));
  return { solids, x: [-0.4, w + 0.4], y: [-1.4, deep], height: top + 1.6, drive: [bay - 1, bay + core + 1] };
}

function sideWindows(floors: number, p: Palette): Detail[] {
  const list: Detail[] = [];
  for (let f = 0; f < floors; f++)
    for (const v of [1.5, 5.4, 8.4])
      list.push(opening(v, f * FLOOR + 0.9, v + 1.3, f * FLOOR + 2.3, { frame: p.metal, curtain: false }));
  return list;
}
