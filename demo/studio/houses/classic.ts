import type { Random } from '../../random.ts';
import { box, face, solid } from '../engine/solid.ts';
import type { Detail, Solid } from '../engine/solid.ts';
import type { House } from './house.ts';
import { door } from './door.ts';
import { opening } from './openings.ts';
import { airConditioner, field, pillar, railing, wallLamp } from './parts.ts';
import type { Palette } from './palette.ts';
import { pitched, slab } from './roofs.ts';

const FLOOR = 3.3;

/** A gable that closes a portico. */
function pediment(
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z: number,
  rise: number,
  colour: string,
  roof: string,
): Solid {
  const middle = (x0 + x1) / 2;
  return solid([
    face(
      [
        [x0, y0, z],
        [x1, y0, z],
        [middle, y0, z + rise],
      ],
      colour,
      [
        (on) => {
          const [w, h] = on.size;
          on.shape(
            [
              [w * 0.12, h * 0.09],
              [w * 0.88, h * 0.09],
              [w * 0.5, h * 0.82],
            ],
            on.tone('#e2d8c6'),
          );
          on.shape(
            Array.from(
              { length: 16 },
              (_, i) =>
                [w / 2 + Math.cos((i * Math.PI) / 8) * 0.28, h * 0.33 + Math.sin((i * Math.PI) / 8) * 0.28] as const,
            ),
            on.tone('#5a5044'),
          );
        },
      ],
    ),
    face(
      [
        [x1, y0, z],
        [x1, y1, z],
        [middle, y1, z + rise],
        [middle, y0, z + rise],
      ],
      roof,
    ),
    face(
      [
        [x0, y1, z],
        [x0, y0, z],
        [middle, y0, z + rise],
        [middle, y1, z + rise],
      ],
      roof,
    ),
  ]);
}

/** A duplex in the classical taste: hipped roof, tall columns, a balustraded balcony over the door. */
export function classicDuplex(random: Random, p: Palette, grand = false): House {
  const w = grand ? random.between(18, 20) : random.between(13, 15);
  const deep = 10;
  const c = w / 2;
  const half = grand ? 3.6 : 2.5;
  const white = '#f7f2e8';
  const tall = { frame: '#f4f0e6', surround: white, transom: 0.7, panes: 2, sill: true } as const;
  const fronts: Detail[] = [];
  const bays = grand ? [1.1, 4.2] : [1.2];
  const width = grand ? 1.7 : 2;
  for (const b of bays) {
    for (const u of [b, w - b - width]) {
      fronts.push(opening(u, 0.9, u + width, 2.75, tall), opening(u, FLOOR + 1, u + width, FLOOR + 2.8, tall));
    }
  }
  fronts.push(
    field(0, FLOOR - 0.05, w, FLOOR + 0.2, white, 0.05),
    field(0, 0, w, 0.5, p.accent, 0.03),
    door(c - 1, 0.3, c + 1, 2.9, p.wood, white),
    opening(c - 1.2, FLOOR + 0.25, c + 1.2, FLOOR + 2.75, { ...tall, panes: 4, sill: false }),
    wallLamp(c - 1.6, 2.2),
    wallLamp(c + 1.6, 2.2),
  );
  const sides = [
    opening(1.6, 0.9, 3.2, 2.6, tall),
    opening(6, 0.9, 7.6, 2.6, tall),
    opening(1.6, FLOOR + 1, 3.2, FLOOR + 2.7, tall),
    opening(6, FLOOR + 1, 7.6, FLOOR + 2.7, tall),
  ];
  const top = FLOOR * 2 + 0.1;
  const solids: Solid[] = [
    box({ x: [0, w], y: [0, deep], z: [0, top], colour: p.wall, front: fronts, left: sides, right: sides }),
    ...pitched([0, w], [0, deep], top, {
      colour: p.roof,
      rise: grand ? 3.2 : 2.7,
      overhang: 0.75,
      kind: random.pick(['tiles', 'shingles']),
    }),
    box({ x: [c - half - 0.2, c + half + 0.2], y: [-2.6, 0], z: [0, 0.3], colour: '#d9d2c5' }),
    box({ x: [c - half - 0.6, c + half + 0.6], y: [-3, -2.6], z: [0, 0.15], colour: '#cfc7b8' }),
    slab([c - half, c + half], [-2.3, 0], FLOOR - 0.1, white, 0.3),
    railing([c - half, c + half], -2.25, FLOOR + 0.2, 'balusters', white, 0.9),
    airConditioner(w - 3.2, 0, FLOOR - 0.2),
  ];
  const spots = grand ? [-1, -0.42, 0.42, 1] : [-1, 1];
  for (const k of spots) {
    if (grand)
      solids.push(
        pillar(c + k * (half - 0.3), -1.95, [0.3, FLOOR - 0.1], 0.24, white),
        pillar(c + k * (half - 0.3), -1.95, [FLOOR + 0.2, top], 0.22, white),
      );
    else
      solids.push(
        pillar(c + k * (half - 0.35), -1.95, [0.3, FLOOR - 0.1], 0.23, white),
        pillar(c + k * (half - 0.35), -1.95, [FLOOR + 0.2, top], 0.2, white),
      );
  }
  solids.push(slab([c - half - 0.25, c + half + 0.25], [-2.6, -0.76], top, white, 0.34));
  solids.push(pediment(c - half - 0.3, c + half + 0.3, -2.66, -0.76, top + 0.34, grand ? 1.7 : 1.3, white, p.roof));
  return { solids, x: [-0.6, w + 0.6], y: [-1.5, deep], height: top + 2.6, drive: [c - half, c + half] };
}
