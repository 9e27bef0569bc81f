import { expect, test } from 'vitest';
import { sizeOf } from './size.ts';

test.each<[string, number]>([
  ['600 sqm', 600],
  ['600sqm plot', 600],
  ['1,200 square metres', 1200],
  ['450 m²', 450],
  ['120.25 sq.m', 120.3],
  ['5,000 sq ft', 464.5],
  ['50x100 ft', 464.5],
  ['100ft by 50ft', 464.5],
  ['50 X 100', 464.5],
  ['60’ x 120’', 648],
  ['18m x 36m', 648],
  ['30 x 40 metres', 1200],
  ['2 acres', 8093.8],
  ['half acre', 2023.5],
  ['1/2 acre', 2023.5],
  ['an acre', 4046.9],
  ['1.5 hectares', 15_000],
  ['3ha', 30_000],
  ['half plot of 300 sqm', 300],
  ['1 plot (648 sqm)', 648],
  ['2 plots of 648 sqm each', 1296],
  ['two plots, 1,296 sqm', 1296],
  ['600', 600],
  ['1,200', 1200],
])('%s is %d sqm', (words, sqm) => {
  expect(sizeOf(words)).toBe(sqm);
});

test.each([
  '',
  '1 plot',
  'half plot',
  '2 plots',
  '2 plots of 648 sqm',
  '18 x 36',
  '600 m',
  'very big',
  '0 sqm',
  '10 halls',
  '-600 sqm',
  '6,5 hectares',
  '0',
  '5m',
])('“%s” says no size for sure', (words) => {
  expect(sizeOf(words)).toBeNull();
});
