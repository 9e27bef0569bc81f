import { css, dim, hex, mix } from '../engine/colour.ts';
import { pathOf } from '../engine/canvas.ts';
import { shadowsIn } from '../engine/shadow.ts';
import type { Range } from '../engine/solid.ts';
import { shadowFill, throughAir, tone } from '../engine/stage.ts';
import type { Stage } from '../engine/stage.ts';
import type { Point, Vec3 } from '../engine/vector.ts';

const UP: Vec3 = [0, 0, 1];

/** A flat patch of ground in metres, darker towards the viewer. */
export function patch(stage: Stage, corners: readonly Point[], colour: string, z = 0): void {
  const { canvas, camera } = stage;
  const outline = camera.outline(corners.map((p): Vec3 => [p[0], p[1], z]));
  if (outline.length < 3) return;
  const ys = outline.map((p) => p[1]);
  const [far, near] = [Math.max(0, Math.min(...ys)), Math.min(camera.height, Math.max(...ys))];
  const base = tone(stage, colour, UP, [camera.at[0], camera.at[1] + 10, z]);
  const farTone = throughAir(stage, base, [camera.at[0], Math.max(...corners.map((p) => p[1])), 0]);
  canvas.polygon(
    outline,
    canvas.linear(
      [0, far],
      [0, near],
      [
        [0, farTone],
        [0.5, base],
        [1, dim(base, 0.8)],
      ],
    ),
  );
}

/** Plain ground all the way to the horizon. */
export function plain(stage: Stage, colour: string): void {
  const { canvas, camera } = stage;
  const { width, height, horizon } = camera;
  const [x, y] = camera.at;
  const base = tone(stage, colour, UP, [x, y + 10, 0]);
  // Not haze alone, or a pale band would part the trees from the grass.
  const far = throughAir(stage, base, [x, y + 90, 0]);
  const fill = canvas.linear(
    [0, horizon],
    [0, height],
    [
      [0, far],
      [0.3, base],
      [1, dim(base, 0.8)],
    ],
  );
  canvas.rectangle(0, horizon, width, height - horizon, fill);
}

export const quad = (x: Range, y: Range): Point[] => [
  [x[0], y[0]],
  [x[1], y[0]],
  [x[1], y[1]],
  [x[0], y[1]],
];

/** Interlocking paving stones with joints that thin out with distance. */
export function paving(stage: Stage, x: Range, y: Range, colour: string, size = 0.55): void {
  const { canvas, camera, random } = stage;
  patch(stage, quad(x, y), colour);
  const near = Math.max(y[0], camera.at[1] + camera.ground * 0.6);
  const joints: Point[][] = [];
  const stones: { d: string; light: boolean }[] = [];
  const seg = (a: Vec3, b: Vec3) => {
    const [p, q] = camera.outline([a, b, b]);
    if (p && q && Math.max(p[0], q[0]) > 0 && Math.min(p[0], q[0]) < camera.width) joints.push([p, q, q]);
  };
  for (let row = 0, v = near; v < y[1] && row < 64; row++, v += size) {
    if (camera.metre([0, v, 0]) * size * (camera.at[2] / Math.max(1, v - camera.at[1])) < 2.2) break;
    seg([x[0], v, 0], [x[1], v, 0]);
    if (v - camera.at[1] > camera.ground + 7) continue;
    for (let u = x[0] + (row % 2 ? size : 0); u < x[1]; u += size * 2) {
      const edge = camera.project([u, v, 0])[0];
      if (edge < -60 || edge > camera.width + 60) continue;
      seg([u, v, 0], [u, Math.min(v + size, y[1]), 0]);
      if (random.chance(0.22)) {
        const end = Math.min(u + size * 2, x[1]);
        const stone = camera.outline([
          [u, v, 0],
          [end, v, 0],
          [end, v + size, 0],
          [u, v + size, 0],
        ]);
        stones.push({ d: pathOf(stone), light: random.chance(0.5) });
      }
    }
  }
  const base = tone(stage, colour, UP, [0, camera.at[1] + 8, 0]);
  canvas.path(
    stones
      .filter((s) => s.light)
      .map((s) => s.d)
      .join(''),
    css(dim(base, 1.22), 0.45),
  );
  canvas.path(
    stones
      .filter((s) => !s.light)
      .map((s) => s.d)
      .join(''),
    css(dim(base, 0.72), 0.4),
  );
  canvas.path(pathOf(...joints), 'none', `stroke="${css(dim(base, 0.5))}" stroke-opacity="0.42" stroke-width="1.3"`);
}

/** A lawn: broad bands and blades along its nearer edge. */
export function lawn(stage: Stage, x: Range, y: Range, colour = '#5f8f3a'): void {
  const { canvas, camera, random } = stage;
  patch(stage, quad(x, y), colour);
  const base = tone(stage, colour, UP, [0, camera.at[1] + 8, 0]);
  const tufts: [string[], string[]] = [[], []];
  const near = Math.max(y[0], camera.at[1] + camera.ground * 0.7);
  const area = Math.min(500, (x[1] - x[0]) * Math.max(0, Math.min(y[1], near + 14) - near) * 9);
  for (let i = 0; i < area; i++) {
    const at: Vec3 = [random.between(x[0], x[1]), near + (Math.min(y[1], near + 16) - near) * random.next() ** 1.6, 0];
    const [sx, sy] = camera.project(at);
    const h = camera.metre(at) * random.between(0.03, 0.08);
    if (sx < -10 || sx > camera.width + 10 || sy > camera.height + 20) continue;
    tufts[i % 2 ? 0 : 1].push(
      `M${Math.round(sx)} ${Math.round(sy)}l${(h * random.between(-0.4, 0.4)).toFixed(1)} ${(-h).toFixed(1)}`,
    );
  }
  canvas.path(
    tufts[0].join(''),
    'none',
    `stroke="${css(mix(dim(base, 1.5), hex('#e6e08a'), 0.15))}" stroke-opacity="0.55" stroke-width="1.6" shape-rendering="crispEdges"`,
  );
  canvas.path(
    tufts[1].join(''),
    'none',
    `stroke="${css(dim(base, 0.55))}" stroke-opacity="0.5" stroke-width="1.8" shape-rendering="crispEdges"`,
  );
}

/** All shadows on the ground as one shape. */
export function groundShadows(stage: Stage): void {
  const { canvas, camera, mood, casters } = stage;
  const plane = { origin: [0, 0, 0] as Vec3, u: [1, 0, 0] as Vec3, v: [0, 1, 0] as Vec3, normal: UP };
  const shapes = shadowsIn(casters, plane, mood.sun).map((s) => camera.outline(s.map((p): Vec3 => [p[0], p[1], 0])));
  canvas.path(pathOf(...shapes), shadowFill(mood, 1.05));
}

/** The soft dark where something stands on the ground. */
export function contact(stage: Stage, x: Range, y: Range, depth = 0.5, spread = 0.5): void {
  for (let i = 4; i > 0; i--) {
    const g = (spread * i) / 4;
    const corners = quad([x[0] - g, x[1] + g], [y[0] - g, y[1] + g]).map((p): Vec3 => [p[0], p[1], 0.001]);
    stage.canvas.polygon(stage.camera.outline(corners), css(stage.mood.shadow, depth * 0.2));
  }
}
