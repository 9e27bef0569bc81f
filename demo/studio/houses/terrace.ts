import type { Random } from '../../random.ts';
import { box } from '../engine/solid.ts';
import type { Solid } from '../engine/solid.ts';
import type { House } from './house.ts';
import { door } from './door.ts';
import { opening } from './openings.ts';
import { field, railing, slats, stone, wallLamp } from './parts.ts';
import type { RailStyle } from './parts.ts';
import type { Palette } from './palette.ts';
import { pitched, slab } from './roofs.ts';

const FLOOR = 3.2;

/** One house of a row, between its party walls. */
function unit(x: number, w: number, p: Palette, rail: RailStyle, mirror: boolean, storeys: number): Solid[] {
  const frame = { frame: p.metal };
  const at = (a: number, b: number) => (mirror ? ([w - b, w - a] as const) : ([a, b] as const));
  const top = storeys * FLOOR;
  const [d0, d1] = at(0.5, 1.6);
  const [g0, g1] = at(2.2, w - 0.5);
  const ground = [
    stone(...spanOf(at(1.9, w - 0.15), 0, FLOOR - 0.2), p.stones),
    door(d0, 0.12, d1, 2.5, p.wood),
    opening(g0, 0.6, g1, 2.5, { ...frame, panes: 3 }),
    wallLamp(at(1.75, 1.75)[0], 2.1),
  ];
  const upper = [];
  for (let f = 1; f < storeys; f++) {
    const [a, b] = at(0.55, 1.45);
    const [c, d] = at(2.1, w - 0.6);
    upper.push(
      slats(a - 0.12, f * FLOOR + 0.3, b + 0.12, f * FLOOR + 2.75, p.wood, true, 0.13),
      opening(a, f * FLOOR + 0.9, b, f * FLOOR + 2.5, { ...frame, panes: 1 }),
    );
    upper.push(opening(c, f * FLOOR + 0.1, d, f * FLOOR + 2.5, { ...frame, panes: 3 }));
  }
  const solids: Solid[] = [
    box({ x: [x, x + w], y: [0, 10], z: [0, top], colour: p.wall, front: [...ground, ...upper] }),
  ];
  const [r0, r1] = at(1.8, w - 0.2);
  for (let f = 1; f < storeys; f++) {
    solids.push(
      slab([x + r0, x + r1], [-1.3, 0], f * FLOOR - 0.14, p.trim, 0.22),
      railing([x + r0, x + r1], -1.25, f * FLOOR + 0.08, rail, p.metal, 0.95),
    );
  }
  const [c0, c1] = at(0.3, 1.8);
  solids.push(slab([x + c0, x + c1], [-1.1, 0], 2.68, p.accent, 0.18));
  return solids;
}

function spanOf([u0, u1]: readonly [number, number], v0: number, v1: number): [number, number, number, number] {
  return [u0, v0, u1, v1];
}

/** A row of terraced duplexes; two units make a semi-detached pair. */
export function terrace(random: Random, p: Palette, units: number): House {
  const w = random.between(5.6, 6.6);
  const rail: RailStyle = random.pick(['glass', 'glass', 'bars']);
  const storeys = units > 2 && random.chance(0.35) ? 3 : 2;
  const top = storeys * FLOOR;
  const solids: Solid[] = [];
  const pitchedRoof = random.chance(0.45);
  for (let i = 0; i < units; i++) {
    const x = i * (w + 0.3);
    solids.push(...unit(x, w, p, rail, units === 2 && i === 1, storeys));
    const fin = { colour: p.accentWall, front: [field(0.02, 0.02, 0.28, top + 0.4, p.accentWall, 0)] };
    solids.push(box({ x: [x - 0.3, x], y: [-1.7, 10], z: [0, top + (pitchedRoof ? 0 : 0.5)], ...fin }));
    if (i === units - 1)
      solids.push(
        box({
          x: [x + w, x + w + 0.3],
          y: [-1.7, 10],
          z: [0, top + (pitchedRoof ? 0 : 0.5)],
          ...fin,
          right: [
            opening(3, 1, 4.6, 2.4, { frame: p.metal }),
            opening(7, 1, 8.6, 2.4, { frame: p.metal }),
            opening(3, FLOOR + 1, 4.6, FLOOR + 2.4, { frame: p.metal }),
            opening(7, FLOOR + 1, 8.6, FLOOR + 2.4, { frame: p.metal }),
          ],
        }),
      );
    if (!pitchedRoof) solids.push(slab([x, x + w], [-1.45, 10], top, p.trim, 0.3));
  }
  const end = units * (w + 0.3) - 0.3;
  if (pitchedRoof)
    solids.push(
      ...pitched([-0.3, end + 0.3], [-0.9, 10], top, { colour: p.roof, rise: 2.2, overhang: 0.6, kind: 'tiles' }),
    );
  return {
    solids,
    x: [-0.6, end + 0.6],
    y: [-1.4, 10],
    height: top + (pitchedRoof ? 2.2 : 0.6),
    drive: [1.6, end - 0.4],
  };
}
