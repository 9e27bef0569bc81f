import { expect, test } from 'vitest';
import { readQuery } from '../../service.server.ts';

test.each([
  ['hospital building for rent', 'hospital'],
  ['clinic space', 'clinic'],
  ['eye clinic space', 'eye clinic'],
  ['workshop space', 'workshop'],
  ['supermarket for rent', 'supermarket'],
  ['medical centre for sale', 'medical centre'],
  ['newly built clinic for sale', 'clinic'],
  ['running bakery for sale', 'running bakery'],
  ['bakery near Ojo for sale', 'bakery'],
  ['bakery close to Ojo for sale', 'bakery'],
  ['to let beside the road for supermarket', 'road for supermarket'],
])('a trade without a kind of its own is premises, and stays text: "%s"', (text, rest) => {
  expect(readQuery(text)).toMatchObject({ filters: { kind: ['commercial'] }, rest });
});

test.each([
  'to let near hospital',
  'to let close to a clinic',
  'to let, hospital nearby',
  'to let, hospital near',
  'I work for a hospital, to rent',
  'to let hospital road',
  'to let mosque area',
  'for rent near UCH hospital',
  'rent close to ikeja club',
  'property for sale in estate with supermarket and creche',
  'for rent, pool, bar',
  'Reddington hospital to let',
  'bar beach to let',
  'shortlet with bar',
  'clinic yaba',
])('"%s" asks for no premises', (text) => {
  expect(readQuery(text).filters.kind).toBeUndefined();
});

test('a hostel that is sold is a building, one that is let is a room', () => {
  expect(readQuery('hostel for sale').filters.kind).toEqual(['block-of-flats', 'hotel']);
  expect(readQuery('hostel for rent').filters.kind).toEqual(['single-room']);
});
