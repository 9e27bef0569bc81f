import { css, dim, mix } from '../engine/colour.ts';
import { noiseField } from '../engine/noise.ts';
import { throughAir, tone } from '../engine/stage.ts';
import type { Stage } from '../engine/stage.ts';
import type { Point, Vec3 } from '../engine/vector.ts';
import { patch } from './ground.ts';

interface Road {
  /** Where its middle begins and ends. */
  from: Point;
  to: Point;
  width: number;
  colour: string;
  /** Of its shoulders. */
  edge: string;
}

/** Points along both edges of a strip whose sides wander. */
function strip(stage: Stage, { from, to, width }: Road, ragged: number, offset = 0): Point[] {
  const noise = noiseField(stage.random);
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = [-dy / length, dx / length];
  const steps = Math.ceil(length / 1.5);
  const side = (way: number): Point[] =>
    Array.from({ length: steps + 1 }, (_, i): Point => {
      const t = i / steps;
      const out = offset + way * (width / 2 + ragged * (noise(t * length * 0.45, way * 7 + offset) - 0.5) * 2);
      return [from[0] + dx * t + nx * out, from[1] + dy * t + ny * out];
    });
  return [...side(-1), ...side(1).toReversed()];
}

/** A road of graded earth with the ruts of its wheels. */
export function earthRoad(stage: Stage, road: Road): void {
  const { canvas, camera } = stage;
  patch(stage, strip(stage, { ...road, width: road.width + 0.9 }, 0.5), road.edge, 0);
  patch(stage, strip(stage, road, 0.35), road.colour, 0.001);
  const base = tone(stage, road.colour, [0, 0, 1], [camera.at[0], camera.at[1] + 8, 0]);
  const lay = (width: number, offset: number, k: number, alpha: number) => {
    const shape = strip(stage, { ...road, width }, width * 0.3, offset).map((p): Vec3 => [p[0], p[1], 0.002]);
    canvas.polygon(camera.outline(shape), css(dim(base, k), alpha));
  };
  for (const offset of [-0.95, 0.85]) {
    lay(0.62, offset, 0.8, 0.5);
    lay(0.26, offset + 0.1, 0.66, 0.45);
    lay(0.16, offset - 0.3, 1.25, 0.4);
  }
  lay(0.7, 0, 1.16, 0.4);
}

/** Stones and clods that lie about. */
export function pebbles(
  stage: Stage,
  x: readonly [number, number],
  y: readonly [number, number],
  count: number,
  colour: string,
): void {
  const { canvas, camera, random } = stage;
  const base = tone(stage, colour, [0, -0.3, 0.9], [camera.at[0], camera.at[1] + 6, 0]);
  const paths: [string, string] = ['', ''];
  for (let i = 0; i < count; i++) {
    const at: Vec3 = [random.between(...x), y[0] + (y[1] - y[0]) * random.next() ** 1.7, 0];
    if (camera.depth(at) < 0.8) continue;
    const [px, py] = camera.project(at);
    const r = camera.metre(at) * random.between(0.012, 0.05);
    const dot = `M${(px - r).toFixed(1)} ${py.toFixed(1)}l${(r * 0.6).toFixed(1)} ${(-r * 0.6).toFixed(1)}l${(r * 0.9).toFixed(1)} ${(r * 0.1).toFixed(1)}l${(r * 0.4).toFixed(1)} ${(r * 0.5).toFixed(1)}Z`;
    paths[i % 2 ? 0 : 1] += dot;
  }
  canvas.path(paths[0], css(throughAir(stage, dim(base, 1.3), camera.at), 0.8));
  canvas.path(paths[1], css(throughAir(stage, dim(base, 0.55), camera.at), 0.7));
}

/** A bare place with a wandering rim, where the bush was cleared. */
export function clearing(
  stage: Stage,
  x: readonly [number, number],
  y: readonly [number, number],
  colour: string,
): void {
  const { canvas, camera, random } = stage;
  const noise = noiseField(random);
  const ring = (grow: number): Vec3[] =>
    Array.from({ length: 72 }, (_, i): Vec3 => {
      const a = (i / 72) * Math.PI * 2;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      // Between an ellipse and a rectangle, as a bulldozer leaves it.
      const k = (0.86 + 0.2 * noise(c * 3 + 9, s * 3 + 4)) / Math.max(Math.abs(c), Math.abs(s)) ** 0.7;
      return [
        (x[0] + x[1]) / 2 + (c * k * (x[1] - x[0]) * (1 + grow)) / 2,
        (y[0] + y[1]) / 2 + (s * k * (y[1] - y[0]) * (1 + grow)) / 2,
        0,
      ];
    });
  const base = tone(stage, colour, [0, 0, 1], [camera.at[0], camera.at[1] + 10, 0]);
  const far = throughAir(stage, base, [camera.at[0], y[1], 0]);
  for (const [grow, alpha] of [
    [0.12, 0.25],
    [0.06, 0.4],
    [0, 1],
  ] as const) {
    const shape = camera.outline(ring(grow));
    const ys = shape.map((p) => p[1]);
    canvas.polygon(
      shape,
      canvas.linear(
        [0, Math.min(...ys)],
        [0, Math.min(camera.height, Math.max(...ys))],
        [
          [0, far, alpha],
          [0.6, base, alpha],
          [1, mix(base, dim(base, 0.8), 0.8), alpha],
        ],
      ),
    );
  }
}
