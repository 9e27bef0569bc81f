import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

test.each([
  ['investment property lagos airbnb 100m', 'sale'],
  ['buy 2 bedroom for airbnb lekki', 'sale'],
  ['shortlet apartment for sale lekki', 'sale'],
  ['flat for investment lekki', 'sale'],
  ['airbnb apartment to buy lekki', 'sale'],
  ['buy to let flat in lekki', 'sale'],
  ['shortlet or to buy lekki', undefined],
  ['flat for airbnb business rent lekki 5m', 'rent'],
  ['flat to use as airbnb lekki for rent 6m', 'rent'],
  // Its budget tells.
  ['house good for shortlet business abuja 150m', undefined],
  ['for rent, sale or shortlet lekki', undefined],
  ['duplex for sale/shortlet lekki', undefined],
  ['i need a place for shortlet, 2m for 2 weeks vi', 'shortlet'],
  ['for shortlet lekki 150k', 'shortlet'],
  ['looking for shortlet in ikoyi 2m', 'shortlet'],
  ['i have 2m for shortlet lekki', 'shortlet'],
  ['shortlet near business district ikeja', 'shortlet'],
  ['airbnb for business meeting lekki', 'shortlet'],
  ['investment forum abuja shortlet 3 nights', 'shortlet'],
  ['duplex for sale used as shortlet, minimum 3 nights', 'sale'],
])('who lets a home for nights does not stay in it: "%s" is %s', (text, market) => {
  expect(readQuery(text).filters.type).toBe(market);
});
