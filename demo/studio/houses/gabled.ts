import type { Random } from '../../random.ts';
import { box, face, solid } from '../engine/solid.ts';
import type { Detail, Solid } from '../engine/solid.ts';
import type { House } from './house.ts';
import { door } from './door.ts';
import { opening } from './openings.ts';
import { field, pillar, railing, slats, stone, wallLamp } from './parts.ts';
import type { Palette } from './palette.ts';
import { covering, pitched, slab } from './roofs.ts';

const FLOOR = 3.2;

/** A front gable: walls up to a steep ridge that runs away from the viewer. */
function gable(
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z: number,
  rise: number,
  wall: string,
  roof: string,
  details: Detail[],
): Solid[] {
  const m = (x0 + x1) / 2;
  const over = 0.45;
  const fall = (rise / (m - x0)) * over;
  const [a, b] = [y0 - 0.5, y1 + 0.3];
  const t = 0.16;
  const lip = (p: number, q: number, zp: number, zq: number) =>
    solid([
      face(
        p < q
          ? [
              [p, a, zp],
              [q, a, zq],
              [q, a, zq + t],
              [p, a, zp + t],
            ]
          : [
              [q, a, zq],
              [p, a, zp],
              [p, a, zp + t],
              [q, a, zq + t],
            ],
        '#f4efe6',
      ),
      face(
        p < q
          ? [
              [p, a, zp + t],
              [q, a, zq + t],
              [q, b, zq + t],
              [p, b, zp + t],
            ]
          : [
              [p, b, zp + t],
              [q, b, zq + t],
              [q, a, zq + t],
              [p, a, zp + t],
            ],
        roof,
        [covering('tiles')],
      ),
      face(
        p < q
          ? [
              [q, a, zq],
              [p, a, zp],
              [p, b, zp],
              [q, b, zq],
            ]
          : [
              [p, a, zp],
              [q, a, zq],
              [q, b, zq],
              [p, b, zp],
            ],
        '#e2dccf',
      ),
      face(
        p < q
          ? [
              [p, b, zp],
              [p, a, zp],
              [p, a, zp + t],
              [p, b, zp + t],
            ]
          : [
              [p, a, zp],
              [p, b, zp],
              [p, b, zp + t],
              [p, a, zp + t],
            ],
        '#efe9de',
      ),
    ]);
  return [
    solid([
      face(
        [
          [x0, y0, z],
          [x1, y0, z],
          [m, y0, z + rise],
        ],
        wall,
        details,
      ),
      face(
        [
          [x1, y1, z],
          [x0, y1, z],
          [m, y1, z + rise],
        ],
        wall,
      ),
    ]),
    lip(x0 - over, m, z - fall, z + rise),
    lip(x1 + over, m, z - fall, z + rise),
  ];
}

/** A duplex with a steep front gable beside a long hipped wing. */
export function gabledDuplex(random: Random, p: Palette): House {
  const g = random.between(5, 5.8);
  const w = g + random.between(7.4, 8.8);
  const deep = 9.5;
  const top = FLOOR * 2;
  const frame = { frame: p.metal, recess: 0.16 };
  const rest = w - g;
  const rise = 2.5;
  const wing: Detail[] = [
    field(0, FLOOR - 0.12, rest, FLOOR + 0.08, p.accent, 0.03),
    door(0.7, 0.2, 2.2, 2.6, p.wood),
    wallLamp(0.35, 2.1),
    wallLamp(2.6, 2.1),
    opening(3.4, 0.8, 5.2, 2.5, frame),
    opening(0.6, FLOOR + 0.1, 3, FLOOR + 2.4, { ...frame, panes: 4 }),
    opening(3.9, FLOOR + 0.9, 5.2, FLOOR + 2.4, frame),
    opening(rest - 1.6, 0.8, rest - 0.5, 2.5, frame),
    opening(rest - 1.6, FLOOR + 0.9, rest - 0.5, FLOOR + 2.4, frame),
  ];
  const solids: Solid[] = [
    box({
      x: [0, g],
      y: [-1.4, deep],
      z: [0, top],
      colour: p.accentWall,
      front: [
        stone(0, 0, g, 1, p.stones),
        opening(0.9, 0.9, g - 0.9, 2.6, { ...frame, panes: 4 }),
        opening(1, FLOOR + 0.5, g - 1, FLOOR + 2.7, { ...frame, panes: 3, transom: 0.25 }),
        slats(1, 2.75, g - 1, FLOOR + 0.4, p.wood, true, 0.16),
      ],
      left: [
        opening(2, 0.9, 3.6, 2.4, frame),
        opening(7, 0.9, 8.6, 2.4, frame),
        opening(2, FLOOR + 0.9, 3.6, FLOOR + 2.4, frame),
        opening(7, FLOOR + 0.9, 8.6, FLOOR + 2.4, frame),
      ],
      right: [],
    }),
    ...gable(0, g, -1.4, deep, top, rise, p.accentWall, p.roof, [
      opening(g / 2 - 0.45, 0.5, g / 2 + 0.45, 1.4, { ...frame, panes: 2 }),
    ]),
    box({
      x: [g, w],
      y: [0.8, deep],
      z: [0, top],
      colour: p.wall,
      front: wing,
      right: [
        opening(1.4, 0.9, 3, 2.4, frame),
        opening(5.4, 0.9, 7, 2.4, frame),
        opening(1.4, FLOOR + 0.9, 3, FLOOR + 2.4, frame),
        opening(5.4, FLOOR + 0.9, 7, FLOOR + 2.4, frame),
      ],
    }),
    ...pitched([g + 1.1, w], [0.8, deep], top, { colour: p.roof, rise: 2.2, overhang: 0.6, kind: 'tiles' }),
    slab([g, g + 3.3], [-0.9, 0.8], FLOOR - 0.14, p.trim, 0.26),
    railing([g + 0.05, g + 3.25], -0.85, FLOOR + 0.12, random.pick(['glass', 'bars']), p.metal),
    pillar(g + 3.05, -0.65, [0, FLOOR - 0.14], 0.15, p.trim, false),
    box({ x: [g, g + 3.4], y: [-1, 0.8], z: [0, 0.2], colour: '#cfc8bb' }),
  ];
  return { solids, x: [-0.5, w + 0.4], y: [-1.2, deep], height: top + rise, drive: [g + 0.2, g + 3.4] };
}
