import { abuja } from './abuja.ts';
import type { Area } from './area.ts';
import { lagos } from './lagos.ts';
import { southern } from './south.ts';
import { westAndNorth } from './west-north.ts';

/** Every neighbourhood of the demo market. */
export const AREAS: readonly Area[] = [...lagos, ...abuja, ...southern, ...westAndNorth];
