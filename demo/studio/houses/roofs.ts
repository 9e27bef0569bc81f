import { css, dim } from '../engine/colour.ts';
import { box, face, solid } from '../engine/solid.ts';
import type { Detail, Range, Solid } from '../engine/solid.ts';
import type { Vec3 } from '../engine/vector.ts';

type Covering = 'tiles' | 'longspan' | 'shingles';

/** Courses of tiles or ribs of aluminium sheet, along the slope. */
export function covering(kind: Covering): Detail {
  return (on) => {
    const { canvas, random } = on.stage;
    const base = on.tone(on.face.colour);
    const [w, h] = on.size;
    const lines: string[] = [];
    const line = (a: readonly [number, number], b: readonly [number, number]) => {
      const [p, q] = on.outline([a, b, b]);
      if (p && q) lines.push(`M${p.map((v) => v.toFixed(1)).join(' ')}L${q.map((v) => v.toFixed(1)).join(' ')}`);
    };
    // A hip narrows towards its ridge: find where each course begins and ends.
    const flat = on.face.points.map(
      (p) =>
        [
          (p[0] - on.face.origin[0]) * on.face.u[0] +
            (p[1] - on.face.origin[1]) * on.face.u[1] +
            (p[2] - on.face.origin[2]) * on.face.u[2],
          (p[0] - on.face.origin[0]) * on.face.v[0] +
            (p[1] - on.face.origin[1]) * on.face.v[1] +
            (p[2] - on.face.origin[2]) * on.face.v[2],
        ] as const,
    );
    const top = flat.filter((p) => p[1] > h - 0.05).map((p) => p[0]);
    const [t0, t1] = [Math.min(...top), Math.max(...top)];
    const span = (v: number) => [t0 * (v / h), w + (t1 - w) * (v / h)] as const;
    if (kind === 'longspan') {
      const step = 0.42;
      for (let u = step / 2; u < w; u += step) {
        const limit = u < t0 ? (u / t0) * h : u > t1 ? ((w - u) / (w - t1)) * h : h;
        line([u, 0], [u, limit]);
      }
      canvas.path(
        lines.join(''),
        'none',
        `stroke="${css(dim(base, 0.62))}" stroke-width="${Math.max(0.8, on.metre * 0.05).toFixed(1)}" stroke-opacity="0.8"`,
      );
      canvas.path(
        lines.join(''),
        'none',
        `stroke="${css(dim(base, 1.35))}" stroke-width="${Math.max(0.5, on.metre * 0.025).toFixed(1)}" stroke-opacity="0.55" transform="translate(${(on.metre * 0.05).toFixed(1)} 0)"`,
      );
      return;
    }
    const step = kind === 'tiles' ? 0.36 : 0.26;
    for (let v = step; v < h; v += step) {
      const [a, b] = span(v);
      line([a, v], [b, v]);
      const [c, d] = span(v + step);
      for (let u = Math.max(a, c); u < Math.min(b, d) - 0.5; u += random.between(0.5, 2.4)) {
        if (!random.chance(0.4)) continue;
        on.rect(u, v, u + 0.42, Math.min(h, v + step), css(dim(base, random.pick([0.78, 0.86, 1.16, 1.28])), 0.5));
      }
    }
    canvas.path(
      lines.join(''),
      'none',
      `stroke="${css(dim(base, 0.5))}" stroke-width="${Math.max(0.8, on.metre * 0.045).toFixed(1)}" stroke-opacity="0.75"`,
    );
  };
}

interface RoofOptions {
  overhang?: number;
  rise?: number;
  colour: string;
  fascia?: string;
  kind?: Covering;
  /** 1: a hip on both ends, 0: plain gables. */
  hip?: number;
}

/** A pitched roof over a rectangle, its ridge along the longer side, with fascia. */
export function pitched(x: Range, y: Range, z: number, options: RoofOptions): Solid[] {
  const over = options.overhang ?? 0.7;
  const [x0, x1] = [x[0] - over, x[1] + over];
  const [y0, y1] = [y[0] - over, y[1] + over];
  const fascia = 0.24;
  const base = z + fascia;
  const rise = options.rise ?? 2.2;
  const hip = options.hip ?? 1;
  const long = x1 - x0 >= y1 - y0;
  const run = ((long ? y1 - y0 : x1 - x0) / 2) * hip;
  const a: Vec3 = long ? [x0 + run, (y0 + y1) / 2, base + rise] : [(x0 + x1) / 2, y0 + run, base + rise];
  const b: Vec3 = long ? [x1 - run, (y0 + y1) / 2, base + rise] : [(x0 + x1) / 2, y1 - run, base + rise];
  const [p, q, r, s]: [Vec3, Vec3, Vec3, Vec3] = [
    [x0, y0, base],
    [x1, y0, base],
    [x1, y1, base],
    [x0, y1, base],
  ];
  const skin = () => [covering(options.kind ?? 'tiles')];
  const c = options.colour;
  const sides = long
    ? [
        face([p, q, b, a], c, skin()),
        face([r, s, a, b], c, skin()),
        face([s, p, a], c, skin()),
        face([q, r, b], c, skin()),
      ]
    : [
        face([s, p, a, b], c, skin()),
        face([q, r, b, a], c, skin()),
        face([p, q, a], c, skin()),
        face([r, s, b], c, skin()),
      ];
  const soffit = face(
    [
      [x0, y1, base],
      [x1, y1, base],
      [x1, y0, base],
      [x0, y0, base],
    ],
    '#d8d2c6',
  );
  return [
    box({ x: [x0, x1], y: [y0, y1], z: [z, base], colour: options.fascia ?? '#f2eee6' }),
    solid([...sides, soffit]),
  ];
}

/** A flat concrete slab with an edge band. */
export function slab(x: Range, y: Range, z: number, colour: string, thick = 0.28): Solid {
  return box({ x, y, z: [z, z + thick], colour, top: colour });
}
