import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

test.each([
  ['Budget: #1.5m\nMonthly or yearly? yearly', { maxPrice: 1_500_000, type: 'rent' }],
  ['Budget: 150k\nMonthly or yearly? monthly', { maxPrice: 1_800_000, type: 'rent' }],
  ['Buying or renting: Renting', { type: 'rent' }],
  ['Rent/Buy: buy', { type: 'sale' }],
  ['To rent or buy? To buy', { type: 'sale' }],
  ['Flat or duplex? duplex', { kind: ['duplex'] }],
  // No answer follows.
  ['flat or duplex: yaba', { kind: ['flat', 'duplex'], place: ['lagos/yaba'] }],
])('of choices that a line names only the answer is chosen: %j', (text, filters) => {
  expect(readQuery(text).filters).toEqual(filters);
});
