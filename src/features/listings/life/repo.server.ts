import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { listingHistory } from '#db/schema/listing-history.ts';
import { users } from '#db/schema/users.ts';

type Entry = typeof listingHistory.$inferInsert;

const newestFirst = [desc(listingHistory.at), desc(listingHistory.id)] as const;

export async function insert(db: Db, entry: Entry): Promise<void> {
  await db.insert(listingHistory).values(entry);
}

/** What was done last with a listing. */
export async function last(db: Db, listingId: string) {
  const [entry] = await db
    .select()
    .from(listingHistory)
    .where(eq(listingHistory.listingId, listingId))
    .orderBy(...newestFirst)
    .limit(1);
  return entry;
}

/** When a listing came to this status; taking something back does not count as coming. */
export async function cameTo(db: Db, listingId: string, status: string): Promise<Date | null> {
  const { at, to, transition } = listingHistory;
  const [entry] = await db
    .select({ at })
    .from(listingHistory)
    .where(and(eq(listingHistory.listingId, listingId), eq(to, status), ne(transition, 'undo')))
    .orderBy(...newestFirst)
    .limit(1);
  return entry?.at ?? null;
}

export async function emailOf(db: Db, userId: string): Promise<string> {
  const [person] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!person) throw new Error('A listing without an owner.');
  return person.email;
}

/** The reason that was given last for a listing of the row, for lists of listings. */
export const lastReason = sql<string>`coalesce((
  select reason from ${listingHistory} as entry where entry.listing_id = listings.id order by at desc, id desc limit 1), '')`;
