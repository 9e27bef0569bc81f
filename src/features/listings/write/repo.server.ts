import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { isUuid } from '#db/postgres.server.ts';
import { listings } from '#db/schema/listings.ts';
import { users } from '#db/schema/users.ts';
import { type FullRow, fullColumns } from '../repo-columns.server.ts';

type NewListing = typeof listings.$inferInsert;

export async function nextId(db: Db): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`select uuidv7() as id`);
  const [row] = rows;
  if (!row) throw new Error('The database gave no id.');
  return row.id;
}

/** Listings that this person made since that moment. */
export async function countCreated(db: Db, userId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(listings)
    // Nothing is changed before it is made, so the index of a person's listings by change serves this.
    .where(and(eq(listings.userId, userId), gte(listings.updatedAt, since), gte(listings.createdAt, since)));
  return row?.total ?? 0;
}

/** What a listing was copied from, the nearest last. */
export async function copiedFrom(db: Db, id: string): Promise<string[]> {
  const [row] = await db.select({ copiedFrom: listings.copiedFrom }).from(listings).where(eq(listings.id, id));
  return row?.copiedFrom ?? [];
}

export async function insert(db: Db, listing: NewListing): Promise<void> {
  await db.insert(listings).values(listing);
}

/** The listing, locked until the transaction ends. */
export async function lock(db: Db, id: string): Promise<FullRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select(fullColumns).from(listings).where(eq(listings.id, id)).for('update');
  return row;
}

/** Whose the listing is, and who saved it last and when. */
export async function lastSave(db: Db, id: string) {
  const by = sql<string>`coalesce(${listings.updatedBy}, ${listings.userId})`;
  const [row] = await db
    .select({ userId: listings.userId, by, name: users.name, at: listings.updatedAt })
    .from(listings)
    .leftJoin(users, eq(users.id, by))
    .where(eq(listings.id, id));
  return row;
}

export async function update(db: Db, id: string, change: Partial<NewListing>): Promise<void> {
  await db.update(listings).set(change).where(eq(listings.id, id));
}
