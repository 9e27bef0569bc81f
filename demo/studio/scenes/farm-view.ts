import type { Random } from '../../random.ts';
import { pathOf } from '../engine/canvas.ts';
import { camera } from '../engine/camera.ts';
import { css, dim, mix, hex } from '../engine/colour.ts';
import { mood } from '../engine/mood.ts';
import type { MoodName } from '../engine/mood.ts';
import { drawSolids, stageOf } from '../engine/show.ts';
import { box } from '../engine/solid.ts';
import type { Solid } from '../engine/solid.ts';
import { throughAir, tone } from '../engine/stage.ts';
import type { Stage } from '../engine/stage.ts';
import type { Vec3 } from '../engine/vector.ts';
import { pitched } from '../houses/roofs.ts';
import { drawDistance } from '../outdoors/distance.ts';
import type { Far } from '../outdoors/distance.ts';
import { patch, plain, quad } from '../outdoors/ground.ts';
import { meadow } from '../outdoors/meadow.ts';
import { palm } from '../outdoors/palms.ts';
import { tree } from '../outdoors/trees.ts';
import type { Shot } from './shot.ts';

const [LEFT, RIGHT, START, END] = [-26, 26, -9, 46] as const;
const STEP = 1.15;

/** Ridges with their sunny and their shaded flank. */
function ridges(stage: Stage): void {
  const { canvas, camera: eye, random } = stage;
  patch(stage, quad([LEFT, RIGHT], [START, END]), '#8a5636');
  const base = tone(stage, '#9a6140', [0, 0, 1], [0, 0, 0]);
  const side = Math.sign(stage.mood.sun[0]) || 1;
  const flank = (from: number, to: number) => {
    const shapes: string[] = [];
    for (let x = LEFT; x < RIGHT; x += STEP) {
      for (let y = START; y < END; y += 7) {
        const w = () => random.between(-0.05, 0.05);
        shapes.push(
          pathOf(
            eye.outline([
              [x + from + w(), y, 0],
              [x + to + w(), y, 0],
              [x + to + w(), y + 7, 0],
              [x + from + w(), y + 7, 0],
            ]),
          ),
        );
      }
    }
    return shapes.join('');
  };
  const far = throughAir(stage, base, [0, END, 0]);
  const ys = [eye.project([0, END, 0])[1], eye.height] as const;
  const shade = (k: number) =>
    canvas.linear(
      [0, ys[0]],
      [0, ys[1]],
      [
        [0, mix(dim(far, k), far, 0.6)],
        [0.3, dim(base, k)],
        [1, dim(base, k * 0.85)],
      ],
    );
  canvas.path(flank(0, 0.34), shade(side < 0 ? 1.28 : 0.62));
  canvas.path(flank(0.34, 0.66), shade(side < 0 ? 0.66 : 1.28));
  canvas.path(flank(0.66, 0.78), shade(0.45));
}

/** One cassava plant: a stem and its leaves in the round, those in the shade apart. */
function plant(stage: Stage, at: Vec3): [dark: string, light: string] {
  const { camera: eye, random } = stage;
  const [x, y] = eye.project(at);
  const m = eye.metre(at);
  const h = m * random.between(0.5, 0.8);
  const parts: [string, string] = [
    `M${(x - m * 0.02).toFixed(1)} ${y.toFixed(1)}l${(m * 0.04).toFixed(1)} 0l0 ${(-h * 0.8).toFixed(1)}l${(-m * 0.04).toFixed(1)} 0Z`,
    '',
  ];
  for (let i = 0; i < 9; i++) {
    const up = y - h * random.between(0.55, 1);
    const a = (i / 9) * Math.PI * 2;
    const l = m * random.between(0.2, 0.34);
    const [dx, dy] = [Math.cos(a) * l, -Math.sin(a) * l * 0.5];
    const w = m * 0.045;
    parts[i % 2 ? 1 : 0] +=
      `M${x.toFixed(1)} ${up.toFixed(1)}l${(dx * 0.5 - w).toFixed(1)} ${(dy * 0.7 - w).toFixed(1)}l${(dx * 0.5 + w).toFixed(1)} ${(dy * 0.3 + w * 1.6).toFixed(1)}l${(-dx * 0.6).toFixed(1)} ${(w - dy * 0.4).toFixed(1)}Z`;
  }
  return parts;
}

function crops(stage: Stage): void {
  const { canvas, camera: eye, random } = stage;
  for (let y = END - 1; y > START; y -= y > 20 ? 1.6 : 1) {
    const [dark, light]: [string[], string[]] = [[], []];
    for (let x = LEFT + 0.34; x < RIGHT; x += STEP) {
      const at: Vec3 = [x + random.between(-0.1, 0.1), y + random.between(-0.3, 0.3), 0.12];
      if (eye.depth(at) < 2 || random.chance(0.12)) continue;
      const [px] = eye.project(at);
      if (px < -60 || px > eye.width + 60) continue;
      const [a, b] = plant(stage, at);
      dark.push(a);
      light.push(b);
    }
    const base = tone(stage, '#5d8a3e', [stage.mood.sun[0] * 0.4, -0.3, 0.8], [0, y, 0]);
    canvas.path(dark.join(''), css(dim(base, 0.62)), 'shape-rendering="crispEdges"');
    canvas.path(light.join(''), css(mix(base, hex('#d8dc8a'), 0.16)), 'shape-rendering="crispEdges"');
  }
}

/** Farmland with cassava in its rows. */
export function farmView(random: Random, when: MoodName, far: Far, yaw: number): Shot {
  const horizon = 0.42;
  const eye = camera({ at: [-Math.sin(yaw) * 12, -11, 2.7], yaw, focal: 0.84, horizon });
  const stage = stageOf(eye, mood(when, (yaw >= 0 ? 1 : -1) * 0.7, 0.5), random);
  const hut = random.between(6, 12) * (yaw >= 0 ? -1 : 1);
  const solids: Solid[] = [
    box({ x: [hut, hut + 4], y: [END + 3, END + 6], z: [0, 2.4], colour: '#b08d63' }),
    ...pitched([hut, hut + 4], [END + 3, END + 6], 2.4, {
      colour: '#8d8f90',
      rise: 1,
      overhang: 0.5,
      kind: 'longspan',
      hip: 0,
    }),
    ...Array.from({ length: 5 }, () =>
      tree(random.between(-34, 34), END + random.between(1, 10), random.between(6, 10), random.between(3, 5)),
    ),
    ...Array.from({ length: 4 }, () =>
      palm(random.between(-30, 30), END + random.between(1, 8), { height: random.between(8, 12) }),
    ),
  ];
  drawDistance(stage, far);
  plain(stage, '#7d8748');
  ridges(stage);
  meadow(stage, { green: '#7d8f42', count: 500, grows: (x, y) => y > END || y < START || x < LEFT || x > RIGHT });
  drawSolids(stage, solids);
  crops(stage);
  return { canvas: stage.canvas, mood: stage.mood, horizon };
}
