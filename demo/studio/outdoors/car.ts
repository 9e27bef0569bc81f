import { css, dim, hex, mix } from '../engine/colour.ts';
import { box, face, painted, solid } from '../engine/solid.ts';
import type { Detail, Solid } from '../engine/solid.ts';
import type { Surface } from '../engine/surface.ts';
import type { Point, Vec3 } from '../engine/vector.ts';
import { wheel } from './wheel.ts';

type Corners = readonly [Vec3, Vec3, Vec3, Vec3];

interface Sides {
  front?: Detail[];
  right?: Detail[];
  left?: Detail[];
  back?: Detail[];
  top?: Detail[];
}

/** A body between a lower and an upper rectangle: front left, front right, back right, back left. */
function block(low: Corners, high: Corners, colour: string, topColour: string, d: Sides): Solid {
  const [a, b, c, e] = low;
  const [f, g, h, i] = high;
  return solid([
    face([a, b, g, f], colour, d.front),
    face([b, c, h, g], colour, d.right),
    face([c, e, i, h], colour, d.back),
    face([e, a, f, i], colour, d.left),
    face([f, g, h, i], topColour, d.top),
  ]);
}

const pane = (on: Surface, spots: readonly Point[], top: number): void => {
  const { canvas, mood } = on.stage;
  const shape = on.outline(spots);
  const ys = shape.map((p) => p[1]);
  const reflection = mix(mood.sky[1]?.[1] ?? hex('#88aacc'), hex('#10161c'), top);
  canvas.polygon(
    shape,
    canvas.linear(
      [0, Math.min(...ys)],
      [0, Math.max(...ys)],
      [
        [0, reflection],
        [0.55, hex('#1a222a')],
        [1, hex('#0e1216')],
      ],
    ),
  );
};

const side =
  (length: number, flip: boolean): Detail =>
  (on) => {
    const at = (l: number) => (flip ? length - l : l);
    on.rect(0, 0, length, 0.16, '#1a1c1f', 0.005);
    on.rect(0.1, 0.5, length - 0.1, 0.53, css(dim(on.tone(on.face.colour), 0.7)), 0.01);
    for (const l of [1.55, 2.75])
      on.rect(at(l) - 0.008, 0.12, at(l) + 0.008, 0.7, css(dim(on.tone(on.face.colour), 0.45)), 0.01);
    for (const l of [2.3, 3.45])
      on.rect(at(l) - 0.09, 0.55, at(l) + 0.09, 0.59, css(dim(on.tone(on.face.colour), 1.5)), 0.02);
    wheel(on, at(0.85));
    wheel(on, at(length - 0.88));
  };

const windows =
  (flip: boolean): Detail =>
  (on) => {
    const [w, h] = on.size;
    const at = (l: number) => (flip ? w - l : l);
    const slope = w * 0.2;
    const top = h - 0.08;
    pane(
      on,
      [
        [at(0.42), 0.06],
        [at(1.5), 0.06],
        [at(1.5), top],
        [at(slope + 0.22), top],
      ],
      0.45,
    );
    pane(
      on,
      [
        [at(1.58), 0.06],
        [at(2.55), 0.06],
        [at(2.55), top],
        [at(1.58), top],
      ],
      0.5,
    );
    pane(
      on,
      [
        [at(2.62), 0.06],
        [at(w - 0.2), 0.06],
        [at(w - 0.36), top],
        [at(2.62), top],
      ],
      0.55,
    );
  };

const nose =
  (lampsOn: number): Detail =>
  (on) => {
    const w = on.size[0];
    on.rect(0.02, 0, w - 0.02, 0.2, '#1a1c1f', 0.01);
    on.rect(0.48, 0.26, w - 0.48, 0.58, '#15171a', 0.012);
    for (let v = 0.3; v < 0.56; v += 0.08) on.rect(0.5, v, w - 0.5, v + 0.02, '#9fa4aa', 0.016);
    on.rect(w / 2 - 0.26, 0.1, w / 2 + 0.26, 0.22, '#e8e8e4', 0.03);
    for (const a of [0.06, w - 0.42]) {
      on.rect(a, 0.42, a + 0.36, 0.58, '#d9e2e8', 0.014);
      on.rect(a + 0.08, 0.45, a + 0.28, 0.56, lampsOn > 0.9 ? '#fff3cf' : '#8d9aa5', 0.016);
    }
  };

