import type pg from 'pg';
import type { Db } from '#db/client.server.ts';
import { migrate } from '#db/migrate.server.ts';
import { rewriteListings } from '#db/rewrites.server.ts';
import { deriveAgain } from '#features/listings/derived/again.server.ts';

/**
 * Migrates a market and does at once what the product would do for all of its homes after a start, in the background of what is measured. In an
 * empty one that takes a moment, so it comes before the homes.
 */
export async function prepare(pool: pg.Pool, db: Db): Promise<void> {
  await migrate(pool);
  await rewriteListings(db);
  await deriveAgain({ db });
}
