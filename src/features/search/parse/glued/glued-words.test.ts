import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

const TWO = { bedrooms: 2, maxBedrooms: 2 };

test.each([
  ['2bedroomflat', { ...TWO, kind: ['flat'] }],
  ['2bdrmflat', { ...TWO, kind: ['flat'] }],
  ['2 bedroomflats', { ...TWO, kind: ['flat'] }],
  ['2bf', { ...TWO, kind: ['flat'] }],
  ['2brbungalowforsale', { ...TWO, kind: ['bungalow'], type: 'sale' }],
  ['2bedroomdetachedduplex', { ...TWO, kind: ['detached-duplex'] }],
  ['2bedshortlet', { ...TWO, type: 'shortlet' }],
  ['flatforrent', { kind: ['flat'], type: 'rent' }],
  ['Landforsale', { kind: ['land'], type: 'sale' }],
])('words that are written together are read apart: "%s"', (text, filters) => {
  expect(readQuery(`${text} yaba`).filters).toEqual({ ...filters, place: ['lagos/yaba'] });
});

test.each(['bedrock', 'bedside', 'landlord', '2bfast', 'bf'])('"%s" stays one word', (word) => {
  expect(readQuery(`${word} yaba`)).toMatchObject({ filters: { place: ['lagos/yaba'] }, rest: word });
});
