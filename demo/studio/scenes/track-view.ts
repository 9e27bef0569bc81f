import type { Random } from '../../random.ts';
import { camera } from '../engine/camera.ts';
import { mood } from '../engine/mood.ts';
import type { MoodName } from '../engine/mood.ts';
import { drawSolids, stageOf } from '../engine/show.ts';
import type { Solid } from '../engine/solid.ts';
import type { Point } from '../engine/vector.ts';
import { neighbour } from '../outdoors/compound.ts';
import { drawDistance } from '../outdoors/distance.ts';
import type { Far } from '../outdoors/distance.ts';
import { earthRoad, pebbles } from '../outdoors/earth.ts';
import { groundShadows, plain } from '../outdoors/ground.ts';
import { meadow } from '../outdoors/meadow.ts';
import { palm } from '../outdoors/palms.ts';
import { pole, wires } from '../outdoors/poles.ts';
import { shrub, tree } from '../outdoors/trees.ts';
import { blockSide, shellHouse } from '../outdoors/walls.ts';
import type { Shot } from './shot.ts';

/** Along a graded road between plots, some of them fenced or built on. */
export function trackView(random: Random, when: MoodName, far: Far): Shot {
  const horizon = 0.47;
  const eye = camera({ at: [-0.6, -9, 1.9], yaw: 0.1, focal: 0.86, horizon });
  const stage = stageOf(eye, mood(when, -0.7, 0.45), random);
  const feet = [9, 29, 49, 70, 94].map((y): Point => [-5.4, y]);
  const solids: Solid[] = [
    ...feet.map(([x, y]) => pole(x, y)),
    blockSide(6.2, [6, 24]),
    blockSide(6.2, [30, 60]),
    ...shellHouse(random, 12, 26),
    ...neighbour(random, -26, 22),
    ...neighbour(random, 14, 52),
  ];
  for (let y = 6; y < 70; y += random.between(6, 9)) {
    solids.push(
      random.chance(0.55)
        ? palm(-random.between(8, 15), y, { height: random.between(6, 10) })
        : tree(-random.between(9, 16), y, random.between(5, 8), random.between(2.2, 3.6)),
      shrub(-random.between(6.6, 9), y + 2, random.between(0.4, 0.8)),
    );
  }
  stage.casters = solids.filter((solid) => solid.casts);
  drawDistance(stage, far);
  plain(stage, '#7b8749');
  earthRoad(stage, { from: [0, -12], to: [0.6, 170], width: 5.6, colour: '#a9694a', edge: '#8c5a38' });
  groundShadows(stage);
  stage.casters = [];
  meadow(stage, { green: '#71883e', height: 0.4, count: 1500, grows: (x) => Math.abs(x - 0.1) > 3.3 });
  pebbles(stage, [-3, 3], [-9, 12], 160, '#a0714c');
  drawSolids(stage, solids);
  wires(stage, feet);
  return { canvas: stage.canvas, mood: stage.mood, horizon };
}
