import { css, dim } from '../engine/colour.ts';
import type { Detail } from '../engine/solid.ts';

/** Wall tiles from floor to ceiling. */
export function cladding(colour: string, w: number, h: number): Detail {
  return (on) => {
    const { random, canvas, camera: eye } = on.stage;
    const [uw, vh] = on.size;
    const joints: string[] = [];
    for (let v = 0.12; v < vh; v += h) {
      for (let u = 0; u < uw; u += w) {
        if (eye.depth(on.place([u, v])) < 0.2) continue;
        if (random.chance(0.35))
          on.rect(
            u,
            v,
            Math.min(uw, u + w),
            Math.min(vh, v + h),
            css(dim(on.tone(colour), random.pick([0.94, 1.05])), 0.6),
          );
      }
    }
    for (let u = w; u < uw; u += w)
      joints.push(
        svgPath(
          on.outline([
            [u - 0.003, 0.12],
            [u + 0.003, 0.12],
            [u + 0.003, vh],
            [u - 0.003, vh],
          ]),
        ),
      );
    for (let v = 0.12 + h; v < vh; v += h)
      joints.push(
        svgPath(
          on.outline([
            [0, v - 0.003],
            [uw, v - 0.003],
            [uw, v + 0.003],
            [0, v + 0.003],
          ]),
        ),
      );
    canvas.path(joints.join(''), css(dim(on.tone(colour), 0.7), 0.6));
  };
}

const svgPath = (points: readonly (readonly [number, number])[]) =>
  points.length > 2 ? `M${points.map((p) => `${p[0].toFixed(1)} ${p[1].toFixed(1)}`).join('L')}Z` : '';
