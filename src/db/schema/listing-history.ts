import { sql } from 'drizzle-orm';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { listings } from './listings.ts';

/** From where to where each listing went, who took it there and why. It is kept as long as the listing and goes with it. */
export const listingHistory = pgTable(
  'listing_history',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** Null where nobody did it but the system; without a foreign key, because an admin may leave before the listing does. */
    actorId: uuid('actor_id'),
    /** Such as `pause`, or `undo`. */
    transition: text().notNull(),
    from: text('from_status').notNull(),
    to: text('to_status').notNull(),
    /** What its owner is told. */
    reason: text().notNull().default(''),
  },
  (t) => [index('listing_history_of_listing').on(t.listingId, t.at.desc().nullsFirst(), t.id.desc().nullsFirst())],
);
