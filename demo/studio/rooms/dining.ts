import type { Random } from '../../random.ts';
import { camera } from '../engine/camera.ts';
import { box } from '../engine/solid.ts';
import type { Solid } from '../engine/solid.ts';
import { stageOf } from '../engine/show.ts';
import type { Stage } from '../engine/stage.ts';
import { art } from './art.ts';
import { cabinet, splitUnit } from './wall-units.ts';
import { leafPlant, pottedPlant } from './plants.ts';
import { pendant } from './lamps.ts';
import { rug } from './rug.ts';
import { indoor } from './indoor.ts';
import { lifted } from './lifted.ts';
import { furnish, sunPatch } from './furnish.ts';
import type { RoomView } from './schemes.ts';
import { chair } from './seating.ts';
import { drawShell } from './shell.ts';
import { turned } from './soft.ts';
import { windowView } from './view.ts';

/** A dining room before a wide window. */
export function diningRoom(random: Random, view: RoomView): Stage {
  const { scheme: s, side } = view;
  const [w, d, h] = [random.between(5, 5.8), random.between(4.8, 5.4), 3];
  const shot = camera({
    at: [w / 2 - side * random.between(0.5, 1.2), -1.4, 1.5],
    yaw: side * random.between(0.04, 0.18),
    focal: 0.76,
    horizon: 0.47,
  });
  const stage = stageOf(shot, indoor(view.hour, side), random);
  const c = w / 2;
  const wide = windowView(c - 1.7, 0.1, c + 1.7, 2.5, { scene: view.scene, curtain: s.curtain, panes: 4 });
  const flank = windowView(side < 0 ? 5.4 : d - 3.4, 0.9, side < 0 ? 7.4 : d - 1.4, 2.3, {
    scene: view.scene,
    panes: 2,
  });
  const pictures = [art(random, side < 0 ? d - 3 : 6, 1.3, 0.9, 1.2), splitUnit(side < 0 ? d - 1.6 : 7.6, 2.4)];
  drawShell(stage, {
    w,
    d,
    h,
    wall: s.wall,
    accent: s.accent,
    floor: s.floor,
    floorColour: s.floorColour,
    ceiling: random.pick(['tray', 'beams'] as const),
    side,
    back: [wide],
    left: side < 0 ? [flank] : pictures,
    right: side < 0 ? pictures : [flank],
  });
  sunPatch(stage, side, side < 0 ? 0 : w, [1.4, 3.4], [0.9, 2.2], 2);
  rug(stage, [c - 1.7, c + 1.7], [1.3, 4], s.rug, s.border);
  const [t0, t1] = [1.75, 3.55];
  const solids: Solid[] = [
    box({ x: [c - 0.52, c + 0.52], y: [t0, t1], z: [0.7, 0.75], colour: s.wood }),
    ...[t0 + 0.35, t1 - 0.45].map((y) =>
      box({ x: [c - 0.34, c + 0.34], y: [y, y + 0.1], z: [0, 0.7], colour: s.wood }),
    ),
    ...[0.3, 0.9, 1.5].flatMap((k) => [
      ...chair(c - 0.78, t0 + k, 'right', s.sofa, s.wood),
      ...chair(c + 0.78, t0 + k, 'left', s.sofa, s.wood),
    ]),
    ...chair(c, t1 + 0.32, 'viewer', s.sofa, s.wood),
    turned(
      c,
      (t0 + t1) / 2,
      [
        [0.07, 0.75],
        [0.12, 0.86],
        [0.06, 0.98],
        [0.075, 1],
      ],
      s.border,
      0.5,
    ),
    ...leafPlant(c, (t0 + t1) / 2, 0.6)
      .slice(1)
      .map((leaves) => lifted(leaves, 0.62)),
    ...[
      [-0.28, 0.45],
      [0.28, 0.45],
      [-0.28, 1.35],
      [0.28, 1.35],
      [-0.28, 0.9],
      [0.28, 0.9],
    ].map(([x = 0, y = 0]) =>
      turned(
        c + x,
        t0 + y,
        [
          [0.1, 0.75],
          [0.13, 0.765],
        ],
        '#f4efe6',
        0.3,
      ),
    ),
    ...pendant(c, (t0 + t1) / 2, h, 0.95, 0.36, s.border),
    cabinet(side < 0 ? [w - 0.48, w - 0.02] : [0.02, 0.48], [d - 2, d - 0.5], [0.12, 0.85], s.wood, 3),
    ...pottedPlant(side < 0 ? 0.5 : w - 0.5, d - 0.45, 1.9),
  ];
  furnish(stage, solids);
  return stage;
}
