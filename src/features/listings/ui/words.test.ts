import { expect, test } from 'vitest';
import { counted, lagosDay, placeLine, priceSuffix, summary, typeBadge } from './words.ts';

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
