import { z } from 'zod';
import { choice, line, wholeNumber } from '../write/fields.ts';
import {
  FEE_LABEL_MAX,
  type FeeKind,
  type FeeLine,
  FEES,
  feeRule,
  MAX_FEE,
  MAX_OTHER_FEES,
  MAX_PERCENT,
} from './rules.ts';
import { factsTexts as texts } from '../write/texts.ts';

const KINDS = FEES.map(({ kind }) => kind) as [FeeKind, ...FeeKind[]];

/** "10", "7.5%" and 10; at most two decimals. */
const share = z
  .union([z.number(), z.string()])
  .transform((value) => Number(String(value).replace(/%|\s/g, '') || Number.NaN))
  .pipe(z.number().min(0).max(MAX_PERCENT))
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6);
const amount = wholeNumber(0, MAX_FEE, '');
const given = (value: unknown) => value !== undefined && value !== null && value !== '';

/** What is not said of a fee is as usual for its kind. Exactly one of amount and percent must be. */
const fee = z
  .object(
    {
      kind: z.enum(KINDS, texts.feesWrong),
      label: line(FEE_LABEL_MAX, texts.feeLabelLong).optional(),
      amount: z.union([z.number(), z.string(), z.null()], texts.feesWrong).optional(),
      percent: z.union([z.number(), z.string(), z.null()], texts.feesWrong).optional(),
      every: z.enum(['once', 'year'], texts.feesWrong).optional(),
      refundable: choice.optional(),
    },
    texts.feesWrong,
  )
  .transform((raw, problems): FeeLine => {
    const { kind, every, refundable, label } = raw;
    const rule = feeRule(kind);
    const name = (kind === 'other' && label) || rule.label;
    const isShare = given(raw.percent);
    const parsed = isShare ? share.safeParse(raw.percent) : amount.safeParse(raw.amount ?? '');
    if (isShare && given(raw.amount)) problems.addIssue({ code: 'custom', message: texts.feeBoth(name) });
    else if (!parsed.success) problems.addIssue({ code: 'custom', message: texts.feeWrong(name) });
    return {
      kind,
      ...(kind === 'other' && label && { label }),
      ...(isShare ? { percent: parsed.data ?? 0 } : { amount: parsed.data ?? 0 }),
      every: every ?? rule.every,
      refundable: refundable ?? rule.refundable,
    };
  });

const nothing = (value: unknown) => value ?? [];

/** The fees of a home in their usual order; each kind once, but two others. An empty list says nothing of them. */
export const fees = z.preprocess(
  nothing,
  z
    .array(fee, texts.feesWrong)
    .max(FEES.length + MAX_OTHER_FEES, texts.feesTooMany)
    .superRefine((list, problems) => {
      for (const { kind, label } of FEES) {
        const count = list.filter((one) => one.kind === kind).length;
        const message = kind === 'other' ? texts.feesTooMany : texts.feeTwice(label);
        if (count > (kind === 'other' ? MAX_OTHER_FEES : 1)) problems.addIssue({ code: 'custom', message });
      }
    })
    .transform((list) => FEES.flatMap(({ kind }) => list.filter((one) => one.kind === kind))),
);

/** The lines of the form: one for each kind of fee, and those for others. */
export const FEE_ROWS = [
  'agency',
  'legal',
  'caution',
  'service',
  'inspection',
  'cleaning',
  'other1',
  'other2',
] as const;
export type FeeRow = (typeof FEE_ROWS)[number];
/** How a line of the form is taken: in naira or percent, once or every year. */
export const FEE_UNITS = ['naira once', 'naira year', 'percent once', 'percent year'] as const;

export function kindOfRow(row: FeeRow): FeeKind {
  return row === 'other1' || row === 'other2' ? 'other' : row;
}

/** What people write where there is no such fee. */
const NONE = /^(?:free|nil|none|no|nothing|no fee|zero|n\/?a)[.!]?$/i;
/** "10%", "10 % of the rent" */
const SHARE = /^([\d.,]+)\s?(?:%|percent\b)/i;
/** "150k/yr", "150,000 per annum", "₦50,000 yearly" */
const YEARLY = /\s?(?:(?:\/|per|a)\s?(?:yr|year|annum)|yearly|annually)[.]?$/i;

/** The fees that a form states, not checked yet; a line without an amount states nothing. "10%" is a share in any unit, "free" is 0. */
export function feesOfForm(fields: Readonly<Record<string, unknown>>): object[] {
  return FEE_ROWS.flatMap((row) => feeOfRow(fields, row) ?? []);
}

/** What is wrong with the fees of a form, each at the field of its amount. */
export function feeErrorsOf(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    FEE_ROWS.flatMap((row) => {
      const stated = feeOfRow(fields, row);
      const problem = stated && fee.safeParse(stated).error?.issues[0];
      return problem ? [[`fees.${row}.amount`, problem.message]] : [];
    }),
  );
}

function feeOfRow(fields: Readonly<Record<string, unknown>>, row: FeeRow): object | null {
  const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '');
  const value = text(`fees.${row}.amount`);
  const label = text(`fees.${row}.label`);
  if (value === '' && label === '') return null;
  const [unit, every] = text(`fees.${row}.unit`).split(' ');
  const amount = NONE.test(value) ? '0' : value.replace(YEARLY, '');
  const share = SHARE.exec(amount)?.[1];
  const isShare = unit === 'percent' || share !== undefined;
  const back = fields[`fees.${row}.back`];
  return {
    kind: kindOfRow(row),
    label,
    [isShare ? 'percent' : 'amount']: share ?? amount,
    every: every === 'year' || YEARLY.test(value) ? 'year' : 'once',
    refundable: back === true || back === 'on',
  };
}
