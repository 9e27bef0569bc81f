import type { Random } from '../../random.ts';
import { camera } from '../engine/camera.ts';
import { css, dim, hex, mix } from '../engine/colour.ts';
import { drawSolids, stageOf } from '../engine/show.ts';
import { box } from '../engine/solid.ts';
import type { Solid } from '../engine/solid.ts';
import type { Stage } from '../engine/stage.ts';
import type { Vec3 } from '../engine/vector.ts';
import { pallet } from '../business/pallet.ts';
import { contact } from '../outdoors/ground.ts';
import { indoor } from '../rooms/indoor.ts';
import type { Shot } from './shot.ts';

const [WIDE, DEEP, EAVES, RIDGE] = [18, 34, 6.8, 9.2] as const;
const FRONT = -6;
const DARK = hex('#2b211c');

type Quad = readonly [Vec3, Vec3, Vec3, Vec3];

/** A plane that darkens from its near end to its far end or the other way. */
function plane(stage: Stage, corners: Quad, colour: string, near: number, far: number): void {
  const { canvas, camera: eye } = stage;
  const [from, to] = [eye.project([WIDE / 2, 4, 0])[1], eye.project([WIDE / 2, DEEP, 0])[1]];
  canvas.polygon(
    eye.outline(corners),
    canvas.linear(
      [0, from],
      [0, to],
      [
        [0, dim(hex(colour), near)],
        [1, dim(hex(colour), far)],
      ],
    ),
  );
}

/** Both slopes of the roof with purlins and strips that let daylight in. */
function roof(stage: Stage): void {
  const { canvas, camera: eye } = stage;
  const middle = WIDE / 2;
  const at = (side: -1 | 1, t: number, y: number): Vec3 => [
    middle + side * middle * (1 - t),
    y,
    EAVES + (RIDGE - EAVES) * t,
  ];
  for (const side of [-1, 1] as const) {
    const cell = (t0: number, t1: number, y0: number, y1: number) =>
      eye.outline([at(side, t0, y0), at(side, t1, y0), at(side, t1, y1), at(side, t0, y1)]);
    const base = dim(hex('#aab3b4'), side === Math.sign(stage.mood.sun[0]) ? 0.6 : 0.7);
    canvas.polygon(cell(0, 1, FRONT, DEEP), css(base));
    for (let t = 0.02; t < 1; t += 0.05) canvas.polygon(cell(t, t + 0.012, FRONT, DEEP), css(dim(base, 0.8), 0.7));
    for (let y = 1; y < DEEP; y += 8) canvas.polygon(cell(0.3, 0.78, y, y + 1.6), css(hex('#f6fbf6'), 0.95));
    for (const t of [0.16, 0.34, 0.52, 0.7, 0.88]) canvas.polygon(cell(t, t + 0.03, FRONT, DEEP), css(dim(base, 0.5)));
  }
}

/** The steel that carries it, frame by frame. */
function frames(): Solid[] {
  const solids: Solid[] = [];
  for (let y = 0; y <= DEEP - 1; y += 6.6)
    for (const x of [0.05, WIDE - 0.4])
      solids.push(box({ x: [x, x + 0.35], y: [y, y + 0.25], z: [0, EAVES], colour: '#8f3b2e' }));
  return solids;
}

function rafters(stage: Stage): void {
  const { canvas, camera: eye } = stage;
  for (let y = DEEP - 1; y >= 0; y -= 6.6) {
    if (eye.depth([WIDE / 2, y, EAVES]) < 1) continue;
    const w = eye.metre([WIDE / 2, y, EAVES]) * 0.32;
    const line = (
      [
        [0.2, EAVES],
        [WIDE / 2, RIDGE - 0.1],
        [WIDE - 0.2, EAVES],
      ] as const
    ).map(([x, z]) => eye.project([x, y, z]));
    canvas.line(line, css(dim(hex('#8f3b2e'), 0.72)), w, 'stroke-linejoin="round"');
    canvas.line(line, css(dim(hex('#a84c3b'), 0.95)), w * 0.4, 'stroke-linejoin="round"');
  }
}

