import type { Random } from '../../random.ts';
import { mood } from '../engine/mood.ts';
import type { MoodName } from '../engine/mood.ts';
import { drawSolids, stageOf } from '../engine/show.ts';
import type { Solid } from '../engine/solid.ts';
import type { House } from '../houses/house.ts';
import type { Palette } from '../houses/palette.ts';
import { car } from '../outdoors/car.ts';
import { climber, fence, neighbour, sideWall, solarLamp } from '../outdoors/compound.ts';
import { drawDistance } from '../outdoors/distance.ts';
import type { Far } from '../outdoors/distance.ts';
import { contact, groundShadows, lawn, patch, paving, plain, quad } from '../outdoors/ground.ts';
import { palm, palmShadow } from '../outdoors/palms.ts';
import { column, shrub, tree } from '../outdoors/trees.ts';
import { fit } from './fit.ts';
import type { Shot } from './shot.ts';

interface FrontView {
  house: House;
  palette: Palette;
  mood: MoodName;
  far: Far;
  /** Radians; how far the camera stands to the side. */
  yaw: number;
  cars: number;
}

const BLOOMS = ['#d6336c', '#e8590c', '#c2255c', '#f2b01e', '#d63f3f', '#e76fa8'];
const CARS = ['#2b3036', '#e9e9e6', '#7a1f22', '#8d9196', '#1f3350', '#4b4f45'];

function planting(random: Random, { x, y, drive }: House): Solid[] {
  const plants: Solid[] = [];
  const bloom = random.pick(BLOOMS);
  for (let u = x[0] + 0.2; u < x[1]; u += random.between(0.85, 1.5)) {
    if (u > drive[0] - 0.6 && u < drive[1] + 0.6) continue;
    plants.push(
      shrub(
        u,
        y[0] - 0.9 + random.between(-0.15, 0.15),
        random.between(0.36, 0.62),
        random.chance(0.45) ? bloom : undefined,
      ),
    );
  }
  const [left, right] = [x[0] - 2.6, x[1] + 2.6];
  const tall = random.pick(['palms', 'columns', 'mixed'] as const);
  for (const [edge, way] of [
    [left, 1],
    [right, -1],
  ] as const) {
    for (let v = y[0] - 1; v < y[1]; v += random.between(3, 4.6)) {
      const kind =
        tall === 'mixed' ? random.pick(['palm', 'column', 'shrub'] as const) : tall === 'palms' ? 'palm' : 'column';
      if (kind === 'palm')
        plants.push(palm(edge - way * 0.4, v, { height: random.between(4.4, 7.5), royal: random.chance(0.3) }));
      else if (kind === 'column') plants.push(column(edge, v, random.between(4.5, 6.8)));
      else plants.push(shrub(edge, v, 0.8, bloom));
    }
  }
  return plants;
}

/** A house photographed from its gate, with compound, planting and what lies around it. */
export function frontView(random: Random, view: FrontView): Shot {
  const { house, palette } = view;
  const horizon = house.height < 7 ? 0.66 : 0.7;
  const [x0, x1] = house.x;
  const [y0, y1] = house.y;
  // Long rows may run out of the picture; small houses fill it.
  const wide = x1 - x0 > 24 ? 1.2 : x1 - x0 > 18 && house.height < 11 ? 1 : house.height < 7 ? 0.88 : 0.78;
  const shot = fit(house.x, house.y, house.height, { yaw: view.yaw, horizon, wide, eye: random.between(1.6, 2.1) });
  const side = (view.yaw >= 0 ? 1 : -1) * random.between(0.55, 0.85);
  const stage = stageOf(shot, mood(view.mood, side, random.between(0.6, 0.85)), random);
  const [left, right, back] = [Math.min(x0 - 3.6, shot.at[0] - 2.5), Math.max(x1 + 3.6, shot.at[0] + 2.5), y1 + 4];
  const around: Solid[] = [
    ...fence([left, right], back, '#e6dfd2'),
    ...sideWall(left, [shot.at[1] + 3, back], '#e2dacb'),
    ...sideWall(right, [shot.at[1] + 3, back], '#e2dacb'),
  ];
  for (let u = x0 - 26; u < x1 + 30; u += random.between(15, 20)) {
    if (u < x0 - 10 || u > x1 + 2) around.push(...neighbour(random, u, back + random.between(6, 14)));
  }
  for (let i = 0; i < 4; i++)
    around.push(
      tree(
        i % 2 ? random.between(x0 - 20, x0 - 2) : random.between(x1 + 2, x1 + 20),
        back + random.between(3, 12),
        random.between(6, 10),
        random.between(2.6, 4.4),
      ),
    );
  for (let i = 0; i < 3; i++)
    around.push(palm(random.between(x0 - 16, x1 + 16), back + random.between(2, 9), { height: random.between(8, 12) }));
  if (random.chance(0.6))
    around.push(climber(random.chance(0.5) ? x0 - 2 : x1 + 2, back, 2.1, 2.6, random.pick(BLOOMS)));
  if (random.chance(0.4)) around.push(solarLamp(right - 0.8, y0 + 1));
  const vehicles: Solid[] = [];
  const step = Math.min(...house.solids.map((s) => s.min[1]));
  const middle = (house.drive[0] + house.drive[1]) / 2;
  for (let i = 0; i < view.cars; i++) {
    vehicles.push(
      ...car(middle + (i - (view.cars - 1) / 2) * 2.7, step - 2.9, {
        faces: random.chance(0.7) ? 'viewer' : 'away',
        colour: random.pick(CARS),
      }),
    );
  }
  stage.casters = [...house.solids, ...vehicles, ...around.filter((s) => s.casts)];
  drawDistance(stage, view.far);
  plain(stage, '#7f8a55');
  lawn(stage, [left, right], [shot.at[1] - 1, back]);
  const pave = random.chance(0.45) ? ([left, right] as const) : ([house.drive[0] - 1.3, house.drive[1] + 1.3] as const);
  paving(stage, pave, [shot.at[1], y0], palette.ground, 0.24);
  patch(stage, quad([x0 - 0.5, x1 + 0.5], [y0 - 1.5, y0]), '#7a5a3e', 0.01);
  patch(stage, quad([house.drive[0] - 0.6, house.drive[1] + 0.6], [y0 - 1.6, y0 + 3]), palette.ground, 0.011);
  groundShadows(stage);
  const shade = view.yaw >= 0 ? -1 : 1;
  const ahead = shot.ground + random.between(1, 2);
  palmShadow(
    stage,
    shot.at[0] + Math.sin(view.yaw) * ahead + shade * random.between(2.4, 4.4),
    shot.at[1] + Math.cos(view.yaw) * ahead,
    random.between(3, 4),
  );
  contact(stage, house.x, house.y, 0.6, 0.7);
  drawSolids(stage, [...around, ...house.solids, ...vehicles, ...planting(random, house)]);
  return { canvas: stage.canvas, mood: stage.mood, horizon };
}
