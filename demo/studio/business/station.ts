import type { Random } from '../../random.ts';
import { css, hex } from '../engine/colour.ts';
import { box } from '../engine/solid.ts';
import type { Detail, Solid } from '../engine/solid.ts';
import type { House } from '../houses/house.ts';
import { opening } from '../houses/openings.ts';
import { field, pillar } from '../houses/parts.ts';
import { slab } from '../houses/roofs.ts';
import { goods, sign } from './signs.ts';

const pumpFace =
  (colour: string): Detail =>
  (on) => {
    on.rect(0.08, 0.9, 0.72, 1.5, on.tone('#20262b'), 0.01);
    on.rect(0.16, 1.12, 0.64, 1.42, css(hex('#bcd3b0')), 0.02);
    on.rect(0, 1.62, 0.8, 1.95, on.tone(colour), 0.02);
    for (const u of [0.14, 0.46]) on.rect(u, 0.3, u + 0.2, 0.75, on.tone('#2c3136'), 0.02);
  };

/** A pump on its island, seen from both sides. */
const pump = (x: number, y: number, colour: string): Solid[] => [
  box({ x: [x - 0.4, x + 0.4], y: [y, y + 0.5], z: [0.18, 2.15], colour: '#f2efe8', front: [pumpFace(colour)] }),
];

/** A filling station: a canopy over the pumps, the shop behind, the price board at the road. */
export function station(random: Random): House {
  const brand = random.pick(['#1f7a4d', '#24507f', '#b3372c']);
  const [w, deep, high] = [17, 9, 5.1];
  const shop = 13;
  const solids: Solid[] = [
    box({
      x: [2, 2 + shop],
      y: [deep + 5, deep + 12],
      z: [0, 3.7],
      colour: '#f3efe6',
      front: [
        field(0, 0, shop, 0.4, brand, 0.02),
        opening(0.6, 0.2, shop * 0.62, 2.7, { frame: '#2b3036', panes: 5, transom: 0.78, curtain: false, litUp: true }),
        goods(0.8, 0.3, shop * 0.6, 2),
        opening(shop * 0.68, 0.2, shop - 0.6, 2.7, { frame: '#2b3036', panes: 3, curtain: false, litUp: true }),
        sign(0.8, 2.9, shop * 0.6, 3.6, brand),
      ],
    }),
    slab([1.6, shop + 2.4], [deep + 4.2, deep + 12.2], 3.7, '#faf8f2', 0.4),
    ...[3.6, w - 3.6].flatMap((x) => [
      box({
        x: [x - 2.3, x + 2.3],
        y: [3.4, 5.4],
        z: [0, 0.18],
        colour: '#d9d4c8',
        front: [field(0, 0, 4.6, 0.18, '#e0b83a')],
      }),
      ...pump(x - 1.1, 4.1, brand),
      ...pump(x + 1.1, 4.1, brand),
      pillar(x, 4.4, [0.18, high], 0.22, '#f4f1ea', false),
    ]),
    box({
      x: [0, w],
      y: [0, deep],
      z: [high, high + 1.05],
      colour: '#fbf9f4',
      front: [
        field(0, 0, w, 0.34, brand, 0.02),
        field(0, 0.34, w, 0.42, '#e0b83a', 0.03),
        sign(w * 0.06, 0.48, w * 0.3, 0.98, brand),
      ],
      left: [field(0, 0, deep, 0.34, brand, 0.02), field(0, 0.34, deep, 0.42, '#e0b83a', 0.03)],
      right: [field(0, 0, deep, 0.34, brand, 0.02), field(0, 0.34, deep, 0.42, '#e0b83a', 0.03)],
    }),
    ...[-3.4, -3].map((x) => box({ x: [x, x + 0.16], y: [-1.4, -1.2], z: [0, 2.4], colour: '#e9e6de' })),
    box({
      x: [-4.3, -1.9],
      y: [-1.5, -1.1],
      z: [2.4, 6.6],
      colour: brand,
      front: [
        field(0.12, 0.15, 2.28, 2.7, '#f7f4ec', 0.02),
        sign(0.15, 2.95, 2.25, 4, brand),
        ...[0.4, 1.2, 2].flatMap((v) => [
          field(0.3, v, 0.95, v + 0.34, brand, 0.03),
          field(1.15, v, 2.1, v + 0.34, '#23282c', 0.03),
        ]),
      ],
    }),
  ];
  return { solids, x: [-4.4, w + 0.4], y: [-1.4, deep + 12], height: 7, drive: [w * 0.3, w * 0.7] };
}
