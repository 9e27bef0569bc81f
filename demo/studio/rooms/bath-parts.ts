import { css, dim, hex } from '../engine/colour.ts';
import { painted } from '../engine/solid.ts';
import type { Detail, Solid } from '../engine/solid.ts';
import { cushion, turned } from './soft.ts';
import { cloth } from './view.ts';

/** A round or upright mirror with light behind it. */
export function mirror(c: number, v: number, r: number, round: boolean): Detail {
  return (on) => {
    const { canvas, mood } = on.stage;
    const ring = (k: number) =>
      round
        ? Array.from(
            { length: 40 },
            (_, i) => [c + Math.cos((i * Math.PI) / 20) * k, v + Math.sin((i * Math.PI) / 20) * k, 0.03] as const,
          )
        : ([
            [c - k * 0.8, v - k * 1.15, 0.03],
            [c + k * 0.8, v - k * 1.15, 0.03],
            [c + k * 0.8, v + k * 1.15, 0.03],
            [c - k * 0.8, v + k * 1.15, 0.03],
          ] as const);
    const [p] = on.outline([
      [c, v],
      [c + 0.1, v],
      [c, v + 0.1],
    ]);
    const m = on.metre;
    if (p)
      canvas.ellipse(
        p,
        r * m * 2.1,
        r * m * 2.1,
        canvas.radial(p, r * m * 2.1, [
          [0, hex('#fff1d2'), 0.85],
          [0.48, hex('#ffe6b8'), 0.6],
          [1, hex('#ffd89a'), 0],
        ]),
      );
    on.shape(ring(r * 1.03), hex('#fffaf0'));
    const shape = on.outline(ring(r));
    const ys = shape.map((q) => q[1]);
    const xs = shape.map((q) => q[0]);
    const sheen = mood.lamps > 0.9 ? hex('#b79a7c') : hex('#c7d3d6');
    canvas.polygon(
      shape,
      canvas.linear(
        [Math.min(...xs), Math.min(...ys)],
        [Math.max(...xs), Math.max(...ys)],
        [
          [0, dim(sheen, 1.2)],
          [0.45, sheen],
          [0.5, dim(sheen, 1.35)],
          [0.58, sheen],
          [1, dim(sheen, 0.7)],
        ],
      ),
    );
  };
}

/** A free-standing bath. */
export function bath(x: number, y: number): Solid {
  return painted([x - 0.85, x + 0.85], [y - 0.4, y + 0.4], [0, 0.6], (stage) => {
    const ring = (k: number, z: number, dz = 0) =>
      Array.from({ length: 36 }, (_, i) => {
        const a = (i * Math.PI) / 18;
        const flat = 0.85 * Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.8;
        return stage.camera.project([x + flat * k, y + 0.4 * k * Math.sin(a), z + dz * Math.cos(a) ** 2]);
      });
    const { canvas } = stage;
    const white = hex(stage.mood.lamps > 0.9 ? '#e3cba9' : '#fbfaf7');
    const [left, right] = [stage.camera.project([x - 0.85, y, 0])[0], stage.camera.project([x + 0.85, y, 0])[0]];
    const body = canvas.linear(
      [left, 0],
      [right, 0],
      stage.mood.sun[0] < 0
        ? [
            [0, dim(white, 0.9)],
            [0.25, white],
            [1, dim(white, 0.62)],
          ]
        : [
            [0, dim(white, 0.62)],
            [0.75, white],
            [1, dim(white, 0.9)],
          ],
    );
    const low = ring(0.78, 0);
    const high = ring(1, 0.52, 0.1);
    canvas.soft([...high.slice(0, 19).toReversed(), ...high.slice(19), ...low.slice(18)], body, 4);
    canvas.polygon([...high.slice(18), ...(high[0] ? [high[0]] : []), ...low.slice(18).toReversed()], body);
    canvas.soft(high, css(dim(white, 1.02)), 4);
    canvas.polygon(
      ring(0.93, 0.53, 0.09),
      canvas.linear(
        [left, 0],
        [right, 0],
        [
          [0, dim(white, 0.55)],
          [0.6, dim(white, 0.86)],
          [1, dim(white, 0.7)],
        ],
      ),
    );
    canvas.polygon(ring(0.82, 0.42), css(hex(stage.mood.lamps > 0.9 ? '#b3a184' : '#cfe3e6'), 0.85));
  });
}

/** A folded towel on a rail. */
export const towel =
  (c: number, colour: string): Detail =>
  (on) => {
    on.rect(c - 0.3, 1.3, c + 0.3, 1.33, on.tone('#b08d57'), 0.05);
    cloth(on, c - 0.24, c + 0.2, 0.82, 1.33, colour, 1, 0.05);
  };

export const niche =
  (u: number, v: number): Detail =>
  (on) => {
    on.rect(u, v, u + 0.5, v + 0.32, dim(on.tone(on.face.colour), 0.55));
    on.rect(u + 0.02, v, u + 0.48, v + 0.04, dim(on.tone(on.face.colour), 1.1));
    for (const [a, c] of [
      [0.1, '#b9654a'],
      [0.2, '#efe9dd'],
      [0.32, '#3f5a4c'],
    ] as const)
      on.rect(u + a, v + 0.04, u + a + 0.06, v + 0.2, on.tone(c));
  };

/** A glass screen, a rain head and a bar on the wall. */
export function shower(c: number, d: number): Solid[] {
  const screen = painted([c - 0.62, c + 0.62], [d - 1.02, d - 1], [0, 2], (stage) => {
    const shape = stage.camera.outline([
      [c - 0.62, d - 1, 0.02],
      [c + 0.62, d - 1, 0.02],
      [c + 0.62, d - 1, 2.05],
      [c - 0.62, d - 1, 2.05],
    ]);
    const xs = shape.map((p) => p[0]);
    const ys = shape.map((p) => p[1]);
    stage.canvas.polygon(
      shape,
      stage.canvas.linear(
        [Math.min(...xs), Math.min(...ys)],
        [Math.max(...xs), Math.max(...ys)],
        [
          [0, hex('#ffffff'), 0.28],
          [0.35, hex('#dff0f0'), 0.1],
          [0.4, hex('#ffffff'), 0.3],
          [0.48, hex('#dff0f0'), 0.1],
          [1, hex('#c9dede'), 0.2],
        ],
      ),
      'stroke="#2c2f33" stroke-width="3"',
    );
  });
  return [
    turned(
      c,
      d - 0.08,
      [
        [0.014, 1],
        [0.014, 2.2],
      ],
      '#2c2f33',
      0.6,
    ),
    turned(
      c,
      d - 0.35,
      [
        [0.16, 2.2],
        [0.16, 2.22],
      ],
      '#2c2f33',
      0.5,
    ),
    screen,
  ];
}

export function wc(x: number, y: number, side: -1 | 1): Solid[] {
  const wall = side < 0 ? ([x + 0.14, x + 0.42] as const) : ([x - 0.42, x - 0.14] as const);
  const bowl = side < 0 ? x - 0.16 : x + 0.16;
  return [
    cushion(wall, [y - 0.22, y + 0.22], [0, 0.82], '#fbfaf8', 0.07),
    turned(
      bowl,
      y,
      [
        [0.13, 0],
        [0.15, 0.2],
        [0.22, 0.36],
        [0.23, 0.42],
      ],
      '#fbfaf8',
      0.4,
    ),
    turned(
      bowl,
      y,
      [
        [0.24, 0.42],
        [0.24, 0.45],
        [0.2, 0.47],
      ],
      '#efeeec',
      0.5,
    ),
  ];
}
