import { css, dim } from '../engine/colour.ts';
import { painted } from '../engine/solid.ts';
import type { Solid } from '../engine/solid.ts';
import { throughAir, tone } from '../engine/stage.ts';
import type { Stage } from '../engine/stage.ts';
import type { Point, Vec3 } from '../engine/vector.ts';

const HIGH = 8.6;
/** Where wires hang: metres beside the pole and below its top. */
const HOOKS: readonly Point[] = [
  [-0.8, 0.2],
  [0, 0.1],
  [0.8, 0.2],
  [0.12, 1.3],
];

/** A concrete pole of the light company. */
export function pole(x: number, y: number): Solid {
  return painted([x - 0.1, x + 0.1], [y - 0.1, y + 0.1], [0, HIGH], (stage) => {
    const { camera, canvas, mood } = stage;
    const [fx, fy] = camera.project([x, y, 0]);
    const m = camera.metre([x, y, 0]);
    const grey = tone(stage, '#b5b0a6', [mood.sun[0], -0.6, 0.1], [x, y, 4]);
    const dark = dim(grey, 0.62);
    const [a, b] = mood.sun[0] < 0 ? [grey, dark] : [dark, grey];
    canvas.polygon(
      [
        [fx - 0.15 * m, fy],
        [fx + 0.15 * m, fy],
        [fx + 0.08 * m, fy - HIGH * m],
        [fx - 0.08 * m, fy - HIGH * m],
      ],
      canvas.linear(
        [fx - 0.15 * m, 0],
        [fx + 0.15 * m, 0],
        [
          [0, a],
          [1, b],
        ],
      ),
    );
    const arm = (v: number, half: number) =>
      canvas.line(
        [
          [fx - half * m, fy - v * m],
          [fx + half * m, fy - v * m],
        ],
        css(dark),
        Math.max(1, 0.11 * m),
      );
    arm(HIGH - 0.35, 0.95);
    arm(HIGH - 1.4, 0.3);
    for (const [u, down] of HOOKS)
      canvas.ellipse([fx + u * m, fy - (HIGH - down) * m], 0.07 * m, 0.1 * m, css(dim(grey, 0.8)));
  });
}

/** Wires from pole to pole, hanging a little. */
export function wires(stage: Stage, feet: readonly Point[]): void {
  const { camera, canvas } = stage;
  const hook = ([x, y]: Point, [u, down]: Point): Point | null => {
    if (camera.depth([x, y, 0]) < 1.5) return null;
    const [fx, fy] = camera.project([x, y, 0]);
    const m = camera.metre([x, y, 0]);
    return [fx + u * m, fy - (HIGH - down) * m];
  };
  feet.slice(1).forEach((foot, i) => {
    const before = feet[i];
    if (!before) return;
    for (const at of HOOKS) {
      const [p, q] = [hook(before, at), hook(foot, at)];
      if (!p || !q) continue;
      const middle: Vec3 = [(before[0] + foot[0]) / 2, (before[1] + foot[1]) / 2, 7];
      const m = camera.metre(middle);
      const spots = Array.from({ length: 15 }, (_, k): Point => {
        const t = k / 14;
        return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t + Math.sin(Math.PI * t) * 0.55 * m];
      });
      const ink = throughAir(stage, tone(stage, '#3a3d42', [0, -1, 0], middle, false), middle);
      canvas.line(spots, css(ink, 0.75), Math.max(0.7, Math.min(2.4, m * 0.022)));
    }
  });
}
