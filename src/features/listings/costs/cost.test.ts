import { describe, expect, test } from 'vitest';
import { dice } from '../../../../tests/support/dice.ts';
import { type Asked, type Cost, costOf, feesStated, knownTotal } from './cost.ts';
import { type FeeKind, type FeeLine, FEES, feeRule, MAX_FEE, MAX_RENT_YEARS } from './rules.ts';
import { LISTING_TYPES, MAX_PRICE } from '../rules.ts';

function naira(kind: FeeKind, amount: number, change: Partial<FeeLine> = {}): FeeLine {
  const { every, refundable } = feeRule(kind);
  return { kind, amount, every, refundable, ...change };
}

function percent(kind: FeeKind, share: number, change: Partial<FeeLine> = {}): FeeLine {
  const { every, refundable } = feeRule(kind);
  return { kind, percent: share, every, refundable, ...change };
}

const ikoyi: Asked = {
  type: 'rent',
  price: 12_000_000,
  fees: [
    naira('service', 2_500_000),
    percent('agency', 10),
    percent('legal', 10),
    naira('caution', 750_000, { refundable: true }),
  ],
};

describe('a rent', () => {
  test('of 12 million with service charge, agency, legal and caution', () => {
    expect(costOf({ ...ikoyi, sizeSqm: 150 })).toMatchObject({
      firstTotal: 17_650_000,
      refundable: 750_000,
      gone: 16_900_000,
      secondYear: 14_500_000,
      rentAhead: false,
      perMonth: 1_408_333,
      perSqm: 80_000,
      notStated: [],
    } satisfies Partial<Cost>);
  });

  test('of two years at once: percentages are of one year, the second year costs the yearly fees', () => {
    const { lines, ...cost } = costOf({ ...ikoyi, rentYears: 2 });
    expect(lines.map(({ of, amount }) => [of, amount])).toEqual([
      ['price', 24_000_000],
      ['service', 2_500_000],
      ['agency', 1_200_000],
      ['legal', 1_200_000],
      ['caution', 750_000],
    ]);
    expect(cost).toMatchObject({
      firstTotal: 29_650_000,
      secondYear: 2_500_000,
      rentAhead: true,
      perMonth: 1_308_333,
    });
  });

  test('with nothing said but the rent names every usual fee as unknown', () => {
    const silent: Asked = { type: 'rent', price: 1_000_000, fees: [] };
    expect(costOf(silent)).toMatchObject({
      firstTotal: 1_000_000,
      secondYear: 1_000_000,
      notStated: ['agency', 'legal', 'caution', 'service'],
      perSqm: null,
    });
    expect(knownTotal(silent)).toBeNull();
    expect(knownTotal({ ...silent, rentYears: 2 })).toBe(2_000_000);
    expect(feesStated(silent)).toBe('none');
  });

  test('a fee of nothing is stated: there is none', () => {
    const direct: Asked = { type: 'rent', price: 1_000_000, fees: [naira('agency', 0)] };
    expect(costOf(direct)).toMatchObject({ firstTotal: 1_000_000, notStated: ['legal', 'caution', 'service'] });
    expect(knownTotal(direct)).toBe(1_000_000);
    expect(feesStated(direct)).toBe('some');
  });
});

test('a shortlet costs its nights, and cleaning and caution once', () => {
  const stay: Asked = {
    type: 'shortlet',
    price: 150_000,
    fees: [naira('cleaning', 20_000), naira('caution', 100_000)],
    sizeSqm: 100,
  };
  expect(costOf(stay)).toMatchObject({
    firstTotal: 270_000,
    refundable: 100_000,
    secondYear: null,
    perMonth: null,
    perSqm: null,
    notStated: [],
  });
  expect(costOf({ ...stay, nights: 3 }).firstTotal).toBe(570_000);
  // The years of a rent mean nothing here.
  expect(costOf({ ...stay, rentYears: 3 }).firstTotal).toBe(270_000);
  expect(costOf({ ...stay, fees: [] }).notStated).toEqual(['cleaning', 'caution']);
});

