import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { listings } from './listings.ts';

/** Each change of the price that a home is asked at; written by a trigger on `listings` and by nothing else. */
export const priceChanges = pgTable(
  'price_changes',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    fromPrice: bigint('from_price', { mode: 'number' }).notNull(),
    toPrice: bigint('to_price', { mode: 'number' }).notNull(),
    at: moment('at').notNull(),
  },
  (t) => [index('price_changes_of_listing').on(t.listingId, t.at)],
);
