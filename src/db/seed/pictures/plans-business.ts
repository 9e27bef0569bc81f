import type { Random } from '../random.ts';
import { hall } from './business/hall.ts';
import { office } from './business/office.ts';
import { shops } from './business/shops.ts';
import { station } from './business/station.ts';
import { warehouse } from './business/warehouse.ts';
import type { MoodName } from './engine/mood.ts';
import type { House } from './houses/house.ts';
import { palette } from './houses/palette.ts';
import type { PictureKind, Plan } from './kinds.ts';
import type { Far } from './outdoors/distance.ts';
import { plan } from './plans-outdoors.ts';
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

const FRONTS: readonly Front[] = [
  {
    kind: 'shop',
    what: 'Shops on two floors',
    mood: 'day',
    far: 'city',
    yaw: 0.2,
    cars: 2,
    build: row(4, 2),
    paved: true,
  },
  { kind: 'shop', what: 'Row of shops', mood: 'dusk', far: 'city', yaw: -0.26, cars: 1, build: row(5, 1), paved: true },
  {
    kind: 'shop',
    what: 'Plaza with shops on two floors',
    mood: 'golden',
    far: 'trees',
    yaw: -0.16,
    cars: 2,
    build: row(5, 2),
    paved: true,
  },
  {
    kind: 'shop',
    what: 'Row of shops',
    mood: 'morning',
    far: 'trees',
    yaw: 0.3,
    cars: 1,
    build: row(5, 1),
    paved: true,
  },
  { kind: 'office', what: 'Office block', mood: 'day', far: 'city', yaw: -0.3, cars: 2, build: block(3), paved: true },
  {
    kind: 'office',
    what: 'Office block',
    mood: 'golden',
    far: 'city',
    yaw: 0.34,
    cars: 1,
    build: block(4),
    paved: true,
  },
  {
    kind: 'office',
    what: 'Office block',
    mood: 'dusk',
    far: 'lagoon',
    yaw: -0.24,
    cars: 2,
    build: block(3),
    paved: true,
  },
  {
    kind: 'warehouse',
    what: 'Warehouse with roller doors',
    mood: 'day',
    far: 'trees',
    yaw: 0.34,
    cars: 0,
    build: (r) => warehouse(r, 2),
    clear: 8,
  },
  {
    kind: 'warehouse',
    what: 'Warehouse with roller doors',
    mood: 'haze',
    far: 'hills',
    yaw: -0.3,
    cars: 1,
    build: (r) => warehouse(r, 3),
    clear: 8,
  },
  ...(['dusk', 'golden'] as const).map((mood, i): Front => {
    const build = (r: Random) => hall(r, palette(r));
    return {
      kind: 'hall',
      what: 'Event centre',
      mood,
      far: 'trees',
      yaw: i ? -0.24 : 0.16,
      cars: 2 - i,
      build,
      paved: true,
      clear: 6,
    };
  }),
  ...(['morning', 'dusk'] as const).map((mood, i): Front => ({
    kind: 'station',
    what: 'Filling station',
    mood,
    far: 'trees',
    yaw: i ? 0.26 : -0.3,
    cars: 0,
    build: station,
    clear: 5,
  })),
];

/** Fronts of business premises, and what is behind them. */
export function businessPlans(): Plan[] {
  const seen = new Map<PictureKind, number>();
  const fronts = FRONTS.map(({ kind, what, build, paved = false, ...view }) => {
    const i = seen.get(kind) ?? 0;
    seen.set(kind, i + 1);
    const ground = paved ? '#b8b1a6' : '#a8a49b';
    return plan(kind, i, what, view.mood, (r) => forecourtView(r, { ...view, building: build(r), ground, paved }));
  });
  const suites = [true, false].map((desks, i) =>
    plan('suite', i, desks ? 'Office floor with desks' : 'Empty floor for shop or office', null, (r) => {
      const { canvas, mood } = suite(r, i ? 'morning' : 'day', i ? 1 : -1, desks);
      return { canvas, mood };
    }),
  );
  return [...fronts, ...suites, plan('shed', 0, 'Inside a warehouse', null, (r) => shedView(r, 1))];
}
