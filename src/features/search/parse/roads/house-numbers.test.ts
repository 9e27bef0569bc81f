import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

test.each([
  ['20B Rainbow Town Road, Trans-Amadi', { place: ['rivers/port-harcourt/trans-amadi'] }, '20B Rainbow Town Road'],
  ['4B Herbert Macaulay Way, Yaba', { place: ['lagos/yaba'] }, '4B Herbert Macaulay Way'],
  ['No 53B Monastery Road', { place: ['lagos/sangotedo/monastery-road'] }, 'No 53B'],
  ['flat at 14B Ajose Adeogun Street', { kind: ['flat'] }, '14B Ajose Adeogun Street'],
])('a number with a letter before a street is that of a house: "%s"', (text, filters, rest) => {
  const read = readQuery(text);
  expect([read.filters, read.rest]).toEqual([filters, rest]);
});

test.each([
  ['duplex ikoyi 2B bourdillon road', { maxPrice: 2_000_000_000 }],
  ['mansion 1.5B Queens Drive', { maxPrice: 1_500_000_000 }],
  ['20B Ikoyi', { maxPrice: 20_000_000_000 }],
  ['2b flat admiralty way', { bedrooms: 2 }],
  ['3b yaba road', { bedrooms: 3 }],
  ['500k Agege Motor Road', { maxPrice: 500_000 }],
])('"%s" says a price or bedrooms', (text, filters) => {
  expect(readQuery(text).filters).toMatchObject(filters);
});

test('what houses are called at the beginning of an address is no kind', () => {
  expect(readQuery('Jacaranda Terraces, Omorinre Johnson Street, Lekki Phase 1')).toMatchObject({
    filters: { place: ['lagos/lekki/lekki-phase-1'] },
    rest: 'Jacaranda Terraces Omorinre Johnson Street',
  });
  for (const text of [
    'luxury terraces for sale, freedom way',
    'terraces, freedom way lekki',
    'lekki terraces, freedom way',
  ])
    expect(readQuery(text).filters.kind).toEqual(['terraced-duplex']);
});
