import type { Random } from '../../random.ts';
import { camera } from '../engine/camera.ts';
import { mood } from '../engine/mood.ts';
import type { MoodName } from '../engine/mood.ts';
import { drawSolids, stageOf } from '../engine/show.ts';
import { box } from '../engine/solid.ts';
import type { Detail, Solid } from '../engine/solid.ts';
import { opening } from '../houses/openings.ts';
import { field, pillar, slats, stone, wallLamp } from '../houses/parts.ts';
import type { Palette } from '../houses/palette.ts';
import { slab } from '../houses/roofs.ts';
import { fence, neighbour, solarLamp } from '../outdoors/compound.ts';
import { drawDistance } from '../outdoors/distance.ts';
import type { Far } from '../outdoors/distance.ts';
import { groundShadows, lawn, paving, patch, plain, quad } from '../outdoors/ground.ts';
import { palm } from '../outdoors/palms.ts';
import { shrub } from '../outdoors/trees.ts';
import type { Shot } from './shot.ts';

const stripes: Detail = (on) => {
  const [w, h] = on.size;
  for (let u = 0; u < w; u += 0.8) on.rect(u, 0, Math.min(w, u + 0.4), h, on.tone('#c8352b'));
};

/** A bar across a lane, on its post. */
const barrier = (x: number, y: number, length: number): Solid[] => [
  box({ x: [x - 0.14, x + 0.14], y: [y, y + 0.3], z: [0, 1.05], colour: '#f0c23a' }),
  box({
    x: [Math.min(x, x + length), Math.max(x, x + length)],
    y: [y + 0.1, y + 0.18],
    z: [0.9, 1.02],
    colour: '#f4f1e8',
    front: [stripes],
  }),
];

/** The gatehouse: two lanes under one roof, the guards between them. */
function gatehouse(p: Palette): Solid[] {
  const high = 5;
  return [
    box({
      x: [-1.3, 1.3],
      y: [0, 3.2],
      z: [0, 3],
      colour: p.wall,
      front: [stone(0, 0, 2.6, 1, p.stones), opening(0.4, 1.1, 2.2, 2.3, { frame: p.metal, panes: 2, curtain: false })],
      left: [opening(0.8, 1.1, 2.4, 2.3, { frame: p.metal, panes: 2, curtain: false })],
      right: [opening(0.8, 1.1, 2.4, 2.3, { frame: p.metal, panes: 2, curtain: false })],
    }),
    ...[-1, 1].flatMap((side) => [
      box({
        x: side < 0 ? [-8.4, -6.4] : [6.4, 8.4],
        y: [-0.2, 2.6],
        z: [0, high + 1.5],
        colour: p.accentWall,
        front: [stone(0, 0, 2, high + 1.5, p.stones), wallLamp(1, 2.6)],
        left: [slats(0.2, 0.2, 2.6, high + 1.2, p.wood, false, 0.22)],
        right: [slats(0.2, 0.2, 2.6, high + 1.2, p.wood, false, 0.22)],
      }),
      pillar(side * 1.9, 0.4, [0, high], 0.2, p.trim, false),
      ...barrier(side * 1.7, -0.4, side * 4.4),
    ]),
    box({
      x: [-8.9, 8.9],
      y: [-1.2, 4],
      z: [high, high + 0.9],
      colour: p.trim,
      front: [
        field(0, 0, 17.8, 0.16, p.accent, 0.01),
        field(5.6, 0.26, 12.2, 0.74, p.wood, 0.03),
        ...[6.2, 7, 7.5, 8.3, 9.2, 9.7, 10.4, 11.1].map((u, i) =>
          field(u, 0.36, u + (i % 3 ? 0.32 : 0.5), 0.64, '#f7f3e8', 0.05),
        ),
      ],
    }),
    slab([-9.2, 9.2], [-1.5, 4.3], high + 0.9, p.accent, 0.16),
  ];
}

/** The entrance of an estate, seen along its road. */
export function gateView(random: Random, p: Palette, when: MoodName, far: Far, yaw: number): Shot {
  const horizon = 0.6;
  const eye = camera({ at: [-Math.sin(yaw) * 20, -Math.cos(yaw) * 20, 1.9], yaw, focal: 0.92, horizon });
  const stage = stageOf(eye, mood(when, (yaw >= 0 ? 1 : -1) * 0.7, 0.7), random);
  const solids: Solid[] = [...gatehouse(p)];
  for (const side of [-1, 1]) {
    solids.push(...fence(side < 0 ? [-40, -8.6] : [8.6, 40], 1, '#e6dfd2', 2.4));
    for (let u = 9.4; u < 22; u += 1.25)
      solids.push(shrub(side * u, -0.6, random.between(0.4, 0.65), random.chance(0.5) ? '#d6336c' : undefined));
    for (const u of [11.5, 16.5]) solids.push(palm(side * u, -1.6, { height: random.between(5.5, 7), royal: true }));
    for (let y = 9; y < 70; y += 9) solids.push(palm(side * 7.4, y, { height: random.between(6, 7.5), royal: true }));
    for (const y of [16, 34, 54]) solids.push(...neighbour(random, side < 0 ? -22 : 11, y));
    solids.push(solarLamp(side * 13.4, -3, -side * 1.2));
  }
  stage.casters = solids.filter((solid) => solid.casts);
  drawDistance(stage, far);
  plain(stage, '#7f8a55');
  lawn(stage, [-40, 40], [-24, 0.8]);
  paving(stage, [-6.4, 6.4], [-24, 60], p.ground, 0.34);
  patch(stage, quad([-1.2, 1.2], [-9, -0.6]), '#6f9440', 0.004);
  groundShadows(stage);
  solids.push(...[-8, -6.4, -4.8, -3.2].map((y) => shrub(0, y, 0.42, random.pick(['#e8590c', '#d6336c', '#f2b01e']))));
  drawSolids(stage, solids);
  return { canvas: stage.canvas, mood: stage.mood, horizon };
}
