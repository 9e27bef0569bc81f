import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Page } from '#core/paging.ts';
import type { Db } from '#db/client.server.ts';
import { coverOfRow } from '#db/cover.server.ts';
import { listings } from '#db/schema/listings.ts';
import { lastReason } from '../life/repo.server.ts';
import type { ListingStatus } from '../rules.ts';

/** One person's listings of every status as rows of My Properties, newest first. */
export function rowsOfUser(db: Db, userId: string, { limit, startIndex }: Page) {
  const { id, reference, name, city, state, type, status, regularPrice, discountPrice, offer, updatedAt } = listings;
  const shown = { id, reference, name, city, state, type, status, regularPrice, discountPrice, offer };
  return db
    .select({ ...shown, cover: coverOfRow, reason: lastReason })
    .from(listings)
    .where(eq(listings.userId, userId))
    .orderBy(desc(updatedAt), desc(id))
    .limit(limit)
    .offset(startIndex);
}

/** One person's listings by status. */
export async function countsOfUser(db: Db, userId: string): Promise<Partial<Record<ListingStatus, number>>> {
  const rows = await db
    .select({ status: listings.status, total: count() })
    .from(listings)
    .where(eq(listings.userId, userId))
    .groupBy(listings.status);
  return Object.fromEntries(rows.map(({ status, total }) => [status, total]));
}

/** What one person's listings on the market use of a package: how many there are, and the most that one of them has of each. */
export async function useOfUser(db: Db, userId: string) {
  const most = (amount: ReturnType<typeof sql>) => sql<number>`coalesce(max(${amount}), 0)::int`;
  const [row] = await db
    .select({
      properties: count(),
      photos: most(sql`jsonb_array_length(${listings.images})`),
      amenities: most(sql`${listings.parking}::int + ${listings.furnished}::int`),
      socials: most(sql`(${listings.socialMedia} <> '')::int + (${listings.website} <> '')::int`),
      features: most(
        sql`case when btrim(${listings.moreInfo}) = '' then 0 else cardinality(string_to_array(btrim(${listings.moreInfo}, E'\n'), E'\n')) end`,
      ),
      featured: sql<number>`count(*) filter (where ${listings.exclusive})::int`,
    })
    .from(listings)
    .where(and(eq(listings.userId, userId), inArray(listings.status, ['pending', 'active'])));
  return row ?? { properties: 0, photos: 0, amenities: 0, socials: 0, features: 0, featured: 0 };
}

/** Deletes one person's listings; gives the addresses of their pictures. */
export async function removeOfUser(db: Db, userId: string): Promise<string[]> {
  const rows = await db.delete(listings).where(eq(listings.userId, userId)).returning({ images: listings.images });
  return rows.flatMap(({ images }) => images.map(({ url }) => url));
}
