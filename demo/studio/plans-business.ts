import type { Random } from '../random.ts';
import { hall } from './business/hall.ts';
import { office } from './business/office.ts';
import { shops } from './business/shops.ts';
import { station } from './business/station.ts';
import { warehouse } from './business/warehouse.ts';
import type { MoodName } from './engine/mood.ts';
import type { House } from './houses/house.ts';
import { palette } from './houses/palette.ts';
import type { PictureKind } from '../picture-kinds.ts';
import type { Plan } from './plan.ts';
import type { Far } from './outdoors/distance.ts';
import { plan } from './plans-outdoors.ts';
import type { Hour } from './rooms/indoor.ts';
import { suite } from './rooms/suite.ts';
import { forecourtView } from './scenes/forecourt-view.ts';
import { shedView } from './scenes/shed-view.ts';

interface Front {
  kind: PictureKind;
  what: string;
  mood: MoodName;
  far: Far;
  yaw: number;
  cars: number;
  build: (random: Random) => House;
  /** Stones in front of shops, concrete in a yard. */
  paved?: boolean;
  clear?: number;
}

const row = (units: number, storeys: 1 | 2) => (r: Random) => shops(r, palette(r), units, storeys);
const block = (floors: number) => (r: Random) => office(r, palette(r), floors);
const shed = (bays: number) => (r: Random) => warehouse(r, bays);
const feast = (r: Random) => hall(r, palette(r));

type Seen = readonly [what: string, mood: MoodName, far: Far, yaw: number, cars: number, build: Front['build']];
const fronts = (kind: PictureKind, seen: readonly Seen[], more: Pick<Front, 'paved' | 'clear'>): Front[] =>
  seen.map(([what, mood, far, yaw, cars, build]) => ({ kind, what, mood, far, yaw, cars, build, ...more }));

const FRONTS: readonly Front[] = [
  ...fronts(
    'shop',
    [
      ['Shops on two floors', 'day', 'city', 0.2, 2, row(4, 2)],
      ['Row of shops', 'dusk', 'city', -0.26, 1, row(5, 1)],
      ['Plaza with shops on two floors', 'golden', 'trees', -0.16, 2, row(5, 2)],
    ],
    { paved: true },
  ),
  ...fronts(
    'office',
    [
      ['Office block', 'day', 'city', -0.3, 2, block(3)],
      ['Office block', 'dusk', 'lagoon', -0.24, 2, block(3)],
    ],
    { paved: true },
  ),
  ...fronts('warehouse', [['Warehouse with roller doors', 'day', 'trees', 0.34, 0, shed(2)]], { clear: 8 }),
  ...fronts('hall', [['Event centre', 'dusk', 'trees', 0.16, 1, feast]], { paved: true, clear: 6 }),
  ...fronts(
    'station',
    [
      ['Filling station', 'morning', 'trees', -0.3, 0, station],
      ['Filling station', 'dusk', 'trees', 0.26, 0, station],
    ],
    { clear: 5 },
  ),
];

/** Fronts of business premises, and what is behind them. */
export function businessPlans(): Plan[] {
  const seen = new Map<PictureKind, number>();
  const views = FRONTS.map(({ kind, what, build, paved = false, ...view }) => {
    const i = seen.get(kind) ?? 0;
    seen.set(kind, i + 1);
    const ground = paved ? '#b8b1a6' : '#a8a49b';
    const shot = (r: Random) => forecourtView(r, { ...view, building: build(r), ground, paved });
    // Signs are read from left to right.
    return { ...plan(kind, i, what, view.mood, shot), mirrored: false };
  });
  const inside = (hour: Hour, side: -1 | 1, desks: boolean) => (r: Random) => {
    const { canvas, mood } = suite(r, hour, side, desks);
    return { canvas, mood };
  };
  return [
    ...views,
    plan('desks', 0, 'Office floor with desks', null, inside('day', -1, true)),
    plan('suite', 0, 'Empty floor for a shop or an office', null, inside('morning', 1, false)),
    plan('shed', 0, 'Inside a warehouse', null, (r) => shedView(r, 1)),
  ];
}
