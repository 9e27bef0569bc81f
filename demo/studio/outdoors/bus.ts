import { css, dim, hex, mix } from '../engine/colour.ts';
import { box, painted } from '../engine/solid.ts';
import type { Detail, Solid } from '../engine/solid.ts';
import type { Surface } from '../engine/surface.ts';

const YELLOW = '#f2b21b';

function pane(on: Surface, u0: number, v0: number, u1: number, v1: number): void {
  on.rect(u0, v0, u1, v1, mix(on.stage.mood.sky[1]?.[1] ?? hex('#88aacc'), hex('#141b22'), 0.62), 0.01);
  on.shape(
    [
      [u0, v1, 0.011],
      [u0 + (u1 - u0) * 0.3, v1, 0.011],
      [u0 + (u1 - u0) * 0.1, v0, 0.011],
      [u0, v0, 0.011],
    ],
    css(hex('#ffffff'), 0.14),
  );
}

const side: Detail = (on) => {
  const [w] = on.size;
  on.rect(0, 0, w, 0.12, '#1a1c1f', 0.004);
  for (const v of [0.62, 0.76]) on.rect(0, v, w, v + 0.07, '#17181a', 0.005);
  for (const [a, b] of [
    [0.25, 0.95],
    [1.05, 1.9],
    [2, 2.95],
    [3.05, 4.1],
  ] as const)
    pane(on, a, 0.98, b, 1.5);
  for (const u of [0.9, w - 1]) {
    for (const [r, code] of [
      [0.42, '#17181a'],
      [0.34, '#222428'],
      [0.17, '#c9ccd0'],
    ] as const) {
      on.shape(
        Array.from(
          { length: 22 },
          (_, i) => [u + Math.cos((i * Math.PI) / 11) * r, 0.04 + Math.sin((i * Math.PI) / 11) * r, 0.01] as const,
        ),
        code,
      );
    }
  }
  on.rect(1.98, 0.16, 2.0, 1.55, css(hex('#000000'), 0.4), 0.01);
};

const nose: Detail = (on) => {
  const [w] = on.size;
  on.rect(0, 0, w, 0.2, '#1a1c1f', 0.004);
  for (const v of [0.62, 0.76]) on.rect(0, v, w, v + 0.07, '#17181a', 0.005);
  pane(on, 0.14, 0.98, w - 0.14, 1.52);
  for (const u of [0.1, w - 0.4]) on.rect(u, 0.32, u + 0.3, 0.5, hex('#f6f0dc'), 0.01);
  on.rect(w / 2 - 0.3, 0.28, w / 2 + 0.3, 0.5, dim(on.tone('#3a3c40'), 0.8), 0.01);
};

/** The yellow bus with black bands that carries Lagos; its nose towards the left. */
export function danfo(x: number, y: number): Solid[] {
  const shade = painted([x, x + 4.4], [y, y + 1.8], [0, 0.01], (stage) => {
    for (const [g, a] of [
      [0.3, 0.15],
      [0.12, 0.22],
      [0, 0.35],
    ] as const) {
      stage.canvas.polygon(
        stage.camera.outline([
          [x - g, y - g, 0],
          [x + 4.4 + g, y - g, 0],
          [x + 4.4 + g, y + 1.8 + g, 0],
          [x - g, y + 1.8 + g, 0],
        ]),
        css(stage.mood.shadow, a),
      );
    }
  });
  return [
    shade,
    ...[0.55, 3.1].flatMap((dx) =>
      [0.05, 1.5].map((dy) =>
        box({
          x: [x + dx, x + dx + 0.7],
          y: [y + dy, y + dy + 0.25],
          z: [0.012, 0.3],
          colour: '#17181a',
          casts: false,
        }),
      ),
    ),
    box({ x: [x, x + 4.4], y: [y, y + 1.8], z: [0.3, 2], colour: YELLOW, front: [side], left: [nose], right: [nose] }),
    box({ x: [x + 0.2, x + 4.2], y: [y + 0.15, y + 1.65], z: [2, 2.1], colour: '#f6ead0' }),
  ];
}
