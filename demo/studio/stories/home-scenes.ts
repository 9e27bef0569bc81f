import type { Random } from '../../random.ts';
import { camera } from '../engine/camera.ts';
import { css, dim, hex } from '../engine/colour.ts';
import { stageOf } from '../engine/show.ts';
import { box } from '../engine/solid.ts';
import type { Detail, Solid } from '../engine/solid.ts';
import { art } from '../rooms/art.ts';
import { lamp } from '../rooms/lamps.ts';
import { pottedPlant } from '../rooms/plants.ts';
import { rug } from '../rooms/rug.ts';
import { furnish, sunPatch } from '../rooms/furnish.ts';
import { indoor } from '../rooms/indoor.ts';
import { drawShell } from '../rooms/shell.ts';
import { cushion, turned } from '../rooms/soft.ts';
import { windowView } from '../rooms/view.ts';
import { door } from '../houses/door.ts';
import { modernDuplex } from '../houses/duplex.ts';
import { palette } from '../houses/palette.ts';
import { frontView } from '../scenes/front-view.ts';
import type { Shot } from '../scenes/shot.ts';

/** A removal box with its tape. */
function carton(x: number, y: number, z: number, w: number, h: number): Solid {
  const tape: Detail = (on) => {
    const [a, b] = on.size;
    on.rect(a / 2 - 0.03, 0, a / 2 + 0.03, b, css(hex('#efe2c4'), 0.75));
    on.rect(0.05, 0.05, 0.16, 0.12, css(hex('#5a3f26'), 0.6));
  };
  return box({
    x: [x, x + w],
    y: [y, y + w * 0.8],
    z: [z, z + h],
    colour: '#c49a66',
    top: '#d3ac79',
    front: [tape],
    left: [tape],
    right: [tape],
    above: [
      (on) => {
        on.rect(0, on.size[1] / 2 - 0.006, on.size[0], on.size[1] / 2 + 0.006, css(hex('#6d4d2c'), 0.7));
      },
    ],
  });
}

/** The first evening: an empty sitting room with boxes. */
export function movingDay(random: Random): Shot {
  const [w, d, h] = [6, 5.4, 3];
  const eye = camera({ at: [3.6, -1.6, 1.45], yaw: -0.1, focal: 0.74, horizon: 0.48 });
  const stage = stageOf(eye, indoor('morning', 1), random);
  const window = windowView(d - 4.3, 0.1, d - 1.6, 2.5, { scene: 'garden', panes: 3, sheer: false });
  drawShell(stage, {
    w,
    d,
    h,
    wall: '#efe6da',
    accent: '#e3d3bf',
    floor: 'planks',
    floorColour: '#c2966a',
    ceiling: 'tray',
    side: 1,
    right: [window],
    back: [art(random, 3.9, 1.2, 0.8, 1, 'sun')],
  });
  sunPatch(stage, 1, w, [1.6, 4.2], [0.1, 2.4], 3);
  furnish(stage, [
    carton(0.5, 3.6, 0, 0.8, 0.62),
    carton(1.4, 3.8, 0, 0.7, 0.55),
    carton(0.6, 3.7, 0.62, 0.6, 0.45),
    carton(2.3, 4.1, 0, 0.62, 0.5),
    carton(1.5, 3.9, 0.55, 0.5, 0.36),
    carton(0.9, 2.2, 0, 0.72, 0.5),
    carton(3.9, 2.9, 0, 0.66, 0.44),
    ...pottedPlant(4.9, 4.6, 1.7),
    ...lamp(3.2, 4.9, 0, 1.6, '#3a332c'),
    cushion([3.1, 4.1], [4.35, 4.85], [0.12, 0.5], '#5f7388', 0.1),
  ]);
  return { canvas: stage.canvas, mood: stage.mood };
}

