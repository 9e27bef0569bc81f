import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { listings } from './listings.ts';
import { users } from './users.ts';

/** Searches that somebody saved, and how often they want to hear of new homes. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** The query of the results page in its one order, without a question mark. */
    query: text().notNull(),
    every: text({ enum: ['instant', 'daily', 'weekly', 'never'] }).notNull(),
    /** Homes that came after this moment are new to this person. */
    seenUntil: moment('seen_until').notNull().defaultNow(),
    /** When the next email may go out; null while none is wanted. */
    dueAt: moment('due_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('saved_searches_once').on(t.userId, t.query),
    index('saved_searches_due')
      .on(t.dueAt)
      .where(sql`due_at is not null`),
    check('saved_searches_every', sql`every in ('instant', 'daily', 'weekly', 'never')`),
  ],
);

/** Which home was told to whom for which saved search: each home once. */
export const alertedHomes = pgTable(
  'alerted_homes',
  {
    savedSearchId: uuid('saved_search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    notifiedAt: moment('told_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.savedSearchId, t.listingId] }), index('alerted_homes_of_listing').on(t.listingId)],
);

/** Whether somebody wants emails about lower prices of their favourites; no row means yes. */
export const alertPreferences = pgTable('alert_wishes', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  priceDrops: boolean('price_drops').notNull().default(true),
});
