import { css, dim, hex } from '../engine/colour.ts';
import type { Detail } from '../engine/solid.ts';

/** A sign board over a front: an emblem and letters that the distance blurs. It shines after dark. */
export function sign(u0: number, v0: number, u1: number, v1: number, colour: string, ink = '#f8f5ec'): Detail {
  return (on) => {
    const { mood, random } = on.stage;
    const [w, h] = [u1 - u0, v1 - v0];
    const base = mood.lamps > 0.3 ? dim(hex(colour), 0.75 + 0.35 * mood.lamps) : on.tone(colour);
    on.rect(u0, v0, u1, v1, dim(base, 0.6), 0.06);
    on.rect(u0 + 0.04, v0 + 0.04, u1 - 0.04, v1 - 0.04, base, 0.1);
    const letter = mood.lamps > 0.3 ? css(hex('#fff4d8')) : css(on.tone(ink));
    const [cx, cy, r] = [u0 + h * 0.6, (v0 + v1) / 2, h * 0.24];
    const disc = Array.from(
      { length: 14 },
      (_, i) => [cx + Math.cos((i * Math.PI) / 7) * r, cy + Math.sin((i * Math.PI) / 7) * r, 0.11] as const,
    );
    on.shape(disc, letter);
    const start = cx + h * 0.45;
    const room = Math.min(w * 0.82, w - h) - h * 0.5;
    for (let u = start; u < start + room;) {
      const step = h * random.between(0.22, 0.4);
      if (u + step > u1 - h * 0.3) break;
      // Upright strokes with a bar read as capitals.
      on.rect(u, cy - h * 0.17, u + step * 0.26, cy + h * 0.17, letter, 0.11);
      if (random.chance(0.7)) on.rect(u + step * 0.5, cy - h * 0.17, u + step * 0.76, cy + h * 0.17, letter, 0.11);
      on.rect(
        u,
        cy + h * random.pick([0.1, -0.03, -0.17]),
        u + step * 0.76,
        cy + h * random.pick([0.17, 0.05]),
        letter,
        0.11,
      );
      u += step + (random.chance(0.16) ? h * 0.25 : 0);
    }
  };
}

/** A rolling shutter, let down. */
export function shutter(u0: number, v0: number, u1: number, v1: number, colour = '#b9bdc0'): Detail {
  return (on) => {
    const base = on.tone(colour);
    on.rect(u0, v0, u1, v1, base, -0.06);
    for (let v = v0; v < v1; v += 0.11) on.rect(u0, v, u1, v + 0.035, dim(base, 0.66), -0.05);
    on.rect(u0, v1 - 0.22, u1, v1, css(on.stage.mood.shadow, 0.35), -0.04);
    on.rect(u0, v0, u1, v0 + 0.1, dim(base, 0.5), -0.03);
    for (const u of [u0, u1 - 0.06]) on.rect(u, v0, u + 0.06, v1, dim(base, 0.55), 0);
  };
}

/** A shop window from floor to sign, goods behind the glass. */
export function goods(u0: number, v0: number, u1: number, v1: number): Detail {
  return (on) => {
    const { random, mood } = on.stage;
    const lit = mood.lamps > 0.3;
    for (const v of [v0 + 0.1, v0 + (v1 - v0) * 0.45]) {
      for (let u = u0 + 0.15; u < u1 - 0.3; u += random.between(0.28, 0.5)) {
        const h = random.between(0.18, 0.55);
        const colour = hex(random.pick(['#b4513c', '#d7b05a', '#4f6f8a', '#e6ded0', '#6b8a5a', '#8a5b78']));
        on.rect(
          u,
          v,
          u + random.between(0.14, 0.26),
          v + h,
          css(lit ? dim(colour, 1.2) : dim(colour, 0.75), lit ? 0.7 : 0.34),
          -0.1,
        );
      }
    }
  };
}
