import { expect, test } from 'vitest';
import { naira } from '#core/money.ts';
import { counted, lagosDay, placeLine, priceSuffix, summary, totalLine, typeBadge } from './words.ts';

test('badge and price suffix follow the type', () => {
  expect(['rent', 'shortlet', 'sale'].map((type) => typeBadge(type as 'rent'))).toEqual([
    'For Rent',
    'For Shortlet',
    'For Sale',
  ]);
  expect([priceSuffix('rent'), priceSuffix('shortlet'), priceSuffix('sale')]).toEqual(['/ year', '/ night', undefined]);
});

test('one room is singular', () => {
  expect(counted(1, 'bathroom')).toBe('1 bathroom');
  expect(counted(3, 'bedroom')).toBe('3 bedrooms');
});

test('a place names each part once and leaves out what is unknown', () => {
  expect(placeLine('12 Kano Road', 'Kano', 'Kano', 'Nigeria')).toBe('12 Kano Road, Kano, Nigeria');
  expect(placeLine('', ' ', 'Lagos')).toBe('Lagos');
});

test('days are those of Lagos, where midnight comes an hour before it does in UTC', () => {
  expect(lagosDay('2026-11-18T23:30:00Z')).toBe('19 November 2026');
});

test('the summary tells the price that is asked today', () => {
  const home = { type: 'rent', bedrooms: 3, city: 'Yaba', state: 'Lagos', regularPrice: 3_000_000 } as const;
  expect(summary({ ...home, offer: false, discountPrice: 0 })).toBe(
    '3 bedrooms for rent in Yaba, Lagos, ₦3,000,000 / year',
  );
  expect(summary({ ...home, offer: true, discountPrice: 2_500_000 })).toContain('₦2,500,000 / year');
});

test('the total stands under the price in three figures, "from" it where a usual fee is not stated', () => {
  const home = { type: 'rent', firstTotal: 17_650_000, feesStated: 'all', rentYears: null } as const;
  expect(totalLine(home)).toBe('₦17.6M to move in');
  expect(totalLine({ ...home, feesStated: 'some' })).toBe('from ₦17.6M to move in');
  expect(totalLine({ ...home, rentYears: 2 })).toBe('₦17.6M to move in, for 2 years');
  expect(totalLine({ ...home, type: 'shortlet', firstTotal: 270_000 })).toBe('₦270K first night');
  expect(totalLine({ ...home, type: 'shortlet', firstTotal: 730_000, nights: 3 })).toBe('₦730K for 3 nights');
  expect(totalLine({ ...home, type: 'sale', firstTotal: 1_234_567_890 })).toBe('₦1.23B with fees');
  expect(totalLine(home, naira)).toBe('₦17,650,000 to move in');
  expect(totalLine({ ...home, firstTotal: null })).toBeNull();
  expect(totalLine({ ...home, feesStated: 'none' })).toBeNull();
});

test('land is summed up by its kind, not by bedrooms', () => {
  const plot = { type: 'sale', bedrooms: 1, city: 'Epe', state: 'Lagos', offer: false, discountPrice: 0 } as const;
  expect(summary({ ...plot, regularPrice: 9_000_000, kind: 'Farmland', roomless: true })).toBe(
    'Farmland for sale in Epe, Lagos, ₦9,000,000',
  );
  expect(summary({ ...plot, regularPrice: 9_000_000, kind: 'Flat' })).toBe(
    '1 bedroom for sale in Epe, Lagos, ₦9,000,000',
  );
});
