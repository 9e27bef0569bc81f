import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

const room = ['self-contain', 'single-room'];

test.each([
  'bq to rent in ikoyi',
  'bq ikoyi 1.2m',
  'boys quarters ikoyi',
  'i need a bq in ikoyi',
  'shey una get boys quarters for ikoyi make person rent',
  'bq wey get light for ikoyi',
])('"%s" asks for boys’ quarters by themselves', (text) => {
  const { kind, has = [] } = readQuery(text).filters;
  expect(kind).toEqual(room);
  expect(has).not.toContain('bq');
});

test.each([
  '3 bed with bq ikoyi',
  'duplex bq ikoyi',
  'bq attached ikoyi',
  'anything with bq ikoyi',
  'must have bq ikoyi',
  'bq, pool, gym ikoyi',
  'ikoyi for sale 500m, bq',
  'shortlet ikoyi bq',
])('"%s" asks for a home that has them', (text) => {
  const { kind = [], has } = readQuery(text).filters;
  expect(has).toContain('bq');
  expect(kind).not.toContain('single-room');
});

test('a room that is called boys’ quarters too has none', () => {
  expect(readQuery('self contained bq ikoyi').filters).toEqual({ kind: ['self-contain'], place: ['lagos/ikoyi'] });
});
