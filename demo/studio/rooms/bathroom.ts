import type { Random } from '../../random.ts';
import { camera } from '../engine/camera.ts';
import { box } from '../engine/solid.ts';
import type { Detail, Solid } from '../engine/solid.ts';
import { stageOf } from '../engine/show.ts';
import type { Stage } from '../engine/stage.ts';
import { cabinet } from './wall-units.ts';
import { leafPlant, pottedPlant } from './plants.ts';
import { lifted } from './lifted.ts';
import { indoor } from './indoor.ts';
import { furnish } from './furnish.ts';
import type { RoomView } from './schemes.ts';
import { drawShell } from './shell.ts';
import { cushion, turned } from './soft.ts';
import { windowView } from './view.ts';
import { cladding } from './tiling.ts';
import { bath, mirror, niche, shower, towel, wc } from './bath-parts.ts';

const STONES: readonly (readonly [wall: string, feature: string, floor: string])[] = [
  ['#ece8e1', '#3f5a4c', '#cfc8bc'],
  ['#efece7', '#c9b59a', '#b9b2a7'],
  ['#e9ecec', '#33485e', '#d5d6d4'],
  ['#f0ece6', '#b9654a', '#d6cfc4'],
  ['#e6e3de', '#55585c', '#a9a7a3'],
];

/** A bathroom: vanity and lit mirror, and a bath or a walk-in shower. */
export function bathroom(random: Random, view: RoomView, variant: number): Stage {
  const { scheme: s, side } = view;
  const [wall, feature, floor] = STONES[variant % STONES.length] ?? random.pick(STONES);
  const [w, d, h] = [random.between(3.4, 4), random.between(3, 3.4), 2.8];
  const shot = camera({
    at: [w / 2 - side * random.between(0.3, 0.6), -1.75, 1.4],
    yaw: side * random.between(0.02, 0.12),
    focal: 0.82,
    horizon: 0.49,
  });
  const stage = stageOf(shot, indoor(view.hour, side), random);
  const soak = variant % 2 === 0;
  const vanity = side < 0 ? w * 0.68 : w * 0.32;
  const wet = side < 0 ? w * 0.26 : w * 0.74;
  const [tw, th] = random.pick([
    [0.6, 0.3],
    [0.3, 0.6],
    [0.9, 0.45],
  ] as const);
  const window = windowView(side < 0 ? 5.2 : d - 2.3, 1.2, side < 0 ? 6.3 : d - 1.2, 2.2, {
    scene: 'garden',
    panes: 1,
    sheer: false,
  });
  const back: Detail[] = [
    cladding(soak ? feature : wall, tw, th),
    ...(soak ? [] : [niche(wet - 0.2, 1.2)]),
    towel(vanity + side * 0.98, s.pillows[0] ?? s.accent),
    mirror(vanity, 1.62, 0.42, random.chance(0.6)),
  ];
  drawShell(stage, {
    w,
    d,
    h,
    wall,
    accent: soak ? feature : wall,
    floor: 'tiles',
    floorColour: floor,
    ceiling: 'plain',
    side,
    back,
    left: [cladding(wall, tw, th), ...(side < 0 ? [window] : [])],
    right: [cladding(wall, tw, th), ...(side > 0 ? [window] : [])],
  });
  const shelf = cabinet([vanity - 0.65, vanity + 0.65], [d - 0.5, d - 0.01], [0.38, 0.76], s.wood, 2);
  const solids: Solid[] = [
    shelf,
    box({ x: [vanity - 0.68, vanity + 0.68], y: [d - 0.52, d - 0.01], z: [0.76, 0.81], colour: '#efece6' }),
    turned(
      vanity,
      d - 0.27,
      [
        [0.15, 0.81],
        [0.22, 0.88],
        [0.24, 0.95],
      ],
      '#fbfaf8',
      0.5,
    ),
    turned(
      vanity,
      d - 0.07,
      [
        [0.018, 0.81],
        [0.018, 1.1],
      ],
      '#b08d57',
      0.7,
    ),
    turned(
      vanity + 0.5,
      d - 0.22,
      [
        [0.04, 0.81],
        [0.045, 0.95],
        [0.015, 0.98],
        [0.015, 1.02],
      ],
      '#6d5a43',
      0.4,
    ),
    ...(soak
      ? [
          bath(wet + side * -0.1, d - 0.65),
          turned(
            wet + 0.6 * side,
            d - 0.2,
            [
              [0.02, 0],
              [0.02, 0.95],
            ],
            '#b08d57',
            0.7,
          ),
          ...pottedPlant(side < 0 ? 0.3 : w - 0.3, d - 0.25, 1.4),
        ]
      : [...shower(wet, d), ...leafPlant(vanity - side * 0.45, d - 0.2, 0.42).map((leaf) => lifted(leaf, 0.81))]),
    ...wc(side < 0 ? w - 0.43 : 0.43, d * 0.62, side),
    cushion([vanity - 0.55, vanity - 0.25], [d - 0.35, d - 0.12], [0.81, 0.88], s.pillows[0] ?? s.accent, 0.05),
  ];
  furnish(stage, solids);
  return stage;
}
