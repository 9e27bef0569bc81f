import { expect, test } from 'vitest';
import { isFlat } from './flat.ts';

const corners = (...points: [number, number][]) => points.map(([x, y]) => ({ x, y }));

test('corners in a row are a line, whichever way it runs', () => {
  expect(isFlat(corners([20, 300], [80, 300], [140, 300], [200, 300]))).toBe(true);
  expect(isFlat(corners([50, 10], [50, 90], [50, 40]))).toBe(true);
  expect(isFlat(corners([10, 10], [200, 200], [105, 108], [60, 57]))).toBe(true);
});

test('corners on one cluster are none', () => {
  expect(isFlat(corners([90, 90], [90, 90], [90, 90]))).toBe(true);
  expect(isFlat(corners([90, 90], [94, 93], [91, 96]))).toBe(true);
});

test('a street, a small corner and a bow have a surface', () => {
  expect(isFlat(corners([0, 0], [300, 0], [300, 20], [0, 20]))).toBe(false);
  expect(isFlat(corners([0, 0], [14, 0], [7, 9]))).toBe(false);
  expect(isFlat(corners([0, 0], [100, 100], [100, 0], [0, 100]))).toBe(false);
});
