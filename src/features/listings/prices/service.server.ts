import type { Ctx } from '#core/ctx.ts';
import * as repo from './repo.server.ts';
import { pricesTexts as texts } from './texts.ts';

/** One change of the price that a home is asked at, in whole naira and in words. */
export type PriceChange = Awaited<ReturnType<typeof priceHistory>>[number];

/** More would be an owner who plays with the price. */
const SHOWN = 12;

/** How the price of a home changed since it is offered on this market, the last change first; none is an empty list. */
export async function priceHistory(ctx: Ctx, listingId: string) {
  const rows = await repo.pricesOf(ctx.db, listingId, SHOWN);
  return rows.map(({ fromPrice: from, toPrice: to, at }) => ({
    from,
    to,
    at: at.toISOString(),
    text: texts.changed(from, to, at),
  }));
}
