import { desc } from 'drizzle-orm';
import type { Page } from '#core/paging.ts';
import type { Db } from '#db/client.server.ts';
import { listings } from '#db/schema/listings.ts';
import { coverOfRow } from '../repo-columns.server.ts';

/** Listings of everybody and every status as rows of the admins' table, newest first; the id breaks ties. */
export function newestOfAll(db: Db, { limit, startIndex }: Page) {
  const { id, slug, name, type, status, exclusive, userId: userRef, updatedAt } = listings;
  return db
    .select({ id, slug, name, cover: coverOfRow, type, status, exclusive, userRef, updatedAt })
    .from(listings)
    .orderBy(desc(updatedAt), desc(id))
    .limit(limit)
    .offset(startIndex);
}

export function countAll(db: Db): Promise<number> {
  return db.$count(listings);
}
