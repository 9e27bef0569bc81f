import { pathOf } from '../engine/canvas.ts';
import { css, dim, hex, mix } from '../engine/colour.ts';
import { tone } from '../engine/stage.ts';
import type { Stage } from '../engine/stage.ts';
import type { Point } from '../engine/vector.ts';
import type { Shell } from './shell.ts';

export type FloorKind = 'tiles' | 'marble' | 'planks';

/** Where the room begins, behind the viewer. */
export const FRONT = -4;

/** Veins that wander over polished stone. */
function veins(stage: Stage, s: Shell, colour: string): void {
  const { canvas, camera, random } = stage;
  for (let i = 0; i < 26; i++) {
    let [x, y] = [random.between(0, s.w), random.between(-0.5, s.d)];
    const points: Point[] = [];
    const heading = random.between(-0.6, 0.9);
    for (let k = 0; k < 7; k++) {
      if (x < 0 || x > s.w || y > s.d || camera.depth([x, y, 0]) < 0.4) break;
      points.push(camera.project([x, y, 0]));
      x += Math.cos(heading) * 0.22 + random.between(-0.1, 0.1);
      y += Math.sin(heading) * 0.22 + random.between(-0.08, 0.08);
    }
    if (points.length > 2) canvas.line(points, colour, random.between(0.8, 2.6), 'stroke-linejoin="round"');
  }
}

/** The floor with its pattern and the gloss that polished tiles have. */
export function drawFloor(stage: Stage, s: Shell): void {
  const { canvas, camera, random, mood } = stage;
  const base = tone(stage, s.floorColour, [0, 0, 1], [0, 0, 0]);
  const cell = (x0: number, x1: number, y0: number, y1: number) =>
    camera.outline([
      [x0, y0, 0],
      [x1, y0, 0],
      [x1, y1, 0],
      [x0, y1, 0],
    ]);
  const far = camera.project([s.w / 2, s.d, 0])[1];
  canvas.polygon(
    cell(0, s.w, FRONT, s.d),
    canvas.linear(
      [0, far],
      [0, camera.height],
      [
        [0, dim(base, 1.05)],
        [1, dim(base, 0.84)],
      ],
    ),
  );
  const near = camera.at[1] + 0.3;
  if (s.floor === 'planks') {
    const tones: [string[], number][] = [
      [[], 0.84],
      [[], 0.93],
      [[], 1.08],
      [[], 1.16],
    ];
    const add = (shape: Point[]) => random.pick(tones)[0].push(pathOf(shape));
    for (let x = 0; x < s.w; x += 0.19) {
      for (let y = near - random.between(0, 1); y < s.d;) {
        const end = Math.min(s.d, y + random.between(1, 1.8));
        add(cell(x + 0.004, Math.min(s.w, x + 0.186), y + 0.004, end - 0.004));
        y = end;
      }
    }
    for (const [paths, k] of tones) canvas.path(paths.join(''), css(dim(base, k), 0.8));
  } else {
    const step = s.floor === 'marble' ? 1.1 : 0.6;
    const light: string[] = [];
    for (let x = 0; x < s.w; x += step) {
      for (let y = Math.floor(near / step) * step; y < s.d; y += step) {
        if (random.chance(0.45)) light.push(pathOf(cell(x, Math.min(s.w, x + step), y, Math.min(s.d, y + step))));
      }
    }
    canvas.path(light.join(''), css(dim(base, random.pick([0.9, 1.1])), 0.35));
    if (s.floor === 'marble') veins(stage, s, css(mix(base, hex('#7d7f86'), 0.5), 0.35));
    const joints: string[] = [];
    for (let x = step; x < s.w; x += step) joints.push(pathOf(cell(x - 0.004, x + 0.004, FRONT, s.d)));
    for (let y = Math.floor(near / step) * step; y < s.d; y += step)
      joints.push(pathOf(cell(0, s.w, y - 0.005, y + 0.005)));
    canvas.path(joints.join(''), css(dim(base, 0.6), 0.55));
  }
  // Polish: the bright far end shows again in the floor.
  const gloss = s.floor === 'tiles' || s.floor === 'marble' ? 0.34 : 0.16;
  const shine = mood.lamps > 0.9 ? hex('#ffcf94') : hex('#ffffff');
  canvas.polygon(
    cell(0, s.w, FRONT, s.d),
    canvas.linear(
      [0, far],
      [0, far + (camera.height - far) * 0.75],
      [
        [0, shine, gloss],
        [1, shine, 0],
      ],
    ),
  );
}
