import { css, dim, hex, mix } from '../engine/colour.ts';
import { box, painted } from '../engine/solid.ts';
import type { Detail, Range, Solid } from '../engine/solid.ts';
import { tone } from '../engine/stage.ts';
import { hull } from '../engine/vector.ts';
import type { Point, Vec3 } from '../engine/vector.ts';

export type RailStyle = 'glass' | 'bars' | 'balusters' | 'solid';

const FRONT: Vec3 = [0, -1, 0];

/** A railing along x at depth y, from z up. */
export function railing(x: Range, y: number, z: number, style: RailStyle, colour = '#33373b', height = 1): Solid {
  if (style === 'solid') return box({ x, y: [y, y + 0.12], z: [z, z + height], colour });
  return painted(x, [y, y + 0.06], [z, z + height], (stage) => {
    const { canvas, camera, mood } = stage;
    const quad = (x0: number, x1: number, z0: number, z1: number): Point[] =>
      camera.outline([
        [x0, y, z0],
        [x1, y, z0],
        [x1, y, z1],
        [x0, y, z1],
      ]);
    const metal = css(tone(stage, colour, FRONT, [x[0], y, z]));
    if (style === 'glass') {
      const shape = quad(x[0], x[1], z + 0.06, z + height - 0.05);
      const [xs, ys] = [shape.map((p) => p[0]), shape.map((p) => p[1])];
      const skyTone = mood.sky[1]?.[1] ?? hex('#9ccbe6');
      canvas.polygon(
        shape,
        canvas.linear(
          [Math.min(...xs), Math.min(...ys)],
          [Math.max(...xs), Math.max(...ys)],
          [
            [0, mix(skyTone, hex('#ffffff'), 0.4), 0.42],
            [0.45, skyTone, 0.18],
            [0.5, hex('#ffffff'), 0.34],
            [0.56, skyTone, 0.16],
            [1, dim(skyTone, 0.5), 0.34],
          ],
        ),
      );
      for (let u = x[0]; u <= x[1] + 0.01; u += (x[1] - x[0]) / Math.max(1, Math.round((x[1] - x[0]) / 1.3))) {
        canvas.polygon(quad(u - 0.02, u + 0.02, z, z + height - 0.03), metal);
      }
    } else {
      const step = style === 'balusters' ? 0.28 : 0.13;
      const w = style === 'balusters' ? 0.075 : 0.016;
      for (let u = x[0] + step / 2; u < x[1]; u += step) {
        if (style === 'balusters') {
          canvas.polygon(
            camera.outline([
              [u - w, y, z],
              [u + w, y, z],
              [u + w * 0.9, y, z + 0.3],
              [u + w * 0.45, y, z + height - 0.16],
              [u + w, y, z + height - 0.1],
              [u - w, y, z + height - 0.1],
              [u - w * 0.45, y, z + height - 0.16],
              [u - w * 0.9, y, z + 0.3],
            ]),
            metal,
          );
        } else canvas.polygon(quad(u - w, u + w, z + 0.06, z + height - 0.04), metal);
      }
      canvas.polygon(quad(x[0], x[1], z + 0.04, z + (style === 'balusters' ? 0.14 : 0.09)), metal);
    }
    const rail = style === 'balusters' ? 0.13 : 0.06;
    canvas.polygon(
      quad(x[0], x[1], z + height - rail, z + height),
      css(dim(tone(stage, colour, [0, -0.7, 0.7], [x[0], y, z]), 1.05)),
    );
  });
}

/** A round column with base and capital. */
export function pillar(x: number, y: number, z: Range, radius: number, colour = '#f4efe6', classic = true): Solid {
  const shape = box({ x: [x - radius, x + radius], y: [y - radius, y + radius], z, colour });
  shape.paint = (stage) => {
    const { canvas, camera, mood } = stage;
    const ring = (r: number, h: number): Point[] =>
      Array.from({ length: 20 }, (_, i) =>
        camera.project([x + Math.cos((i * Math.PI) / 10) * r, y + Math.sin((i * Math.PI) / 10) * r, h]),
      );
    const sunX = mood.sun[0];
    const light = tone(stage, colour, [sunX * 0.9, -0.6, 0], [x, y, z[0]]);
    const shade = tone(stage, colour, [-sunX, -0.2, 0], [x, y, z[0]], false);
    const drum = (r0: number, r1: number, a: number, b: number) => {
      const shape2 = hull([...ring(r0, a), ...ring(r1, b)]);
      const xs = shape2.map((p) => p[0]);
      const [left, right] = [Math.min(...xs), Math.max(...xs)];
      const stops =
        sunX < 0
          ? ([
              [0, mix(light, shade, 0.3)],
              [0.28, light],
              [0.62, mix(light, shade, 0.55)],
              [1, shade],
            ] as const)
          : ([
              [0, shade],
              [0.38, mix(light, shade, 0.55)],
              [0.72, light],
              [1, mix(light, shade, 0.3)],
            ] as const);
      canvas.polygon(shape2, canvas.linear([left, 0], [right, 0], stops));
    };
    drum(radius, radius * (classic ? 0.86 : 1), z[0], z[1]);
    if (!classic) return;
    drum(radius * 1.3, radius * 1.25, z[0], z[0] + 0.22);
    drum(radius * 0.95, radius * 1.3, z[1] - 0.34, z[1] - 0.16);
    drum(radius * 1.42, radius * 1.42, z[1] - 0.16, z[1]);
  };
  return shape;
}

