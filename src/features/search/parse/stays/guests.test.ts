import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

test.each([
  ['two couples, shortlet Jos', 4],
  ['4 nights lekki two couples and a baby', 5],
  ['me + 3 friends shortlet lekki', 4],
  ['shortlet for 5 lekki', 5],
  ['holiday apartment in Obudu for 5', 5],
  ['shortlet 2 parents 3 kids', 5],
  ['sleeps 8 lekki', 8],
  ['place to sleep 2 nights ikeja', undefined],
  ['shortlet for 5 days lekki', undefined],
  ['self con for 300 yaba', undefined],
  ['holiday inn lekki for 5', undefined],
])('"%s" is for so many: %s', (text, guests) => {
  expect(readQuery(text).filters.guests).toBe(guests);
});

test('the nights of a place to sleep are those of a stay', () => {
  expect(readQuery('room to sleep 1 night')).toMatchObject({ stay: { nights: 1 }, rest: '' });
});
