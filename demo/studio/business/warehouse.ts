import type { Random } from '../../random.ts';
import { css, dim } from '../engine/colour.ts';
import { box } from '../engine/solid.ts';
import type { Detail, Solid } from '../engine/solid.ts';
import type { House } from '../houses/house.ts';
import { door } from '../houses/door.ts';
import { opening } from '../houses/openings.ts';
import { airConditioner, field, wallLamp } from '../houses/parts.ts';
import { pitched, slab } from '../houses/roofs.ts';
import { shutter } from './signs.ts';

/** Upright ribs of sheet metal above a base of blockwork. */
const sheets =
  (base: number): Detail =>
  (on) => {
    const [w, h] = on.size;
    const steel = on.tone(on.face.colour);
    const step = on.metre * 0.3 < 3 ? 0.6 : 0.3;
    for (let u = 0; u < w; u += step) {
      on.rect(u, base, u + step * 0.42, h, dim(steel, 1.12));
      on.rect(u + step * 0.42, base, u + step * 0.55, h, dim(steel, 0.74));
    }
    on.rect(0, 0, w, base, on.tone('#cfc6b4'));
    on.rect(0, base - 0.07, w, base + 0.05, css(on.stage.mood.shadow, 0.3));
  };

/** A portal shed with roller doors, and the offices that lean against it. */
export function warehouse(random: Random, bays: number): House {
  const w = bays * 8.4;
  const deep = 34;
  const high = random.between(6.6, 7.6);
  const steel = random.pick(['#c9d2d6', '#7f9db0', '#d7d2c2', '#6f8f82']);
  const trim = random.pick(['#24507f', '#9d332b', '#1f6b4a', '#3d4248']);
  const gates: Detail[] = [];
  for (let i = 0; i < bays; i++) {
    const u = i * 8.4 + 1.9;
    gates.push(
      field(u - 0.25, 0, u + 4.85, 5.05, trim, 0.03),
      shutter(u, 0.05, u + 4.6, 4.8, i === 0 ? '#d5d8d9' : '#c3c8ca'),
      wallLamp(u - 0.8, 3.2),
    );
  }
  const roof = pitched([0, w], [0, deep], high, {
    colour: steel,
    rise: 2.6,
    overhang: 0.5,
    kind: 'longspan',
    hip: 0,
    fascia: trim,
  });
  const annex = random.between(7, 8.5);
  const solids: Solid[] = [
    box({
      x: [0, w],
      y: [0, deep],
      z: [0, high],
      colour: steel,
      front: [sheets(1.4), field(0, high - 0.5, w, high, trim, 0.02), ...gates],
      left: [sheets(1.4)],
      right: [sheets(1.4)],
    }),
    ...roof,
    ...Array.from({ length: bays }, (_, i) => slab([i * 8.4 + 1.5, i * 8.4 + 6.9], [-1.5, 0], 5.1, trim, 0.16)),
    box({
      x: [w, w + annex],
      y: [2, 12],
      z: [0, 3.6],
      colour: '#ece5d6',
      front: [
        field(0, 0, annex, 0.6, trim, 0.02),
        door(0.9, 0.1, 2.1, 2.5, '#6f4527'),
        opening(3, 1, 4.8, 2.4, { frame: '#f4f0e6', panes: 2, bars: true, sill: true }),
        opening(5.4, 1, annex - 0.5, 2.4, { frame: '#f4f0e6', panes: 2, bars: true, sill: true }),
      ],
      right: [opening(3, 1, 4.6, 2.4, { frame: '#f4f0e6' }), opening(6, 1, 7.6, 2.4, { frame: '#f4f0e6' })],
    }),
    slab([w, w + annex + 0.4], [1.5, 12.2], 3.6, trim, 0.34),
    airConditioner(w + 5.8, 2, 0.4),
  ];
  return { solids, x: [-0.6, w + annex + 0.6], y: [-1.6, deep], height: high + 2.9, drive: [2, w - 2] };
}
