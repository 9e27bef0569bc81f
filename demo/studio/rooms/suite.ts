import type { Random } from '../../random.ts';
import { camera } from '../engine/camera.ts';
import { css, dim, hex } from '../engine/colour.ts';
import { stageOf } from '../engine/show.ts';
import { box } from '../engine/solid.ts';
import type { Detail, Solid } from '../engine/solid.ts';
import type { Stage } from '../engine/stage.ts';
import { furnish, sunPatch } from './furnish.ts';
import { indoor } from './indoor.ts';
import type { Hour } from './indoor.ts';
import { drawShell } from './shell.ts';
import { windowView } from './view.ts';
import { splitUnit } from './wall-units.ts';

/** A glass partition with a door in it. */
const partition =
  (u0: number, u1: number, high: number): Detail =>
  (on) => {
    on.rect(u0, 0.1, u1, high, css(hex('#cfe0e4'), 0.55), 0.02);
    for (let u = u0; u <= u1 + 0.01; u += (u1 - u0) / 4)
      on.rect(u - 0.03, 0.1, u + 0.03, high, on.tone('#2f3438'), 0.03);
    for (const v of [0.1, high]) on.rect(u0, v, u1, v + 0.06, on.tone('#2f3438'), 0.03);
    on.rect(u0 + 0.08, 1, u0 + 0.14, 1.3, on.tone('#c9a45c'), 0.05);
  };

/** Panels of light in a grid ceiling. */
function lights(stage: Stage, w: number, d: number, h: number): void {
  const { canvas, camera: eye } = stage;
  const flat = (x0: number, x1: number, y0: number, y1: number) =>
    eye.outline([
      [x0, y0, h - 0.01],
      [x1, y0, h - 0.01],
      [x1, y1, h - 0.01],
      [x0, y1, h - 0.01],
    ]);
  const seam = css(hex('#b9b4aa'), 0.6);
  for (let x = 0.6; x < w; x += 0.6) canvas.polygon(flat(x - 0.01, x + 0.01, -2, d), seam);
  for (let y = -1.8; y < d; y += 0.6) canvas.polygon(flat(0, w, y - 0.01, y + 0.01), seam);
  for (let x = 1.2; x < w - 1; x += 2.4)
    for (let y = 0; y < d - 0.6; y += 2.4) canvas.polygon(flat(x, x + 1.2, y, y + 0.6), css(hex('#fffdf4')));
}

/** A plain desk with its chair and screen. */
function desk(x: number, y: number, wood: string): Solid[] {
  return [
    box({ x: [x, x + 1.5], y: [y, y + 0.75], z: [0.7, 0.74], colour: wood }),
    ...[0.04, 1.4].map((dx) =>
      box({ x: [x + dx, x + dx + 0.06], y: [y + 0.05, y + 0.7], z: [0, 0.7], colour: '#3a3d41' }),
    ),
    box({ x: [x + 0.45, x + 1.05], y: [y + 0.5, y + 0.53], z: [0.86, 1.22], colour: '#23272b' }),
    box({ x: [x + 0.7, x + 0.8], y: [y + 0.5, y + 0.56], z: [0.74, 0.88], colour: '#23272b' }),
    box({ x: [x + 0.5, x + 1], y: [y - 0.62, y - 0.16], z: [0.42, 0.5], colour: '#3f5a4c' }),
    box({ x: [x + 0.5, x + 1], y: [y - 0.66, y - 0.6], z: [0.5, 1], colour: '#3f5a4c' }),
    box({ x: [x + 0.72, x + 0.78], y: [y - 0.42, y - 0.36], z: [0, 0.42], colour: '#2b2e32' }),
  ];
}

/** A floor to let: bare, or with desks in rows. */
export function suite(random: Random, hour: Hour, side: -1 | 1, desks: boolean): Stage {
  const [w, d, h] = [random.between(8.6, 9.6), random.between(9, 10.5), 3.2];
  const eye = camera({
    at: [w / 2 - side * 1.6, -1.6, 1.5],
    yaw: side * random.between(0.08, 0.16),
    focal: 0.68,
    horizon: 0.52,
  });
  const stage = stageOf(eye, indoor(hour, side), random);
  const glazed = (from: number, to: number) =>
    windowView(from, 0.5, to, 2.7, { scene: 'city', panes: 4, sheer: false });
  // Walls run from the corner behind the viewer on the left, and towards it on the right.
  const panes = side < 0 ? [glazed(4.6, 8), glazed(8.6, 12)] : [glazed(d - 8, d - 4.6), glazed(d - 4, d - 0.6)];
  drawShell(stage, {
    w,
    d,
    h,
    wall: '#f0eee9',
    accent: desks ? '#3f5a4c' : '#f2efe8',
    floor: desks ? 'planks' : 'tiles',
    floorColour: desks ? '#b59a78' : '#d9d6ce',
    ceiling: 'plain',
    side,
    back: desks ? [splitUnit(w / 2 - 0.5, 2.45)] : [partition(0.6, w * 0.46, 2.5), splitUnit(w * 0.7, 2.45)],
    [side < 0 ? 'left' : 'right']: panes,
  });
  lights(stage, w, d, h);
  sunPatch(stage, side, side < 0 ? 0 : w, [2, 5.4], [0.5, 2.6], 3);
  const column = (x: number, y: number) =>
    box({
      x: [x, x + 0.45],
      y: [y, y + 0.45],
      z: [0, h],
      colour: '#efece5',
      front: [(on) => on.rect(0, 0, 0.45, 0.12, dim(on.tone('#d0cabd'), 0.9))],
    });
  furnish(stage, [
    ...[d * 0.36, d * 0.76].map((y) => column(side < 0 ? w - 1.3 : 0.85, y)),
    ...(desks
      ? [1.1, 3.1, 5.1].flatMap((y) => [
          ...desk(side < 0 ? 1.2 : w - 2.8, y + 1.4, '#c49a6c'),
          ...desk(side < 0 ? 3.4 : w - 5, y + 1.4, '#c49a6c'),
        ])
      : []),
  ]);
  return stage;
}
