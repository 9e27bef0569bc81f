import { css, dim, hex, mix } from '../engine/colour.ts';
import { clipToConvex, hull } from '../engine/vector.ts';
import type { Detail } from '../engine/solid.ts';
import { far, glass } from './glass.ts';

interface OpeningOptions {
  /** Panes side by side. */
  panes?: number;
  /** A bar across, as a share of the height from the bottom. */
  transom?: number;
  frame?: string;
  /** Metres that the glass lies behind the wall. */
  recess?: number;
  /** A raised surround of this colour. */
  surround?: string;
  sill?: boolean;
  /** Burglary bars. */
  bars?: boolean;
  curtain?: boolean;
  /** Lamp-light inside at night; by default most windows are lit. */
  litUp?: boolean;
}

/** A window or glazed door set into the wall. */
export function opening(u0: number, v0: number, u1: number, v1: number, options: OpeningOptions = {}): Detail {
  return (on) => {
    const { canvas, random, mood } = on.stage;
    const { panes = 2, recess = 0.14, frame = '#2b2f33' } = options;
    if (options.surround) {
      on.rect(u0 - 0.16, v0 - 0.12, u1 + 0.16, v1 + 0.16, dim(on.tone(options.surround), 0.8));
      on.rect(u0 - 0.16, v0 - 0.12, u1 + 0.16, v1 + 0.16, on.tone(options.surround), 0.06);
    }
    const hole = on.outline([
      [u0, v0],
      [u1, v0],
      [u1, v1],
      [u0, v1],
    ]);
    if (hole.length < 3) return;
    if ((v1 - v0) * on.metre < 30) return far(on, hole, options.litUp ?? random.chance(0.7));
    const wall = on.tone(on.face.colour);
    canvas.polygon(hole, css(dim(wall, 0.5)));
    // The sill catches light, the head of the opening lies in shade.
    on.shape(
      [
        [u0, v0],
        [u1, v0],
        [u1, v0, -recess],
        [u0, v0, -recess],
      ],
      dim(wall, 0.95),
    );
    const back = on.outline([
      [u0, v0, -recess],
      [u1, v0, -recess],
      [u1, v1, -recess],
      [u0, v1, -recess],
    ]);
    const pane = clipToConvex(back, hull(hole));
    if (pane.length < 3) return;
    const litUp = options.litUp ?? random.chance(0.88);
    const lamps = litUp ? mood.lamps : 0;
    glass(on, pane, lamps, random.next());
    const cut = (a: number, b: number, c: number, d: number) =>
      clipToConvex(
        on.outline([
          [a, b, -recess],
          [c, b, -recess],
          [c, d, -recess],
          [a, d, -recess],
        ]),
        hull(hole),
      );
    if (options.curtain ?? true) {
      const cloth = lamps > 0 ? hex('#8a4b22') : mix(hex('#efe7d8'), mood.shadow, 0.35);
      for (const side of [0, 1]) {
        const width = (u1 - u0) * random.between(0.1, 0.24);
        const edge = side ? u1 : u0;
        const inner = side ? u1 - width : u0 + width;
        canvas.polygon(cut(Math.min(edge, inner), v0, Math.max(edge, inner), v1), css(cloth, lamps > 0 ? 0.5 : 0.34));
        const fold = (edge + inner) / 2;
        canvas.polygon(cut(fold - 0.04, v0, fold + 0.03, v1), css(dim(cloth, 0.55), 0.35));
      }
    }
    if (mood.sun[1] < 0.2 && lamps < 0.5) {
      // The head and one side shade the glass.
      canvas.polygon(cut(u0, v1 - recess * 1.1, u1, v1), css(mood.shadow, 0.42));
      const s = Math.sign(mood.sun[0]) * (on.face.normal[1] < -0.5 ? 1 : 0);
      if (s < 0) canvas.polygon(cut(u0, v0, u0 + recess, v1), css(mood.shadow, 0.36));
      if (s > 0) canvas.polygon(cut(u1 - recess, v0, u1, v1), css(mood.shadow, 0.36));
    }
    const metal = css(on.tone(frame));
    const bar = 0.055;
    for (let i = 0; i <= panes; i++) {
      const u = u0 + ((u1 - u0 - bar) * i) / panes;
      canvas.polygon(cut(u, v0, u + bar, v1), metal);
    }
    for (const v of [v0, v1 - bar, ...(options.transom ? [v0 + (v1 - v0) * options.transom] : [])]) {
      canvas.polygon(cut(u0, v, u1, v + bar), metal);
    }
    if (options.bars) {
      for (let u = u0 + 0.16; u < u1; u += 0.16)
        canvas.polygon(cut(u, v0, u + 0.025, v1), css(on.tone('#e9e6df'), 0.8));
    }
    if (options.sill) {
      on.rect(u0 - 0.1, v0 - 0.1, u1 + 0.1, v0, dim(on.tone('#f1ece2'), 0.72), 0.1);
      on.shape(
        [
          [u0 - 0.1, v0, 0],
          [u1 + 0.1, v0, 0],
          [u1 + 0.1, v0, 0.1],
          [u0 - 0.1, v0, 0.1],
        ],
        on.tone('#fbf7ef'),
      );
    }
  };
}
