import type { Random } from '../../random.ts';
import { css, dim, hex, mix } from '../engine/colour.ts';
import type { Stage } from '../engine/stage.ts';
import type { Point, Vec3 } from '../engine/vector.ts';

/** Something flat on the desk, turned by an angle; gives places on it in its own metres. */
export function sheet(
  stage: Stage,
  at: Point,
  size: Point,
  turn: number,
  colour: string,
  lift = 0.001,
): (x: number, y: number) => Vec3 {
  const spot = (x: number, y: number, z = lift): Vec3 => [
    at[0] + x * Math.cos(turn) - y * Math.sin(turn),
    at[1] + x * Math.sin(turn) + y * Math.cos(turn),
    z,
  ];
  const corners = (g: number, dx = 0, dy = 0) =>
    [
      [-g, -g],
      [size[0] + g, -g],
      [size[0] + g, size[1] + g],
      [-g, size[1] + g],
    ].map(([x = 0, y = 0]) => spot(x + dx, y + dy));
  for (const g of [0.022, 0.017, 0.012, 0.007, 0.003])
    stage.canvas.polygon(stage.camera.outline(corners(g, 0.009, -0.011)), css(stage.mood.shadow, 0.045));
  const shape = stage.camera.outline(corners(0));
  const [a, , c] = shape;
  const paper = hex(colour);
  if (a && c)
    stage.canvas.polygon(
      shape,
      stage.canvas.linear(a, c, [
        [0, dim(paper, 0.92)],
        [1, mix(paper, hex('#ffffff'), 0.3)],
      ]),
    );
  return spot;
}

type Spot = (x: number, y: number) => Vec3;

export function bar(stage: Stage, spot: Spot, x0: number, y0: number, x1: number, y1: number, fill: string): void {
  stage.canvas.polygon(stage.camera.outline([spot(x0, y0), spot(x1, y0), spot(x1, y1), spot(x0, y1)]), fill);
}

export const ring = (stage: Stage, spot: Spot, x: number, y: number, r: number) =>
  stage.camera.outline(
    Array.from({ length: 26 }, (_, i) =>
      spot(x + Math.cos((i * Math.PI) / 13) * r, y + Math.sin((i * Math.PI) / 13) * r),
    ),
  );

export function writing(stage: Stage, spot: Spot, w: number, from: number, to: number, random: Random): void {
  for (let y = from; y > to; y -= 0.018)
    bar(
      stage,
      spot,
      0.035,
      y,
      w - 0.035 - random.next() * (random.chance(0.25) ? 0.1 : 0.015),
      y - 0.005,
      'rgba(60,56,52,0.55)',
    );
}

/** A survey plan: plots along a road, one of them tinted. */
export function survey(stage: Stage, spot: Spot): void {
  const line = 'rgba(36,70,110,0.8)';
  const cell = (x: number, y: number, w: number, h: number, fill: string) => bar(stage, spot, x, y, x + w, y + h, fill);
  cell(0.03, 0.03, 0.54, 0.36, 'rgba(140,175,200,0.25)');
  for (let i = 0; i <= 5; i++) cell(0.06 + i * 0.096, 0.05, 0.0025, 0.14, line);
  for (let i = 0; i <= 5; i++) cell(0.06 + i * 0.096, 0.25, 0.0025, 0.12, line);
  for (const y of [0.05, 0.19, 0.25, 0.37]) cell(0.06, y, 0.4825, 0.0025, line);
  cell(0.06, 0.2, 0.48, 0.04, 'rgba(190,170,130,0.5)');
  cell(0.254, 0.0525, 0.0925, 0.1365, 'rgba(190,60,40,0.35)');
  for (const [x, y] of [
    [0.254, 0.053],
    [0.346, 0.053],
    [0.346, 0.189],
    [0.254, 0.189],
  ] as const)
    stage.canvas.polygon(ring(stage, spot, x, y, 0.006), '#a8321f');
}

