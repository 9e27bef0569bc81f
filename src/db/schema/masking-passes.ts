import { integer, pgTable, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** How far listings are derived again by each version of the rules, of which the first ones only masked; see features/listings/derived/again.server.ts. */
export const maskingPasses = pgTable('masking_passes', {
  version: integer().primaryKey(),
  /** Listings up to this id are done. */
  after: uuid(),
  finishedAt: moment('finished_at'),
});
