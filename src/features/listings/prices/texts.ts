import { naira } from '#core/money.ts';
import { lagosDay } from '../card/words.ts';

/** What people read about how a price changed. */
export const pricesTexts = {
  /** "Price lowered by ₦200,000 (8 %) on 3 March 2026". */
  changed: (from: number, to: number, at: Date) => {
    const share = Math.round((Math.abs(to - from) / from) * 100);
    const percent = share === 0 ? 'less than 1 %' : `${share} %`;
    return `Price ${to < from ? 'lowered' : 'raised'} by ${naira(Math.abs(to - from))} (${percent}) on ${lagosDay(at)}`;
  },
} as const;