/** Inside a warehouse, its far door open to the yard. */
export function shedView(random: Random, side: -1 | 1): Shot {
  const eye = camera({ at: [WIDE / 2 - side * 2.6, -4.5, 2.1], yaw: side * 0.07, focal: 0.74, horizon: 0.56 });
  const stage = stageOf(eye, indoor('day', side), random);
  const { canvas } = stage;
  plane(
    stage,
    [
      [0, FRONT, 0],
      [WIDE, FRONT, 0],
      [WIDE, DEEP, 0],
      [0, DEEP, 0],
    ],
    '#b9b4aa',
    0.7,
    0.95,
  );
  roof(stage);
  for (const x of [0, WIDE]) {
    const lit = (x === 0) === side < 0;
    plane(
      stage,
      [
        [x, FRONT, 0],
        [x, DEEP, 0],
        [x, DEEP, 2],
        [x, FRONT, 2],
      ],
      '#cbbfa8',
      lit ? 0.62 : 0.78,
      lit ? 0.7 : 0.88,
    );
    plane(
      stage,
      [
        [x, FRONT, 2],
        [x, DEEP, 2],
        [x, DEEP, EAVES],
        [x, FRONT, EAVES],
      ],
      '#b4bec0',
      lit ? 0.6 : 0.78,
      lit ? 0.72 : 0.9,
    );
    plane(
      stage,
      [
        [x, FRONT, 5.2],
        [x, DEEP, 5.2],
        [x, DEEP, 6.1],
        [x, FRONT, 6.1],
      ],
      '#f4faf7',
      0.96,
      1,
    );
  }
  plane(
    stage,
    [
      [0, DEEP, 0],
      [WIDE, DEEP, 0],
      [WIDE, DEEP, EAVES],
      [0, DEEP, EAVES],
    ],
    '#b4bec0',
    0.7,
    0.7,
  );
  canvas.polygon(
    eye.outline([
      [0, DEEP, EAVES],
      [WIDE, DEEP, EAVES],
      [WIDE / 2, DEEP, RIDGE],
    ]),
    css(dim(hex('#b4bec0'), 0.62)),
  );
  const gap = eye.outline([
    [6.4, DEEP, 0],
    [11.4, DEEP, 0],
    [11.4, DEEP, 4.9],
    [6.4, DEEP, 4.9],
  ]);
  const ys = gap.map((p) => p[1]);
  canvas.polygon(
    gap,
    canvas.linear(
      [0, Math.min(...ys)],
      [0, Math.max(...ys)],
      [
        [0, hex('#e9f3f6')],
        [0.62, hex('#f6f6ea')],
        [0.66, hex('#8fae78')],
        [0.8, hex('#c9bda2')],
        [1, hex('#e8dfcd')],
      ],
    ),
  );
  // Daylight runs in over the floor.
  const run = eye.outline([
    [6.4, DEEP, 0],
    [11.4, DEEP, 0],
    [13.2, 6, 0],
    [5.2, 6, 0],
  ]);
  const reach = run.map((p) => p[1]);
  canvas.polygon(
    run,
    canvas.linear(
      [0, Math.min(...reach)],
      [0, Math.max(...reach)],
      [
        [0, hex('#fff8e6'), 0.75],
        [1, mix(hex('#fff8e6'), hex('#b9b4aa'), 0.4), 0],
      ],
    ),
  );
  for (let y = 2; y < DEEP; y += 6.6)
    canvas.polygon(
      eye.outline([
        [0, y, 0.002],
        [WIDE, y, 0.002],
        [WIDE, y + 0.05, 0.002],
        [0, y + 0.05, 0.002],
      ]),
      css(DARK, 0.25),
    );
  rafters(stage);
  const goods: Solid[] = [];
  for (let y = 8; y < DEEP - 3; y += random.between(2, 3)) {
    if (random.chance(0.75)) goods.push(...pallet(random, random.between(0.8, 1.3), y));
    if (random.chance(0.4)) goods.push(...pallet(random, WIDE - random.between(2.4, 2.8), y));
  }
  for (const s of goods) if (s.min[2] < 0.05) contact(stage, [s.min[0], s.max[0]], [s.min[1], s.max[1]], 0.5, 0.3);
  drawSolids(stage, [...frames(), ...goods]);
  return { canvas, mood: stage.mood };
}
