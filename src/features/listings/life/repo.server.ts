import { and, asc, desc, eq, ne, sql, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { listingHistory } from '#db/schema/listing-history.ts';
import { listings } from '#db/schema/listings.ts';
import { users } from '#db/schema/users.ts';
import type { ListingStatus } from '../rules.ts';

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

/** Why a listing came to this status the last time. */
export async function reasonFor(db: Db, listingId: string, status: ListingStatus): Promise<string> {
  const [entry] = await db
    .select({ reason: listingHistory.reason })
    .from(listingHistory)
    .where(and(eq(listingHistory.listingId, listingId), eq(listingHistory.to, status)))
    .orderBy(...newestFirst)
    .limit(1);
  return entry?.reason ?? '';
}

export async function emailOf(db: Db, userId: string): Promise<string> {
  const [person] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (!person) throw new Error('A listing without an owner.');
  return person.email;
}

/** A person's listings of this status with which this was done last, the oldest first. */
export async function lastMovedBy(
  db: Db,
  userId: string,
  transition: string,
  status: ListingStatus,
): Promise<string[]> {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        eq(listings.userId, userId),
        eq(listings.status, status),
        sql`${lastTransition(listings.id)} = ${transition}`,
      ),
    )
    .orderBy(asc(listings.id));
  return rows.map(({ id }) => id);
}

const lastTransition = (id: SQLWrapper) =>
  sql`(select transition from ${listingHistory} as entry where entry.listing_id = ${id} order by at desc, id desc limit 1)`;

type Step = Pick<Entry, 'transition' | 'from' | 'to' | 'at' | 'actorId'>;

/**
 * Takes all homes of a person from one status to another, with a row each in their history, and gives how many; with `after` only those with
 * which that was done last.
 */
export async function moveAllOf(
  db: Db,
  userId: string,
  { transition, from, to, at, actorId }: Step,
  after?: string,
): Promise<number> {
  // Whoever is at one of them goes first: only then is it known where that one stands.
  await db
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.userId, userId))
    .orderBy(asc(listings.id))
    .for('update');
  const { rowCount } = await db.execute(sql`
    with moved as (
      update ${listings} as home set status = ${to} where home.user_id = ${userId} and home.status = ${from}
      ${after === undefined ? sql`` : sql`and ${lastTransition(sql`home.id`)} = ${after}`}
      returning home.id
    )
    insert into ${listingHistory} (listing_id, at, actor_id, transition, from_status, to_status)
    select id, ${at.toISOString()}::timestamptz, ${actorId}::uuid, ${transition}, ${from}, ${to} from moved
  `);
  return rowCount ?? 0;
}

/** The reason that was given last for a listing of the row, for lists of listings. */
export const lastReason = sql<string>`coalesce((
  select reason from ${listingHistory} as entry where entry.listing_id = listings.id order by at desc, id desc limit 1), '')`;
