import { css, dim, mix } from '../engine/colour.ts';
import { box } from '../engine/solid.ts';
import type { Range, Solid } from '../engine/solid.ts';
import { tone } from '../engine/stage.ts';
import type { Stage } from '../engine/stage.ts';
import { dot, hull, subtract } from '../engine/vector.ts';
import type { Point, Vec3 } from '../engine/vector.ts';

/** The soft shadow of furniture on the floor. */
export function floorShadow(stage: Stage, x: Range, y: Range, depth = 1, z = 0.003): void {
  const layers = 10;
  for (let i = 0; i < layers; i++) {
    const grow = 0.34 * (1 - i / (layers - 1)) ** 1.3;
    const shape = stage.camera.outline([
      [x[0] - grow, y[0] - grow, z],
      [x[1] + grow, y[0] - grow, z],
      [x[1] + grow, y[1] + grow, z],
      [x[0] - grow, y[1] + grow, z],
    ]);
    stage.canvas.polygon(shape, css(stage.mood.shadow, (0.035 + 0.006 * i) * depth));
  }
}

/** An upholstered block: corners rounded, edges piped with light. */
export function cushion(x: Range, y: Range, z: Range, colour: string, round = 0.08): Solid {
  const shape = box({ x, y, z, colour });
  shape.paint = (stage) => {
    const { canvas, camera } = stage;
    const inset = round / 2;
    const inner = box({
      x: [x[0] + inset, x[1] - inset],
      y: [y[0] + inset, y[1] - inset],
      z: [z[0] + inset, z[1] - inset],
      colour,
    });
    const middle: Vec3 = [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2, (z[0] + z[1]) / 2];
    const px = Math.max(1, camera.metre(middle) * round);
    const seen = inner.faces.filter((f) => f.points[0] && dot(f.normal, subtract(camera.at, f.points[0])) > 0);
    const whole = hull(seen.flatMap((f) => camera.outline(f.points)));
    canvas.soft(whole, css(dim(tone(stage, colour, [0, -1, 0], middle), 0.72)), px);
    // Sides first, the top last, so that its piping lies over them.
    for (const f of seen.toSorted((a, b) => a.normal[2] - b.normal[2])) {
      const outline = camera.outline(f.points);
      if (outline.length < 3) continue;
      const base = tone(stage, colour, f.normal, middle);
      const ys = outline.map((p) => p[1]);
      const [top, low] = [Math.min(...ys), Math.max(...ys)];
      const fill =
        f.normal[2] > 0.5
          ? canvas.linear(
              [0, top],
              [0, low],
              [
                [0, dim(base, 0.9)],
                [1, dim(base, 1.12)],
              ],
            )
          : canvas.linear(
              [0, top],
              [0, low],
              [
                [0, dim(base, 1.08)],
                [0.5, base],
                [1, dim(base, 0.74)],
              ],
            );
      canvas.polygon(outline, fill, `stroke="${fill}" stroke-width="${(px * 0.9).toFixed(1)}" stroke-linejoin="round"`);
    }
  };
  return shape;
}

/** A turned object around an upright axis: each pair is [radius, height]. */
export function turned(
  x: number,
  y: number,
  profile: readonly (readonly [number, number])[],
  colour: string,
  gloss = 0.25,
): Solid {
  const r = Math.max(...profile.map((p) => p[0]));
  const zs = profile.map((p) => p[1]);
  const shape = box({ x: [x - r, x + r], y: [y - r, y + r], z: [Math.min(...zs), Math.max(...zs)], colour });
  shape.paint = (stage) => {
    const { canvas, camera, mood } = stage;
    const ring = (radius: number, z: number): Point[] =>
      Array.from({ length: 22 }, (_, i) =>
        camera.project([x + Math.cos((i * Math.PI) / 11) * radius, y + Math.sin((i * Math.PI) / 11) * radius, z]),
      );
    const sx = Math.sign(mood.sun[0]) || -1;
    const bright = tone(stage, colour, [sx * 0.8, -0.5, 0.2], [x, y, 0]);
    const dark = dim(tone(stage, colour, [-sx, -0.3, 0], [x, y, 0], false), 0.72);
    const shine = mix(bright, mood.cloudLight, gloss);
    const c = camera.project([x, y, 0])[0];
    const w = r * camera.metre([x, y, 0]);
    const [a, b] = sx < 0 ? [c - w, c + w] : [c + w, c - w];
    const fill = canvas.linear(
      [a, 0],
      [b, 0],
      [
        [0, mix(bright, dark, 0.35)],
        [0.22, bright],
        [0.34, shine],
        [0.48, bright],
        [1, dark],
      ],
    );
    for (let i = 1; i < profile.length; i++) {
      const [p, q] = [profile[i - 1], profile[i]];
      if (!p || !q) continue;
      canvas.polygon(hull([...ring(p[0], p[1]), ...ring(q[0], q[1])]), fill);
    }
    const last = profile.at(-1);
    if (last && last[1] < camera.at[2])
      canvas.polygon(
        hull(ring(last[0], last[1])),
        css(mix(tone(stage, colour, [0, 0, 1], [x, y, 0]), mood.cloudLight, gloss * 0.3)),
      );
  };
  return shape;
}
