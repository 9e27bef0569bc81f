import { seeded } from '../random.ts';
import type { Random } from '../random.ts';
import { palette } from './houses/palette.ts';
import type { Plan } from './plan.ts';
import type { Shot } from './scenes/shot.ts';
import { streetView } from './scenes/street-view.ts';
import { desk } from './stories/desk.ts';
import { arrival, movingDay, rains } from './stories/home-scenes.ts';

const STORIES: readonly (readonly [name: string, alt: string, draw: (random: Random) => Shot])[] = [
  ['story-moving', 'Boxes in a sunlit empty sitting room', movingDay],
  ['story-papers', 'A survey plan and a deed on a wooden desk', (r) => desk(r, 'papers')],
  ['story-rains', 'A duplex in heavy rain, its lamps lit', rains],
  ['story-fees', 'A bill, a calculator, bank notes and keys on a table', (r) => desk(r, 'money')],
  ['story-shortlet', 'A suitcase beside a door with a keypad', arrival],
  [
    'story-lagos',
    'A yellow bus on a Lagos street of terraced houses',
    (r) => streetView(r, palette(r), 'golden', 'city', true),
  ],
];

/** The pictures above the blog posts. */
export function storyPlans(): Plan[] {
  return STORIES.map(([name, alt, draw]) => ({
    name,
    kind: 'story',
    alt,
    draw: () => draw(seeded(81).fork(name)),
    width: 1440,
    height: 960,
  }));
}
