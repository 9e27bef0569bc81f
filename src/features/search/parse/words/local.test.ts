import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

test.each([
  ['gida mai arha kano', { kind: ['house'], place: ['kano'] }],
  ['ụlọ mgbazinye enugu', { kind: ['house'], type: 'rent', place: ['enugu'] }],
  ['2 daki haya kaduna', { bedrooms: 2, maxBedrooms: 2, type: 'rent', place: ['kaduna'] }],
  ['three daki haya kaduna', { bedrooms: 3, maxBedrooms: 3, type: 'rent', place: ['kaduna'] }],
  ['ala a na-ere asaba', { kind: ['land'], type: 'sale', place: ['delta/asaba'] }],
])('words of Hausa and Igbo are read: "%s"', (text, filters) => {
  expect(readQuery(text)).toMatchObject({ filters, rest: '' });
});
