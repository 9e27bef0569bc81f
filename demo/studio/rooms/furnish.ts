import { css, hex } from '../engine/colour.ts';
import { drawSolids } from '../engine/show.ts';
import type { Detail, Solid } from '../engine/solid.ts';
import type { Stage } from '../engine/stage.ts';
import { floorShadow } from './soft.ts';

/** Daylight that falls through a window on to the floor. */
export function sunPatch(
  stage: Stage,
  side: -1 | 1,
  wall: number,
  y: readonly [number, number],
  z: readonly [number, number],
  panes: number,
): void {
  if (stage.mood.lamps > 0.9) return;
  const [sx, sy, sz] = [0.85, 0.28, 0.62];
  const foot = (yy: number, zz: number) => [wall - side * (sx / sz) * zz, yy + (sy / sz) * zz - 0.6, 0.006] as const;
  for (let i = 0; i < panes; i++) {
    const [a, b] = [y[0] + ((y[1] - y[0]) * (i + 0.05)) / panes, y[0] + ((y[1] - y[0]) * (i + 0.95)) / panes];
    const shape = stage.camera.outline([foot(a, z[0]), foot(b, z[0]), foot(b, z[1]), foot(a, z[1])]);
    stage.canvas.soft(shape, css(hex('#fff0cf'), 0.16), 10);
    stage.canvas.polygon(shape, css(hex('#fff3d6'), 0.3));
  }
}

/** Shadows first, then everything from far to near. */
export function furnish(stage: Stage, solids: readonly Solid[]): void {
  for (const s of solids)
    if (s.casts && s.min[2] < 0.15) floorShadow(stage, [s.min[0], s.max[0]], [s.min[1], s.max[1]]);
  drawSolids(stage, solids);
}

/** Light hidden behind a panel, washing over the wall. */
export function glowStrip(u0: number, u1: number, h: number): Detail {
  return (on) => {
    const { canvas, mood } = on.stage;
    for (const [edge, way] of [
      [u0, -1],
      [u1, 1],
    ] as const) {
      const shape = on.outline([
        [edge, 0.12],
        [edge + way * 0.8, 0.12],
        [edge + way * 0.8, h],
        [edge, h],
      ]);
      const [from, , to] = shape;
      if (from && to)
        canvas.polygon(
          shape,
          canvas.linear(
            [from[0], 0],
            [to[0], 0],
            [
              [0, hex('#ffd9a0'), 0.4 + 0.4 * mood.lamps],
              [0.4, hex('#ffcf8c'), 0.12 + 0.12 * mood.lamps],
              [1, hex('#ffc878'), 0],
            ],
          ),
        );
    }
  };
}
