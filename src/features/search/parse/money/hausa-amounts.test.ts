import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

test.each([
  ['fili a Zaria miliyan biyu', 2_000_000],
  ['gidan haya a Jos dubu dari uku', 300_000],
  ['gida a Kano naira dubu tamanin da biyar', 85_000],
  ['gida a Kano dubu dari biyar da hamsin', 550_000],
  ['gida a Kaduna miliyan goma sha biyu', 12_000_000],
  ["gida a Kaduna miliyan arba'in", 40_000_000],
  ['gida a Kano miliyan daya da dubu dari biyar', 1_500_000],
  ['gida a Kano miliyan daya da rabi', 1_500_000],
  ['fili a Zaria kasa da miliyan 2', 2_000_000],
  ['kudin haya kada ya wuce dubu dari shida, Kaduna', 600_000],
])('an amount in Hausa is the most that somebody pays: "%s"', (text, most) => {
  const { minPrice, maxPrice } = readQuery(text).filters;
  expect([minPrice, maxPrice]).toEqual([undefined, most]);
});

test.each([
  ['gida a Kano tsakanin 300k da 450k', 300_000, 450_000],
  ['gida a Kano 300k zuwa 400k', 300_000, 400_000],
  ['gida a Kano dubu dari uku zuwa dubu dari hudu', 300_000, 400_000],
  ['gida a Kano tsakanin miliyan daya da miliyan biyu', 1_000_000, 2_000_000],
])('two amounts in Hausa are a range: "%s"', (text, least, most) => {
  const { minPrice, maxPrice } = readQuery(text).filters;
  expect([minPrice, maxPrice]).toEqual([least, most]);
});

test('rooms and refusals in Hausa stand beside it', () => {
  expect(readQuery('gidan haya a Jos mai dakuna hudu, ba na son Angwan Rogo, miliyan daya').filters).toEqual({
    kind: ['house'],
    type: 'rent',
    place: ['plateau/jos'],
    bedrooms: 4,
    maxBedrooms: 4,
    without: ['plateau/jos/angwan-rogo'],
    maxPrice: 1_000_000,
  });
});

test('rooms are counted in digits too', () => {
  expect(readQuery('gidan haya a Kano daki 3').filters).toEqual({
    kind: ['house'],
    type: 'rent',
    place: ['kano'],
    bedrooms: 3,
    maxBedrooms: 3,
  });
});
