import type { Random } from '../../random.ts';
import { camera } from '../engine/camera.ts';
import { css, dim, hex } from '../engine/colour.ts';
import { mood } from '../engine/mood.ts';
import type { MoodName } from '../engine/mood.ts';
import { drawSolids, stageOf } from '../engine/show.ts';
import { box } from '../engine/solid.ts';
import type { Solid } from '../engine/solid.ts';
import { tone } from '../engine/stage.ts';
import type { Stage } from '../engine/stage.ts';
import { railing, slats } from '../houses/parts.ts';
import { towers, treeline } from '../outdoors/distance.ts';
import { water } from '../outdoors/water.ts';
import { lamp } from '../rooms/lamps.ts';
import { leafPlant, pottedPlant } from '../rooms/plants.ts';
import { rug } from '../rooms/rug.ts';
import type { Scheme } from '../rooms/schemes.ts';
import { armchair, sofa } from '../rooms/seating.ts';
import { floorShadow, turned } from '../rooms/soft.ts';
import type { Shot } from './shot.ts';

/** A roof terrace high over the lagoon and the city. */
export function deckView(random: Random, scheme: Scheme, when: MoodName, city: boolean): Shot {
  const horizon = 0.44;
  const side = random.chance(0.5) ? 1 : -1;
  const eye = camera({ at: [3.4 - side * 0.9, -2.2, 1.6], yaw: side * 0.1, focal: 0.78, horizon });
  const stage = stageOf(eye, mood(when, side * 0.7, 0.3), random);
  const { canvas } = stage;
  if (city) towers(stage, eye.height * 0.24, 0.34);
  towers(stage, eye.height * (city ? 0.16 : 0.12), city ? 0.2 : 0.6);
  water(stage, [-400, 400], [6, 900], -30);
  treeline(stage, eye.height * 0.03, 0.35);
  const [w, d] = [7, 5.4];
  const deck = tone(stage, '#a8764c', [0, 0, 1], [0, 0, 0]);
  const cell = (x0: number, x1: number, y0: number, y1: number) =>
    eye.outline([
      [x0, y0, 0],
      [x1, y0, 0],
      [x1, y1, 0],
      [x0, y1, 0],
    ]);
  canvas.polygon(cell(-6, w + 6, -2, d), css(dim(deck, 0.7)));
  for (let x = -6; x < w + 6; x += 0.16)
    canvas.polygon(cell(x, x + 0.145, -2, d), css(dim(deck, random.between(0.9, 1.1))));
  rug(stage, [1.3, 5.3], [1, 3.9], scheme.rug, scheme.border);
  const solids: Solid[] = [
    railing([-6, w + 6], d - 0.1, 0, 'glass', '#2c2f33', 1.1),
    ...sofa(random, 3.3, 3.5, 2.6, 'viewer', '#e9e1d2', scheme.pillows),
    ...armchair(1.2, 2.1, 'right', scheme.sofa, scheme.pillows[0]),
    ...armchair(5.4, 2.1, 'left', scheme.sofa, scheme.pillows[1]),
    turned(
      3.3,
      2.2,
      [
        [0.2, 0],
        [0.2, 0.28],
        [0.48, 0.32],
        [0.48, 0.37],
      ],
      scheme.wood,
      0.1,
    ),
    turned(
      3.2,
      2.2,
      [
        [0.06, 0.37],
        [0.1, 0.44],
        [0.05, 0.54],
      ],
      scheme.border,
      0.4,
    ),
    ...pottedPlant(0.3, 4.5, 2),
    ...pottedPlant(6.7, 4.4, 2.2, '#4a4641'),
    ...leafPlant(6.9, 2.6, 1.3),
    ...leafPlant(-0.2, 2.8, 1.2, '#c9bda8'),
    ...lamp(5.9, 4.4, 0, 1.5, '#3a332c'),
    box({
      x: [side < 0 ? -1.2 : w + 0.6, side < 0 ? -0.6 : w + 1.2],
      y: [-2, 3.6],
      z: [0, 3.4],
      colour: '#ece5d8',
      [side < 0 ? 'right' : 'left']: [slats(0.2, 0.1, 5.4, 3.3, scheme.wood, false, 0.2)],
    }),
  ];
  for (const s of solids)
    if (s.casts && s.min[2] < 0.15) floorShadow(stage, [s.min[0], s.max[0]], [s.min[1], s.max[1]]);
  const glow = stage.mood.lamps;
  if (glow > 0.3) {
    const [cx, cy] = eye.project([3.3, 2.4, 0]);
    canvas.ellipse(
      [cx, cy],
      700,
      260,
      canvas.radial(
        [cx, cy],
        700,
        [
          [0, hex('#ffc983'), 0.42 * glow],
          [0.6, hex('#ff9f55'), 0.14 * glow],
          [1, hex('#ff8f45'), 0],
        ],
        0.37,
      ),
    );
  }
  drawSolids(stage, solids);
  fairyLights(stage);
  return { canvas: stage.canvas, mood: stage.mood, horizon };
}

/** Bulbs on a wire that sags across the terrace. */
function fairyLights(stage: Stage): void {
  const { canvas, camera: eye, mood } = stage;
  if (mood.lamps < 0.3) return;
  for (const [y, sag] of [
    [4.6, 0.55],
    [2.9, 0.7],
  ] as const) {
    const spots = Array.from({ length: 15 }, (_, i) => {
      const t = i / 14;
      return eye.project([-2.5 + 12 * t, y, 3.3 - sag * Math.sin(Math.PI * t)]);
    });
    canvas.line(spots, css(hex('#1c1a22'), 0.8), 2.2);
    for (const p of spots.slice(1, -1)) {
      const r = 0.3 * eye.metre([3, y, 3]);
      canvas.ellipse(
        p,
        r,
        r,
        canvas.radial(p, r, [
          [0, hex('#ffe9b8'), 0.9 * mood.lamps],
          [0.25, hex('#ffcf80'), 0.5 * mood.lamps],
          [1, hex('#ffb055'), 0],
        ]),
      );
      canvas.ellipse([p[0], p[1] + 2], r * 0.16, r * 0.2, css(hex('#fff6dc')));
    }
  }
}