/** A guest has arrived: a lit hall, a door with a keypad, a suitcase. */
export function arrival(random: Random): Shot {
  const [w, d, h] = [4.4, 4.4, 2.9];
  const eye = camera({ at: [1.7, -1.4, 1.4], yaw: 0.12, focal: 0.78, horizon: 0.48 });
  const stage = stageOf(eye, indoor('evening', -1), random);
  const lock: Detail = (on) => {
    on.rect(2.86, 1.0, 2.97, 1.32, '#17191c', 0.05);
    for (let r = 0; r < 4; r++)
      for (let c = 0; c < 3; c++)
        on.rect(2.875 + c * 0.03, 1.04 + r * 0.055, 2.895 + c * 0.03, 1.075 + r * 0.055, hex('#7fd6c9'), 0.055);
    on.rect(2.8, 1.1, 2.87, 1.14, on.tone('#c9ccd0'), 0.09);
  };
  drawShell(stage, {
    w,
    d,
    h,
    wall: '#e9dfd0',
    accent: '#33485e',
    floor: 'marble',
    floorColour: '#d9d0c4',
    ceiling: 'tray',
    side: -1,
    back: [door(1.7, 0.02, 2.8, 2.3, '#7a4f30', '#efe6d8'), lock, art(random, 3.25, 1.3, 0.7, 0.9, 'adire')],
    left: [windowView(5.6, 0.9, 7.2, 2.2, { scene: 'city', panes: 2 })],
  });
  rug(stage, [1.4, 3.1], [2.6, 4.1], '#8a5f4a', '#2f2a26');
  const handle = box({
    x: [1.02, 1.3],
    y: [2.6, 2.64],
    z: [0.72, 1.02],
    colour: '#8d9196',
    front: [(on) => on.rect(0.04, 0, 0.24, 0.26, dim(on.tone('#33485e'), 1))],
  });
  furnish(stage, [
    cushion([0.9, 1.42], [2.45, 2.78], [0.06, 0.72], '#c9703f', 0.1),
    handle,
    ...[0.98, 1.3].map((x) =>
      turned(
        x,
        2.6,
        [
          [0.04, 0],
          [0.04, 0.06],
        ],
        '#1b1c1e',
        0.3,
      ),
    ),
    box({ x: [3.2, 4.2], y: [d - 0.36, d - 0.02], z: [0.74, 0.8], colour: '#6f4527' }),
    ...[3.22, 4.12].map((x) => box({ x: [x, x + 0.06], y: [d - 0.34, d - 0.28], z: [0, 0.74], colour: '#3a2c22' })),
    ...lamp(4, d - 0.2, 0.8, 0.5, '#c9a45c'),
    turned(
      3.45,
      d - 0.2,
      [
        [0.05, 0.8],
        [0.1, 0.86],
        [0.11, 0.88],
      ],
      '#e9dfce',
      0.4,
    ),
    ...pottedPlant(0.5, d - 0.5, 1.9),
  ]);
  return { canvas: stage.canvas, mood: stage.mood };
}

/** A house in the rains: streaks, wet ground, lit windows. */
export function rains(random: Random): Shot {
  const p = { ...palette(random), ground: '#8d8a86' };
  const shot = frontView(random, {
    house: modernDuplex(random, p),
    palette: p,
    mood: 'rain',
    far: 'trees',
    yaw: 0.3,
    cars: 1,
  });
  const { canvas } = shot;
  for (const [count, length, alpha, width] of [
    [260, 34, 0.22, 1.4],
    [130, 60, 0.3, 2.2],
    [40, 110, 0.26, 3.4],
  ] as const) {
    let streaks = '';
    for (let i = 0; i < count; i++) {
      const l = length * random.between(0.6, 1.3);
      streaks += `M${random.int(-50, 1650)} ${random.int(-80, 1060)}l${(-l * 0.16).toFixed(1)} ${l.toFixed(1)}`;
    }
    canvas.path(
      streaks,
      'none',
      `stroke="${css(hex('#e8f0f2'), alpha)}" stroke-width="${width}" stroke-linecap="round"`,
    );
  }
  for (let i = 0; i < 46; i++) {
    const y = random.between(820, 1050);
    const r = (y - 700) * random.between(0.04, 0.1);
    canvas.ellipse(
      [random.between(0, 1600), y],
      r,
      r * 0.2,
      'none',
      `stroke="${css(hex('#dfe8ea'), 0.35)}" stroke-width="2"`,
    );
  }
  canvas.rectangle(
    0,
    760,
    1600,
    307,
    canvas.linear(
      [0, 760],
      [0, 1067],
      [
        [0, hex('#dfe7e9'), 0],
        [0.35, hex('#dfe7e9'), 0.16],
        [1, hex('#1c2630'), 0.22],
      ],
    ),
  );
  return shot;
}
