import type { Random } from '../../random.ts';
import { drawSolids } from '../engine/show.ts';
import { box } from '../engine/solid.ts';
import type { Stage } from '../engine/stage.ts';
import type { Vec3 } from '../engine/vector.ts';
import { turned } from '../rooms/soft.ts';
import type { Shot } from '../scenes/shot.ts';
import { bar, keys, pen, ring, sheet } from './desk-things.ts';
import { deskTop } from './desk-top.ts';

type Spot = (x: number, y: number) => Vec3;

const INK = 'rgba(38,66,104,0.85)';
const [WIDE, HIGH] = [1.24, 0.86] as const;

function stroke(
  stage: Stage,
  spot: Spot,
  points: readonly (readonly [number, number])[],
  width: number,
  colour = INK,
): void {
  stage.canvas.line(
    points.map(([x, y]) => stage.camera.project(spot(x, y))),
    colour,
    width,
    'stroke-linejoin="round"',
  );
}

/** Plots on both sides of a road that bends, one of them tinted, its beacons ringed. */
function layout(stage: Stage, spot: Spot, random: Random): void {
  const { canvas, camera: eye } = stage;
  const shape = (points: readonly (readonly [number, number])[], fill: string) =>
    canvas.polygon(eye.outline(points.map(([x, y]) => spot(x, y))), fill);
  const bend = (x: number) => 0.42 + 0.05 * Math.sin(x * 4.2);
  const xs = Array.from({ length: 11 }, (_, i) => 0.1 + i * 0.1);
  const road = [
    ...xs.map((x) => [x, bend(x) - 0.035] as const),
    ...xs.toReversed().map((x) => [x, bend(x) + 0.035] as const),
  ];
  shape(road, 'rgba(196,172,128,0.55)');
  shape(
    [
      [0.1, 0.1],
      [0.3, 0.1],
      [0.24, 0.2],
      [0.1, 0.23],
    ],
    'rgba(120,160,120,0.4)',
  );
  const chosen = random.int(3, 7);
  const plot = (i: number, up: boolean) => {
    const [a, b] = [0.1 + i * 0.1, 0.2 + i * 0.1];
    const sign = up ? 1 : -1;
    const near = (x: number) => bend(x) + sign * 0.035;
    const deep = (x: number) => bend(x) + sign * 0.24;
    return [
      [a, near(a)],
      [b, near(b)],
      [b, deep(b)],
      [a, deep(a)],
    ] as const;
  };
  for (let i = 0; i < 10; i++) {
    for (const up of [true, false]) {
      if (!up && i < 2) continue;
      const corners = plot(i, up);
      if (up && i === chosen) shape(corners, 'rgba(196,66,46,0.34)');
      else if (random.chance(0.25)) shape(corners, 'rgba(210,190,150,0.28)');
      const [first] = corners;
      stroke(
        stage,
        spot,
        [...corners, first],
        up && i === chosen ? 4 : 2.2,
        up && i === chosen ? 'rgba(168,50,31,0.95)' : INK,
      );
    }
  }
  for (const [x, y] of plot(chosen, true)) canvas.polygon(ring(stage, spot, x, y, 0.011), '#a8321f');
  // North, and a scale of three lengths.
  shape(
    [
      [1.14, 0.62],
      [1.16, 0.74],
      [1.18, 0.62],
      [1.16, 0.645],
    ],
    INK,
  );
  for (let i = 0; i < 4; i++)
    bar(stage, spot, 0.1 + i * 0.08, 0.055, 0.18 + i * 0.08, 0.068, i % 2 ? 'rgba(38,66,104,0.25)' : INK);
  for (const [y, w] of [
    [0.1, 0.3],
    [0.08, 0.24],
    [0.06, 0.27],
  ] as const)
    bar(stage, spot, 0.84, y, 0.84 + w, y + 0.008, 'rgba(50,50,48,0.6)');
}

/** A surveyor's plan on a desk, held down by a pen, a stamp and keys. */
export function surveyPlan(random: Random, wood: string): Shot {
  const stage = deskTop(random, wood);
  const { canvas } = stage;
  const plan = sheet(stage, [-0.68, -0.36], [WIDE, HIGH], random.between(-0.05, 0.06), '#f5f2e8');
  for (const g of [0.03, 0.04])
    stroke(
      stage,
      plan,
      [
        [g, g],
        [WIDE - g, g],
        [WIDE - g, HIGH - g],
        [g, HIGH - g],
        [g, g],
      ],
      g > 0.035 ? 1.4 : 3,
    );
  layout(stage, plan, random);
  canvas.polygon(ring(stage, plan, 1.06, 0.17, 0.05), 'rgba(168,50,31,0.28)');
  canvas.polygon(ring(stage, plan, 1.06, 0.17, 0.036), 'rgba(168,50,31,0.22)');
  pen(stage, [0.64, -0.34], [0.72, -0.04]);
  keys(stage, [0.6, 0.12]);
  drawSolids(stage, [
    box({ x: [0.64, 0.78], y: [0.28, 0.38], z: [0, 0.04], colour: '#5a2f22' }),
    turned(
      0.71,
      0.33,
      [
        [0.02, 0.04],
        [0.032, 0.11],
        [0.028, 0.14],
      ],
      '#3a2018',
      0.4,
    ),
  ]);
  return { canvas, mood: stage.mood };
}
