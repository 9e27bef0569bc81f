import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

const pricesIn = (text: string) => {
  const { minPrice, maxPrice, minTotal, maxTotal } = readQuery(text).filters;
  return Object.fromEntries(
    Object.entries({ minPrice, maxPrice, minTotal, maxTotal }).filter(([, amount]) => amount !== undefined),
  );
};

test.each([
  ['self con akoka 250', { maxPrice: 250_000 }],
  ['self con no pass 300 for ekosodin', { maxPrice: 300_000 }],
  ['sc akoka 400', { maxPrice: 400_000 }],
  ['mini flat egbeda 700-900', { minPrice: 700_000, maxPrice: 900_000 }],
  ['2 bed flat ejigbo 700-1m', { minPrice: 700_000, maxPrice: 1_000_000 }],
  ['2 bed flat yaba 800', { maxPrice: 800_000 }],
  ['2 bed flat 800 yaba', { maxPrice: 800_000 }],
  ['2 bed flat adelabu 800', { maxPrice: 800_000 }],
  ['3 bed for rent lekki budget 5', { maxPrice: 5_000_000 }],
  ['4 bed duplex lekki 150', { maxPrice: 150_000_000 }],
  ['semi detached ajah for sale 75', { maxPrice: 75_000_000 }],
  ['bungalow badagry 50x100 sale 12', { maxPrice: 12_000_000 }],
  ['land epe budget 15', { maxPrice: 15_000_000 }],
  ['shortlet vi 3 nights 150', { maxPrice: 150_000 }],
  ['self con total package 350 ojota', { maxTotal: 350_000 }],
  ['yaba 2bed 900', { maxPrice: 900_000 }],
  ['2bed 1.5 kubwa', { maxPrice: 1_500_000 }],
  ['2 bed gbagada phase 2 900', { maxPrice: 900_000 }],
  ['1rm sc kubwa ph4 450', { maxPrice: 450_000 }],
  ['3 bed life camp 5', { maxPrice: 5_000_000 }],
  ['4 bedroom duplex lekki 4', { maxPrice: 4_000_000 }],
  ['not above 400 selfcon bariga', { maxPrice: 400_000 }],
  ['not up to 600 2 bed yaba', { maxPrice: 600_000 }],
  ['bungalow 3 bed maiduguri gra one point two', { maxPrice: 1_200_000 }],
])('who leaves the unit out counts thousands of a rent and millions of a sale: %s', (text, prices) => {
  expect(pricesIn(text)).toEqual(prices);
});

test.each([
  '3 bed flat ikoyi 250',
  'land for sale epe 600',
  '2 bed for rent off admiralty way 25',
  'self contain ui 100 level student',
  '3 bed flat jakande block 250',
  'road 5 festac 2 bed flat',
  'church hall agege 300 seater',
  'flat 205 for rent',
  'flat for rent\n120 allen avenue',
  '2 bedroom flat for rent, contact 0803 123 456',
  'duplex for sale, land size: 450',
  'house for sale 12 months instalment',
  'house for sale at ikorodu with 12 flats',
  'duplex for sale lekki inspection by 10',
  'shortlet lekki from 27 to 30',
  'penthouse ikoyi 450',
  'mini flat 100% finished',
  'shortlet eko atlantic usd 300',
  '2 bed flat in yaba',
  'akoka 250',
  '2 bed magodo 2',
  '3 bed yaba 4 toilets',
  '3 bed 2.5 bath lekki',
  '1 bedroom choba 45',
  'phase one point five lekki',
])('what may be either, or is no money, is no price: %s', (text) => {
  expect(pricesIn(text)).toEqual({});
});

test.each([
  ['3b flt surulere 2.8m', { bedrooms: 3, maxPrice: 2_800_000 }],
  ['bungalow igando 3b 38m', { bedrooms: 3, maxPrice: 38_000_000 }],
  ['penthouse ikoyi 4b 5ba', { bedrooms: 4, bathrooms: 5 }],
  ['2b yaba', { bedrooms: 2 }],
  ['mansion ikoyi 2b', { maxPrice: 2_000_000_000 }],
  ['house for sale ikoyi 1b to 2b', { minPrice: 1_000_000_000, maxPrice: 2_000_000_000 }],
  ['2b land ikoyi', { maxPrice: 2_000_000_000 }],
  ['under 2b banana island', { maxPrice: 2_000_000_000 }],
  ['house ikoyi 2b, service charge 5m', { maxPrice: 2_000_000_000 }],
  ['ikoyi house 1b', { maxPrice: 1_000_000_000 }],
  ['1b duplex ikoyi', { maxPrice: 1_000_000_000 }],
  ['2b flat ikoyi', { bedrooms: 2 }],
  ['2b cash buyer ikoyi', { maxPrice: 2_000_000_000 }],
  ['shop 4b computer village 800k', { maxPrice: 800_000 }],
  ['phase 2b lekki 60m', { maxPrice: 60_000_000 }],
  ['flat yaba 3b', { bedrooms: 3 }],
  ['terrace 4b ikota', { bedrooms: 4 }],
  ['duplex 5b lekki', { bedrooms: 5 }],
  ['semi d chevron 4b', { bedrooms: 4 }],
  ['house 5b ikoyi', { bedrooms: 5 }],
  ['shortlet 2b lekki', { bedrooms: 2 }],
  ['duplex ikoyi under 2b', { maxPrice: 2_000_000_000 }],
  ['house for sale lekki 2b', { maxPrice: 2_000_000_000 }],
  ['penthouse ikoyi 3b', { maxPrice: 3_000_000_000 }],
  ['duplex 2b ikoyi', { maxPrice: 2_000_000_000 }],
  ['land 2b', { maxPrice: 2_000_000_000 }],
])('"2b" is two bedrooms, and billions where no home or other amount stands beside it: %s', (text, filters) => {
  const { kind: _kind, place: _place, type: _type, maxBedrooms: _most, ...read } = readQuery(text).filters;
  expect(read).toEqual(filters);
});

test.each([
  ['flat ikeja 2', '2'],
  ['land epe 5', '5'],
  ['3 bed ikoyi no pass 250', '250'],
])('a number that may be anything is told as not used, and no word that homes must hold: %s', (text, number) => {
  const { rest, unmet } = readQuery(text);
  expect([rest, unmet]).toEqual(['', [number]]);
});
