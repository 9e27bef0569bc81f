import type { Random } from '../../random.ts';
import { camera } from '../engine/camera.ts';
import { dim } from '../engine/colour.ts';
import { stageOf } from '../engine/show.ts';
import type { Detail, Solid } from '../engine/solid.ts';
import type { Stage } from '../engine/stage.ts';
import { slats } from '../houses/parts.ts';
import { art } from './art.ts';
import { cabinet, splitUnit, television } from './wall-units.ts';
import { fan, lamp, pendant } from './lamps.ts';
import { leafPlant, pottedPlant } from './plants.ts';
import { rug } from './rug.ts';
import { furnish, glowStrip, sunPatch } from './furnish.ts';
import { indoor } from './indoor.ts';
import type { RoomView } from './schemes.ts';
import { armchair, sofa } from './seating.ts';
import { drawShell } from './shell.ts';
import { turned } from './soft.ts';
import { windowView } from './view.ts';

/** What the far wall of a sitting room holds. */
export type Layout = 'television' | 'pictures' | 'balcony' | 'empty';

const socket =
  (u: number): Detail =>
  (on) =>
    on.rect(u, 0.35, u + 0.15, 0.45, dim(on.tone('#f6f5f2'), 1.02), 0.01);

function farWall(random: Random, { scheme: s, scene }: RoomView, layout: Layout, w: number, h: number): Detail[] {
  const c = w / 2;
  if (layout === 'television')
    return [
      glowStrip(c - 2, c + 2, h),
      slats(c - 2, 0.12, c + 2, h - 0.02, s.wood, true, 0.1),
      television(c - 0.95, 1.05, 1.9),
      splitUnit(w - 1.3, 2.4),
    ];
  if (layout === 'pictures')
    return [...[-1.5, -0.42, 0.66].map((u) => art(random, c + u, 1.3, 0.85, 1.1)), splitUnit(w - 1.2, 2.5)];
  if (layout === 'balcony') return [windowView(c - 1.9, 0.06, c + 1.9, 2.5, { scene, curtain: s.curtain, panes: 4 })];
  return [splitUnit(c - 0.45, 2.4), socket(1.2), socket(w - 1.4)];
}

function seats(
  random: Random,
  { scheme: s, side }: RoomView,
  layout: Layout,
  w: number,
  d: number,
  c: number,
): Solid[] {
  const [near, far] = side < 0 ? ([0.85, w - 0.85] as const) : ([w - 0.85, 0.85] as const);
  const inward = side < 0 ? 'left' : 'right';
  const outward = side < 0 ? 'right' : 'left';
  const main = sofa(random, far, 2.5, 2.5, inward, s.sofa, s.pillows);
  if (layout === 'balcony') {
    return [
      ...main,
      ...armchair(near, 1.7, outward, s.accent, s.pillows[0]),
      ...armchair(near, 3.2, outward, s.accent, s.pillows[1]),
    ];
  }
  const chair = armchair(side < 0 ? c - 1.5 : c + 1.5, 1.5, outward, s.accent, s.pillows[0]);
  if (layout === 'television')
    return [...main, ...chair, cabinet([w / 2 - 1.4, w / 2 + 1.4], [d - 0.45, d - 0.02], [0.18, 0.55], s.wood, 4)];
  return [...main, ...chair, ...sofa(random, c, d - 0.75, 2.3, 'viewer', s.sofa, s.pillows.slice(0, 2))];
}

/** A sitting room, furnished in one of three ways or bare. */
export function livingRoom(random: Random, view: RoomView, layout: Layout): Stage {
  const { scheme: s, side } = view;
  const [w, d, h] = [random.between(5.6, 6.6), random.between(5.2, 6), 3];
  const furnished = layout !== 'empty';
  const shot = camera({
    at: [w / 2 - side * random.between(0.4, 1.3), random.between(-1.9, -1.3), 1.42],
    yaw: side * random.between(0.02, 0.17),
    focal: random.between(0.7, 0.78),
    horizon: 0.5,
  });
  const stage = stageOf(shot, indoor(view.hour, side), random);
  const [y0, y1] = [1.7, 4.2];
  const outlook = { scene: view.scene, ...(furnished ? { curtain: s.curtain } : { sheer: false }), panes: 3 } as const;
  const flank = windowView(side < 0 ? y0 + 4 : d - y1, 0.1, side < 0 ? y1 + 4 : d - y0, 2.5, outlook);
  drawShell(stage, {
    w,
    d,
    h,
    wall: s.wall,
    ...(furnished ? { accent: s.accent } : {}),
    floor: s.floor,
    floorColour: s.floorColour,
    ceiling: 'tray',
    side,
    back: farWall(random, view, layout, w, h),
    [side < 0 ? 'left' : 'right']: [flank],
  });
  sunPatch(stage, side, side < 0 ? 0 : w, [y0, y1], [0.1, 2.4], 3);
  if (!furnished) return stage;
  const c = w / 2 + random.between(-0.2, 0.2);
  rug(stage, [c - 1.6, c + 1.6], [1.1, 3.5], s.rug, s.border);
  const low = random.chance(0.5);
  furnish(stage, [
    ...seats(random, view, layout, w, d, c),
    ...(low
      ? [
          turned(
            c,
            2.1,
            [
              [0.26, 0],
              [0.22, 0.3],
              [0.5, 0.34],
              [0.52, 0.36],
              [0.52, 0.4],
            ],
            s.wood,
            0.06,
          ),
        ]
      : table(c, 2.2, s.wood)),
    turned(
      c - 0.1,
      2.1,
      [
        [0.05, 0.4],
        [0.09, 0.5],
        [0.05, 0.62],
        [0.06, 0.64],
      ],
      s.border,
      0.5,
    ),
    turned(
      c + 0.2,
      2.0,
      [
        [0.08, 0.4],
        [0.14, 0.45],
      ],
      '#e9dfce',
      0.3,
    ),
    ...(random.chance(0.5) ? pottedPlant : leafPlant)(side < 0 ? w - 0.5 : 0.5, d - 0.55, random.between(1.5, 1.9)),
    ...pottedPlant(side < 0 ? 0.55 : w - 0.55, 1.0, 1.6, '#8a6a4e'),
    ...lamp(side < 0 ? 0.5 : w - 0.5, d - 0.5, 0, 1.65, '#3a332c'),
    ...(random.chance(0.45)
      ? fan(c, 2.4, h)
      : pendant(
          c,
          2.3,
          h,
          random.between(0.5, 0.75),
          random.between(0.26, 0.36),
          random.pick([s.wood, s.border, '#c9a45c']),
        )),
  ]);
  return stage;
}

/** A low rectangular table on a frame. */
function table(x: number, y: number, wood: string): Solid[] {
  return [
    cabinet([x - 0.62, x + 0.62], [y - 0.34, y + 0.34], [0.34, 0.4], wood, 1),
    ...[-0.55, 0.5].flatMap((dx) =>
      [-0.28, 0.24].map((dy) => cabinet([x + dx, x + dx + 0.05], [y + dy, y + dy + 0.05], [0, 0.34], '#2c2a28', 1)),
    ),
  ];
}
