import { and, count, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Page } from '#core/paging.ts';
import type { Db } from '#db/client.server.ts';
import { favourites } from '#db/schema/favourites.ts';
import { listings } from '#db/schema/listings.ts';
import { MAX_FAVOURITES } from './rules.ts';

const lastFirst = [desc(favourites.createdAt), desc(favourites.listingId)] as const;

/** Ids of all that the person keeps, the last kept first. */
export async function idsOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: favourites.listingId })
    .from(favourites)
    .where(eq(favourites.userId, userId))
    .orderBy(...lastFirst)
    .limit(MAX_FAVOURITES);
  return rows.map(({ id }) => id);
}

/** Ids of those that are on the market, a page of them. */
export async function pageOf(db: Db, userId: string, page: Page): Promise<string[]> {
  const rows = await db
    .select({ id: favourites.listingId })
    .from(favourites)
    .innerJoin(listings, and(eq(listings.id, favourites.listingId), eq(listings.status, 'active')))
    .where(eq(favourites.userId, userId))
    .orderBy(...lastFirst)
    .limit(page.limit)
    .offset(page.startIndex);
  return rows.map(({ id }) => id);
}

/** How many homes the person keeps, and how many of them are off the market. */
export async function counts(db: Db, userId: string): Promise<{ total: number; gone: number }> {
  const [row] = await db
    .select({
      total: count(),
      gone: sql<number>`count(*) filter (where ${listings.status} <> 'active')`.mapWith(Number),
    })
    .from(favourites)
    .innerJoin(listings, eq(listings.id, favourites.listingId))
    .where(eq(favourites.userId, userId));
  return row ?? { total: 0, gone: 0 };
}

export async function has(db: Db, userId: string, listingId: string): Promise<boolean> {
  const rows = await db
    .select({ id: favourites.listingId })
    .from(favourites)
    .where(and(eq(favourites.userId, userId), eq(favourites.listingId, listingId)));
  return rows.length > 0;
}

/**
 * Keeps those of the homes that are on the market and not yet kept, the first of them as the last kept, at most `room`
 * of them; gives how many that were, and how many of them there was no room for.
 */
export async function add(
  db: Db,
  favourite: { userId: string; listingIds: readonly string[]; now: Date; room: number },
): Promise<{ added: number; left: number }> {
  const { userId, listingIds, now, room } = favourite;
  const { rows } = await db.execute<{ wanted: number; added: number }>(sql`
    with wanted as (
      select home.id, home.price, asked.place
      from unnest(${sql.param(listingIds)}::uuid[]) with ordinality as asked(id, place)
      join ${listings} as home on home.id = asked.id and home.status = 'active'
      where not exists (select from ${favourites} as known where known.user_id = ${userId} and known.listing_id = home.id)
    ), added as (
      insert into ${favourites} (user_id, listing_id, known_price, created_at)
      select ${userId}, id, price, ${now.toISOString()}::timestamptz - (place - 1) * interval '1 millisecond'
      from wanted order by place limit ${room}
      on conflict do nothing returning listing_id
    )
    select (select count(distinct id) from wanted)::int as wanted, (select count(*) from added)::int as added
  `);
  const { wanted = 0, added = 0 } = rows[0] ?? {};
  return { added, left: wanted - added };
}

export async function remove(db: Db, userId: string, listingId: string): Promise<void> {
  await db.delete(favourites).where(and(eq(favourites.userId, userId), eq(favourites.listingId, listingId)));
}

/** Takes out all that are off the market. */
export async function removeGone(db: Db, userId: string): Promise<void> {
  const gone = db.select({ id: listings.id }).from(listings).where(ne(listings.status, 'active'));
  await db.delete(favourites).where(and(eq(favourites.userId, userId), inArray(favourites.listingId, gone)));
}
