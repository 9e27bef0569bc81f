import { type FeeKind, type FeeLine, USUAL_FEES } from './rules.ts';
import type { ListingType } from '../rules.ts';

/** A fee as its owner states it, also where it came over the wire. */
type StatedFee = Pick<FeeLine, 'kind' | 'every' | 'refundable'> & {
  [K in 'label' | 'amount' | 'percent']?: FeeLine[K] | undefined;
};

/** What is asked for a home. Money is whole naira. */
export interface Asked {
  type: ListingType;
  /** Of a year, a night or the whole, as the type says; what is asked today. */
  price: number;
  fees: readonly StatedFee[];
  /** Years of rent that are paid in advance; one where nobody said. */
  rentYears?: number | null | undefined;
  /** Nights of the first stay in a shortlet. */
  nights?: number | undefined;
  sizeSqm?: number | null | undefined;
}

/** One line of the bill: the price itself, or a fee. */
export interface CostLine {
  of: 'price' | FeeKind;
  /** What an `other` fee is for. */
  label?: string;
  /** Where the fee is a share of the price. */
  percent?: number;
  amount: number;
  every: FeeLine['every'];
  refundable: boolean;
}

/** What a home really costs, in whole naira. `refundable` and `gone` make up `firstTotal`, and so do the lines. */
export interface Cost {
  lines: CostLine[];
  /** Everything that is paid for the first year, the first stay or the purchase. */
  firstTotal: number;
  refundable: number;
  gone: number;
  /** What is paid in the second year; null where there is none, as for a stay. */
  secondYear: number | null;
  /** Whether the rent of the second year is part of the first total. */
  rentAhead: boolean;
  /** What living there costs a month over the years paid in advance, without the refundable part; rents only. */
  perMonth: number | null;
  /** The price by square metre; null without a size, and for a night. */
  perSqm: number | null;
  /** Usual fees of which nothing is known. */
  notStated: FeeKind[];
}

/**
 * What moving in, staying or buying costs. A percentage is of the price: of one year's rent, of the whole stay, of the
 * sale price; it counts to a hundredth of a percent, and half a naira is rounded up. A yearly fee is paid once in the
 * first year, also where the rent of several years is.
 */
export function costOf({ type, price, fees, rentYears, nights, sizeSqm }: Asked): Cost {
  const years = type === 'rent' ? (rentYears ?? 1) : 1;
  const base = type === 'shortlet' ? price * (nights ?? 1) : price;
  const priceLine: CostLine = {
    of: 'price',
    amount: base * years,
    every: type === 'rent' && years === 1 ? 'year' : 'once',
    refundable: false,
  };
  const feeLines = fees.map((fee) => lineOf(fee, base));
  const lines = [priceLine, ...feeLines];
  const firstTotal = sum(lines);
  const refundable = sum(lines.filter((line) => line.refundable));
  const yearly = feeLines.filter(({ every }) => every === 'year');
  const goneYearly = sum(yearly.filter((line) => !line.refundable));
  const gone = firstTotal - refundable;
  const again = sum(yearly) + (years === 1 ? base : 0);
  return {
    lines,
    firstTotal,
    refundable,
    gone,
    secondYear: type === 'rent' ? again : type === 'sale' && yearly.length > 0 ? sum(yearly) : null,
    rentAhead: years > 1,
    perMonth: type === 'rent' ? Math.round((gone + goneYearly * (years - 1)) / (12 * years)) : null,
    perSqm: sizeSqm && type !== 'shortlet' ? Math.round(price / sizeSqm) : null,
    notStated: USUAL_FEES[type].filter((kind) => !fees.some((fee) => fee.kind === kind)),
  };
}

/** How much its owner said of what a home costs beside the price. */
type FeesStated = 'all' | 'some' | 'none';

/** `all` where every usual fee is stated, `none` where nothing is. */
export function feesStated({ type, fees }: Pick<Asked, 'type' | 'fees'>): FeesStated {
  if (fees.length === 0) return 'none';
  return USUAL_FEES[type].every((kind) => fees.some((fee) => fee.kind === kind)) ? 'all' : 'some';
}

/** The total that is stored with a listing: null where nothing was said beside the price. */
export function knownTotal(asked: Asked): number | null {
  const isSilent = asked.fees.length === 0 && !(asked.type === 'rent' && asked.rentYears);
  return isSilent ? null : costOf(asked).firstTotal;
}

function lineOf({ kind, label, amount, percent, every, refundable }: StatedFee, base: number): CostLine {
  return {
    of: kind,
    amount: percent === undefined ? (amount ?? 0) : Math.round((base * Math.round(percent * 100)) / 10_000),
    every,
    refundable,
    ...(label && { label }),
    ...(percent !== undefined && { percent }),
  };
}

function sum(lines: readonly CostLine[]): number {
  return lines.reduce((total, { amount }) => total + amount, 0);
}
