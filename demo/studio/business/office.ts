import type { Random } from '../../random.ts';
import { box } from '../engine/solid.ts';
import type { Detail, Solid } from '../engine/solid.ts';
import { band } from '../houses/glazing.ts';
import type { House } from '../houses/house.ts';
import { opening } from '../houses/openings.ts';
import { field, pillar, slats, stone, wallLamp } from '../houses/parts.ts';
import type { Palette } from '../houses/palette.ts';
import { slab } from '../houses/roofs.ts';
import { sign } from './signs.ts';

const FLOOR = 3.5;

/** Panels of composite metal with their joints. */
const cladding =
  (w: number, h: number, colour: string): Detail =>
  (on) => {
    on.rect(0, 0, w, h, on.tone(colour));
    for (let u = 1.4; u < w; u += 1.4) on.rect(u, 0, u + 0.025, h, 'rgba(20,24,30,0.28)', 0.01);
    for (let v = 1.1; v < h; v += 1.1) on.rect(0, v, w, v + 0.025, 'rgba(20,24,30,0.28)', 0.01);
  };

/** A block of offices: bands of glass between a clad stair tower and a louvred flank. */
export function office(random: Random, p: Palette, floors: number): House {
  const w = random.between(17, 20);
  const deep = 13;
  const ground = 4.2;
  const top = ground + floors * FLOOR;
  const core = random.between(4, 5);
  const glass: Detail[] = [];
  const flank: Detail[] = [];
  const curtain = random.chance(0.5);
  for (let f = 0; f < floors; f++) {
    const z = f * FLOOR;
    glass.push(
      band(0.3, z + (curtain ? 0.3 : 0.95), w - core - 0.5, z + (curtain ? 3.3 : 2.85), curtain ? 9 : 7, p.metal),
    );
    flank.push(band(1.2, z + 0.95, deep - 1.2, z + 2.85, 6, p.metal));
  }
  const shade: Solid[] = [];
  for (let f = 0; f <= floors; f++)
    shade.push(
      slab(
        [core + 0.1, w + 0.5],
        [-0.65, 0],
        ground + f * FLOOR - (f ? 0.05 : 0.25),
        f === floors ? p.accent : p.trim,
        f === floors ? 0.45 : 0.22,
      ),
    );
  const solids: Solid[] = [
    box({
      x: [core, w],
      y: [1.2, deep],
      z: [0, ground],
      colour: p.accentWall,
      front: [
        opening(0.5, 0.1, w - core - 0.5, 3.5, {
          frame: p.metal,
          panes: 7,
          transom: 0.72,
          curtain: false,
          recess: 0.1,
        }),
      ],
      right: [stone(0, 0, deep - 1.2, ground, p.stones)],
    }),
    ...[0.1, 0.4, 0.7, 0.98].map((k) => pillar(core + (w - core) * k, 0.3, [0, ground], 0.24, p.trim, false)),
    box({ x: [core, w], y: [0, deep], z: [ground, top], colour: p.wall, front: glass, right: flank, left: flank }),
    box({
      x: [0, core],
      y: [-0.6, deep],
      z: [0, top + 1.8],
      colour: p.accent,
      front: [
        cladding(core, top + 1.8, p.accentWall),
        slats(core * 0.32, ground, core * 0.68, top, p.metal, false, 0.3),
        field(0, 0, core, 0.5, p.accent, 0.02),
        opening(core / 2 - 1.1, 0.1, core / 2 + 1.1, 2.9, { frame: p.metal, panes: 2, curtain: false, litUp: true }),
        sign(0.3, top + 0.45, core - 0.3, top + 1.35, p.metal),
        wallLamp(0.5, 2.3),
        wallLamp(core - 0.5, 2.3),
      ],
      left: [cladding(deep + 0.6, top + 1.8, p.accentWall)],
      right: [cladding(deep + 0.6, top + 1.8, p.accentWall)],
    }),
    slab([core / 2 - 1.9, core / 2 + 1.9], [-2.8, -0.6], 3.1, p.trim, 0.24),
    ...shade,
    slab([core, w + 0.2], [-0.2, deep], top, p.trim, 0.3),
    box({ x: [w - 4.4, w - 1.6], y: [4, 7], z: [top + 0.4, top + 2.2], colour: '#d9d6cf' }),
  ];
  return { solids, x: [-0.4, w + 0.6], y: [-0.7, deep], height: top + 2.2, drive: [core / 2 - 1.6, core / 2 + 1.6] };
}
