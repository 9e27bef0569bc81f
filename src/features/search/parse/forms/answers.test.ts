import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

test.each([
  ['Buying or renting: Renting', 'rent'],
  ['Rent or buy: Rent', 'rent'],
  ['Rent/Sale: sale', 'sale'],
  ['Are you buying or renting? Buying', 'sale'],
  ['Buy or rent - rent', 'rent'],
  ['house for rent or sale', undefined],
  ['sale or rent - 3 bed', undefined],
])('"%s" is answered: %s', (text, market) => {
  expect(readQuery(text).filters.type).toBe(market);
});

test('an amount in front of such a question stays one', () => {
  expect(readQuery('Budget: 1.5m\nMonthly or yearly? yearly').filters.maxPrice).toBeGreaterThan(0);
});

test.each([
  ['How many rooms: 1', { bedrooms: 1, maxBedrooms: 1 }],
  ['Rooms - 3\nBudget - 2m', { bedrooms: 3, maxBedrooms: 3, maxPrice: 2_000_000 }],
  ['How many bedrooms? 2', { bedrooms: 2, maxBedrooms: 2 }],
  ['Bedrooms: 3\nToilets: 4\nBathrooms: 3', { bedrooms: 3, maxBedrooms: 3, bathrooms: 3 }],
  ['3 bed, 3 toilets and bath', { bedrooms: 3, maxBedrooms: 3, bathrooms: 3 }],
  ['rooms - 3m', { kind: ['single-room'], maxPrice: 3_000_000 }],
  ['Room - 2 nights', { kind: ['single-room'], type: 'shortlet' }],
])('the rooms of the form "%s" are counted', (text, filters) => {
  expect(readQuery(text).filters).toEqual(filters);
});
