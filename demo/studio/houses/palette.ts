import type { Random } from '../../random.ts';

/** The paints and stuffs of one house. */
export interface Palette {
  wall: string;
  accentWall: string;
  accent: string;
  trim: string;
  metal: string;
  wood: string;
  stones: readonly string[];
  roof: string;
  ground: string;
}

const WALLS: readonly (readonly [wall: string, accentWall: string, accent: string])[] = [
  ['#f3efe7', '#e9e3d6', '#3c4246'],
  ['#f5f1ea', '#d9cdb8', '#6b4a33'],
  ['#efe6d6', '#f6f2ea', '#8d8375'],
  ['#f1ead9', '#c9b38f', '#54483c'],
  ['#eeece8', '#59626a', '#343a40'],
  ['#f4ede2', '#b86f4b', '#4a3a31'],
  ['#f2efe9', '#a9b5a2', '#3f4a41'],
  ['#f6eee0', '#e3c7a0', '#7a4b32'],
  ['#e6d3b3', '#f4ecdc', '#5a4636'],
  ['#d9d4ca', '#f3efe8', '#4d5257'],
  ['#f0e2cc', '#a85f42', '#6d3f2e'],
  ['#e3e6e1', '#6f7f76', '#38433d'],
];
/** Paints of the older, classical houses. */
const PAINTED = [
  '#f4e4be',
  '#efd3b0',
  '#e9c69c',
  '#f5efe2',
  '#e2e6d6',
  '#f1dac9',
  '#f7f1e4',
  '#ead9b4',
  '#dfe3e6',
] as const;
const STONES = [
  ['#9a8e7d', '#b1a48f', '#87796a', '#a59a8c'],
  ['#6f7174', '#85878a', '#5c5f63', '#7b7d80'],
  ['#c2a887', '#b3966f', '#d0b999', '#a98a66'],
  ['#a45f42', '#b46d4c', '#93523a', '#ab6648'],
] as const;

/** The colours of a classical house or a bungalow. */
export function painted(random: Random): Palette {
  return {
    ...palette(random),
    wall: random.pick(PAINTED),
    accent: random.pick(['#6b4a33', '#7a5a44', '#8a3b2c', '#5a5f5a', '#9a7b58']),
  };
}

/** A set of colours that go together. */
export function palette(random: Random): Palette {
  const [wall, accentWall, accent] = random.pick(WALLS);
  return {
    wall,
    accentWall,
    accent,
    trim: random.pick(['#faf8f3', '#faf8f3', '#3a3f44', '#e8e1d3']),
    metal: random.pick(['#24282c', '#2f3336', '#4a3b30']),
    wood: random.pick(['#8a5632', '#6f4527', '#9c6a3e', '#7a4a2b']),
    stones: random.pick(STONES),
    roof: random.pick(['#4a4d52', '#7d3b2c', '#5b4236', '#2f4a4a', '#8b4a34', '#3d4248']),
    ground: random.pick(['#b9a793', '#a8a29a', '#b5836a', '#c4b8a4']),
  };
}