export function notes(stage: Stage, at: Point, turn: number, colour: string): void {
  for (let i = 0; i < 5; i++) {
    const spot = sheet(
      stage,
      [at[0] + i * 0.004, at[1] + i * 0.003],
      [0.24, 0.115],
      turn + i * 0.02,
      colour,
      0.004 + i * 0.004,
    );
    bar(stage, spot, 0.012, 0.012, 0.228, 0.103, css(dim(hex(colour), 0.82)));
    stage.canvas.polygon(ring(stage, spot, 0.12, 0.058, 0.034), css(mix(hex(colour), hex('#ffffff'), 0.45)));
    stage.canvas.polygon(ring(stage, spot, 0.12, 0.058, 0.024), css(dim(hex(colour), 0.6)));
    bar(stage, spot, 0.02, 0.03, 0.06, 0.085, css(mix(hex(colour), hex('#ffffff'), 0.3)));
  }
}

export function calculator(stage: Stage, at: Point, turn: number): void {
  const spot = sheet(stage, at, [0.2, 0.32], turn, '#2b2f36', 0.02);
  bar(stage, spot, 0.018, 0.235, 0.182, 0.3, '#a9bd9e');
  bar(stage, spot, 0.1, 0.25, 0.172, 0.285, 'rgba(30,40,30,0.55)');
  for (let r = 0; r < 5; r++)
    for (let c = 0; c < 4; c++)
      bar(
        stage,
        spot,
        0.018 + c * 0.043,
        0.018 + r * 0.042,
        0.053 + c * 0.043,
        0.05 + r * 0.042,
        c === 3 ? '#d08a3c' : '#e6e3dc',
      );
}

export function keys(stage: Stage, at: Point): void {
  const { canvas } = stage;
  const spot: Spot = (x, y) => [at[0] + x, at[1] + y, 0.006];
  canvas.line([...ring(stage, spot, 0, 0, 0.045), ...ring(stage, spot, 0, 0, 0.045).slice(0, 1)], '#b9bcc2', 7);
  for (const [turn, metal] of [
    [-0.5, '#c9a45c'],
    [-1.05, '#b7babf'],
    [0.15, '#c9a45c'],
  ] as const) {
    const on: Spot = (x, y) =>
      spot(
        0.045 * Math.cos(turn) + x * Math.cos(turn) - y * Math.sin(turn),
        0.045 * Math.sin(turn) + x * Math.sin(turn) + y * Math.cos(turn),
      );
    canvas.polygon(ring(stage, on, 0.035, 0, 0.036), metal);
    canvas.polygon(ring(stage, on, 0.02, 0, 0.011), '#5b4232');
    bar(stage, on, 0.06, -0.009, 0.19, 0.009, metal);
    for (const x of [0.13, 0.15, 0.17]) bar(stage, on, x, 0.009, x + 0.012, 0.024, metal);
  }
}

export function pen(stage: Stage, from: Point, to: Point): void {
  const { canvas, camera: eye } = stage;
  const [a, b, c] = [
    eye.project([from[0], from[1], 0.012]),
    eye.project([to[0], to[1], 0.012]),
    eye.project([from[0] * 0.86 + to[0] * 0.14, from[1] * 0.86 + to[1] * 0.14, 0.012]),
  ];
  canvas.line(
    [
      [a[0] + 8, a[1] + 10],
      [b[0] + 8, b[1] + 10],
    ],
    css(stage.mood.shadow, 0.3),
    15,
    'stroke-linecap="round"',
  );
  canvas.line([a, b], '#1f2f4a', 15, 'stroke-linecap="round"');
  canvas.line(
    [
      [a[0] - 2, a[1] - 4],
      [b[0] - 2, b[1] - 4],
    ],
    '#4a6494',
    3.5,
    'stroke-linecap="round"',
  );
  canvas.line([a, c], '#c9a45c', 11, 'stroke-linecap="round"');
}
