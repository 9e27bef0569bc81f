import type { Random } from '../../random.ts';
import { css, dim, hex } from '../engine/colour.ts';
import { box, painted } from '../engine/solid.ts';
import type { Detail, Solid } from '../engine/solid.ts';
import { tone } from '../engine/stage.ts';
import type { Point, Vec3 } from '../engine/vector.ts';

/** The concrete pillar of a surveyor, its head in red. */
export function beacon(x: number, y: number, height = 0.62): Solid[] {
  return [
    box({ x: [x - 0.13, x + 0.13], y: [y - 0.13, y + 0.13], z: [0, height], colour: '#e4e0d6' }),
    box({
      x: [x - 0.135, x + 0.135],
      y: [y - 0.135, y + 0.135],
      z: [height, height + 0.14],
      colour: '#c8352b',
      top: '#d9483c',
    }),
  ];
}

/** A wooden peg with a painted head. */
export function peg(x: number, y: number): Solid[] {
  return [
    box({ x: [x - 0.035, x + 0.035], y: [y - 0.035, y + 0.035], z: [0, 0.5], colour: '#a98357' }),
    box({ x: [x - 0.038, x + 0.038], y: [y - 0.038, y + 0.038], z: [0.5, 0.62], colour: '#d83a2d' }),
  ];
}

/** A builder's line from peg to peg. */
export function line(from: Point, to: Point, z = 0.5): Solid {
  const [x0, x1] = [Math.min(from[0], to[0]), Math.max(from[0], to[0])];
  const [y0, y1] = [Math.min(from[1], to[1]), Math.max(from[1], to[1])];
  return painted([x0, x1 + 0.01], [y0, y1 + 0.01], [z - 0.1, z], (stage) => {
    const { canvas, camera } = stage;
    const spots = Array.from({ length: 13 }, (_, i) => {
      const t = i / 12;
      const at: Vec3 = [
        from[0] + (to[0] - from[0]) * t,
        from[1] + (to[1] - from[1]) * t,
        z - 0.09 * Math.sin(Math.PI * t),
      ];
      return camera.depth(at) > 0.6 ? camera.project(at) : null;
    }).filter((spot) => spot !== null);
    if (spots.length < 2) return;
    const m = camera.metre([(x0 + x1) / 2, (y0 + y1) / 2, z]);
    canvas.line(spots, css(tone(stage, '#f3efe4', [0, -0.5, 0.6], [x0, y0, z])), Math.max(1, Math.min(3, m * 0.022)));
  });
}

/** Something built of dots, as a heap of sharp sand. */
export function sandHeap(x: number, y: number, r: number, colour = '#d9c6a1'): Solid {
  return painted([x - r, x + r], [y - r * 0.6, y + r * 0.6], [0, r * 0.6], (stage) => {
    const { canvas, camera, random, mood } = stage;
    const [cx, cy] = camera.project([x, y, 0]);
    const m = camera.metre([x, y, 0]) * r;
    const base = tone(stage, colour, [mood.sun[0] * 0.5, -0.5, 0.7], [x, y, 0]);
    canvas.ellipse([cx, cy], m * 1.15, m * 0.2, css(mood.shadow, 0.35));
    const rim = Array.from({ length: 21 }, (_, i): Point => {
      const t = i / 20;
      const h = 0.62 * (1 - Math.abs(t - 0.5) * 2) ** 0.8 + random.between(-0.015, 0.015);
      return [cx + (t - 0.5) * 2 * m, cy - h * m];
    });
    const low = Array.from({ length: 11 }, (_, i): Point => [
      cx + m - (i / 10) * 2 * m,
      cy + Math.sin((i / 10) * Math.PI) * m * 0.14,
    ]);
    const [a, b] = mood.sun[0] < 0 ? [base, dim(base, 0.6)] : [dim(base, 0.6), base];
    canvas.polygon(
      [...rim, ...low],
      canvas.linear(
        [cx - m * 0.8, 0],
        [cx + m * 0.8, 0],
        [
          [0, a],
          [0.48, mood.sun[0] < 0 ? a : dim(a, 1.15)],
          [0.6, mood.sun[0] < 0 ? dim(b, 1.15) : b],
          [1, b],
        ],
      ),
    );
  });
}

/** Moulded blocks stacked to dry. */
export function blockPile(random: Random, x: number, y: number): Solid[] {
  const courses: Detail = (on) => {
    const [w, h] = on.size;
    for (let v = 0.2; v < h; v += 0.23) on.rect(0, v, w, v + 0.03, dim(on.tone('#8f8a80'), 0.6));
    for (let u = 0.45; u < w; u += 0.47) on.rect(u, 0, u + 0.03, h, dim(on.tone('#8f8a80'), 0.6));
  };
  const w = random.pick([1.9, 2.3, 2.8]);
  const at = { front: [courses], left: [courses], right: [courses], colour: '#aaa59a' };
  return [
    box({ x: [x, x + w], y: [y, y + 1], z: [0, 0.69], ...at }),
    box({ x: [x + 0.2, x + w - 0.5], y: [y + 0.1, y + 0.9], z: [0.69, 1.15], ...at }),
  ];
}

/** A painted board on two posts; what it says is too far away to read. */
export function board(x: number, y: number, colour: string): Solid[] {
  const face: Detail = (on) => {
    on.rect(0.06, 0.06, 1.74, 1.04, on.tone('#f7f4ec'));
    on.rect(0.06, 0.72, 1.74, 1.04, on.tone(colour));
    for (const [v, w] of [
      [0.5, 1.3],
      [0.34, 1.05],
      [0.18, 1.2],
    ] as const)
      on.rect(0.24, v, 0.24 + w, v + 0.07, css(hex('#33383c'), 0.72));
    for (const u of [0.3, 0.55, 0.72, 1, 1.2]) on.rect(u, 0.81, u + 0.13, 0.94, css(hex('#ffffff'), 0.92));
  };
  return [
    ...[0.15, 1.55].map((dx) =>
      box({ x: [x + dx, x + dx + 0.08], y: [y + 0.03, y + 0.1], z: [0, 1.3], colour: '#6b5a48' }),
    ),
    box({ x: [x, x + 1.8], y: [y, y + 0.03], z: [0.95, 2.05], colour: '#e9e4d8', front: [face] }),
  ];
}
