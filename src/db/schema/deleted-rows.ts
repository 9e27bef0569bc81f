import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** Listings and posts that somebody deleted, whole, until they are restored or purged: nothing that reads the market knows of them. */
export const deletedRows = pgTable(
  'deleted_rows',
  {
    id: uuid().primaryKey(),
    kind: text({ enum: ['listing', 'post'] }).notNull(),
    /** Whose it is: it goes with their account. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    /** Without a foreign key, as in the admin record: an admin may leave before it is restored. */
    deletedBy: uuid('deleted_by').notNull(),
    deletedAt: moment('deleted_at').notNull(),
    row: jsonb().$type<object>().notNull(),
    /** What hung on it, by table. */
    attached: jsonb().$type<Record<string, object[]>>().notNull(),
    /** Addresses of the pictures that it shows: they are not swept meanwhile. */
    pictures: text().array().notNull(),
  },
  (t) => [
    index('deleted_rows_newest').on(t.deletedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('deleted_rows_of_owner').on(t.ownerId, t.deletedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('deleted_rows_pictures').using('gin', t.pictures),
    check('deleted_rows_kind', sql`kind in ('listing', 'post')`),
  ],
);
