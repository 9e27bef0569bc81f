import type { Ctx } from '#core/ctx.ts';
import { naira } from '#core/money.ts';
import { reading, TAGS } from '#core/reads.ts';
import { lagosDay } from '../card/words.ts';
import * as repo from './repo.server.ts';

/** One change of the price that a home is asked at, in whole naira and in words. */
export type PriceChange = Awaited<ReturnType<typeof priceHistory>>[number];

/** More would be an owner who plays with the price. */
const SHOWN = 12;
/** What is changed again within an hour was a slip of the keys. */
const CORRECTED_MS = 3_600_000;

/** How the price of a home changed since it is offered on this market, the last change first without what was corrected soon; none is an empty list. */
export async function priceHistory(ctx: Ctx, listingId: string) {
  const rows = await repo.pricesOf(reading(ctx, TAGS.listing(listingId)), listingId, 3 * SHOWN);
  return withoutCorrected(rows)
    .slice(0, SHOWN)
    .map(({ fromPrice: from, toPrice: to, at }) => ({
      from,
      to,
      at: at.toISOString(),
      text: inWords(from, to, at),
    }));
}

/** Changes soon after each other as one, from the first price to the last; none where that is the same. */
function withoutCorrected(rows: readonly repo.PriceChangeRow[]): repo.PriceChangeRow[] {
  const settled: repo.PriceChangeRow[] = [];
  for (const row of rows.toReversed()) {
    const last = settled.at(-1);
    const isSoon = last !== undefined && row.at.getTime() - last.at.getTime() <= CORRECTED_MS;
    if (isSoon) settled.pop();
    const from = isSoon ? last.fromPrice : row.fromPrice;
    if (from !== row.toPrice) settled.push({ ...row, fromPrice: from });
  }
  return settled.toReversed();
}

/** "Price lowered by ₦200,000 (8 %) on 3 March 2026". */
function inWords(from: number, to: number, at: Date): string {
  const share = Math.round((Math.abs(to - from) / from) * 100);
  const percent = share === 0 ? 'less than 1 %' : `${share} %`;
  return `Price ${to < from ? 'lowered' : 'raised'} by ${naira(Math.abs(to - from))} (${percent}) on ${lagosDay(at)}`;
}
