import { and, count, eq, gte, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { lockUntilCommit } from '#db/lock.server.ts';
import { isUuid } from '#db/postgres.server.ts';
import { listings } from '#db/schema/listings.ts';
import { type FullRow, fullColumns } from '../repo-columns.server.ts';

type NewListing = typeof listings.$inferInsert;

export async function nextId(db: Db): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`select uuidv7() as id`);
  const [row] = rows;
  if (!row) throw new Error('The database gave no id.');
  return row.id;
}

/** What the key has made before, locked; others who create with the same key wait until this transaction ends. */
export async function byRequest(db: Db, userId: string, requestKey: string): Promise<FullRow | undefined> {
  await lockUntilCommit(db, 'listing request', `${userId} ${requestKey}`);
  const [row] = await db
    .select(fullColumns)
    .from(listings)
    .where(and(eq(listings.userId, userId), eq(listings.requestKey, requestKey)))
    .for('update');
  return row;
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

export async function insert(db: Db, listing: NewListing): Promise<void> {
  await db.insert(listings).values(listing);
}

/** The listing, locked until the transaction ends. */
export async function lock(db: Db, id: string): Promise<FullRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await db.select(fullColumns).from(listings).where(eq(listings.id, id)).for('update');
  return row;
}

export async function update(db: Db, id: string, change: Partial<NewListing>): Promise<void> {
  await db.update(listings).set(change).where(eq(listings.id, id));
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.delete(listings).where(eq(listings.id, id));
}
