import { css, dim, hex } from '../engine/colour.ts';
import type { Range } from '../engine/solid.ts';
import { tone } from '../engine/stage.ts';
import type { Stage } from '../engine/stage.ts';
import type { Point } from '../engine/vector.ts';

/** A rug on the floor with a border. */
export function rug(stage: Stage, x: Range, y: Range, colour: string, border: string): void {
  const { canvas, camera } = stage;
  const flat = (g: number): Point[] =>
    camera.outline([
      [x[0] + g, y[0] + g, 0.004],
      [x[1] - g, y[0] + g, 0.004],
      [x[1] - g, y[1] - g, 0.004],
      [x[0] + g, y[1] - g, 0.004],
    ]);
  const paint = (code: string) => css(tone(stage, code, [0, 0, 1], [x[0], y[0], 0]));
  canvas.soft(flat(-0.03), css(stage.mood.shadow, 0.16), 6);
  canvas.soft(flat(0), paint(border), 3);
  canvas.polygon(flat(0.09), paint(colour));
  canvas.polygon(flat(0.2), css(dim(tone(stage, colour, [0, 0, 1], [0, 0, 0]), 0.93)));
  const lines: Point[][] = [];
  for (let k = 0.3; k < x[1] - x[0] - 0.2; k += 0.24)
    lines.push(
      camera.outline([
        [x[0] + k, y[0] + 0.22, 0.005],
        [x[0] + k + 0.02, y[0] + 0.22, 0.005],
        [x[0] + k + 0.02, y[1] - 0.22, 0.005],
        [x[0] + k, y[1] - 0.22, 0.005],
      ]),
    );
  for (const l of lines) canvas.polygon(l, css(hex(border), 0.25));
}
