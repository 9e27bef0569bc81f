import type { Random } from '../../random.ts';
import { camera } from '../engine/camera.ts';
import { mood } from '../engine/mood.ts';
import type { MoodName } from '../engine/mood.ts';
import { drawSolids, stageOf } from '../engine/show.ts';
import type { Solid } from '../engine/solid.ts';
import type { Stage } from '../engine/stage.ts';
import type { Point } from '../engine/vector.ts';
import { fence, neighbour, sideWall } from '../outdoors/compound.ts';
import { drawDistance } from '../outdoors/distance.ts';
import type { Far } from '../outdoors/distance.ts';
import { clearing, earthRoad, pebbles } from '../outdoors/earth.ts';
import { groundShadows, patch, plain, quad } from '../outdoors/ground.ts';
import { beacon, blockPile, board, line, peg, sandHeap } from '../outdoors/markers.ts';
import { meadow } from '../outdoors/meadow.ts';
import { palm } from '../outdoors/palms.ts';
import { pole, wires } from '../outdoors/poles.ts';
import { shrub, tree } from '../outdoors/trees.ts';
import { blockSide, blockWall, ironGate, shellHouse } from '../outdoors/walls.ts';
import type { Shot } from './shot.ts';

interface PlotView {
  mood: MoodName;
  far: Far;
  /** Radians; how far the viewer stands to the side. */
  yaw: number;
  /** What marks its borders. */
  border: 'beacons' | 'pegs' | 'blocks' | 'painted' | 'gate';
  soil: 'red' | 'sand' | 'grass';
}

const SOILS = { red: '#a7694a', sand: '#d3bd94', grass: '#8a8f52' } as const;
const GREENS = { red: '#76863f', sand: '#7f9248', grass: '#6f8f3e' } as const;
const HALF = 7.6;
const DEEP = 30;

function borders(random: Random, border: PlotView['border']): Solid[] {
  const corners: Point[] = [
    [-HALF, 0],
    [HALF, 0],
    [HALF, DEEP],
    [-HALF, DEEP],
  ];
  if (border === 'beacons' || border === 'pegs') {
    const lines = corners.map((from, i) => line(from, corners[(i + 1) % 4] ?? from));
    const between = border === 'pegs' ? [-5, -2.5, 0, 2.5, 5].flatMap((x) => [...peg(x, 0), ...peg(x, DEEP)]) : [];
    return [...corners.flatMap(([x, y]) => beacon(x, y)), ...between, ...lines];
  }
  if (border === 'painted') {
    const wall = random.pick(['#e6dfd2', '#e2d2b4', '#d9cfc2']);
    return [
      ...fence([-HALF, HALF], DEEP, wall),
      ...sideWall(-HALF, [1, DEEP], wall),
      ...sideWall(HALF, [1, DEEP], wall),
    ];
  }
  const sides = [blockWall([-HALF, HALF], DEEP), blockSide(-HALF, [0.3, DEEP]), blockSide(HALF, [0.3, DEEP])];
  if (border === 'blocks') return sides;
  return [
    ...sides,
    blockWall([-HALF, -2.6], 0),
    blockWall([2.6, HALF + 0.2], 0),
    ...ironGate([-2.1, 2.1], 0, random.pick(['#2f4f3e', '#26292d', '#5a3230', '#3f5570'])),
  ];
}

function around(random: Random, shell: boolean): Solid[] {
  const solids: Solid[] = [];
  for (const side of [-1, 1]) {
    const near = side * random.between(14, 19);
    solids.push(
      ...(shell && side > 0
        ? shellHouse(random, near, random.between(12, 18))
        : neighbour(random, side < 0 ? near - 10 : near, random.between(16, 24))),
    );
    for (let i = 0; i < 3; i++)
      solids.push(palm(side * random.between(11, 24), random.between(8, 40), { height: random.between(6, 11) }));
    solids.push(
      tree(side * random.between(12, 22), random.between(26, 44), random.between(6, 9), random.between(2.8, 4.2)),
    );
  }
  for (let i = 0; i < 2; i++)
    solids.push(...neighbour(random, -16 + i * 18 + random.between(0, 6), DEEP + random.between(8, 16)));
  for (let i = 0; i < 3; i++)
    solids.push(palm(random.between(-14, 14), DEEP + random.between(3, 8), { height: random.between(7, 11) }));
  return solids;
}

