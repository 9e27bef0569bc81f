import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** The releases of src/db/functions that were installed here; the highest is the one in place. */
export const databaseFunctions = pgTable('database_functions', {
  release: integer().primaryKey(),
  hash: text().notNull(),
  installedAt: moment('installed_at').notNull().defaultNow(),
});
