import { sql } from 'drizzle-orm';
import { date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { listings } from './listings.ts';
import { users } from './users.ts';

/** Who was shown the contacts of a home on which day, and what they pressed; removed after a year. */
export const contactViews = pgTable(
  'contact_views',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    listingId: uuid('listing_id')
      .notNull()
      .references(() => listings.id, { onDelete: 'cascade' }),
    /** Null once their account is gone: the owner still sees that somebody looked. */
    viewerId: uuid('viewer_id').references(() => users.id, { onDelete: 'set null' }),
    /** In Lagos. */
    day: date({ mode: 'string' }).notNull(),
    pressed: text({ enum: ['call', 'whatsapp', 'email'] })
      .array()
      .notNull()
      .default([]),
  },
  (t) => [
    uniqueIndex('contact_views_once').on(t.listingId, t.viewerId, t.day),
    index('contact_views_of_viewer').on(t.viewerId, t.day.desc(), t.id.desc()),
    index('contact_views_day').on(t.day),
  ],
);
