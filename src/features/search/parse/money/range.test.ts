import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

const prices = (text: string) => {
  const { minPrice, maxPrice } = readQuery(text).filters;
  return [minPrice, maxPrice];
};

test.each([
  ['2bedroom ikeja between 800k and 1.2', 800_000, 1_200_000],
  ['between 300k and 450', 300_000, 450_000],
  ['between 900k and one point five', 900_000, 1_500_000],
  ['between one point two and one point five', 1_200_000, 1_500_000],
  ['700k-1.1 mini flat yaba', 700_000, 1_100_000],
  ['duplex ikorodu from 20m to 35', 20_000_000, 35_000_000],
])('the second end of a range may leave its unit out: "%s"', (text, least, most) => {
  expect(prices(text)).toEqual([least, most]);
});

test.each([
  ['500k to 2 bedroom yaba', 500_000],
  ['1.5m - 2 bedroom flat', 1_500_000],
  ['not more than 1.2m and 2 or 3 bedroom', 1_200_000],
  ['3m - 12 adeola street, flat', 3_000_000],
  ['land between 5m and 600 sqm epe', 5_000_000],
  ['not more than 500k and 2 parking', 500_000],
])('what counts something else is no end: "%s"', (text, most) => {
  expect(prices(text)).toEqual([undefined, most]);
});
