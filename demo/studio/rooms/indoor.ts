import { hex } from '../engine/colour.ts';
import type { Mood } from '../engine/mood.ts';
import { unit } from '../engine/vector.ts';

export type Hour = 'day' | 'morning' | 'evening';

/** Light in a room: soft daylight from one side, or lamps in the evening. */
export function indoor(hour: Hour, side: -1 | 1): Mood {
  const evening = hour === 'evening';
  const warm = hour === 'morning';
  return {
    name: evening ? 'dusk' : warm ? 'morning' : 'day',
    sun: evening ? unit([side * 0.15, -0.35, 0.9]) : unit([side * 0.85, -0.3, 0.55]),
    sunLight: evening ? [0.5, 0.38, 0.24] : warm ? [0.56, 0.47, 0.35] : [0.5, 0.48, 0.44],
    skyLight: evening ? [0.46, 0.36, 0.28] : warm ? [0.66, 0.61, 0.56] : [0.66, 0.66, 0.66],
    bounce: evening ? [0.26, 0.19, 0.13] : [0.4, 0.35, 0.3],
    shadow: hex(evening ? '#1c120c' : '#2b211c'),
    shadowDepth: 0.3,
    sky: evening
      ? [
          [0, hex('#1b2a55')],
          [0.6, hex('#6a5f8f')],
          [1, hex('#e8a27e')],
        ]
      : warm
        ? [
            [0, hex('#a9cbe0')],
            [0.6, hex('#e8e2d4')],
            [1, hex('#fdeccf')],
          ]
        : [
            [0, hex('#8cc3e8')],
            [0.6, hex('#cfe6f2')],
            [1, hex('#f2f7f4')],
          ],
    cloudLight: hex('#ffffff'),
    cloudShade: hex('#d8dde2'),
    clouds: 0,
    air: evening ? hex('#54506e') : hex('#dfeaec'),
    clear: 1e9,
    lamps: evening ? 1 : 0.25,
  };
}
