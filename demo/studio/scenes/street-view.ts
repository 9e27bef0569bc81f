import type { Random } from '../../random.ts';
import { camera } from '../engine/camera.ts';
import { mood } from '../engine/mood.ts';
import type { MoodName } from '../engine/mood.ts';
import { drawSolids, stageOf } from '../engine/show.ts';
import { box } from '../engine/solid.ts';
import type { Solid } from '../engine/solid.ts';
import type { Palette } from '../houses/palette.ts';
import { terrace } from '../houses/terrace.ts';
import { danfo } from '../outdoors/bus.ts';
import { car } from '../outdoors/car.ts';
import { solarLamp } from '../outdoors/compound.ts';
import { drawDistance } from '../outdoors/distance.ts';
import type { Far } from '../outdoors/distance.ts';
import { contact, groundShadows, lawn, patch, paving, plain, quad } from '../outdoors/ground.ts';
import { palm } from '../outdoors/palms.ts';
import { shrub, tree } from '../outdoors/trees.ts';
import type { Shot } from './shot.ts';

/** Down an estate road along a row of houses. */
export function streetView(random: Random, palette: Palette, when: MoodName, far: Far, bus = false): Shot {
  const horizon = 0.6;
  const yaw = random.between(1, 1.12);
  const eye = camera({ at: [-4, -12.4, 2.3], yaw, focal: 0.8, horizon });
  const stage = stageOf(eye, mood(when, random.between(0.2, 0.5), 0.85), random);
  const row = terrace(random, palette, 8);
  const end = row.x[1];
  const kerb: Solid[] = [];
  for (let x = -14; x < end + 40; x += 1.2) {
    kerb.push(
      box({
        x: [x, x + 1.2],
        y: [-6.9, -6.68],
        z: [0, 0.16],
        colour: Math.round(x / 1.2) % 2 ? '#23262a' : '#efece5',
        casts: false,
      }),
    );
  }
  const around: Solid[] = [];
  for (let x = 9; x < end + 6; x += random.between(6, 8)) {
    around.push(
      random.chance(0.6) ? palm(x, -5.6, { height: random.between(4.5, 6.5), royal: true }) : tree(x, -5.4, 4.6, 1.6),
    );
    around.push(shrub(x + 2.1, -5.8, 0.5, random.chance(0.6) ? '#d6336c' : undefined), shrub(x + 3.4, -5.7, 0.45));
  }
  for (let x = 2; x < end + 40; x += 14) around.push(solarLamp(x, -14.6, 1.2));
  for (let x = 6; x < end + 60; x += 7)
    around.push(tree(x, -19 + random.between(-2, 1), random.between(6, 9), random.between(2.6, 3.8)));
  const paint = () => random.pick(['#e9e9e6', '#23272c', '#7a1f22', '#1f3350', '#8d9196']);
  const vehicles = [
    bus ? danfo(random.between(9, 10), -9.2) : car(random.between(9.5, 12), -8.4, { faces: 'left', colour: paint() }),
    car(random.between(17, 24), -12.6, { faces: 'right', colour: paint() }),
    car(6.6, -3.2, { faces: random.pick(['viewer', 'away']), colour: paint() }),
    bus ? danfo(27, -9.2) : [],
  ].flat();
  stage.casters = [...row.solids, ...vehicles];
  drawDistance(stage, far);
  plain(stage, '#7f8a55');
  patch(stage, quad([-40, 300], [-14, -6.8]), '#6b6a68', 0.002);
  lawn(stage, [-20, end + 40], [-6.8, -4.6]);
  lawn(stage, [-20, end + 60], [-24, -14]);
  paving(stage, [-3, end + 4], [-4.6, 0], palette.ground, 0.3);
  for (let x = -10; x < 160; x += 4) patch(stage, quad([x, x + 1.9], [-10.5, -10.36]), '#efe9d8', 0.004);
  groundShadows(stage);
  contact(stage, row.x, row.y, 0.6, 0.8);
  drawSolids(stage, [...around, ...row.solids, ...vehicles, ...kerb]);
  return { canvas: stage.canvas, mood: stage.mood, horizon };
}
