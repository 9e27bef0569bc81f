import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

test.each([
  'light 20 hours a day flat yaba',
  'flat with 24 hours light daily surulere 2m',
  '2 bedroom flat yaba with gen 6 hours daily',
  'water runs every day 2 bed flat ketu',
  '2 bed lekki 20 mins to work every night 3m',
  'house in magodo security every night 4m',
  'serviced apartment daily cleaning ikoyi 5m',
  'noise every night',
  'no traffic every day',
  'no light every day flat',
])('how often something is there names no market: "%s"', (text) => {
  expect(readQuery(text).filters.type).toBeUndefined();
});

test('hours of light are no words that a home must have', () => {
  const { rest, unmet } = readQuery('light 20 hours a day flat yaba');
  expect([rest, unmet]).toEqual(['', ['20 hours', 'a day']]);
});

test.each([
  'apartment with 24 hours light 80k per night lekki',
  'lekki apartment daily 50k',
  'flat in lekki daily',
  '40k every night ikeja apartment',
  'apartment with pool daily 100k',
  'flat to rent daily near my work in ikeja',
])('the price of a night or a home by the day is a stay: "%s"', (text) => {
  expect(readQuery(text).filters.type).toBe('shortlet');
});

test.each([
  'apartment with wifi per night',
  '2 bed serviced per night',
  '1 bed with 24hrs light per night',
  'apartment 24hrs light daily 40k',
  'pool daily',
  '2 bed lekki for each day',
])('what it costs by the night is a stay, whatever the home has: "%s"', (text) => {
  expect(readQuery(text).filters.type).toBe('shortlet');
});
