import { FEE_ROWS, type FeeRow, kindOfRow } from '../costs/contract.ts';
import type { Listing } from '../contract.ts';
import { feeRule } from '../costs/rules.ts';

const PARTS = ['amount', 'unit', 'label'] as const;
export type FeeText = `fees.${FeeRow}.${(typeof PARTS)[number]}`;
export type FeeTick = `fees.${FeeRow}.back`;

/** The fields of the fees, a line each: how much, taken how, and of other fees what for. */
export const FEE_TEXTS: readonly FeeText[] = FEE_ROWS.flatMap((row) =>
  PARTS.map((part) => `fees.${row}.${part}` as const),
);
export const FEE_TICKS: readonly FeeTick[] = FEE_ROWS.map((row) => `fees.${row}.back` as const);

type FeeValues = Record<FeeText, string> & Record<FeeTick, boolean>;

/** The lines of the form with these fees in them; without a fee a line stands as that fee is usually taken. */
export function feeValuesOf(fees: Listing['fees']): FeeValues {
  const others = fees.filter(({ kind }) => kind === 'other');
  const rows = FEE_ROWS.map((row): [string, string | boolean][] => {
    const kind = kindOfRow(row);
    const fee = row === 'other1' ? others[0] : row === 'other2' ? others[1] : fees.find((one) => one.kind === kind);
    const rule = feeRule(kind);
    const unit = fee ? (fee.percent === undefined ? 'naira' : 'percent') : rule.unit;
    return [
      [`fees.${row}.amount`, String(fee?.percent ?? fee?.amount ?? '')],
      [`fees.${row}.unit`, `${unit} ${fee?.every ?? rule.every}`],
      [`fees.${row}.label`, fee?.label ?? ''],
      [`fees.${row}.back`, fee?.refundable ?? rule.refundable],
    ];
  });
  return Object.fromEntries(rows.flat()) as FeeValues;
}
