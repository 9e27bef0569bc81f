import { expect, test } from 'vitest';
import type { ListingType } from '#features/listings/rules.ts';
import type { UsualPrice } from '../terms/repo.server.ts';
import { marketGuessed } from './market.server.ts';

const guessed = (...asked: Parameters<typeof marketGuessed>) => marketGuessed(...asked)?.type ?? null;

const row = (
  place: string,
  type: ListingType,
  bedrooms: number,
  homes: number,
  low: number,
  high: number,
): UsualPrice => ({
  place,
  type,
  bedrooms,
  homes,
  low: low * 1e3,
  high: high * 1e3,
});
const COUNTRY = [
  row('', 'rent', 1, 57, 600, 2_200),
  row('', 'rent', 2, 59, 1_450, 4_500),
  row('', 'rent', 4, 54, 4_300, 11_000),
  row('', 'sale', 1, 4, 12_400, 48_000),
  row('', 'sale', 2, 28, 38_000, 175_000),
  row('', 'sale', 4, 96, 139_000, 386_000),
  row('', 'shortlet', 1, 11, 55, 75),
  row('', 'shortlet', 2, 30, 82, 190),
  row('', 'shortlet', 4, 16, 142, 265),
];
const of = (bedrooms: number) => COUNTRY.filter((one) => one.bedrooms === bedrooms);

test('a few homes tell how dear a place is in every market', () => {
  const kaduna = [row('kaduna', 'rent', 2, 1, 750, 750), row('kaduna', 'sale', 2, 1, 40_000, 40_000)];
  const asked = { place: ['kaduna'], bedrooms: 2, maxPrice: 12_000_000 };
  expect(guessed(asked, of(2))).toBe(null);
  expect(guessed(asked, [...of(2), ...kaduna])).toBe('sale');
  // Rents are known in Eti-Osa, and sales only of the whole country: what is cheap there is far too little here.
  const dear = [row('lagos/eti-osa', 'rent', 1, 8, 1_300, 5_800)];
  const vi = { place: ['lagos/victoria-island'], bedrooms: 1, maxPrice: 6_500_000 };
  expect(guessed(vi, [...of(1), ...dear])).toBe('rent');
});

test.each([
  ['mini-flat', 15_000_000, 'sale'],
  ['mini-flat', 1_500_000, 'rent'],
  ['duplex', 8_000_000, 'rent'],
  ['duplex', 60_000_000, 'sale'],
  ['duplex', 35_000_000, null],
  ['duplex', 250_000_000, 'sale'],
])('a kind has its usual bedrooms: %s for %d is %s', (kind, maxPrice, market) => {
  expect(guessed({ kind: [kind], maxPrice }, COUNTRY)).toBe(market);
});

test('less than any rent is a rent where no night costs as much', () => {
  expect(guessed({ bedrooms: 4, maxPrice: 250_000 }, of(4))).toBe('rent');
  expect(guessed({ bedrooms: 4, maxPrice: 90_000 }, of(4))).toBe('shortlet');
});

test('what no rent of a place comes near to is no rent, and a sale only where it comes near to one', () => {
  const asked = { place: ['lagos/ikoyi'], bedrooms: 4 };
  const rents = row('lagos/ikoyi', 'rent', 4, 9, 14_000, 36_000);
  const sales = (low: number) => row('lagos/ikoyi', 'sale', 4, 12, low, 4 * low);
  expect(guessed({ ...asked, maxPrice: 100_000_000 }, [rents, sales(160_000)])).toBe('sale');
  expect(guessed({ ...asked, maxPrice: 100_000_000 }, [rents, sales(900_000)])).toBe(null);
  expect(guessed({ ...asked, maxPrice: 45_000_000 }, [rents, sales(900_000)])).toBe('rent');
});

