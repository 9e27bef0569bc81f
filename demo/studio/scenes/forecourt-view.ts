import type { Random } from '../../random.ts';
import { mood } from '../engine/mood.ts';
import type { MoodName } from '../engine/mood.ts';
import { drawSolids, stageOf } from '../engine/show.ts';
import { box } from '../engine/solid.ts';
import type { Solid } from '../engine/solid.ts';
import type { House } from '../houses/house.ts';
import { car } from '../outdoors/car.ts';
import { fence, neighbour, solarLamp } from '../outdoors/compound.ts';
import { drawDistance } from '../outdoors/distance.ts';
import type { Far } from '../outdoors/distance.ts';
import { contact, groundShadows, paving, patch, plain, quad } from '../outdoors/ground.ts';
import { palm } from '../outdoors/palms.ts';
import { shrub, tree } from '../outdoors/trees.ts';
import { fit } from './fit.ts';
import type { Shot } from './shot.ts';

interface ForecourtView {
  building: House;
  mood: MoodName;
  far: Far;
  /** Radians; how far the viewer stands to the side. */
  yaw: number;
  cars: number;
  /** Paving stones, or the concrete of a yard. */
  ground: string;
  paved: boolean;
  /** Metres in front of the building that stay free. */
  clear?: number;
}

const CARS = ['#2b3036', '#e9e9e6', '#7a1f22', '#8d9196', '#1f3350', '#c9c4b8'];

/** What stands behind the building's front and to its sides. */
function behind(random: Random, { x, y }: House): Solid[] {
  const houses = [-1, 1].flatMap((side) => {
    const edge = side < 0 ? x[0] - 5 : x[1] + 5;
    return [
      ...neighbour(
        random,
        side < 0 ? edge - random.between(12, 15) : edge + random.between(0, 3),
        y[0] + random.between(3, 6),
      ),
      tree(
        edge + side * random.between(6, 14),
        y[1] + random.between(2, 8),
        random.between(7, 10),
        random.between(3, 4.4),
      ),
    ];
  });
  const wall = y[0] + 2.4;
  return [
    ...houses,
    ...fence([x[0] - 30, x[0] - 5.4], wall, '#e6dfd2'),
    ...fence([x[1] + 5.4, x[1] + 30], wall, '#e6dfd2'),
  ];
}

/** What stands beside the forecourt. */
function beside(random: Random, { x, y }: House): Solid[] {
  return [-1, 1].flatMap((side) => {
    const edge = side < 0 ? x[0] - 5 : x[1] + 5;
    return [
      palm(edge + side * 0.6, y[0] + random.between(0, 2), { height: random.between(6, 9), royal: random.chance(0.5) }),
      solarLamp(edge - side * 1.4, y[0] - 3.4, -side * 1.2),
      ...[0, 1, 2].map((i) =>
        shrub(
          edge - side * random.between(0.2, 1.4),
          y[0] - 1 + i * 1.5,
          random.between(0.4, 0.6),
          random.chance(0.4) ? '#d6336c' : undefined,
        ),
      ),
    ];
  });
}

/** The black and white stones along the street. */
function kerb(from: number, to: number, y: number): Solid[] {
  return Array.from({ length: Math.ceil((to - from) / 1.2) }, (_, i) =>
    box({
      x: [from + i * 1.2, from + i * 1.2 + 1.2],
      y: [y - 0.2, y],
      z: [0, 0.16],
      colour: i % 2 ? '#23262a' : '#efece5',
      casts: false,
    }),
  );
}

/** Cars beside the way in, so that the front stays free; before a row of shops anywhere. */
function parked(random: Random, { x, drive }: House, y: number, count: number): Solid[] {
  const narrow = drive[1] - drive[0] < (x[1] - x[0]) * 0.7;
  const spots = narrow
    ? [random.between(drive[1] + 2, x[1] - 1.4), random.between(x[0] + 1.4, Math.max(x[0] + 1.5, drive[0] - 2))]
    : [0, 1].map((i) => x[0] + 3 + ((i + random.between(0.1, 0.5)) * (x[1] - x[0] - 5)) / 2);
  return spots
    .slice(0, count)
    .flatMap((at) => car(at, y, { faces: random.pick(['viewer', 'away', 'away']), colour: random.pick(CARS) }));
}

/** Business premises over their forecourt. */
export function forecourtView(random: Random, view: ForecourtView): Shot {
  const { building, clear = 3.6 } = view;
  const horizon = building.height < 9 ? 0.62 : 0.74;
  const [x0, x1] = building.x;
  const wide = x1 - x0 > 22 ? 1 : 0.86;
  const eye = fit(building.x, [building.y[0], Math.min(building.y[1], building.y[0] + 14)], building.height, {
    yaw: view.yaw,
    horizon,
    wide,
    eye: random.between(1.7, 2.3),
  });
  const stage = stageOf(eye, mood(view.mood, (view.yaw >= 0 ? 1 : -1) * random.between(0.5, 0.8), 0.75), random);
  const near = building.y[0] - clear;
  const vehicles = view.cars > 0 ? parked(random, building, near - 2.6, view.cars) : [];
  const surroundings = behind(random, building);
  const nearer = [
    ...beside(random, building),
    ...vehicles,
    ...(near - 8 > eye.at[1] ? kerb(x0 - 18, x1 + 18, near - 7) : []),
  ];
  stage.casters = [...building.solids, ...surroundings, ...vehicles].filter((solid) => solid.casts);
  drawDistance(stage, view.far);
  plain(stage, '#7f8a55');
  patch(stage, quad([x0 - 60, x1 + 60], [eye.at[1] - 2, near - 7]), '#6b6a68', 0.001);
  if (view.paved) paving(stage, [x0 - 6, x1 + 6], [near - 7, building.y[0] + 4], view.ground, 0.34);
  else patch(stage, quad([x0 - 6, x1 + 6], [near - 7, building.y[0] + 30]), view.ground, 0.001);
  for (let x = x0 + 1.5; view.cars > 0 && x < x1; x += 2.9)
    patch(stage, quad([x, x + 0.1], [near - 5, near - 0.2]), '#efe9d8', 0.004);
  groundShadows(stage);
  // What stands around is too far off to shade the front.
  stage.casters = [...building.solids, ...vehicles].filter((solid) => solid.casts);
  contact(stage, building.x, building.y, 0.5, 0.9);
  for (const layer of [surroundings, building.solids, nearer]) drawSolids(stage, layer);
  return { canvas: stage.canvas, mood: stage.mood, horizon };
}
