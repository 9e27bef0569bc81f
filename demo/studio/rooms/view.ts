import { css, dim, hex, mix } from '../engine/colour.ts';
import type { Detail } from '../engine/solid.ts';
import { tone } from '../engine/stage.ts';
import type { Surface } from '../engine/surface.ts';
import { clipToConvex, hull } from '../engine/vector.ts';
import type { Point } from '../engine/vector.ts';

interface WindowOptions {
  panes?: number;
  frame?: string;
  /** What is seen outside. */
  scene?: 'garden' | 'city' | 'lagoon';
  curtain?: string;
  sheer?: boolean;
}

function outside(
  on: Surface,
  u0: number,
  v0: number,
  u1: number,
  v1: number,
  scene: 'garden' | 'city' | 'lagoon',
): void {
  const { canvas, mood, random, camera } = on.stage;
  const shape = on.outline([
    [u0, v0],
    [u1, v0],
    [u1, v1],
    [u0, v1],
  ]);
  if (shape.length < 3) return;
  const frame = hull(shape);
  const xs = shape.map((p) => p[0]);
  const ys = shape.map((p) => p[1]);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const line = Math.min(bottom, Math.max(top, camera.horizon));
  canvas.polygon(shape, canvas.linear([0, top], [0, line + 1], mood.sky));
  const cut = (points: Point[], fill: string) => canvas.polygon(clipToConvex(points, frame), fill);
  const night = mood.lamps > 0.9;
  if (scene !== 'garden') {
    for (let x = left - 20; x < right; x += random.between(22, 60)) {
      const [w, h] = [random.between(18, 46), random.between(0.08, 0.3) * camera.height * 0.5];
      const c = mix(night ? hex('#2c3350') : hex('#a9b3b8'), mood.air, 0.45);
      cut(
        [
          [x, line - h],
          [x + w, line - h],
          [x + w, line + 2],
          [x, line + 2],
        ],
        css(c),
      );
      for (let v = line - h + 5; v < line - 5; v += 8) {
        for (let u = x + 3; u < x + w - 4; u += 7)
          if (random.chance(0.4))
            cut(
              [
                [u, v],
                [u + 3, v],
                [u + 3, v + 3],
                [u, v + 3],
              ],
              css(night ? hex('#ffd38c') : dim(c, 0.75)),
            );
      }
    }
    const water = scene === 'lagoon' ? (night ? '#2a3a63' : '#7fb2c4') : night ? '#20283a' : '#8aa07a';
    const deep = mix(hex(water), hex(night ? '#141c38' : '#3f7f98'), 0.5);
    cut(
      [
        [left, line],
        [right, line],
        [right, bottom],
        [left, bottom],
      ],
      canvas.linear(
        [0, line],
        [0, bottom + 1],
        [
          [0, mix(hex(water), mood.air, 0.6)],
          [0.3, hex(water)],
          [1, deep],
        ],
      ),
    );
  } else {
    const far = mix(night ? hex('#232f3c') : hex('#86a877'), mood.air, night ? 0.3 : 0.5);
    const near = mix(night ? hex('#15221f') : hex('#4f7f3f'), mood.air, night ? 0.05 : 0.16);
    const bank = (height: number, rough: number, fill: string) => {
      const beat = random.between(0.02, 0.03);
      const bumps: Point[] = [];
      for (let x = left - 6; x <= right + 6; x += 6) {
        bumps.push([
          x,
          line - height - rough * (Math.abs(Math.sin(x * beat)) ** 0.7 + 0.5 * Math.abs(Math.sin(x * beat * 2.7 + 1))),
        ]);
      }
      cut([[left - 6, bottom], ...bumps, [right + 6, bottom]], fill);
    };
    bank(12, 46, css(far));
    bank(
      -14,
      40,
      canvas.linear(
        [0, line - 50],
        [0, line + 70],
        [
          [0, near],
          [1, dim(near, 0.62)],
        ],
      ),
    );
    const grass = mix(near, hex(night ? '#26301f' : '#a5c26a'), 0.6);
    const edge = line + 62;
    cut(
      [
        [left, edge],
        [right, edge],
        [right, bottom],
        [left, bottom],
      ],
      canvas.linear(
        [0, edge],
        [0, bottom + 1],
        [
          [0, dim(grass, 0.75)],
          [0.2, grass],
          [1, mix(grass, hex('#ffffff'), night ? 0 : 0.18)],
        ],
      ),
    );
  }
  if (!night) canvas.polygon(shape, css(hex('#ffffff'), 0.16));
}

/** One hanging of cloth with folds that catch the light. */
export function cloth(
  on: Surface,
  u0: number,
  u1: number,
  v0: number,
  v1: number,
  colour: string,
  alpha = 1,
  w = 0.08,
): void {
  const { canvas, random, camera } = on.stage;
  const base = on.tone(colour);
  const folds = Math.max(3, Math.round((u1 - u0) / 0.11));
  for (let i = 0; i < folds; i++) {
    const [a, b] = [u0 + ((u1 - u0) * i) / folds, u0 + ((u1 - u0) * (i + 1)) / folds];
    const shape = camera.outline([
      on.place([a, v0, w]),
      on.place([b + 0.005, v0, w]),
      on.place([b + 0.005, v1, w]),
      on.place([a, v1, w]),
    ]);
    if (shape.length < 3) continue;
    const xs = shape.map((p) => p[0]);
    const k = random.between(0.92, 1.06);
    canvas.polygon(
      shape,
      canvas.linear(
        [Math.min(...xs), 0],
        [Math.max(...xs), 0],
        [
          [0, dim(base, 0.7 * k), alpha],
          [0.35, dim(base, 1.06 * k), alpha],
          [0.65, dim(base, 0.96 * k), alpha],
          [1, dim(base, 0.66 * k), alpha],
        ],
      ),
    );
  }
}

/** A window or a glazed door to the outside, with curtains on a rail. */
export function windowView(u0: number, v0: number, u1: number, v1: number, o: WindowOptions = {}): Detail {
  return (on) => {
    const { stage } = on;
    const { panes = 3, frame = '#2c2f33', scene = 'garden' } = o;
    outside(on, u0, v0, u1, v1, scene);
    const metal = css(tone(stage, frame, on.face.normal, on.place([u0, v0])));
    const bar = 0.06;
    for (let i = 0; i <= panes; i++) {
      const u = u0 + ((u1 - u0 - bar) * i) / panes;
      on.rect(u, v0, u + bar, v1, metal);
    }
    on.rect(u0, v0, u1, v0 + bar, metal);
    on.rect(u0, v1 - bar, u1, v1, metal);
    if (v0 > 0.2) on.rect(u0 - 0.08, v0 - 0.07, u1 + 0.08, v0, on.tone('#f7f4ee'), 0.06);
    if (o.sheer ?? true) {
      cloth(on, u0 - 0.05, u0 + (u1 - u0) * 0.3, 0.03, v1 + 0.16, '#ffffff', 0.5);
      cloth(on, u1 - (u1 - u0) * 0.26, u1 + 0.05, 0.03, v1 + 0.16, '#ffffff', 0.5);
    }
    if (o.curtain) {
      cloth(on, u0 - 0.42, u0 + 0.06, 0.03, v1 + 0.16, o.curtain, 1, 0.12);
      cloth(on, u1 - 0.06, u1 + 0.42, 0.03, v1 + 0.16, o.curtain, 1, 0.12);
      on.rect(u0 - 0.5, v1 + 0.15, u1 + 0.5, v1 + 0.185, on.tone('#3a332c'), 0.14);
    }
  };
}
