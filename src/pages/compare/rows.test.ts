import { expect, test } from 'vitest';
import { chosenOf, comparePath } from './choice.ts';
import type { Listing } from '#features/listings/contract.ts';
import { factsOf } from '#features/listings/page/wording.server.ts';
import { compareRows } from './rows.ts';

const flat: Listing = {
  _id: '01890000-0000-7000-8000-000000000001',
  slug: 'three-bedroom-flat',
  name: 'Three bedroom flat',
  description: 'Quiet street.',
  country: 'Nigeria',
  zip: 1,
  phone: '',
  email: '',
  website: '',
  socialMedia: '',
  feesStated: 'all',
  firstTotal: null,
  place: null,
  latitude: null,
  longitude: null,
  reference: 'GD-1234',
  moreInfo: '',
  imageUrls: [],
  images: [],
  exclusive: false,
  status: 'active',
  userRef: '01890000-0000-7000-8000-000000000002',
  updatedAt: '2026-11-01T10:00:00.000Z',
  type: 'rent',
  propertyType: 'flat',
  offer: false,
  regularPrice: 12_000_000,
  discountPrice: 0,
  fees: [
    { kind: 'service', amount: 2_500_000, every: 'year', refundable: false },
    { kind: 'agency', percent: 10, every: 'once', refundable: false },
    { kind: 'legal', percent: 10, every: 'once', refundable: false },
    { kind: 'caution', amount: 750_000, every: 'once', refundable: true },
  ],
  rentYears: null,
  sizeSqm: 120,
  sizeText: '',
  bedrooms: 3,
  bathrooms: 2,
  toilets: null,
  parking: true,
  furnished: false,
  titlePaper: null,
  features: ['borehole', 'band-a', 'inverter'],
  address: '1 Bourdillon Road',
  city: 'Ikoyi',
  state: 'Lagos',
  createdAt: '2026-11-01T10:00:00.000Z',
};
const silent: Listing = { ...flat, fees: [], regularPrice: 9_000_000, features: [], sizeSqm: null };
const land: Listing = {
  ...silent,
  type: 'sale',
  propertyType: 'residential-land',
  sizeText: '600 sqm plot',
  sizeSqm: 600,
};

function cells(homes: Listing[]) {
  const rows = compareRows(homes).flatMap((group) => group.rows);
  return new Map(rows.map((row) => [row.label, row]));
}

test('price and true cost stand side by side, and what nobody said is called so', () => {
  const rows = cells([flat, silent]);
  expect(rows.get('Price')?.cells).toEqual(['₦12,000,000 /\u00A0year', '₦9,000,000 /\u00A0year']);
  expect(rows.get('To move in, with fees')?.cells).toEqual(['₦17,650,000', 'Not stated']);
  expect(rows.get('Refundable')?.cells).toEqual(['₦750,000', 'Not stated']);
  expect(rows.get('Second year')?.cells).toEqual(['₦14,500,000', 'Not stated']);
  expect(rows.get('Two years in all')?.cells).toEqual(['₦32,150,000', 'Not stated']);
  expect(rows.get('Price per sqm')?.cells).toEqual(['₦100,000', 'Not stated']);
  // What only one of them says is seen among the differences, and not marked as one.
  expect(rows.get('Refundable')).toMatchObject({ differs: true, contradicts: false });
  expect(rows.get('Price')).toMatchObject({ differs: true, contradicts: true });
  expect([rows.get('Price')?.best, rows.get('Second year')?.best]).toEqual([{ index: 1, word: 'Lowest' }, null]);
});

test('a total is "from" while a usual fee is not stated, and says for how many years', () => {
  const some = { ...flat, fees: flat.fees.slice(0, 1), rentYears: 2 };
  expect(cells([some]).get('To move in, with fees')?.cells).toEqual(['From ₦26,500,000 for 2\u00A0years']);
  expect(cells([some]).get('Refundable')).toBeUndefined();
  expect(cells([some]).get('Second year')?.cells[0]).toMatch(/^From ₦[\d,]+, rent already paid$/);
  expect(cells([some, { ...some, rentYears: 3 }]).get('Two years in all')?.cells).toEqual(['From ₦29,000,000', '–']);
  expect(cells([{ ...silent, rentYears: 1 }, flat]).get('To move in, with fees')?.cells[0]).toBe('Not stated');
});

test('lines say whether the homes differ, and those that are empty for all are left out', () => {
  const rows = cells([flat, silent]);
  expect(rows.get('Bedrooms')).toMatchObject({ cells: ['3', '3'], differs: false });
  expect(rows.get('Power')).toMatchObject({ cells: ['Band A, Inverter', 'Not stated'], differs: true });
  expect(rows.has('Toilets')).toBe(false);
  expect(rows.has('Title paper')).toBe(false);
});

test('that a landlord lets it himself is what the seller says', () => {
  const home = { ...flat, features: ['negotiable', 'direct-landlord'] };
  expect(cells([home]).get('Terms')?.cells).toEqual(['Negotiable, Direct from the landlord (the seller says)']);
  expect(factsOf(home).features).toEqual([
    { label: 'Terms', names: ['Negotiable', 'Direct from the landlord (the seller says)'] },
  ]);
});

test('the page of a home says a feature once, also where its owner wrote it down again', () => {
  const home = { ...flat, features: ['prepaid-meter'], moreInfo: 'Parking for 2. Prepaid meter.' };
  expect(factsOf(home).more).toBe('Parking for 2');
});

test('land has no rooms, and different markets share no name for their total', () => {
  const rows = cells([flat, land]);
  expect(rows.get('Bedrooms')?.cells).toEqual(['3', '–']);
  expect(rows.get('Size')?.cells).toEqual(['120 sqm', '600 sqm plot']);
  expect(rows.get('With fees')?.cells).toEqual(['₦17,650,000', 'Not stated']);
});

test('the address names up to four homes, each once, in one way', () => {
  const ids = [1, 2, 3, 4, 5].map((n) => `00000000-0000-7000-8000-00000000000${n}`);
  const read = (query: string) => chosenOf(new URLSearchParams(query));
  expect(read(`ids=${ids[0]}&ids=${ids[1]}`)).toEqual({ ids: ids.slice(0, 2), left: 0 });
  expect(read(`ids=${ids.join(',')}`)).toEqual({ ids: ids.slice(0, 4), left: 1 });
  expect(read(`ids=${ids[0]},${ids[0]},nonsense,%27`)).toEqual({ ids: [ids[0]], left: 0 });
  expect(comparePath(ids.slice(0, 2), true)).toBe(`/compare?ids=${ids[0]},${ids[1]}&only=differences`);
  expect(comparePath([])).toBe('/compare');
});