const tail: Detail = (on) => {
  const w = on.size[0];
  on.rect(0.02, 0, w - 0.02, 0.18, '#1a1c1f', 0.01);
  for (const a of [0.04, w - 0.3]) on.rect(a, 0.36, a + 0.26, 0.66, '#9d1f1c', 0.014);
  on.rect(w / 2 - 0.26, 0.4, w / 2 + 0.26, 0.52, '#e8e8e4', 0.014);
};

const screen: Detail = (on) => {
  const [w, h] = on.size;
  pane(
    on,
    [
      [0.1, 0.05],
      [w - 0.1, 0.05],
      [w - 0.22, h - 0.05],
      [0.22, h - 0.05],
    ],
    0.35,
  );
};

interface CarOptions {
  /** The nose looks at the viewer, away from him, or to the left or right. */
  faces?: 'viewer' | 'away' | 'left' | 'right';
  colour?: string;
}

/** A parked sport utility vehicle around (x, y). */
export function car(x: number, y: number, options: CarOptions = {}): Solid[] {
  const { faces = 'viewer', colour = '#2b3036' } = options;
  const [length, half] = [4.5, 0.93];
  const put = (s: number, l: number, z: number): Vec3 => {
    const m = l - length / 2;
    if (faces === 'viewer') return [x + s, y + m, z];
    if (faces === 'away') return [x - s, y - m, z];
    return faces === 'left' ? [x + m, y - s, z] : [x - m, y + s, z];
  };
  const ring = (s: number, l0: number, l1: number, z0: number, z1 = z0): Corners => [
    put(-s, l0, z0),
    put(s, l0, z0),
    put(s, l1, z1),
    put(-s, l1, z1),
  ];
  const lower = block(ring(half, 0.05, length - 0.05, 0.28), ring(half - 0.02, 0, length, 0.98, 1.02), colour, colour, {
    front: [nose(1)],
    back: [tail],
    right: [side(length - 0.1, false)],
    left: [side(length - 0.1, true)],
  });
  const cabin = block(
    ring(half - 0.06, 1.1, length - 0.06, 1.02),
    ring(half - 0.2, 1.85, length - 0.34, 1.68),
    colour,
    colour,
    {
      front: [screen],
      back: [screen],
      right: [windows(false)],
      left: [windows(true)],
    },
  );
  const turned = faces === 'left' || faces === 'right';
  const [rx, ry] = turned ? [length / 2, half] : [half, length / 2];
  const under = painted([x - rx, x + rx], [y - ry, y + ry], [0, 0.01], (stage) => {
    for (const [grow, alpha] of [
      [0.3, 0.16],
      [0.16, 0.2],
      [0.02, 0.4],
    ] as const) {
      const ground = stage.camera.outline([
        [x - rx - grow, y - ry - grow, 0],
        [x + rx + grow, y - ry - grow, 0],
        [x + rx + grow, y + ry + grow, 0],
        [x - rx - grow, y + ry + grow, 0],
      ]);
      stage.canvas.polygon(ground, css(stage.mood.shadow, alpha));
    }
  });
  const tyres = [0.85, length - 0.88].flatMap((l) =>
    [-1, 1].map((s) => {
      const [a, b] = [put(s * (half - 0.28), l - 0.3, 0), put(s * (half - 0.02), l + 0.3, 0)];
      const range = (k: 0 | 1) => [Math.min(a[k], b[k]), Math.max(a[k], b[k])] as const;
      return box({ x: range(0), y: range(1), z: [0.012, 0.28], colour: '#17191c', casts: false });
    }),
  );
  return [under, ...tyres, lower, cabin];
}
