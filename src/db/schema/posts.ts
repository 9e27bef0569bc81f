import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';
import { users } from './users.ts';

/** Blog posts (BLOG-14). `content` is sanitised HTML. */
export const posts = pgTable(
  'posts',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    slug: text().notNull(),
    title: text().notNull(),
    tags: text().notNull().default(''),
    excerpt: text().notNull(),
    content: text().notNull().default(''),
    image: text().notNull().default(''),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** Only the release before writes it; `request_keys` came in its place. */
    requestKey: text('request_key'),
    /** Who said last what it says; null where that was its author before this was kept. */
    updatedBy: uuid('updated_by'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('posts_slug_key').on(t.slug),
    index('posts_newest').on(t.updatedAt.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('posts_created').on(t.createdAt),
    uniqueIndex('posts_request')
      .on(t.userId, t.requestKey)
      .where(sql`request_key is not null`),
  ],
);