/** What lies on the land itself. */
function things(random: Random, { border, soil }: PlotView): Solid[] {
  const inside: Solid[] = [];
  const side = random.pick([-1, 1]);
  if (border !== 'gate' && random.chance(0.6))
    inside.push(sandHeap(side * 4.8, random.between(11, 15), random.between(1.6, 2.3)));
  if (border === 'blocks' || border === 'pegs')
    inside.push(...blockPile(random, -side * 5.6 - 1, random.between(10, 14)));
  if (border === 'beacons' && random.chance(0.7))
    inside.push(...board(side * 4.6, 1.2, random.pick(['#1f6b4a', '#b3372c', '#29507e'])));
  if (soil !== 'sand')
    for (let i = 0; i < 5; i++)
      inside.push(shrub(random.between(-8, 8), random.between(16, DEEP - 1), random.between(0.4, 0.8)));
  return inside;
}

/** A plot seen over the road in front of it. */
export function plotView(random: Random, view: PlotView): Shot {
  const horizon = 0.44;
  const back = view.border === 'gate' ? 12.4 : 12.8;
  const eye = camera({
    at: [-Math.sin(view.yaw) * back, -Math.cos(view.yaw) * back, view.border === 'gate' ? 2.1 : 2.9],
    yaw: view.yaw,
    focal: 0.82,
    horizon,
  });
  const stage = stageOf(eye, mood(view.mood, (view.yaw >= 0 ? 1 : -1) * random.between(0.5, 0.8), 0.6), random);
  const edge = (view.yaw >= 0 ? -1 : 1) * (HALF + 2.6);
  const feet = [6, 28, 50, 74].map((y): Point => [edge, y]);
  const solids = [
    ...borders(random, view.border),
    ...around(random, view.border !== 'painted'),
    ...things(random, view),
    ...feet.map(([x, y]) => pole(x, y)),
  ];
  stage.casters = solids.filter((solid) => solid.casts);
  drawDistance(stage, view.far);
  lay(stage, view);
  groundShadows(stage);
  // Walls throw shadows on the ground; those on each other would hardly show.
  stage.casters = [];
  drawSolids(stage, solids);
  wires(stage, feet);
  return { canvas: stage.canvas, mood: stage.mood, horizon };
}

/** Ground, road and grass. */
function lay(stage: Stage, { soil, border }: PlotView): void {
  const green = GREENS[soil];
  plain(stage, soil === 'sand' ? '#8d9257' : '#7c8650');
  if (border === 'painted') patch(stage, quad([-HALF, HALF], [0, DEEP]), '#71914a');
  else if (soil !== 'grass') clearing(stage, [-HALF + 0.6, HALF - 0.6], [0.8, DEEP - 1], SOILS[soil]);
  if (border === 'painted') patch(stage, quad([-90, 90], [-7.6, -3.4]), '#6f6d6a', 0.001);
  else
    earthRoad(stage, {
      from: [-90, -5.4],
      to: [90, -5.4],
      width: 4.2,
      colour: soil === 'sand' ? '#cdb083' : '#a9694a',
      edge: soil === 'sand' ? '#a9946a' : '#8c5a38',
    });
  const bare = soil === 'grass' ? 0 : border === 'gate' ? 0.1 : 0.14;
  const { random } = stage;
  const onRoad = (y: number) => y > -7.4 && y < -3.2;
  const within = (x: number, y: number) => Math.abs(x) < HALF - 0.8 && y > 0.6 && y < DEEP - 1;
  meadow(stage, {
    green,
    height: border === 'painted' ? 0.14 : 0.3,
    count: 1600,
    grows: (x, y) => !onRoad(y) && (!within(x, y) || bare === 0 || random.chance(bare)),
  });
  if (border !== 'painted') pebbles(stage, [-14, 14], [-8, -3], 170, '#a0714c');
}
