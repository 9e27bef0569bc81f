import { seeded } from '../random.ts';
import type { Random } from '../random.ts';
import type { MoodName } from './engine/mood.ts';
import { bungalow } from './houses/bungalow.ts';
import { classicDuplex } from './houses/classic.ts';
import { cubeDuplex } from './houses/cube.ts';
import { modernDuplex } from './houses/duplex.ts';
import { flats } from './houses/flats.ts';
import { gabledDuplex } from './houses/gabled.ts';
import type { House } from './houses/house.ts';
import { painted, palette } from './houses/palette.ts';
import type { Palette } from './houses/palette.ts';
import { steppedDuplex } from './houses/stepped.ts';
import { terrace } from './houses/terrace.ts';
import type { PictureKind } from '../picture-kinds.ts';
import type { Plan } from './plan.ts';
import type { Far } from './outdoors/distance.ts';
import { SCHEMES } from './rooms/schemes.ts';
import { deckView } from './scenes/deck-view.ts';
import { frontView } from './scenes/front-view.ts';
import { poolView } from './scenes/pool-view.ts';
import type { Shot } from './scenes/shot.ts';
import { streetView } from './scenes/street-view.ts';
import { towerView } from './scenes/tower-view.ts';

const PHOTO = { width: 1440, height: 960 };
const HOURS: Record<MoodName, string> = {
  day: 'under a clear sky',
  morning: 'in the morning',
  golden: 'in the late afternoon',
  dusk: 'at dusk',
  haze: 'in the harmattan',
  rain: 'in the rain',
};
const MOODS: readonly MoodName[] = [
  'day',
  'golden',
  'morning',
  'dusk',
  'day',
  'haze',
  'golden',
  'morning',
  'dusk',
  'day',
];
const FARS: readonly Far[] = ['trees', 'city', 'hills', 'trees', 'rocks', 'lagoon', 'trees'];

const OLD = new Set<PictureKind>(['classic', 'mansion', 'bungalow']);

type Build = (random: Random, p: Palette, i: number) => House;
const DUPLEXES = [modernDuplex, cubeDuplex, gabledDuplex, steppedDuplex] as const;
const FRONTS: readonly (readonly [PictureKind, number, string, Build])[] = [
  ['duplex', 20, 'Detached duplex', (r, p, i) => (DUPLEXES[i % 4] ?? modernDuplex)(r, p)],
  ['classic', 7, 'Detached duplex with a pillared porch', (r, p) => classicDuplex(r, p)],
  ['mansion', 4, 'Mansion with tall columns', (r, p) => classicDuplex(r, p, true)],
  ['bungalow', 9, 'Bungalow with a veranda', (r, p) => bungalow(r, p)],
  ['flats', 12, 'Block of flats', (r, p, i) => flats(r, p, [3, 4, 3, 2][i % 4] ?? 3)],
  ['terrace', 7, 'Row of terraced duplexes', (r, p, i) => terrace(r, p, [3, 4, 5][i % 3] ?? 4)],
  ['semi', 7, 'Pair of semi-detached duplexes', (r, p) => terrace(r, p, 2)],
];

/** One view out of doors at its hour. */
export function plan(
  kind: PictureKind,
  i: number,
  what: string,
  when: MoodName | null,
  shoot: (random: Random) => Shot,
): Plan {
  const name = `${kind}-${String(i + 1).padStart(2, '0')}`;
  const random = seeded(77).fork(name);
  return {
    name,
    kind,
    alt: when ? `${what} ${HOURS[when]}` : what,
    mirrored: Math.floor(i / 2) % 2 === 1,
    draw: () => shoot(random.fork('draw')),
    ...PHOTO,
  };
}

function fronts(): Plan[] {
  return FRONTS.flatMap(([kind, count, what, build], group) =>
    Array.from({ length: count }, (_, i) => {
      const when = MOODS[(i + group * 3) % MOODS.length] ?? 'day';
      return plan(kind, i, what, when, (random) => {
        const p = OLD.has(kind) ? painted(random) : palette(random);
        const yaw =
          ((i + group) % 2 ? 1 : -1) * (kind === 'terrace' ? random.between(0.5, 0.72) : random.between(0.12, 0.46));
        const cars = OLD.has(kind)
          ? random.weighted([
              [0, 3],
              [1, 2],
            ] as const)
          : random.weighted([
              [0, 4],
              [1, 5],
              [2, 2],
            ] as const);
        return frontView(random, {
          house: build(random, p, i),
          palette: p,
          mood: when,
          far: FARS[(i * 2 + group) % FARS.length] ?? 'trees',
          yaw,
          cars,
        });
      });
    }),
  );
}

/** Houses, streets, pools and terraces. */
export function outdoorPlans(): Plan[] {
  const towers = (['golden', 'dusk', 'day', 'morning', 'dusk', 'golden'] as const).map((when, i) =>
    plan('tower', i, 'Apartment tower', when, (r) =>
      towerView(r, palette(r), when, 5 + (i % 3), (i % 2 ? -1 : 1) * r.between(0.35, 0.6)),
    ),
  );
  const streets = (['morning', 'dusk', 'golden', 'haze'] as const).map((when, i) =>
    plan('street', i, 'Estate road with terraced houses', when, (r) =>
      streetView(r, palette(r), when, FARS[i] ?? 'trees'),
    ),
  );
  const pools = (['day', 'dusk', 'golden', 'morning', 'dusk'] as const).map((when, i) =>
    plan('pool', i, 'Swimming pool behind a duplex', when, (r) => {
      const p = palette(r);
      return poolView(r, i % 2 ? modernDuplex(r, p) : cubeDuplex(r, p), when, (i % 2 ? -1 : 1) * 0.3);
    }),
  );
  const decks = (['dusk', 'golden', 'morning', 'dusk'] as const).map((when, i) =>
    plan('deck', i, 'Roof terrace over the water', when, (r) =>
      deckView(r, SCHEMES[i + 1] ?? r.pick(SCHEMES), when, i % 2 === 1),
    ),
  );
  return [...fronts(), ...towers, ...streets, ...pools, ...decks];
}
