import { expect, test } from 'vitest';
import { PLANS } from './rules.ts';
import { allowanceLines } from './texts.ts';

test('the four plans have the prices, days and struck-through prices of the specification', () => {
  expect(PLANS.map(({ name, price, was, days }) => [name, price, was, days])).toEqual([
    ['Free trial', 0, undefined, 3],
    ['Weekly', 2_000, 10_000, 7],
    ['Bi-weekly', 7_000, 15_000, 15],
    ['Monthly', 12_000, 25_000, 30],
  ]);
});

test('Free and Weekly allow two of each, Bi-weekly five, Monthly twenty; the last two may be featured', () => {
  const rows = PLANS.map(({ allowances: { featured, ...counts } }) => [new Set(Object.values(counts)), featured]);
  expect(rows).toEqual([
    [new Set([2]), false],
    [new Set([2]), false],
    [new Set([5]), true],
    [new Set([20]), true],
  ]);
});

test('a plan says what it holds and what it does not', () => {
  const [free] = PLANS;
  const lines = free ? allowanceLines(free.allowances) : [];
  expect(lines.map(({ text }) => text)).toEqual([
    '2 properties',
    '2 amenities per property',
    '2 photos per property',
    '2 social items per property',
    '2 additional features per property',
    'No featured property',
  ]);
  expect(lines.at(-1)?.included).toBe(false);
});
