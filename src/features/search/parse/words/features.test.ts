import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

const three = { bedrooms: 3, maxBedrooms: 3 };

test.each([
  ['3 bed wey toilet dey inside every room', { ...three, has: ['en-suite'] }],
  ['every room get toilet, 3 bed', { ...three, has: ['en-suite'] }],
  ['3 bed, each room get im own toilet', { ...three, has: ['en-suite'] }],
  ['AC in all the rooms 3 bed', { ...three, has: ['air-conditioning'] }],
  ['3 bed, all the rooms must be big', three],
])('the rooms of a home are no single room: "%s"', (text, filters) => {
  expect(readQuery(text).filters).toEqual(filters);
});

test.each(['any room in yaba', 'each room 150k yaba', 'room with toilet inside yaba'])('"%s" asks for one', (text) => {
  expect(readQuery(text).filters.kind).toEqual(['single-room']);
});

test.each([
  ['land wey road good reach', { kind: ['land'], has: ['tarred-road'] }],
  ['house wey dem never enter before', { kind: ['house'], has: ['newly-built'] }],
  ['make dem build am new', { has: ['newly-built'] }],
  ['compound wey fit park two motor', { parking: true }],
  ['4 bed with boys quaters', { bedrooms: 4, maxBedrooms: 4, has: ['bq'] }],
  ['show me the new one wey just enter, 3bed', { ...three, sort: 'newest' }],
  ['new arrivals', { sort: 'newest' }],
  ['sort by price', { sort: 'price' }],
  ['sort by price high to low', { sort: 'price-desc' }],
])('"%s" is said of a home or of the order', (text, filters) => {
  expect(readQuery(text).filters).toEqual(filters);
});

test.each(['water never enter before', 'i just enter lagos', 'i need a new house', 'motor park'])(
  '"%s" says nothing of that',
  (text) => {
    const { has = [], sort, parking } = readQuery(text).filters;
    expect([has?.includes('newly-built'), sort, parking]).toEqual([false, undefined, undefined]);
  },
);

test.each([
  ['3 bed flat caution fee refundable', 'rent'],
  ['2 bed agreement and commission', 'rent'],
  ['shortlet caution fee refundable', 'shortlet'],
  ['flat for tenant', 'rent'],
  ['house with sitting tenant', undefined],
])('of what only rents have, "%s" says the market', (text, market) => {
  expect(readQuery(text).filters.type).toBe(market);
});

test('the fees of a rent that are named together are one amount', () => {
  expect(readQuery('2 bed 1m agreement and commission 150k')).toMatchObject({
    filters: { maxPrice: 1_000_000 },
    unmet: ['agreement and commission 150k'],
  });
});

test.each(['ufurnished flat', 'nfurnished flat', 'unfurnishd flat'])('"%s" is not furnished', (text) => {
  expect(readQuery(text).filters).toEqual({ kind: ['flat'], without: ['furnished'] });
});
