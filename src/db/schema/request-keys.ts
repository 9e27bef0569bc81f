import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** What a request that creates something was called by its sender, for a day: sent again, it creates nothing twice. */
export const requestKeys = pgTable(
  'request_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['listing', 'post'] }).notNull(),
    key: text().notNull(),
    /** A digest of what was said last. */
    digest: text().notNull(),
    /** What it made. */
    madeId: uuid('made_id').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.key] }), index('request_keys_created').on(t.createdAt)],
);
