import { camera } from '../engine/camera.ts';
import type { Camera } from '../engine/camera.ts';
import type { Range } from '../engine/solid.ts';
import type { Vec3 } from '../engine/vector.ts';

interface View {
  yaw: number;
  eye?: number;
  focal?: number;
  horizon?: number;
  /** Share of the picture's width and height that the subject may take. */
  wide?: number;
  high?: number;
}

/** Steps back until the subject fits, then shifts the lens so that it stands in the middle. */
export function fit(x: Range, y: Range, height: number, view: View): Camera {
  const { yaw, eye = 1.75, focal = 0.95, horizon = 0.68, wide = 0.76, high = 0.86 } = view;
  const middle: Vec3 = [(x[0] + x[1]) / 2, y[0], 0];
  const corners = x.flatMap((u) => y.flatMap((v) => [0, height].map((z): Vec3 => [u, v, z])));
  for (let back = 8; back < 200; back += 0.5) {
    const at: Vec3 = [middle[0] - Math.sin(yaw) * back, middle[1] - Math.cos(yaw) * back, eye];
    const shot = camera({ at, yaw, focal, horizon });
    const spots = corners.map((c) => shot.project(c));
    const xs = spots.map((p) => p[0]);
    const [left, right, top] = [Math.min(...xs), Math.max(...xs), Math.min(...spots.map((p) => p[1]))];
    if (right - left > wide * shot.width || shot.horizon - top > high * shot.horizon) continue;
    return camera({ at, yaw, focal, horizon, shift: 0.5 - (left + right) / 2 / shot.width });
  }
  throw new RangeError('The subject is too large to be seen');
}
