import type { Ctx } from '#core/ctx.ts';
import { naira } from '#core/money.ts';
import { reading, TAGS } from '#core/reads.ts';
import { lagosDay } from '../card/words.ts';
import * as repo from './repo.server.ts';

/** One change of the price that a home is asked at, in whole naira and in words. */
export type PriceChange = Awaited<ReturnType<typeof priceHistory>>[number];

/** More would be an owner who plays with the price. */
const SHOWN = 12;

/** How the price of a home changed since it is offered on this market, the last change first; none is an empty list. */
export async function priceHistory(ctx: Ctx, listingId: string) {
  const rows = await repo.pricesOf(reading(ctx, TAGS.listing(listingId)), listingId, SHOWN);
  return rows.map(({ fromPrice: from, toPrice: to, at }) => ({
    from,
    to,
    at: at.toISOString(),
    text: inWords(from, to, at),
  }));
}

/** "Price lowered by ₦200,000 (8 %) on 3 March 2026". */
function inWords(from: number, to: number, at: Date): string {
  const share = Math.round((Math.abs(to - from) / from) * 100);
  const percent = share === 0 ? 'less than 1 %' : `${share} %`;
  return `Price ${to < from ? 'lowered' : 'raised'} by ${naira(Math.abs(to - from))} (${percent}) on ${lagosDay(at)}`;
}
