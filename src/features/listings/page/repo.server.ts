import { and, count, countDistinct, eq } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { listings } from '#db/schema/listings.ts';
import { users } from '#db/schema/users.ts';

/** Somebody who lists homes, with how many of them are on the market, and in how many places. */
export async function sellerById(db: Db, id: string) {
  const { name, avatar, createdAt } = users;
  const [row] = await db
    .select({ name, avatar, createdAt, homes: count(listings.id), places: countDistinct(listings.place) })
    .from(users)
    .leftJoin(listings, and(eq(listings.userId, users.id), eq(listings.status, 'active')))
    .where(eq(users.id, id))
    .groupBy(users.id);
  return row;
}
