import { css, dim, hex, mix } from '../engine/colour.ts';
import type { Colour } from '../engine/colour.ts';
import { pathOf } from '../engine/canvas.ts';
import { layered, noiseField } from '../engine/noise.ts';
import { tone } from '../engine/stage.ts';
import type { Stage } from '../engine/stage.ts';
import type { Point } from '../engine/vector.ts';
import { circles } from './sky.ts';

export type Far = 'trees' | 'hills' | 'rocks' | 'city' | 'lagoon';

const fade = (stage: Stage, code: string, share: number): Colour =>
  mix(tone(stage, code, [0, -0.8, 0.5], stage.camera.at), stage.mood.air, share);

/** A belt of trees along the horizon. */
export function treeline(stage: Stage, height: number, share: number, green = '#4a6b3c'): void {
  const { canvas, camera, random } = stage;
  const list: [number, number, number][] = [];
  const noise = noiseField(random);
  for (let x = -30; x < camera.width + 30; x += height * 0.2) {
    const h = height * (0.45 + 0.75 * noise(x / (height * 2.6), 3));
    list.push([x, camera.horizon - h * 0.45 + random.between(-3, 3), h * random.between(0.4, 0.62)]);
  }
  const colour = fade(stage, green, share);
  const fill = canvas.linear(
    [0, camera.horizon - height],
    [0, camera.horizon + 6],
    [
      [0, mix(colour, stage.mood.cloudLight, 0.1)],
      [1, dim(colour, 0.72)],
    ],
  );
  canvas.path(circles(list), fill);
  canvas.rectangle(0, camera.horizon - height * 0.3, camera.width, height * 0.3 + 4, fill);
}

function ridge(stage: Stage, height: number, share: number, code: string, steep: number): void {
  const { canvas, camera, random } = stage;
  const noise = noiseField(random);
  const points: Point[] = [[-10, camera.horizon + 2]];
  for (let x = -10; x <= camera.width + 10; x += 10) {
    const h = layered(noise, (x / camera.width) * steep, 1.7, 4);
    points.push([x, camera.horizon - height * (0.15 + 1.1 * h ** 1.6)]);
  }
  points.push([camera.width + 10, camera.horizon + 2]);
  const c = fade(stage, code, share);
  canvas.polygon(
    points,
    canvas.linear(
      [0, camera.horizon - height],
      [0, camera.horizon],
      [
        [0, c],
        [1, mix(c, stage.mood.air, 0.45)],
      ],
    ),
  );
}

/** A bare granite dome, as stands over Abuja. */
function dome(stage: Stage, x: number, w: number, h: number): void {
  const { canvas, camera, random, mood } = stage;
  const outline: Point[] = [];
  for (let i = 0; i <= 24; i++) {
    const t = i / 24;
    const swell = Math.sin(Math.PI * t) ** 0.55 * (1 + 0.12 * Math.sin(t * 9 + x));
    outline.push([x + (t - 0.5) * w, camera.horizon + 2 - h * swell * random.between(0.97, 1.03)]);
  }
  const c = fade(stage, '#8f8377', 0.45);
  const [from, to] = mood.sun[0] < 0 ? [x - w / 2, x + w / 2] : [x + w / 2, x - w / 2];
  canvas.polygon(
    outline,
    canvas.linear(
      [from, 0],
      [to, 0],
      [
        [0, mix(c, mood.cloudLight, 0.28)],
        [0.5, c],
        [1, dim(c, 0.7)],
      ],
    ),
  );
  for (let i = 0; i < 7; i++) {
    const sx = x + random.between(-0.36, 0.36) * w;
    const top = camera.horizon - h * random.between(0.5, 0.85);
    canvas.line(
      [
        [sx, top],
        [sx + random.between(-8, 8), top + h * 0.3],
        [sx + random.between(-14, 14), camera.horizon],
      ],
      css(dim(c, 0.62), 0.35),
      random.between(2, 6),
    );
  }
}

/** Tall buildings at the edge of sight. */
export function towers(stage: Stage, height: number, share: number): void {
  const { canvas, camera, random, mood } = stage;
  const front: Point[][] = [];
  const sides: Point[][] = [];
  const lamps: Point[][] = [];
  const panes: Point[][] = [];
  for (let x = -20; x < camera.width; x += random.between(26, 120)) {
    const w = random.between(24, 70);
    const h =
      height *
      random.weighted([
        [random.between(0.2, 0.5), 6],
        [random.between(0.5, 1), 2],
      ]);
    const y = camera.horizon - h;
    front.push([
      [x, y],
      [x + w, y],
      [x + w, camera.horizon + 2],
      [x, camera.horizon + 2],
    ]);
    sides.push([
      [x + w, y],
      [x + w + w * 0.3, y + 4],
      [x + w + w * 0.3, camera.horizon + 2],
      [x + w, camera.horizon + 2],
    ]);
    for (let v = y + 7; v < camera.horizon - 6; v += 8) {
      for (let u = x + 4; u < x + w - 5; u += 8)
        (random.chance(0.35) ? lamps : panes).push([
          [u, v],
          [u + 4, v],
          [u + 4, v + 4],
          [u, v + 4],
        ]);
    }
  }
  const base = fade(stage, '#b9b4ac', share);
  canvas.path(pathOf(...sides), css(dim(base, 0.72)));
  canvas.path(pathOf(...front), css(base));
  canvas.path(pathOf(...panes), css(dim(base, 0.7), 0.7));
  canvas.path(pathOf(...lamps), css(mood.lamps > 0.2 ? hex('#ffd690') : dim(base, 0.66), 0.85));
}

/** What lies at the horizon behind everything. */
export function drawDistance(stage: Stage, kind: Far): void {
  const { camera, random } = stage;
  const h = camera.height;
  if (kind === 'hills') {
    ridge(stage, h * 0.13, 0.68, '#6d7f78', 2.6);
    ridge(stage, h * 0.09, 0.45, '#5f7a4e', 4);
  }
  if (kind === 'rocks') {
    ridge(stage, h * 0.09, 0.66, '#76857c', 3);
    dome(
      stage,
      camera.width * random.between(0.1, 0.9),
      camera.width * random.between(0.2, 0.3),
      h * random.between(0.12, 0.19),
    );
    dome(stage, camera.width * random.between(0, 1), camera.width * 0.16, h * 0.08);
  }
  if (kind === 'city') towers(stage, h * 0.2, 0.5);
  if (kind === 'lagoon') towers(stage, h * 0.12, 0.68);
  treeline(stage, h * 0.085, 0.42);
  treeline(stage, h * 0.06, 0.2, '#41653a');
}
