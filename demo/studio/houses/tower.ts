import type { Random } from '../../random.ts';
import { css, dim, hex, mix } from '../engine/colour.ts';
import { box } from '../engine/solid.ts';
import type { Detail, Solid } from '../engine/solid.ts';
import type { House } from './house.ts';
import { door } from './door.ts';
import { band } from './glazing.ts';
import { opening } from './openings.ts';
import { slats, stone } from './parts.ts';
import type { Palette } from './palette.ts';
import { slab } from './roofs.ts';

const FLOOR = 3.4;

/** A slim residential tower with wrap-around balconies and a penthouse. */
export function tower(random: Random, p: Palette, floors: number): House {
  const w = random.between(17, 21);
  const deep = 14;
  const ground = 4.6;
  const top = ground + floors * FLOOR;
  const core = w * random.between(0.36, 0.5);
  const front: Detail[] = [];
  const side: Detail[] = [];
  for (let f = 0; f < floors; f++) {
    const z = f * FLOOR;
    front.push(
      band(0.4, z + 0.35, core - 0.3, z + 3.05, 4, p.metal),
      band(core + 2.6, z + 0.35, w - 0.4, z + 3.05, 5, p.metal),
    );
    side.push(band(1, z + 0.5, 5.6, z + 2.9, 3, p.metal), band(7.6, z + 0.5, 13, z + 2.9, 3, p.metal));
  }
  front.push(slats(core, 0, core + 2.3, floors * FLOOR, p.accentWall, true, 0.38));
  const solids: Solid[] = [
    box({
      x: [-1.6, w + 1.6],
      y: [-1.6, deep + 1],
      z: [0, ground - 0.4],
      colour: p.wall,
      front: [
        stone(0, 0, w + 3.2, ground - 0.4, p.stones),
        opening(1.4, 0.1, core + 0.4, 3.2, { frame: p.metal, panes: 5 }),
        door(core + 1.6, 0.1, core + 3.8, 3, p.wood),
        opening(core + 5, 0.1, w + 1.6, 3.2, { frame: p.metal, panes: 5 }),
      ],
      right: [
        opening(2, 0.6, 6, 3, { frame: p.metal, panes: 3 }),
        opening(8, 0.6, 13, 3, { frame: p.metal, panes: 3 }),
      ],
      left: [opening(2, 0.6, 6, 3, { frame: p.metal, panes: 3 }), opening(8, 0.6, 13, 3, { frame: p.metal, panes: 3 })],
    }),
    slab([-2.2, w + 2.2], [-2.6, deep + 1.2], ground - 0.4, p.trim, 0.4),
    box({ x: [0, w], y: [0, deep], z: [ground, top], colour: p.wall, front, left: side, right: side }),
  ];
  for (let f = 0; f <= floors; f++) {
    const z = ground + f * FLOOR;
    const reach = f === floors ? 1.9 : 1.4;
    solids.push(
      slab([-0.3, core - 0.2], [-reach, 0], z - 0.1, p.trim, 0.24),
      slab([core + 2.5, w + 0.3], [-reach, 0], z - 0.1, p.trim, 0.24),
    );
    if (f < floors)
      solids.push(balustrade(-0.3, core - 0.2, z + 0.14, -reach), balustrade(core + 2.5, w + 0.3, z + 0.14, -reach));
  }
  solids.push(
    box({
      x: [1.4, w - 1.4],
      y: [1.4, deep - 1],
      z: [top + 0.14, top + 3.6],
      colour: p.accent,
      front: [band(0.4, 0.3, w - 3.2, 3, 7, p.metal)],
      right: [band(0.6, 0.3, 10, 3, 4, p.metal)],
      left: [band(0.6, 0.3, 10, 3, 4, p.metal)],
    }),
  );
  solids.push(slab([0.2, w - 0.2], [-0.6, deep], top + 3.6, p.trim, 0.4));
  return { solids, x: [-1.6, w + 1.6], y: [-1.6, deep], height: top + 4.2, drive: [core, core + 4] };
}

function balustrade(x0: number, x1: number, z: number, y: number): Solid {
  const sheet = box({ x: [x0, x1], y: [y, y + 0.05], z: [z, z + 1], colour: '#9fb6c0', casts: false });
  sheet.paint = (stage) => {
    const shape = stage.camera.outline([
      [x0, y, z],
      [x1, y, z],
      [x1, y, z + 1],
      [x0, y, z + 1],
    ]);
    const skyTone = stage.mood.sky[1]?.[1] ?? hex('#9ccbe6');
    stage.canvas.polygon(shape, css(mix(skyTone, hex('#ffffff'), 0.3), 0.4));
    const rim = stage.camera.outline([
      [x0, y, z + 0.94],
      [x1, y, z + 0.94],
      [x1, y, z + 1],
      [x0, y, z + 1],
    ]);
    stage.canvas.polygon(rim, css(dim(mix(skyTone, hex('#ffffff'), 0.5), 0.8)));
  };
  return sheet;
}
