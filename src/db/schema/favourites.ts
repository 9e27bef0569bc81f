import { bigint, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { listings } from './listings.ts';
import { users } from './users.ts';

/** Homes that somebody keeps an eye on. */
export const favourites = pgTable(
  'favourites',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** The price that this person knows of, in naira: a lower one is told once. */
    knownPrice: bigint('known_price', { mode: 'number' }).notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.listingId] }),
    index('favourites_newest').on(t.userId, t.createdAt.desc().nullsFirst(), t.listingId.desc().nullsFirst()),
    index('favourites_of_listing').on(t.listingId),
  ],
);
