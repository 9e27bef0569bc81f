import { desc, eq } from 'drizzle-orm';
import type { Page } from '#core/paging.ts';
import type { Db } from '#db/client.server.ts';
import { listings } from '#db/schema/listings.ts';
import { coverOfRow } from '../repo-columns.server.ts';
import type { ListingStatus } from '../rules.ts';

/** Listings of everybody and every status, or of one, as rows of the admins' table, newest first; the id breaks ties. */
export function newestOfAll(db: Db, { limit, startIndex }: Page, only?: ListingStatus) {
  const { id, slug, name, type, status, exclusive, userId: userRef, updatedAt } = listings;
  return db
    .select({ id, slug, name, cover: coverOfRow, type, status, exclusive, userRef, updatedAt })
    .from(listings)
    .where(only && eq(status, only))
    .orderBy(desc(updatedAt), desc(id))
    .limit(limit)
    .offset(startIndex);
}

export function countAll(db: Db, only?: ListingStatus): Promise<number> {
  return db.$count(listings, only && eq(listings.status, only));
}
