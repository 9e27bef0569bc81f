import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

const filters = (text: string) => readQuery(text).filters;

test.each([
  ['6mpa 3 bed flat yaba', 6_000_000],
  ['2 bed flat surulere 700kpa', 700_000],
  ['2 500 000 2 bed flat yaba', 2_500_000],
  ['self contain akoka 500 000', 500_000],
  ['lekki phase 1 500 000 self con', 500_000],
  ['area 11 500 000 flat', 500_000],
  ['area 12 500 000 flat', 12_500_000],
  ['ikeja area 1 200 000 flat', 1_200_000],
  ['call 080 312 345 67 flat yaba', undefined],
  ['0803 500 000 flat', undefined],
  ['call 234 801 000 0000, flat yaba', undefined],
  ['budget was 2m now 2.5m 2 bed yaba', 2_500_000],
  ['rent was 500k now i have 700k', 700_000],
  ['price was 50m now 45m duplex ajah', 45_000_000],
  ['my rent was 2m, 2 bed yaba', 2_000_000],
])('an amount as people write it: "%s"', (text, most) => {
  expect(filters(text).maxPrice).toBe(most);
});

test.each(['mini flat yaba 600-ish k', '600kish mini flat yaba', 'mini flat yaba 600k ish'])(
  'about so much: "%s"',
  (text) => {
    expect(filters(text)).toEqual({ kind: ['mini-flat'], place: ['lagos/yaba'], minPrice: 480_000, maxPrice: 720_000 });
  },
);

test.each([
  ['600k monthly payment flat yaba', { maxPrice: 600_000, has: ['monthly-payment'] }],
  ['100k monthly payment flat yaba', { maxPrice: 1_200_000, type: 'rent' }],
  ['1m monthly payment flat yaba', { maxPrice: 12_000_000, type: 'rent' }],
  ['600k monthly payment shortlet flat yaba', { maxPrice: 19_726, type: 'shortlet' }],
  ['5m monthly payment for sale flat yaba', { maxPrice: 5_000_000, type: 'sale', has: ['monthly-payment'] }],
  ['80m monthly payment flat yaba', { maxPrice: 80_000_000, has: ['monthly-payment'] }],
  ['flat yaba 5m monthly instalment', { has: ['payment-plan'] }],
  ['monthly instalment of 5m flat yaba', { has: ['monthly-payment'] }],
  ['flat yaba 2m ttl pkg', { maxTotal: 2_000_000 }],
  ['flat yaba total pckg 2m', { maxTotal: 2_000_000 }],
  ['company let flat yaba $35k', { type: 'rent' }],
])('what is said of an amount: "%s"', (text, said) => {
  expect(filters(text)).toEqual({ kind: ['flat'], place: ['lagos/yaba'], ...said });
});
