import { sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment, tsvector } from './columns.ts';
import { listings } from './listings.ts';

/**
 * What the search reads: a narrow row for each active listing, written by triggers on `listings` and by nothing else.
 * `terms` holds its folded words (`lekki`), the same with `^` where they stand in the name or the place (`^lekki`), and
 * facts (`=rent`, `=bed3`, `=price2e6`), so that one index answers words and filters together.
 */
export const listingSearch = pgTable(
  'listing_search',
  {
    listingId: uuid('listing_id')
      .primaryKey()
      .references(() => listings.id, { onDelete: 'cascade' }),
    updatedAt: moment('updated_at').notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    terms: tsvector().notNull(),
    /** One row in 64, chosen by id: tells how common a search is before it is run. */
    sampled: boolean().notNull(),
  },
  (t) => [
    index('listing_search_newest').on(t.updatedAt.desc().nullsFirst(), t.listingId.desc().nullsFirst()),
    // A short pending list: every search reads it from end to end.
    index('listing_search_terms').using('gin', t.terms).with({ gin_pending_list_limit: 64 }),
    index('listing_search_sample')
      .using('gin', t.terms)
      .with({ gin_pending_list_limit: 64 })
      .where(sql`sampled`),
  ],
);
