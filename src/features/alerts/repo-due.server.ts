import { and, asc, desc, eq, gt, inArray, lte, ne, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { listings } from '#db/schema/listings.ts';
import { alertedHomes, savedSearches } from '#db/schema/saved-searches.ts';
import { users } from '#db/schema/users.ts';

/** A search whose email may go out, and to whom. */
export type DueSearch = NonNullable<Awaited<ReturnType<typeof lockDue>>>;

/** The search that waits longest, locked until the transaction ends; one that another process works on is passed over. */
export async function lockDue(db: Db, now: Date) {
  const { id, userId, name, query, every, seenUntil, createdAt } = savedSearches;
  const [row] = await db
    .select({ id, userId, name, query, every, seenUntil, createdAt, to: { name: users.name, email: users.email } })
    .from(savedSearches)
    .innerJoin(users, eq(users.id, userId))
    .where(lte(savedSearches.dueAt, now))
    .orderBy(asc(savedSearches.dueAt), asc(id))
    .limit(1)
    .for('update', { of: savedSearches, skipLocked: true });
  return row;
}

/** Whether any home came or changed after that moment. */
export async function isAnythingNew(db: Db, since: Date): Promise<boolean> {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(sql`${listings.status} = 'active'`, gt(listings.updatedAt, since)))
    .orderBy(desc(listings.updatedAt), desc(listings.id))
    .limit(1);
  return rows.length > 0;
}

/** Which of these homes are on the market, came after the search was saved, and are not the person's own; the newest first. */
export async function newAmong(
  db: Db,
  ids: readonly string[],
  { userId, createdAt }: Pick<DueSearch, 'userId' | 'createdAt'>,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        inArray(listings.id, [...ids]),
        eq(listings.status, 'active'),
        gt(listings.createdAt, createdAt),
        ne(listings.userId, userId),
      ),
    )
    .orderBy(desc(listings.createdAt), desc(listings.id));
  return rows.map(({ id }) => id);
}

/** Marks homes as notified for this search; gives those that were not notified before, in their order. */
export async function markNotified(
  db: Db,
  savedSearchId: string,
  ids: readonly string[],
  notifiedAt: Date,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .insert(alertedHomes)
    .values(ids.map((listingId) => ({ savedSearchId, listingId, notifiedAt })))
    .onConflictDoNothing()
    .returning({ id: alertedHomes.listingId });
  const notified = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => notified.has(id));
}

/** When the search is looked at next, and up to when everything was seen. */
export async function reschedule(db: Db, id: string, next: { dueAt: Date | null; seenUntil?: Date }): Promise<void> {
  await db.update(savedSearches).set(next).where(eq(savedSearches.id, id));
}
