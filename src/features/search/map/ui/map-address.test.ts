import { describe, expect, test } from 'vitest';
import { filtersOf, paramsOf } from '../../filters.ts';
import { addressOf, boxOf, cornersOf, homesQuery, keyOf, searchIn, clustersQuery, withAir } from './map-address.ts';

const chosen = { type: 'rent', place: 'lagos/yaba', maxPrice: '2500000', sort: 'price' };
const BOX = [6.4, 3.3, 6.6, 3.5] as const;
const AREA = '6.5,3.36;6.52,3.36;6.52,3.38';

describe('searching on the map', () => {
  test('another part takes the place of what was chosen as the place', () => {
    expect(searchIn(chosen, { box: BOX })).toEqual({
      type: 'rent',
      maxPrice: '2500000',
      sort: 'price',
      box: '6.4,3.3,6.6,3.5',
    });
    expect(searchIn({ ...chosen, box: '1,2,3,4' }, { area: AREA })).not.toHaveProperty('box');
    expect(searchIn({ type: 'rent', area: AREA }, null)).toEqual({ type: 'rent' });
  });

  test('an address that the map wrote is read back as the same search', () => {
    for (const where of [{ box: BOX }, { area: AREA }]) {
      const next = searchIn(chosen, where);
      const read = filtersOf(new URL(addressOf(next, 'map'), 'http://localhost').searchParams);
      expect(keyOf(Object.fromEntries(paramsOf(read)))).toBe(keyOf(next));
    }
  });

  test('the order of the list makes no other map', () => {
    expect(keyOf(chosen)).toBe(keyOf({ ...chosen, sort: 'newest' }));
    expect(keyOf(chosen)).not.toBe(keyOf({ ...chosen, type: 'sale' }));
  });
});

test('the view is kept in the address', () => {
  expect(addressOf({ type: 'rent' }, 'map')).toBe('/search?type=rent&view=map');
  expect(addressOf({ type: 'rent' }, null)).toBe('/search?type=rent');
});

test('the map asks for the choices within what it shows', () => {
  expect(decodeURIComponent(clustersQuery({ ...chosen, box: '1,2,3,4', view: 'map' }, 13, BOX))).toBe(
    'type=rent&place=lagos/yaba&maxPrice=2500000&box=6.4,3.3,6.6,3.5&zoom=13',
  );
  expect(clustersQuery({ type: 'rent' })).toBe('type=rent');
  expect(decodeURIComponent(homesQuery({ area: AREA }, BOX, 12))).toBe(`area=${AREA}&box=6.4,3.3,6.6,3.5&limit=12`);
});

test.each([undefined, null, '', '1,2,3', '1,2,3,x'])('%o is no part of a map', (text) => {
  expect(boxOf(text)).toBeNull();
});

test.each([undefined, '', '1,2;3,4', 'a,b;c,d;e,f'])('%o is no area', (text) => {
  expect(cornersOf(text)).toEqual([]);
});

test('air around a point is a box of less than a few kilometres', () => {
  const [south, west, north, east] = withAir([6.5, 3.4, 6.5, 3.4]);
  expect(south).toBeLessThan(6.5);
  expect(west).toBeLessThan(3.4);
  expect(north - south).toBeLessThan(0.05);
  expect(east).toBeGreaterThan(3.4);
});
