import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

test.each([
  ['mini flat\nKetu, Ojota, Mile 12 not included\n900k total', ['lagos/ketu', 'lagos/ojota'], ['lagos/mile-12']],
  ['2 bed Benin\nUgbowo, Ekosodin excluded\n450k rent', ['edo/benin-city/ugbowo'], ['edo/benin-city/ekosodin']],
  ['mini flat\nOjodu Berger, Akute no\nBudget na 1.1m', ['lagos/ojodu/berger'], ['ogun/akute']],
  ['duplex, carcass not accepted\nAjah', ['lagos/ajah'], ['not-completed']],
  ['pets not allowed, flat yaba', ['lagos/yaba'], ['pets-allowed']],
])('a refusal may stand behind what is refused: %j', (text, place, without) => {
  expect(readQuery(text).filters).toMatchObject({ place, without });
});

test('of two places on a line the one that is crossed out is refused', () => {
  expect(readQuery('Ajah ❌ Lekki ✅ 3 bed').filters).toMatchObject({
    place: ['lagos/lekki'],
    without: ['lagos/ajah'],
  });
});

test('who refuses agents looks for a landlord, and asks for nothing else by it', () => {
  expect(readQuery('No agents ❌\n2 bed Yaba').filters).toEqual({
    has: ['direct-landlord'],
    bedrooms: 2,
    maxBedrooms: 2,
    place: ['lagos/yaba'],
  });
});

test('of two markets the one that is crossed out is none', () => {
  expect(readQuery('SALE ✅ RENT ❌\n5bd duplex Enugu').filters.type).toBe('sale');
});

test.each([
  ['Hotel for sale\n20 rooms and above\nUp to 900m', { maxPrice: 900_000_000 }],
  ['Shop\n100sqm min\n₦15m/yr', { minSize: 100, maxPrice: 15_000_000 }],
  ['Budget:\n2m', { maxPrice: 2_000_000 }],
  ['Min price\n50m\nMax price\n80m', { minPrice: 50_000_000, maxPrice: 80_000_000 }],
])('what is said of a number ends with its line: %j', (text, wanted) => {
  const { minPrice, maxPrice, minSize } = readQuery(text).filters;
  expect({ minPrice, maxPrice, minSize }).toEqual({ minPrice: undefined, minSize: undefined, ...wanted });
});

test.each([
  ['Lekki phase 1 or 2', ['lagos/lekki/lekki-phase-1', 'lagos/lekki/lekki-phase-2']],
  ['Omole Ph 1 / Ph 2', ['lagos/omole/omole-phase-1', 'lagos/omole/omole-phase-2']],
  ['PH GRA Phase 2 or 3', ['rivers/port-harcourt/gra-phase-2', 'rivers/port-harcourt/gra-phase-3']],
  ['gbagada phase 1 and 2m budget', ['lagos/gbagada/gbagada-phase-1']],
  ['flat ph 2 bedroom', ['rivers/port-harcourt']],
])('another phase is of the place before it: "%s"', (text, place) => {
  expect(readQuery(text).filters.place).toEqual(place);
});

test.each([
  ['land in Idu from five thousand to ten thousand square metres', { minSize: 5_000, maxSize: 10_000 }],
  ['land in Epe, 1k to 2k sqm', { minSize: 1_000, maxSize: 2_000 }],
  ['duplex between one hundred and one hundred and fifty million', { minPrice: 100_000_000, maxPrice: 150_000_000 }],
])('both ends of a range are numbers in words: "%s"', (text, wanted) => {
  expect(readQuery(text).filters).toMatchObject(wanted);
});
