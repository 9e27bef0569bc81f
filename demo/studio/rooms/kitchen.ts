import type { Random } from '../../random.ts';
import { camera } from '../engine/camera.ts';
import { css, hex } from '../engine/colour.ts';
import { box } from '../engine/solid.ts';
import type { Detail, Range, Solid } from '../engine/solid.ts';
import { stageOf } from '../engine/show.ts';
import type { Stage } from '../engine/stage.ts';
import { cabinet } from './wall-units.ts';
import { pendant } from './lamps.ts';
import { indoor } from './indoor.ts';
import { furnish, sunPatch } from './furnish.ts';
import type { RoomView } from './schemes.ts';
import { stool } from './seating.ts';
import { drawShell } from './shell.ts';
import { turned } from './soft.ts';
import { windowView } from './view.ts';
import { fruitBowl, refrigerator, tiles } from './kitchen-units.ts';

const FRONTS: readonly (readonly [low: string, high: string, top: string, splash: string])[] = [
  ['#2f4a3f', '#efe9dd', '#e9e6e0', '#f3efe6'],
  ['#f1ede4', '#f1ede4', '#33363a', '#dfe4e2'],
  ['#7a5236', '#f4f0e8', '#e6e2da', '#e9e1d3'],
  ['#33485e', '#e9ecec', '#f0eeea', '#eef0ee'],
  ['#4a4d52', '#9c6a3e', '#dcd8d0', '#e8e4dc'],
  ['#b9a78e', '#f6f2ea', '#3a3b3d', '#e3ddd0'],
];

/** A fitted kitchen along the far wall with an island in front. */
export function kitchen(random: Random, view: RoomView, variant: number): Stage {
  const { scheme: s, side } = view;
  const [low, high, top, splash] = FRONTS[variant % FRONTS.length] ?? random.pick(FRONTS);
  const [w, d, h] = [random.between(4.6, 5.4), random.between(4.2, 4.8), 2.9];
  const shot = camera({
    at: [w / 2 - side * random.between(0.3, 1), -1.7, 1.5],
    yaw: side * random.between(0.02, 0.16),
    focal: 0.76,
    horizon: 0.46,
  });
  const stage = stageOf(shot, indoor(view.hour, side), random);
  const window = windowView(side < 0 ? 5.4 : d - 3, 1, side < 0 ? 7 : d - 1.4, 2.2, {
    scene: view.scene,
    sheer: false,
    panes: 2,
  });
  drawShell(stage, {
    w,
    d,
    h,
    wall: s.wall,
    floor: s.floor === 'planks' ? 'tiles' : s.floor,
    floorColour: s.floor === 'planks' ? '#d9d2c6' : s.floorColour,
    ceiling: random.pick(['tray', 'plain'] as const),
    side,
    back: [tiles(0, 0.9, w, 1.5, splash, random.pick([0.2, 0.3]), random.pick([0.1, 0.15]))],
    [side < 0 ? 'left' : 'right']: [window],
  });
  sunPatch(stage, side, side < 0 ? 0 : w, [1.6, 3.2], [1, 2.2], 2);
  const fridge = side < 0 ? w - 0.95 : 0.1;
  const run: Range = side < 0 ? [0.02, fridge - 0.04] : [fridge + 0.9, w - 0.02];
  const count = Math.round((run[1] - run[0]) / 0.48);
  const c = (run[0] + run[1]) / 2;
  const face = d - 0.62;
  const oven: Detail = (on) => {
    const u = c - run[0] - 0.3;
    on.rect(u, 0.08, u + 0.6, 0.72, '#1c1e21', 0.02);
    on.rect(u + 0.06, 0.16, u + 0.54, 0.5, css(hex(stage.mood.lamps > 0.9 ? '#5a3a22' : '#3a4249')), 0.025);
    on.rect(u + 0.06, 0.56, u + 0.54, 0.58, '#c9ccd0', 0.04);
  };
  const base = cabinet(run, [face, d - 0.01], [0.08, 0.86], low, count);
  base.faces[0]?.details.push(oven);
  const uppers: Solid[] = (
    [
      [run[0], c - 0.46],
      [c + 0.46, run[1]],
    ] as const
  ).map(([a, b]) => cabinet([a, b], [d - 0.36, d - 0.01], [1.5, 2.35], high, Math.max(1, Math.round((b - a) / 0.5))));
  const under: Detail = (on) => {
    const [uw, uh] = on.size;
    const shape = on.outline([
      [0, 0],
      [uw, 0],
      [uw, uh],
      [0, uh],
    ]);
    const ys = shape.map((p) => p[1]);
    on.stage.canvas.polygon(
      shape,
      on.stage.canvas.linear(
        [0, Math.max(...ys)],
        [0, Math.min(...ys)],
        [
          [0, hex('#ffffff'), 0.05],
          [1, hex('#ffe3b0'), 0.12],
        ],
      ),
    );
  };
  const island: Range = [w / 2 - 1.15, w / 2 + 1.15];
  const solids: Solid[] = [
    base,
    box({
      x: [run[0], run[1]],
      y: [face - 0.03, d - 0.01],
      z: [0.86, 0.9],
      colour: top,
      above: [
        under,
        (on) => {
          const u = c - run[0];
          on.rect(u - 0.29, 0.1, u + 0.29, 0.52, '#17191b');
          for (const [du, dv] of [
            [-0.15, 0.2],
            [0.13, 0.2],
            [-0.15, 0.4],
            [0.13, 0.4],
          ] as const) {
            on.shape(
              Array.from(
                { length: 14 },
                (_, i) =>
                  [u + du + Math.cos((i * Math.PI) / 7) * 0.08, dv + Math.sin((i * Math.PI) / 7) * 0.08] as const,
              ),
              '#3c3f43',
            );
          }
        },
      ],
    }),
    ...uppers,
    box({ x: [c - 0.42, c + 0.42], y: [d - 0.5, d - 0.01], z: [1.5, 1.62], colour: '#c3c6ca' }),
    box({ x: [c - 0.14, c + 0.14], y: [d - 0.3, d - 0.01], z: [1.62, 2.6], colour: '#b4b7bb' }),
    ...refrigerator(fridge, d, random.pick(['#c5c8cb', '#33363a', '#e4e4e1'])),
    cabinet(island, [1.25, 2.05], [0.05, 0.86], low, 4),
    box({ x: [island[0] - 0.1, island[1] + 0.1], y: [1.05, 2.12], z: [0.86, 0.92], colour: top, above: [under] }),
    ...[-0.75, 0, 0.75].flatMap((k) => stool(w / 2 + k, 0.85, s.sofa)),
    ...[-0.7, 0.7].flatMap((k) => pendant(w / 2 + k, 1.6, h, 1.05, 0.17, random.pick(['#2f3236', s.wood, '#c9a45c']))),
    ...fruitBowl(w / 2 + 0.4, 1.6, 0.92),
    turned(
      run[0] + 0.35,
      d - 0.3,
      [
        [0.06, 0.9],
        [0.07, 1.02],
        [0.05, 1.14],
        [0.06, 1.16],
      ],
      s.border,
      0.5,
    ),
    turned(
      run[1] - 0.3,
      d - 0.3,
      [
        [0.08, 0.9],
        [0.09, 1.06],
        [0.04, 1.12],
      ],
      '#c9ccd0',
      0.7,
    ),
  ];
  furnish(stage, solids);
  return stage;
}
