import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** Uploaded pictures. A row without a use for a day is swept together with its files. */
export const media = pgTable(
  'media',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    purpose: text({ enum: ['listing', 'avatar', 'post'] })
      .notNull()
      .default('listing'),
    /** The address that forms keep, such as `/media/1732190000000-front.jpg`. */
    url: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Bytes of the largest stored file. */
    bytes: integer().notNull(),
    placeholder: text().notNull(),
    /** Which resumable upload it came by, so that one upload makes one picture however often its end is repeated. */
    uploadId: text('upload_id'),
    /** Bytes as they came in. */
    receivedBytes: integer('received_bytes').notNull().default(0),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Null while something shows the picture; else since when nothing does. */
    unusedSince: moment('unused_since').defaultNow(),
    /** Set before the files go, so that nobody can begin to use a picture whose files are going. */
    removedAt: moment('removed_at'),
  },
  (t) => [
    uniqueIndex('media_url_key').on(t.url),
    uniqueIndex('media_upload_key').on(t.uploadId),
    index('media_of_owner').on(t.ownerId, t.createdAt),
    index('media_unused')
      .on(t.unusedSince)
      .where(sql`unused_since is not null`),
    index('media_removed')
      .on(t.removedAt)
      .where(sql`removed_at is not null`),
  ],
);
