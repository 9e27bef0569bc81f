import { expect, test } from 'vitest';
import { formatGrouped, parseGrouped } from './grouped-number.ts';

test.each([
  ['2500000', 2_500_000],
  ['2,500,000', 2_500_000],
  [' ₦ 2 500 000 ', 2_500_000],
  ['10000000000', 10_000_000_000],
  ['0', 0],
  ['900k', 900_000],
  ['N3,200,000', 3_200_000],
  ['2.3m', 2_300_000],
  ['₦1.25 Million', 1_250_000],
  ['1.2bn', 1_200_000_000],
])('%j is read as %d', (text, value) => {
  expect(parseGrouped(text)).toBe(value);
});

test.each(['', '₦', '2.5', '-5', '1e6', '12abc', 'k', '2.5k5', '1.2345k', '9'.repeat(16)])(
  '%j is no whole number',
  (text) => {
    expect(parseGrouped(text)).toBeNull();
  },
);

test('thousands are set apart, and what is no number stays as it was typed', () => {
  expect(formatGrouped('10000000000')).toBe('10,000,000,000');
  expect(formatGrouped(50_000)).toBe('50,000');
  expect(formatGrouped('2.5')).toBe('2.5');
  expect(formatGrouped('')).toBe('');
});
