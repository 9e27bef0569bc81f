import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** What follows from listings and is to be written anew, as a migration asked; see src/db/rewrites.server.ts. */
export const listingRewrites = pgTable('listing_rewrites', {
  /** The migration that asked. */
  name: text().primaryKey(),
  /** Listings up to this id are done. */
  after: uuid(),
  finishedAt: moment('finished_at'),
});
