import type { Random } from '../../random.ts';
import { box } from '../engine/solid.ts';
import type { Detail, Solid } from '../engine/solid.ts';
import type { House } from './house.ts';
import { door } from './door.ts';
import { opening } from './openings.ts';
import { airConditioner, field, pillar, railing, wallLamp } from './parts.ts';
import type { Palette } from './palette.ts';
import { pitched, slab } from './roofs.ts';

/** A bungalow under a long-span aluminium roof, with a veranda. */
export function bungalow(random: Random, p: Palette): House {
  const w = random.between(12, 15);
  const deep = 9;
  const high = 3.1;
  const wing = random.between(4.2, 5);
  const kind = random.pick(['longspan', 'longspan', 'tiles'] as const);
  const roof =
    kind === 'longspan' ? random.pick(['#8c2f27', '#2f5a48', '#34506e', '#6b3a2a', '#7c2f35', '#a8a39a']) : p.roof;
  const simple = {
    frame: random.pick(['#f2eee4', '#4a3b30', '#d9d4c8']),
    bars: random.chance(0.5),
    sill: true,
    surround: random.chance(0.5) ? '#f5f0e5' : undefined,
    recess: 0.1,
  };
  const options =
    simple.surround === undefined
      ? { frame: simple.frame, bars: simple.bars, sill: true, recess: 0.1 }
      : { ...simple, surround: simple.surround };
  const plinth = (to: number): Detail => field(0, 0, to, 0.55, p.accent, 0.03);
  const band = (to: number): Detail => field(0, high - 0.3, to, high, '#f7f2e8', 0.02);
  const main = w - wing;
  const solids: Solid[] = [
    box({
      x: [0, wing],
      y: [-1.8, deep],
      z: [0, high],
      colour: p.wall,
      front: [plinth(wing), band(wing), opening(1.1, 1, wing - 1.1, 2.5, { ...options, panes: 3 })],
      left: [plinth(11), opening(2, 1, 3.6, 2.4, options), opening(6.6, 1, 8.2, 2.4, options)],
      right: [plinth(11)],
    }),
    box({
      x: [wing, w],
      y: [0.6, deep],
      z: [0, high],
      colour: p.wall,
      front: [
        plinth(main),
        door(0.9, 0.3, 2.2, 2.55, p.wood, '#f5f0e5'),
        opening(3, 1, 5, 2.5, { ...options, panes: 3 }),
        ...(main > 7.6 ? [opening(main - 2, 1, main - 0.7, 2.5, options)] : []),
        wallLamp(0.5, 2.1),
        wallLamp(2.6, 2.1),
      ],
      right: [plinth(9), opening(1.6, 1, 3.2, 2.4, options), opening(5.4, 1, 7, 2.4, options)],
    }),
    box({ x: [wing, w], y: [-1.5, 0.6], z: [0, 0.28], colour: '#c9c1b2' }),
    slab([wing, w], [-1.5, 0.6], high - 0.28, '#f5f0e6', 0.28),
    airConditioner(wing - 1.3, -1.8, 0.5),
  ];
  const classic = random.chance(0.6);
  for (const k of [0.04, 0.36, 0.68, 0.97])
    solids.push(pillar(wing + main * k, -1.25, [0.28, high - 0.28], 0.17, '#f5f0e6', classic));
  solids.push(
    railing(
      [wing + main * 0.36 + 0.2, w - 0.1],
      -1.3,
      0.28,
      classic ? 'balusters' : 'bars',
      classic ? '#f5f0e6' : '#33373b',
      0.75,
    ),
  );
  solids.push(...pitched([wing + 1.32, w], [-1.5, deep], high, { colour: roof, rise: 2.5, overhang: 0.65, kind }));
  const gable = pitched([0, wing], [-1.8, deep], high + 0.001, {
    colour: roof,
    rise: 2,
    overhang: 0.65,
    kind,
    fascia: '#f5f0e6',
  });
  solids.push(...gable);
  return { solids, x: [-0.7, w + 0.7], y: [-1.8, deep], height: high + 2.9, drive: [wing + 0.3, wing + main * 0.36] };
}
