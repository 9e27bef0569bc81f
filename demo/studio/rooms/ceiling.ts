import { css, dim, hex, mix } from '../engine/colour.ts';
import type { Colour } from '../engine/colour.ts';
import type { Stage } from '../engine/stage.ts';
import type { Point, Vec3 } from '../engine/vector.ts';
import type { Shell } from './shell.ts';
import { FRONT } from './floor.ts';

/** Small lamps sunk into the ceiling. */
function spots(stage: Stage, places: readonly Point[], z: number): void {
  const { canvas, camera, mood } = stage;
  for (const [x, y] of places) {
    const at: Vec3 = [x, y, z - 0.004];
    if (camera.depth(at) < 0.6) continue;
    const c = camera.project(at);
    const m = camera.metre(at);
    const ring = Array.from({ length: 16 }, (_, i): Vec3 => [
      x + Math.cos((i * Math.PI) / 8) * 0.075,
      y + Math.sin((i * Math.PI) / 8) * 0.075,
      z - 0.004,
    ]);
    canvas.polygon(camera.outline(ring), css(hex('#fff6e0')));
    const r = m * 0.5;
    canvas.ellipse(
      c,
      r,
      r * 0.4,
      canvas.radial(
        c,
        r,
        [
          [0, hex('#fff0cc'), 0.3 + 0.4 * mood.lamps],
          [1, hex('#ffe2b0'), 0],
        ],
        0.4,
      ),
    );
  }
}

export function ceiling(stage: Stage, s: Shell): void {
  const { canvas, camera, mood } = stage;
  const flat = (x0: number, x1: number, y0: number, y1: number, z: number) =>
    camera.outline([
      [x0, y0, z],
      [x1, y0, z],
      [x1, y1, z],
      [x0, y1, z],
    ]);
  const white: Colour = mood.lamps > 0.9 ? hex('#b9a287') : hex('#f1eee8');
  const shape = flat(0, s.w, FRONT, s.d, s.h);
  const far = camera.project([s.w / 2, s.d, s.h])[1];
  canvas.polygon(
    shape,
    canvas.linear(
      [0, far],
      [0, 0],
      [
        [0, dim(white, 0.84)],
        [1, white],
      ],
    ),
  );
  if (s.ceiling === 'tray') {
    const [x0, x1, y0, y1] = [0.7, s.w - 0.7, -1, s.d - 0.7];
    const lamp = hex('#ffd9a0');
    const glow = mood.lamps > 0.9 ? 1 : 0.55;
    canvas.polygon(flat(x0, x1, y0, y1, s.h), css(mix(dim(white, 0.9), lamp, 0.5 * glow)));
    for (const [inset, k] of [
      [0.14, 0.7],
      [0.3, 0.46],
      [0.5, 0.24],
      [0.75, 0.08],
    ] as const) {
      canvas.polygon(
        flat(x0 + inset, x1 - inset, y0, y1 - inset, s.h + 0.1),
        css(mix(mix(white, hex('#ffffff'), 0.4), lamp, k * glow)),
      );
    }
    // The lip of the tray hides the strip of light.
    for (const edge of [
      flat(x0 - 0.06, x1 + 0.06, y1, y1 + 0.06, s.h - 0.02),
      flat(x0 - 0.06, x0, y0, y1, s.h - 0.02),
      flat(x1, x1 + 0.06, y0, y1, s.h - 0.02),
    ]) {
      canvas.polygon(edge, css(mix(white, hex('#ffffff'), 0.5)));
    }
  }
  if (s.ceiling === 'beams') {
    for (let y = 0.3; y < s.d; y += 1.1)
      canvas.polygon(flat(0, s.w, y, y + 0.14, s.h - 0.08), css(hex('#7d5536'), 0.95));
  }
  const rows: Point[] = [];
  for (const x of [0.38, s.w - 0.38]) for (let y = 0.8; y < s.d; y += 1.25) rows.push([x, y]);
  if (s.ceiling !== 'beams') spots(stage, rows, s.h);
}
