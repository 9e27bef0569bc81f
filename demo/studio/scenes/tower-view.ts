import type { Random } from '../../random.ts';
import { mood } from '../engine/mood.ts';
import type { MoodName } from '../engine/mood.ts';
import { drawSolids, stageOf } from '../engine/show.ts';
import type { Solid } from '../engine/solid.ts';
import type { Palette } from '../houses/palette.ts';
import { tower } from '../houses/tower.ts';
import { car } from '../outdoors/car.ts';
import { drawDistance, towers } from '../outdoors/distance.ts';
import { contact, groundShadows, lawn, paving, plain } from '../outdoors/ground.ts';
import { palm } from '../outdoors/palms.ts';
import { shrub, tree } from '../outdoors/trees.ts';
import { fit } from './fit.ts';
import type { Shot } from './shot.ts';

/** A residential tower seen from across its forecourt. */
export function towerView(random: Random, palette: Palette, when: MoodName, floors: number, yaw: number): Shot {
  const house = tower(random, palette, floors);
  const horizon = 0.87;
  const eye = fit(house.x, house.y, house.height, { yaw, horizon, eye: 2.2, high: 0.93, wide: 0.7, focal: 1.05 });
  const stage = stageOf(eye, mood(when, (yaw >= 0 ? 1 : -1) * 0.7, 0.7), random);
  const [x0, x1] = house.x;
  const near = eye.at[1];
  const around: Solid[] = [];
  for (let i = 0; i < 9; i++) {
    const left = i % 2 === 0;
    const u = left ? x0 - random.between(3, 30) : x1 + random.between(3, 30);
    around.push(
      random.chance(0.6)
        ? palm(u, random.between(-14, 16), { height: random.between(7, 12), royal: random.chance(0.5) })
        : tree(u, random.between(2, 20), random.between(7, 11), random.between(3, 5)),
    );
  }
  for (let u = x0 - 4; u < x1 + 4; u += 1.9)
    if (u < house.drive[0] - 2 || u > house.drive[1] + 2)
      around.push(shrub(u, -4.4, random.between(0.6, 0.9), random.chance(0.4) ? '#d6336c' : undefined));
  const vehicles = [
    car(x0 + 3, -7.5, { faces: 'left', colour: '#23272c' }),
    car(x1 - 4, -8, { faces: 'right', colour: '#e6e6e2' }),
  ].flat();
  stage.casters = [...house.solids, ...vehicles];
  towers(stage, eye.height * 0.34, 0.62);
  drawDistance(stage, 'city');
  plain(stage, '#7f8a55');
  lawn(stage, [x0 - 40, x1 + 40], [-5.4, 30]);
  paving(stage, [x0 - 60, x1 + 60], [near, -5.4], palette.ground, 0.4);
  paving(stage, [house.drive[0] - 2, house.drive[1] + 2], [-5.4, -1.6], palette.ground, 0.4);
  groundShadows(stage);
  contact(stage, house.x, house.y, 0.6, 1.4);
  drawSolids(stage, [...around, ...house.solids, ...vehicles]);
  return { canvas: stage.canvas, mood: stage.mood, horizon };
}
