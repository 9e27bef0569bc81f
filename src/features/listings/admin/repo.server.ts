import { desc } from 'drizzle-orm';
import type { Page } from '#core/paging.ts';
import type { Db } from '#db/client.server.ts';
import { listings } from '#db/schema/listings.ts';
import { coverOfRow } from '../repo-columns.server.ts';

/** What a row of the admins' table shows of a listing. */
const rowColumns = {
  id: listings.id,
  slug: listings.slug,
  name: listings.name,
  cover: coverOfRow,
  type: listings.type,
  status: listings.status,
  exclusive: listings.exclusive,
  userRef: listings.userId,
  updatedAt: listings.updatedAt,
};

/** Listings of everybody and every status, newest first; the id breaks ties. */
export function newestOfAll(db: Db, { limit, startIndex }: Page) {
  return db
    .select(rowColumns)
    .from(listings)
    .orderBy(desc(listings.updatedAt), desc(listings.id))
    .limit(limit)
    .offset(startIndex);
}

export function countAll(db: Db): Promise<number> {
  return db.$count(listings);
}
