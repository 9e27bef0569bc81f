import { css, dim, hex, mix } from '../engine/colour.ts';
import type { Colour } from '../engine/colour.ts';
import type { Range } from '../engine/solid.ts';
import type { Stage } from '../engine/stage.ts';
import type { Vec3 } from '../engine/vector.ts';

/** A stretch of water that mirrors the sky, with ripples that close up in the distance. */
export function water(stage: Stage, x: Range, y: Range, z: number, shallow?: string): void {
  const { canvas, camera, mood, random } = stage;
  const shape = camera.outline([
    [x[0], y[0], z],
    [x[1], y[0], z],
    [x[1], y[1], z],
    [x[0], y[1], z],
  ]);
  if (shape.length < 3) return;
  const ys = shape.map((p) => p[1]);
  const [top, low] = [Math.max(0, Math.min(...ys)), Math.min(camera.height, Math.max(...ys))];
  const night = mood.lamps > 0.9;
  const horizon = mood.sky.at(-1)?.[1] ?? mood.air;
  const zenith = mood.sky[0]?.[1] ?? mood.air;
  const own: Colour = shallow
    ? night
      ? mix(hex(shallow), hex('#7fe3e6'), 0.3)
      : hex(shallow)
    : mix(zenith, hex('#2c4a52'), 0.4);
  const far = shallow ? mix(own, horizon, 0.45) : mix(horizon, own, 0.2);
  canvas.polygon(
    shape,
    canvas.linear(
      [0, top],
      [0, low],
      [
        [0, far],
        [0.5, own],
        [1, dim(own, shallow ? 0.82 : 0.7)],
      ],
    ),
  );
  const marks: [string[], string[]] = [[], []];
  for (let i = 0; i < 190; i++) {
    const k = random.next() ** 1.8;
    const at: Vec3 = [
      random.between(x[0], x[1]),
      Math.max(y[0], camera.at[1] + 1.5) + (y[1] - Math.max(y[0], camera.at[1] + 1.5)) * k,
      z,
    ];
    const [sx, sy] = camera.project(at);
    const m = camera.metre(at);
    const w = Math.min(260, m * random.between(0.15, 0.55));
    const edge = camera.project([x[1], at[1], z])[0];
    const start = camera.project([x[0], at[1], z])[0];
    if (sx - w < start || sx + w > edge || sy > camera.height + 10) continue;
    const h = Math.max(0.8, Math.min(7, m * 0.018));
    marks[i % 2 ? 0 : 1].push(
      `M${(sx - w).toFixed(0)} ${sy.toFixed(1)}q${w.toFixed(0)} ${(-h).toFixed(1)} ${(w * 2).toFixed(0)} 0q${(-w).toFixed(0)} ${h.toFixed(1)} ${(-w * 2).toFixed(0)} 0Z`,
    );
  }
  canvas.path(marks[0].join(''), css(mix(horizon, hex('#ffffff'), 0.45), 0.42));
  canvas.path(marks[1].join(''), css(dim(own, 0.55), 0.3));
}
