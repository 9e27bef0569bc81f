import { expect, test } from 'vitest';
import { canonicalOf } from './paths.ts';

test.each([
  [{}, '', '/search'],
  [{ type: 'rent' }, '', '/search?type=rent'],
  [{ offer: 'true' }, '', '/search?offer=true'],
  [{ type: 'rent', sort: 'price' }, '', '/search?type=rent'],
  [{ type: 'rent', place: 'lagos/lekki' }, '', '/for-rent/lagos/lekki'],
  [{ type: 'shortlet', place: 'abuja' }, '', '/shortlet/abuja'],
  // For people alone.
  [{ place: 'lagos/lekki' }, '', null],
  [{ type: 'rent', place: 'lagos/lekki,lagos/yaba' }, '', null],
  [{ type: 'rent', offer: 'true' }, '', null],
  [{ type: 'rent', bedrooms: '3' }, '', null],
  [{ box: '6,3,7,4' }, '', null],
  [{}, 'lekki', null],
  [{ type: 'rent', place: 'lagos/lekki' }, 'rent in lekki', null],
])('the address of %j with “%s” is %s', (chosen, typed, address) => {
  expect(canonicalOf(chosen, typed)).toBe(address);
});
