import { css, hex, mix } from '../engine/colour.ts';
import type { Colour } from '../engine/colour.ts';
import { clipToConvex, hull } from '../engine/vector.ts';
import type { Point } from '../engine/vector.ts';
import type { Surface } from '../engine/surface.ts';

/** What the glass shows: the sky above, the garden below, or the lamps within. */
export function glass(on: Surface, shape: Point[], lamps: number, tint: number): void {
  const { canvas, mood, random } = on.stage;
  const ys = shape.map((p) => p[1]);
  const xs = shape.map((p) => p[0]);
  const [top, bottom, left, right] = [Math.min(...ys), Math.max(...ys), Math.min(...xs), Math.max(...xs)];
  const [w, h] = [right - left, bottom - top];
  if (lamps > 0.2) {
    const glow: Colour = mix(hex('#ffe3a8'), hex('#ffcf82'), tint);
    const low: Colour = mix(hex('#d98a45'), hex('#b9693a'), tint);
    const dark = mix(hex('#3a3f4a'), low, lamps);
    canvas.polygon(
      shape,
      canvas.linear(
        [0, top],
        [0, bottom],
        [
          [0, mix(dark, glow, lamps)],
          [0.4, mix(dark, mix(glow, low, 0.35), lamps)],
          [1, mix(dark, low, lamps)],
        ],
      ),
    );
    const core: Point = [left + w * (0.3 + 0.4 * tint), top + h * 0.2];
    canvas.polygon(
      shape,
      canvas.radial(core, Math.max(w, h) * 0.6, [
        [0, hex('#fff6dc'), 0.8 * lamps],
        [1, hex('#ffd890'), 0],
      ]),
    );
    return;
  }
  const zenith = mood.sky[1]?.[1] ?? hex('#6fb3e0');
  const low = mood.sky.at(-1)?.[1] ?? hex('#e4eeea');
  const dark = hex('#1b2730');
  canvas.polygon(
    shape,
    canvas.linear(
      [left, top],
      [left + w * 0.25, bottom],
      [
        [0, mix(zenith, dark, 0.42)],
        [0.5, mix(mix(zenith, low, 0.7), dark, 0.34)],
        [1, mix(low, dark, 0.62)],
      ],
    ),
  );
  if (h < 26) return;
  // Trees across the street, mirrored.
  const frame = hull(shape);
  const crowns: Point[] = [
    [right, bottom],
    [left, bottom],
  ];
  const line = top + h * random.between(0.56, 0.7);
  const beat = random.between(2.2, 3.4);
  for (let i = 0; i <= 40; i++) {
    const t = (i / 40) * Math.max(1.2, w / h) * beat + tint * 9;
    crowns.push([left + (w * i) / 40, line - h * (0.13 * Math.abs(Math.sin(t)) ** 0.6 + 0.05 * Math.sin(t * 0.43))]);
  }
  canvas.polygon(clipToConvex(crowns, frame), css(mix(hex('#24332a'), dark, 0.4), 0.62));
  const slant = h * 0.5;
  const at = left + w * random.between(0.05, 0.6);
  const beam: Point[] = [
    [at + slant, top],
    [at + slant + w * 0.16, top],
    [at + w * 0.16, bottom],
    [at, bottom],
  ];
  canvas.polygon(clipToConvex(beam, frame), css(mix(low, hex('#ffffff'), 0.5), 0.16));
}

/** A window too far away to show more than its brightness. */
export function far(on: Surface, hole: Point[], litUp: boolean): void {
  const { canvas, mood } = on.stage;
  const dark = mix(mood.sky[1]?.[1] ?? hex('#6fb3e0'), hex('#1b2730'), 0.6);
  canvas.polygon(hole, css(litUp && mood.lamps > 0.2 ? mix(dark, hex('#ffcf82'), mood.lamps) : dark));
}
