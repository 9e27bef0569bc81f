import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** How far the texts of listings are masked by each version of the rules; see features/listings/masking/again.server.ts. */
export const maskingPasses = pgTable('masking_passes', {
  version: integer().primaryKey(),
  /** Listings up to this id are done. */
  after: uuid(),
  finishedAt: moment('finished_at'),
});
