import { expect, test } from 'vitest';
import { readQuery } from '../../service.server.ts';

test.each([
  ['mini flat or 2 bedroom Yaba', ['mini-flat', 'flat']],
  ['room and parlour / 2 bed Yaba', ['room-and-parlour', 'flat']],
  ['2 bedroom flat or mini flat Yaba', ['flat', 'mini-flat']],
  ['self contain or mini flat or 2 bedroom flat Yaba', ['self-contain', 'mini-flat', 'flat']],
  ['studio or 2 bedroom bungalow Yaba', ['studio', 'bungalow']],
])('either a kind with one room or so many bedrooms: "%s"', (text, kind) => {
  expect(readQuery(text).filters).toEqual({ kind, bedrooms: 1, maxBedrooms: 2, place: ['lagos/yaba'] });
});

test.each([
  ['2 bedroom mini flat Yaba', { kind: ['mini-flat'], bedrooms: 2, maxBedrooms: 2 }],
  ['2 or 3 bedroom flat Yaba', { kind: ['flat'], bedrooms: 2, maxBedrooms: 3 }],
])('without "or" both are asked for: "%s"', (text, filters) => {
  expect(readQuery(text).filters).toMatchObject(filters);
});

test.each([
  ['student hostel for sale Akure', ['block-of-flats', 'hotel']],
  ['flat near Tejuosho shopping complex', ['flat']],
  ['NYSC lodge Kano', ['single-room']],
])('a hostel for sale is a building, and what a home is beside no kind of it: "%s"', (text, kind) => {
  expect(readQuery(text).filters.kind).toEqual(kind);
});
