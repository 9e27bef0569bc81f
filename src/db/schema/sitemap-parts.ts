import { integer, pgTable } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Which parts the map of all homes has for search engines: 10,000 references each. Counted anew every hour and by nothing else. */
export const sitemapParts = pgTable('sitemap_parts', {
  /** From 1; the first holds the references 1 to 10,000. */
  part: integer().primaryKey(),
  homes: integer().notNull(),
  changedAt: moment('changed_at').notNull(),
});
