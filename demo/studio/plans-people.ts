import { seeded } from '../random.ts';
import type { Plan } from './plan.ts';
import { CAST } from './people/cast.ts';
import { portrait } from './people/portrait.ts';

/** Portraits of those who sell. */
export function portraitPlans(): Plan[] {
  return Object.entries(CAST).map(([name, look]) => ({
    name,
    kind: 'portrait',
    alt: 'Portrait',
    draw: () => ({ canvas: portrait(look, seeded(80).fork(name)) }),
    width: 480,
    height: 480,
  }));
}
