import { and, asc, count, desc, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { Page } from '#core/paging.ts';
import { isTypedNumber } from '#core/text/phone.ts';
import type { Db } from '#db/client.server.ts';
import { containing, named } from '#db/containing.server.ts';
import { perDay } from '#db/per-day.server.ts';
import { isUuid } from '#db/postgres.server.ts';
import { verifications } from '#db/schema/auth.ts';
import { phoneKey } from '#db/schema/columns.ts';
import { listings } from '#db/schema/listings.ts';
import { posts } from '#db/schema/posts.ts';
import { savedSearches } from '#db/schema/saved-searches.ts';
import { users } from '#db/schema/users.ts';
import { isSuspended } from '#db/suspended.server.ts';
import { endOtherSessions } from '../sessions/repo.server.ts';
import type { UserRow } from '../repo.server.ts';
import { suspendedOf } from '../suspension/repo.server.ts';
import type { UsersAsked } from './asked.ts';

/** Homes with one number whose owners are found. */
const MOST_WITH_NUMBER = 500;

/** Newest first; the id breaks ties, so that no page repeats or skips anybody. */
export function newest(db: Db, { limit, startIndex }: Page): Promise<UserRow[]> {
  return db.select().from(users).orderBy(desc(users.createdAt), desc(users.id)).limit(limit).offset(startIndex);
}

const { id: userId, name, createdAt } = users;
const ORDERS = {
  newest: [desc(createdAt), desc(userId)],
  oldest: [asc(createdAt), asc(userId)],
  name: [asc(name), asc(userId)],
};

/** Those an admin asks for, newest first where no other order is asked for. */
export function found(db: Db, { limit, startIndex }: Page, asked: UsersAsked, at: Date): Promise<UserRow[]> {
  const order = ORDERS[asked.order ?? 'newest'];
  return db
    .select()
    .from(users)
    .where(matching(asked, at))
    .orderBy(...order)
    .limit(limit)
    .offset(startIndex);
}

export function countFound(db: Db, asked: UsersAsked, at: Date): Promise<number> {
  return db.$count(users, matching(asked, at));
}

function matching({ find = '', who }: UsersAsked, at: Date) {
  const whose = {
    admins: eq(users.isAdmin, true),
    suspended: isSuspended(userId, at),
    unconfirmed: eq(users.emailVerified, false),
  };
  return and(
    who && whose[who],
    find
      ? or(
          named(name, find),
          containing(users.email, find),
          isTypedNumber(find) ? or(eq(phoneKey(users.phone), phoneKey(find)), hasHomeWith(find)) : undefined,
          isUuid(find) ? eq(userId, find) : undefined,
        )
      : undefined,
  );
}

/** Whether one of their homes has this number; as an array, so that the index of numbers is asked and not every person. */
const hasHomeWith = (phone: string) =>
  sql`${userId} = any(array(select user_id from ${listings} where char_length(phone) >= 10 and ${phoneKey(listings.phone)} = ${phoneKey(phone)} limit ${MOST_WITH_NUMBER}))`;

/** How much each of these people has here, for the question before they are deleted. */
export async function belongings(db: Db, ids: string[]) {
  const counted = (table: typeof listings | typeof savedSearches | typeof posts) =>
    sql<number>`(select count(*) from ${table} where user_id = users.id)`.mapWith(Number);
  return db
    .select({ id: userId, homes: counted(listings), searches: counted(savedSearches), posts: counted(posts) })
    .from(users)
    .where(inArray(userId, ids));
}

/** How many people came on each of the last thirty days, the oldest first. */
export const madePerDay = (db: Db, now: Date) => perDay(db, users, now);

/** How many people there are, and how many of them came since that moment. */
export async function counts(db: Db, since: Date): Promise<{ total: number; recent: number }> {
  const recent = db.select({ n: count() }).from(users).where(gte(users.createdAt, since));
  const [row] = await db.select({ total: count(), recent: sql<number>`(${recent})`.mapWith(Number) }).from(users);
  return row ?? { total: 0, recent: 0 };
}

/** The person, locked until the transaction ends. */
export async function lock(db: Db, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id)).for('update');
  return row ?? null;
}

/** The ids of all admins who are not suspended; all are locked in one order, so that two who delete each other wait for one another. */
export async function lockAdmins(db: Db, at: Date): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(asc(users.id))
    .for('update');
  // Asked once they are locked: only then is it known what whoever had them did.
  const ids = rows.map(({ id }) => id);
  const suspended = await suspendedOf(db, ids, at);
  return ids.filter((id) => !suspended.includes(id));
}

type Change = Partial<Omit<typeof users.$inferInsert, 'id' | 'isAdmin' | 'createdAt'>>;

export async function change(db: Db, id: string, changes: Change): Promise<UserRow | null> {
  const [row] = await db.update(users).set(changes).where(eq(users.id, id)).returning();
  return row ?? null;
}

/** Ends the person's sessions but this one, and voids links for a new password. */
export async function endOtherAccess(db: Db, userId: string, exceptId: string | undefined): Promise<void> {
  await endOtherSessions(db, userId, exceptId);
  await db.delete(verifications).where(eq(verifications.value, userId));
}

/** Removes the person; sessions, passwords, listings and packages go by their foreign keys, posts lose their author. */
export async function remove(db: Db, userId: string): Promise<void> {
  await db.delete(verifications).where(eq(verifications.value, userId));
  await db.delete(users).where(eq(users.id, userId));
}
