import { seeded } from '../random.ts';
import type { Random } from '../random.ts';
import type { Stage } from './engine/stage.ts';
import type { PictureKind } from '../picture-kinds.ts';
import type { Plan } from './plan.ts';
import { bathroom } from './rooms/bathroom.ts';
import { bedroom } from './rooms/bedroom.ts';
import { diningRoom } from './rooms/dining.ts';
import type { Hour } from './rooms/indoor.ts';
import { kitchen } from './rooms/kitchen.ts';
import { livingRoom } from './rooms/living.ts';
import { SCHEMES } from './rooms/schemes.ts';
import type { RoomView } from './rooms/schemes.ts';

const HOURS: readonly Hour[] = ['day', 'evening', 'morning', 'day', 'morning'];
const SCENES = ['garden', 'city', 'garden', 'lagoon'] as const;
const LIGHT: Record<Hour, string> = { day: 'in daylight', morning: 'in the morning sun', evening: 'by lamplight' };

type Furnish = (random: Random, view: RoomView, variant: number) => Stage;
const ROOMS: readonly (readonly [PictureKind, number, string, Furnish])[] = [
  [
    'living',
    12,
    'Sitting room',
    (r, v, i) => livingRoom(r, v, (['television', 'pictures', 'balcony'] as const)[i % 3] ?? 'pictures'),
  ],
  ['empty', 4, 'Unfurnished sitting room', (r, v) => livingRoom(r, v, 'empty')],
  ['bedroom', 10, 'Bedroom', bedroom],
  ['kitchen', 8, 'Fitted kitchen', kitchen],
  ['bathroom', 8, 'Bathroom', bathroom],
  ['dining', 4, 'Dining room', (r, v) => diningRoom(r, v)],
];

/** Rooms, furnished and not. */
export function indoorPlans(): Plan[] {
  return ROOMS.flatMap(([kind, count, what, furnish], group) =>
    Array.from({ length: count }, (_, i): Plan => {
      const name = `${kind}-${String(i + 1).padStart(2, '0')}`;
      const hour = kind === 'empty' ? 'day' : (HOURS[(i + group) % HOURS.length] ?? 'day');
      const scheme = SCHEMES[(i + Math.floor(i / 6) + group * 2) % SCHEMES.length] ?? SCHEMES[0];
      const draw = () => {
        const random = seeded(78).fork(name);
        if (!scheme) throw new RangeError('No colour scheme');
        const side = (i + group) % 2 ? 1 : -1;
        const { canvas, mood } = furnish(
          random,
          { hour, scheme, side, scene: SCENES[(i + group) % SCENES.length] ?? 'garden' },
          i,
        );
        return { canvas, mood };
      };
      return { name, kind, alt: `${what} ${LIGHT[hour]}`, draw, width: 1440, height: 960 };
    }),
  );
}
