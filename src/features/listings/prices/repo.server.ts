import { desc, eq, sql } from 'drizzle-orm';
import { type Db, statement } from '#db/client.server.ts';
import { priceChanges } from '#db/schema/price-changes.ts';

/** One change of a home's price. */
export type PriceChangeRow = Pick<typeof priceChanges.$inferSelect, 'fromPrice' | 'toPrice' | 'at'>;

/** The latest changes of a home's price, the last one first. */
export function pricesOf(db: Db, listingId: string, limit: number): Promise<PriceChangeRow[]> {
  const { fromPrice, toPrice, at } = priceChanges;
  return statement(db, 'prices_of_listing', (name) =>
    db
      .select({ fromPrice, toPrice, at })
      .from(priceChanges)
      .where(eq(priceChanges.listingId, sql.placeholder('listingId')))
      .orderBy(desc(at), desc(priceChanges.id))
      .limit(sql.placeholder('limit'))
      .prepare(name),
  ).execute({ listingId, limit });
}