/** Cut stone laid in uneven courses. */
export function stone(u0: number, v0: number, u1: number, v1: number, colours: readonly string[]): Detail {
  return (on) => {
    const { random } = on.stage;
    on.rect(u0, v0, u1, v1, dim(on.tone(colours[0] ?? '#8a7f70'), 0.6));
    for (let v = v0; v < v1 - 0.02;) {
      const h = Math.min(random.pick([0.16, 0.22, 0.3]), v1 - v);
      for (let u = u0; u < u1 - 0.02;) {
        const w = Math.min(random.between(0.35, 0.95), u1 - u);
        on.rect(
          u + 0.012,
          v + 0.012,
          u + w - 0.012,
          v + h - 0.012,
          dim(on.tone(random.pick(colours)), random.between(0.82, 1.15)),
        );
        u += w;
      }
      v += h;
    }
  };
}

/** Timber slats or fluted panels, upright or lying. */
export function slats(
  u0: number,
  v0: number,
  u1: number,
  v1: number,
  colour: string,
  upright = true,
  step = 0.16,
): Detail {
  return (on) => {
    on.rect(u0, v0, u1, v1, dim(on.tone(colour), 0.42));
    const [from, to] = upright ? [u0, u1] : [v0, v1];
    for (let a = from; a < to - 0.02; a += step) {
      const b = Math.min(to, a + step * 0.72);
      const c = dim(on.tone(colour), on.stage.random.between(0.86, 1.16));
      if (upright) on.rect(a, v0, b, v1, c, 0.03);
      else on.rect(u0, a, u1, b, c, 0.03);
    }
  };
}

/** A plain painted field, such as a band or a plinth. */
export const field =
  (u0: number, v0: number, u1: number, v1: number, colour: string, w = 0.02): Detail =>
  (on) =>
    on.rect(u0, v0, u1, v1, on.tone(colour), w);

/** A wall lamp that shines up and down after dark. */
export function wallLamp(u: number, v: number): Detail {
  return (on) => {
    const { canvas, mood } = on.stage;
    const [p] = on.outline([
      [u, v],
      [u + 0.1, v],
      [u, v + 0.1],
    ]);
    if (!p) return;
    on.rect(u - 0.07, v - 0.18, u + 0.07, v + 0.18, '#26282b', 0.08);
    if (mood.lamps < 0.3) return;
    const r = on.metre * 1.6;
    const glow = canvas.radial(p, r, [
      [0, hex('#ffdca0'), 0.85 * mood.lamps],
      [0.25, hex('#ffc677'), 0.4 * mood.lamps],
      [1, hex('#ff9d45'), 0],
    ]);
    canvas.ellipse(p, r * 0.62, r, glow);
  };
}

/** An outdoor unit of an air conditioner on its bracket. */
export function airConditioner(x: number, y: number, z: number): Solid {
  return box({
    x: [x, x + 0.85],
    y: [y - 0.34, y - 0.02],
    z: [z, z + 0.58],
    colour: '#e8e6e0',
    front: [
      (on) => {
        const ring = Array.from(
          { length: 18 },
          (_, i) => [0.3 + Math.cos((i * Math.PI) / 9) * 0.22, 0.29 + Math.sin((i * Math.PI) / 9) * 0.22] as const,
        );
        on.shape(ring, dim(on.tone('#4a4f54'), 0.9));
        on.rect(0.6, 0.08, 0.8, 0.5, dim(on.tone('#e8e6e0'), 0.8));
      },
    ],
  });
}
