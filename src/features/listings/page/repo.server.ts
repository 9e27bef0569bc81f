import { and, count, countDistinct, eq, sql } from 'drizzle-orm';
import { type Db, statement } from '#db/client.server.ts';
import { listings } from '#db/schema/listings.ts';
import { users } from '#db/schema/users.ts';

/** Somebody who lists homes, with how many of them are on the market, and in how many places. */
export async function sellerById(db: Db, id: string) {
  const { name, avatar, createdAt } = users;
  const [row] = await statement(db, 'seller', (statementName) =>
    db
      .select({ name, avatar, createdAt, homes: count(listings.id), places: countDistinct(listings.place) })
      .from(users)
      // Written out, so that PostgreSQL sees which partial index serves it.
      .leftJoin(listings, and(eq(listings.userId, users.id), sql`${listings.status} = 'active'`))
      .where(eq(users.id, sql.placeholder('id')))
      .groupBy(users.id)
      .prepare(statementName),
  ).execute({ id });
  return row;
}