test('a purchase costs price and fees; later years only what is yearly', () => {
  const house: Asked = { type: 'sale', price: 90_000_000, fees: [percent('agency', 5), percent('legal', 5)] };
  expect(costOf(house)).toMatchObject({ firstTotal: 99_000_000, secondYear: null, perMonth: null, notStated: [] });
  const estate = costOf({ ...house, fees: [...house.fees, naira('service', 600_000)] });
  expect(estate).toMatchObject({ firstTotal: 99_600_000, secondYear: 600_000 });
  expect(costOf({ ...house, fees: [percent('agency', 5)] }).notStated).toEqual(['legal']);
});

test('percentages are exact to a hundredth, and half a naira goes up', () => {
  const share = (price: number, each: number) =>
    costOf({ type: 'sale', price, fees: [percent('agency', each)] }).lines[1]?.amount;
  expect(share(50_000, 0.01)).toBe(5);
  expect(share(50_001, 7.25)).toBe(3_625);
  expect(share(50_010, 5)).toBe(2_501);
  expect(share(10_000_000_000, 33.33)).toBe(3_333_000_000);
  // 1.15 % as a binary fraction lies below 1.15.
  expect(share(1_000_000, 1.15)).toBe(11_500);
});

describe('whatever is asked', () => {
  const roll = dice(72);
  const chance = (percent: number) => roll(100) < percent;
  const whole = (most: number) => Math.floor((roll(2 ** 32) / 2 ** 32) ** 4 * (most + 1));
  const anyFee = ({ kind }: (typeof FEES)[number]): FeeLine => ({
    kind,
    ...(chance(50) ? { amount: whole(MAX_FEE) } : { percent: roll(10_001) / 100 }),
    every: chance(50) ? 'once' : 'year',
    refundable: chance(30),
  });
  const anything = (): Asked => ({
    type: LISTING_TYPES[roll(LISTING_TYPES.length)] ?? 'sale',
    price: chance(10) ? MAX_PRICE : whole(MAX_PRICE),
    fees: [...FEES, ...FEES.slice(-1)].filter(() => chance(60)).map(anyFee),
    rentYears: [null, undefined, 1, 2, MAX_RENT_YEARS][roll(5)],
    nights: [undefined, 1, 7, 365][roll(4)],
    sizeSqm: [null, undefined, 0.1, 464.5, 1e8][roll(5)],
  });
  const many = Array.from({ length: 3_000 }, anything);

  test('the sums add up, in whole naira, none of them negative', () => {
    for (const asked of many) {
      const { lines, firstTotal, refundable, gone, secondYear, perMonth, perSqm } = costOf(asked);
      const amounts = lines.map(({ amount }) => amount);
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(firstTotal);
      expect(refundable + gone).toBe(firstTotal);
      for (const amount of [...amounts, firstTotal, refundable, gone, secondYear ?? 0, perMonth ?? 0, perSqm ?? 0]) {
        expect(Number.isSafeInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
      }
      if (asked.type !== 'shortlet') expect(secondYear ?? 0).toBeLessThanOrEqual(firstTotal);
    }
  });

  test('a fee more, or a year more, never makes it cheaper', () => {
    for (const asked of many) {
      const { firstTotal } = costOf(asked);
      expect(costOf({ ...asked, fees: asked.fees.slice(1) }).firstTotal).toBeLessThanOrEqual(firstTotal);
      const longer = costOf({ ...asked, rentYears: (asked.rentYears ?? 1) + 1 });
      expect(longer.firstTotal).toBeGreaterThanOrEqual(firstTotal);
    }
  });

  test('a usual fee is in the bill or named as unknown', () => {
    for (const asked of many) {
      const { lines, notStated } = costOf(asked);
      expect(notStated.filter((kind) => lines.some(({ of }) => of === kind))).toEqual([]);
      if (asked.fees.length > 0) expect(feesStated(asked)).toBe(notStated.length === 0 ? 'all' : 'some');
    }
  });
});

test('there is one rule for each kind of fee', () => {
  expect(new Set(FEES.map(({ kind }) => kind)).size).toBe(FEES.length);
});
