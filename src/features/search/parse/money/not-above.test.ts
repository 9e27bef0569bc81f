import { expect, test } from 'vitest';
import { readQuery } from '../service.server.ts';

const prices = (text: string) => {
  const { minPrice, maxPrice, minTotal, maxTotal } = readQuery(text).filters;
  return [minPrice ?? minTotal ?? null, maxPrice ?? maxTotal ?? null];
};

test.each([
  ["I can't pay more than 1.5m for 2 bed in Ilupeju", null, 1_500_000],
  ['I would not like to pay more than one million five hundred thousand naira', null, 1_500_000],
  ['no send me anything wey pass 2m', null, 2_000_000],
  ['make you no show me house wey pass 2m for Yaba', null, 2_000_000],
  ['no house in Lekki that costs more than 40m', null, 40_000_000],
  ['not a flat above 100k a month in Yaba', null, 1_200_000],
  ['2 bed flat not in Lekki below 2m', null, 2_000_000],
  ['2 bed Yaba, I no get more than 1m', null, 1_000_000],
  ['cannot find house under 2m in Lekki', null, 2_000_000],
  ["I don't have more than 1.5m for 2 bed in Ogba", null, 1_500_000],
  ["I don't want anything below 50m", 50_000_000, null],
  ['why you no show me house above 50m', 50_000_000, null],
  ['no agent, 3 bed above 2m', 2_000_000, null],
  ['I no want flat, I want duplex above 50m', 50_000_000, null],
  ['no problem above 2m', 2_000_000, null],
])('a refusal of what costs more is the most that somebody pays: "%s"', (text, least, most) => {
  expect(prices(text)).toEqual([least, most]);
});

test('a question whether there is none asks for one', () => {
  expect(readQuery('is there no house below 1m in Ajah?').filters).toEqual({
    kind: ['house'],
    maxPrice: 1_000_000,
    place: ['lagos/ajah'],
  });
});

test('what stands between the refusal and its bound is read as ever', () => {
  expect(readQuery("I don't want to rent a flat in Yaba above 2m").filters).toEqual({
    type: 'rent',
    kind: ['flat'],
    place: ['lagos/yaba'],
    maxPrice: 2_000_000,
  });
});

test.each([
  ['I no get 1m, na 800k I get', 800_000],
  ["I don't have 1m, my budget is 800k", 800_000],
  ['I was quoted 2.5m in Ikeja, I only have 1.7m', 1_700_000],
])('an amount that somebody has not is no budget: "%s"', (text, most) => {
  expect(prices(text)).toEqual([null, most]);
});

test.each([
  ['rent: 2.2m\nAgreement/Comm 400k', { maxPrice: 2_200_000 }],
  ['rent 2.2m agency and legal 400k', { maxPrice: 2_200_000 }],
  ['2.2m agency 10%', { maxPrice: 2_200_000 }],
  ['rent 1m 200k agency 300k legal', { maxPrice: 1_000_000 }],
  ['200k agency fee, 2 bed Yaba 1.5m', { maxPrice: 1_500_000 }],
  ['3 bedroom apartment service charge 2m Ikoyi 15m', { maxPrice: 15_000_000 }],
  ['700k total, 500k rent', { maxPrice: 500_000, maxTotal: 700_000 }],
  ['2 bed Yaba 2m agency and legal inclusive', { maxTotal: 2_000_000 }],
  ['500k deposit 2m duplex', { maxPrice: 2_000_000 }],
  ['duplex Ikoyi 2b service charge 10m', { maxPrice: 2_000_000_000 }],
  ['rent 500k total 700k', { maxPrice: 500_000, maxTotal: 700_000 }],
  ['500k rent, agency inclusive 700k', { maxPrice: 500_000, maxTotal: 700_000 }],
  ['2 bed Yaba first year payment not above 2.2m', { maxTotal: 2_200_000 }],
  ['2 bed Yaba total for first year max 3m', { maxTotal: 3_000_000 }],
  ['rent + agreement + commission not above 1m', { maxTotal: 1_000_000 }],
  ['2 bed Yaba 700k in all', { maxTotal: 700_000 }],
  ['house on instalment 10m down', {}],
  ['2 bed Yaba 500k down', { maxPrice: 500_000 }],
])('fees belong to the amount that is theirs: "%s"', (text, wanted) => {
  const { maxPrice, maxTotal } = readQuery(text).filters;
  expect({ maxPrice, maxTotal }).toEqual(wanted);
});
