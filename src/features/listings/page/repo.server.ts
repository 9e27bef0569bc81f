import { and, count, countDistinct, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { listings } from '#db/schema/listings.ts';
import { users } from '#db/schema/users.ts';

/** Somebody who lists homes, with how many of them are on the market. */
export async function sellerById(db: Db, id: string) {
  const homes = db
    .select({ n: count() })
    .from(listings)
    .where(and(eq(listings.userId, id), eq(listings.status, 'active')));
  const places = db
    .select({ n: countDistinct(listings.place) })
    .from(listings)
    .where(and(eq(listings.userId, id), eq(listings.status, 'active')));
  const { name, avatar, createdAt } = users;
  const [row] = await db
    .select({
      name,
      avatar,
      createdAt,
      homes: sql<number>`(${homes})`.mapWith(Number),
      places: sql<number>`(${places})`.mapWith(Number),
    })
    .from(users)
    .where(eq(users.id, id));
  return row;
}
