import { hex } from './colour.ts';
import type { Colour, Light } from './colour.ts';
import type { Stop } from './canvas.ts';
import { unit } from './vector.ts';
import type { Vec3 } from './vector.ts';

export type MoodName = 'day' | 'morning' | 'golden' | 'dusk' | 'haze' | 'rain';

/** An hour and a weather: where light comes from and what colour it has. */
export interface Mood {
  name: MoodName;
  /** Towards the sun. */
  sun: Vec3;
  sunLight: Light;
  skyLight: Light;
  /** From the ground upwards. */
  bounce: Light;
  /** Laid over what the sun does not reach. */
  shadow: Colour;
  shadowDepth: number;
  /** From the zenith down to the horizon. */
  sky: readonly Stop[];
  cloudLight: Colour;
  cloudShade: Colour;
  clouds: number;
  /** What far things fade into, and how many metres it takes. */
  air: Colour;
  clear: number;
  /** 0: no lamp is lit, 1: every lamp is lit. */
  lamps: number;
}

const sky = (...codes: readonly (readonly [number, string])[]): Stop[] => codes.map(([at, code]) => [at, hex(code)]);

const moods: Record<MoodName, Omit<Mood, 'name' | 'sun'> & { height: number }> = {
  day: {
    height: 0.82,
    sunLight: [1.16, 1.07, 0.9],
    skyLight: [0.4, 0.5, 0.66],
    bounce: [0.3, 0.25, 0.18],
    shadow: hex('#1d2c52'),
    shadowDepth: 0.46,
    sky: sky([0, '#2f7fc4'], [0.45, '#6fb3e0'], [0.8, '#b9dcee'], [1, '#e4eeea']),
    cloudLight: hex('#ffffff'),
    cloudShade: hex('#bcd3e6'),
    clouds: 0.6,
    air: hex('#c6dde6'),
    clear: 260,
    lamps: 0,
  },
  morning: {
    height: 0.5,
    sunLight: [1.2, 0.98, 0.74],
    skyLight: [0.42, 0.46, 0.6],
    bounce: [0.32, 0.25, 0.2],
    shadow: hex('#2c2f5c'),
    shadowDepth: 0.44,
    sky: sky([0, '#5b9ac9'], [0.45, '#9ec7dc'], [0.78, '#f0dcc8'], [1, '#fbe3c6']),
    cloudLight: hex('#fff6ea'),
    cloudShade: hex('#d3bfc6'),
    clouds: 0.5,
    air: hex('#ecdccb'),
    clear: 190,
    lamps: 0,
  },
  golden: {
    height: 0.36,
    sunLight: [1.42, 0.92, 0.5],
    skyLight: [0.36, 0.36, 0.5],
    bounce: [0.34, 0.22, 0.14],
    shadow: hex('#2b2350'),
    shadowDepth: 0.5,
    sky: sky([0, '#4a78ab'], [0.38, '#a9a9bd'], [0.7, '#f3c19a'], [0.9, '#fbd9a0'], [1, '#fde6b8']),
    cloudLight: hex('#ffe9cc'),
    cloudShade: hex('#c98f86'),
    clouds: 0.7,
    air: hex('#f3cfa4'),
    clear: 150,
    lamps: 0.35,
  },
  dusk: {
    height: 0.3,
    sunLight: [0.07, 0.05, 0.08],
    skyLight: [0.25, 0.29, 0.48],
    bounce: [0.17, 0.12, 0.12],
    shadow: hex('#0c1030'),
    shadowDepth: 0.25,
    sky: sky([0, '#16264f'], [0.4, '#3a4f86'], [0.7, '#9a7f9f'], [0.88, '#eba37d'], [1, '#f8c58b']),
    cloudLight: hex('#d58f8c'),
    cloudShade: hex('#4d4f80'),
    clouds: 0.6,
    air: hex('#7d7396'),
    clear: 150,
    lamps: 1,
  },
  haze: {
    height: 0.7,
    sunLight: [0.98, 0.86, 0.66],
    skyLight: [0.48, 0.47, 0.44],
    bounce: [0.34, 0.27, 0.19],
    shadow: hex('#3a2f3a'),
    shadowDepth: 0.36,
    sky: sky([0, '#a9bfc9'], [0.5, '#d6d5c6'], [0.85, '#efe1c4'], [1, '#f3e4c6']),
    cloudLight: hex('#fdf5e4'),
    cloudShade: hex('#dcd2bd'),
    clouds: 0.15,
    air: hex('#e9dcc1'),
    clear: 80,
    lamps: 0,
  },
  rain: {
    height: 0.8,
    sunLight: [0.12, 0.12, 0.12],
    skyLight: [0.62, 0.68, 0.74],
    bounce: [0.24, 0.26, 0.24],
    shadow: hex('#1f2c38'),
    shadowDepth: 0.22,
    sky: sky([0, '#55656f'], [0.5, '#7f8f97'], [1, '#b9c4c4']),
    cloudLight: hex('#a9b6bc'),
    cloudShade: hex('#66757f'),
    clouds: 1,
    air: hex('#a9b6b8'),
    clear: 90,
    lamps: 0.6,
  },
};

/** The mood with its sun in the given quarter: -1 far left, 1 far right; `front` 1 behind the viewer, -1 facing him. */
export function mood(name: MoodName, side = -0.6, front = 0.7): Mood {
  const { height, ...rest } = moods[name];
  return { name, sun: unit([side, -front, height]), ...rest };
}
