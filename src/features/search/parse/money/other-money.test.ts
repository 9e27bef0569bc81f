import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

const HOME = { bedrooms: 3, maxBedrooms: 3, place: ['lagos/gbagada'] };

test.each([
  ['inspection fee 5k, 3 bed Gbagada 3m', { ...HOME, maxPrice: 3_000_000 }],
  ['form fee 10k, 3 bed Gbagada 3m', { ...HOME, maxPrice: 3_000_000 }],
  ['security deposit 500k 3 bed Gbagada 3m', { ...HOME, maxPrice: 3_000_000 }],
  ['usd 15k 3 bed Gbagada', HOME],
  ['3 bed Gbagada dollar 50k', HOME],
  ['3 bed Gbagada 50k$', HOME],
  ['3 bed Gbagada £20k', HOME],
  ['20,000 dollars 3 bed Gbagada', HOME],
])('what is no rent and no naira is no budget: "%s"', (text, filters) => {
  expect(readQuery(text).filters).toEqual(filters);
});

test.each([
  ['3 bed Gbagada N850,000:00', { ...HOME, maxPrice: 850_000 }],
  ['3 bed Gbagada 85 million to 1 hundred million', { ...HOME, minPrice: 85_000_000, maxPrice: 100_000_000 }],
  ['3 bed Gbagada 2 hundred and fifty thousand', { ...HOME, maxPrice: 250_000 }],
  ['2m for 2yrs 3 bed Gbagada', { ...HOME, maxPrice: 1_000_000, type: 'rent' }],
  ['2m asking 3 bed Gbagada', { ...HOME, maxPrice: 2_000_000 }],
  ['150m asking 3 bed Gbagada', { ...HOME, maxPrice: 150_000_000, type: 'sale' }],
  ['3 bed Gbagada 4.5m cash', { ...HOME, maxPrice: 4_500_000 }],
])('amounts as people write them: "%s"', (text, filters) => {
  expect(readQuery(text).filters).toEqual(filters);
});

test.each([
  ['3 bed Gbagada rent 2m total not above 2.6m', 2_000_000, 2_600_000],
  ['3 bed Gbagada rent 3m total below 4m', 3_000_000, 4_000_000],
  ['3 bed Gbagada 700k with all the fees', undefined, 700_000],
  ['3 bed Gbagada 3m with agreement and commission', undefined, 3_000_000],
  ['3 bed Gbagada 4.5m first year total', undefined, 4_500_000],
])('the rent, and what is paid in all: "%s"', (text, maxPrice, maxTotal) => {
  const { filters } = readQuery(text);
  expect([filters.maxPrice, filters.maxTotal]).toEqual([maxPrice, maxTotal]);
});

test.each([
  ['3 bed Gbagada call 08031234567 5m', 5_000_000],
  ['3 bed Gbagada 0803 123 4567 2m', 2_000_000],
])('a telephone number is neither money nor a word: "%s"', (text, maxPrice) => {
  expect(readQuery(text)).toMatchObject({ filters: { ...HOME, maxPrice }, rest: '' });
});

test('a telephone number by itself stays text', () => {
  expect(readQuery('0803 123 4567').rest).toBe('0803 123 4567');
});
