import { expect, test } from 'vitest';
import { boxesWithin } from './where.server.ts';

const around = (latitude: number, longitude: number) => ({ latitude, longitude, reach: 0 });
const YABA = around(6.51, 3.37);
const GBAGADA = around(6.55, 3.39);
const JALINGO = around(8.89, 11.36);
const WUKARI = around(7.87, 9.78);

test('neighbours are looked around together, and towns far apart one after the other, without what lies between them', () => {
  expect(boxesWithin([YABA, GBAGADA], 8)).toHaveLength(1);
  const apart = boxesWithin([JALINGO, WUKARI, around(8.9, 11.4)], 25);
  expect(apart).toHaveLength(2);
  const between = ([south, west, north, east]: (typeof apart)[number]) =>
    south < 8.4 && 8.4 < north && west < 10.6 && 10.6 < east;
  expect(apart.some(between)).toBe(false);
});

test('from four towns on they are looked around in one', () => {
  const kano = around(12, 8.52);
  expect(boxesWithin([JALINGO, WUKARI, YABA], 25)).toHaveLength(3);
  expect(boxesWithin([JALINGO, WUKARI, YABA, kano], 25)).toHaveLength(1);
});
