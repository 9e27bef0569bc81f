import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { favourites } from '#db/schema/favourites.ts';
import { listings } from '#db/schema/listings.ts';
import { alertPreferences, savedSearches } from '#db/schema/saved-searches.ts';

export type SearchRow = Pick<typeof savedSearches.$inferSelect, 'id' | 'name' | 'query' | 'every' | 'createdAt'>;

const { id, name, query, every, createdAt } = savedSearches;
const columns = { id, name, query, every, createdAt };

export function searchesOf(db: Db, userId: string): Promise<SearchRow[]> {
  return db
    .select(columns)
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));
}

export async function countOf(db: Db, userId: string): Promise<number> {
  const [row] = await db.select({ n: count() }).from(savedSearches).where(eq(savedSearches.userId, userId));
  return row?.n ?? 0;
}

export async function idOf(db: Db, userId: string, query: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(and(eq(savedSearches.userId, userId), eq(savedSearches.query, query)));
  return row?.id;
}

export async function insert(db: Db, row: typeof savedSearches.$inferInsert): Promise<string> {
  const [made] = await db.insert(savedSearches).values(row).returning({ id: savedSearches.id });
  if (!made) throw new Error('The search was not stored.');
  return made.id;
}

/** The search of this person, locked; undefined where they have none of this id. */
export async function lock(db: Db, key: { id: string; userId: string }): Promise<SearchRow | undefined> {
  const [row] = await db
    .select(columns)
    .from(savedSearches)
    .where(and(eq(savedSearches.id, key.id), eq(savedSearches.userId, key.userId)))
    .for('update');
  return row;
}

type SearchUpdate = Partial<Pick<typeof savedSearches.$inferInsert, 'name' | 'every' | 'dueAt' | 'seenUntil'>>;

export async function update(db: Db, id: string, change: SearchUpdate): Promise<void> {
  if (Object.keys(change).length > 0) await db.update(savedSearches).set(change).where(eq(savedSearches.id, id));
}

export async function remove(db: Db, key: { id: string; userId: string }): Promise<void> {
  await db.delete(savedSearches).where(and(eq(savedSearches.id, key.id), eq(savedSearches.userId, key.userId)));
}

/** The search with this id, of whomever; for who comes with a signed link. */
export async function byId(db: Db, id: string): Promise<SearchRow | undefined> {
  const [row] = await db.select(columns).from(savedSearches).where(eq(savedSearches.id, id));
  return row;
}

export async function wantsDrops(db: Db, userId: string): Promise<boolean> {
  const [row] = await db
    .select({ priceDrops: alertPreferences.priceDrops })
    .from(alertPreferences)
    .where(eq(alertPreferences.userId, userId));
  return row?.priceDrops ?? true;
}

/** Stores the wish; somebody who is gone has none. */
export async function setDrops(db: Db, userId: string, priceDrops: boolean): Promise<void> {
  await db.execute(sql`
    insert into ${alertPreferences} (user_id, price_drops) select id, ${priceDrops} from users where id = ${userId}
    on conflict (user_id) do update set price_drops = excluded.price_drops
  `);
}

/** The person knows today's prices of their favourites. */
export async function knowPrices(db: Db, userId: string): Promise<void> {
  await db.execute(sql`
    update ${favourites} as kept set known_price = home.price
    from ${listings} as home where kept.user_id = ${userId} and home.id = kept.listing_id
  `);
}
