import { css, dim, hex, mix } from '../engine/colour.ts';
import { box } from '../engine/solid.ts';
import type { Detail, Range, Solid } from '../engine/solid.ts';

/** A television with a sheen of the room on its screen. */
export function television(u: number, v: number, w: number): Detail {
  return (on) => {
    const h = w * 0.56;
    on.rect(u - 0.02, v - 0.07, u + w + 0.04, v + h, css(on.stage.mood.shadow, 0.4));
    on.rect(u, v, u + w, v + h, '#0d0f12', 0.05);
    on.shape(
      [
        [u + 0.02, v + 0.02, 0.05],
        [u + w * 0.5, v + 0.02, 0.05],
        [u + w * 0.86, v + h - 0.02, 0.05],
        [u + 0.02, v + h - 0.02, 0.05],
      ],
      css(mix(hex('#3c4a57'), on.stage.mood.shadow, 0.3), 0.55),
    );
  };
}

/** A split air conditioner on the wall. */
export function splitUnit(u: number, v: number): Detail {
  return (on) => {
    on.rect(u - 0.02, v - 0.05, u + 0.92, v + 0.24, css(on.stage.mood.shadow, 0.18));
    on.rect(u, v, u + 0.9, v + 0.28, on.tone('#f6f5f2'), 0.12);
    on.rect(u + 0.04, v + 0.02, u + 0.86, v + 0.07, dim(on.tone('#c9c9c6'), 0.9), 0.125);
  };
}

/** A low cabinet with doors. */
export function cabinet(x: Range, y: Range, z: Range, colour: string, doors: number, top?: string): Solid {
  return box({
    x,
    y,
    z,
    colour,
    ...(top ? { top } : {}),
    front: [
      (on) => {
        const [w, h] = on.size;
        for (let i = 0; i < doors; i++) {
          const [a, b] = [(w * i) / doors + 0.012, (w * (i + 1)) / doors - 0.012];
          on.rect(a, 0.03, b, h - 0.03, dim(on.tone(colour), 1.06), 0.01);
          on.rect(b - 0.004, 0.03, b + 0.014, h - 0.03, dim(on.tone(colour), 0.55), 0.01);
          const knob = i % 2 ? a + 0.05 : b - 0.07;
          on.rect(knob, h * 0.5 - 0.08, knob + 0.02, h * 0.5 + 0.08, on.tone('#c9a45c'), 0.03);
        }
      },
    ],
  });
}