test('what no night costs is the price of a year, however far from the usual rent', () => {
  const ajah = { place: ['lagos/ajah'], bedrooms: 2 };
  expect(guessed({ ...ajah, maxPrice: 750_000 }, of(2))).toBe('rent');
  expect(guessed({ ...ajah, maxPrice: 90_000 }, of(2))).toBe('shortlet');
});

test('what a night usually costs in a place, and no rent of it, is the price of a night', () => {
  const vi = { place: ['lagos/victoria-island'], bedrooms: 2 };
  const nights = row('lagos/eti-osa', 'shortlet', 2, 11, 112, 250);
  const figures = [...of(2), row('lagos/eti-osa', 'rent', 2, 15, 3_800, 11_700), nights];
  expect(guessed({ ...vi, maxPrice: 150_000 }, figures)).toBe('shortlet');
  expect(guessed({ ...vi, maxPrice: 1_000_000 }, figures)).toBe('rent');
  // What nights cost there is not known.
  expect(guessed({ ...vi, maxPrice: 150_000 }, of(2))).toBe('rent');
  expect(guessed({ ...vi, kind: ['mini-flat'], maxPrice: 150_000 }, figures)).toBe('rent');
  // A room may cost as much for a year.
  const yaba = [nights, row('lagos/yaba', 'rent', 1, 8, 1_800, 2_500)].map((one) => ({ ...one, place: 'lagos/yaba' }));
  expect(guessed({ place: ['lagos/yaba'], maxPrice: 250_000 }, [...COUNTRY, ...yaba])).toBe('rent');
  expect(guessed({ place: ['lagos/yaba'], kind: ['house'], maxPrice: 250_000 }, [...COUNTRY, ...yaba])).toBe('rent');
});

test('where no number of bedrooms is named, the few homes of each tell together what a place costs', () => {
  const benin = [
    row('edo', 'rent', 1, 1, 600, 600),
    row('edo', 'rent', 2, 2, 700, 700),
    row('edo', 'rent', 3, 1, 1_300, 1_300),
  ];
  const asked = { place: ['edo'], kind: ['house'], maxPrice: 15_000_000 };
  expect(guessed(asked, COUNTRY)).toBe(null);
  expect(guessed(asked, [...COUNTRY, ...benin])).toBe('sale');
});

test('without a kind or bedrooms a small amount may be the rent of a room, and then tells nothing', () => {
  const mushin = { place: ['lagos/mushin'], maxPrice: 100_000 };
  expect(guessed(mushin, of(1))).toBe(null);
  expect(guessed({ ...mushin, bedrooms: 1 }, of(1))).toBe('shortlet');
  const dear = [...of(2), row('lagos/lekki', 'rent', 2, 8, 4_000, 9_000)];
  expect(guessed({ place: ['lagos/lekki'], maxPrice: 80_000 }, dear)).toBe('shortlet');
});

test('who asks for papers of a title buys, unless the budget says otherwise', () => {
  const title = ['c-of-o'];
  expect(marketGuessed({ kind: ['office'], title }, COUNTRY)).toEqual({ type: 'sale', from: 'title paper' });
  const withBudget = (maxPrice: number) => marketGuessed({ kind: ['mini-flat'], title, maxPrice }, COUNTRY);
  expect(withBudget(1_500_000)).toEqual({ type: 'rent', from: 'budget' });
  expect(withBudget(15_000_000)).toEqual({ type: 'sale', from: 'budget' });
  expect(guessed({ kind: ['office'] }, COUNTRY)).toBe(null);
});

test('a small home without an agent is rented, unless the budget says otherwise', () => {
  const has = ['direct-landlord'];
  expect(marketGuessed({ bedrooms: 3, has }, COUNTRY)).toEqual({ type: 'rent', from: 'landlord' });
  expect(guessed({ bedrooms: 2, has, maxPrice: 60_000_000 }, COUNTRY)).toBe('sale');
  expect(guessed({ kind: ['duplex'], has }, COUNTRY)).toBe(null);
  expect(guessed({ kind: ['land'], has }, COUNTRY)).toBe(null);
});
