import { and, asc, desc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { suspensions } from '#db/schema/users.ts';
import { isSuspended } from '#db/suspended.server.ts';

/** Ends that one pass of the job takes; the next one takes more. */
const AT_ONCE = 500;
const SHOWN = 20;

export async function insert(db: Db, row: typeof suspensions.$inferInsert): Promise<void> {
  await db.insert(suspensions).values(row);
}

/** The suspension of a person that nobody has ended, also where its time is over. */
export async function openOf(db: Db, userId: string) {
  const [row] = await db
    .select()
    .from(suspensions)
    .where(and(eq(suspensions.userId, userId), isNull(suspensions.endedAt)));
  return row;
}

/** All of a person's, the last first. */
export function ofPerson(db: Db, userId: string) {
  return db
    .select()
    .from(suspensions)
    .where(eq(suspensions.userId, userId))
    .orderBy(desc(suspensions.from), desc(suspensions.id))
    .limit(SHOWN);
}

export async function end(db: Db, id: string, endedAt: Date, endedBy: string | null): Promise<void> {
  await db.update(suspensions).set({ endedAt, endedBy }).where(eq(suspensions.id, id));
}

/** Who is still called suspended though their time is over. */
export async function overdue(db: Db, at: Date): Promise<string[]> {
  const rows = await db
    .select({ userId: suspensions.userId })
    .from(suspensions)
    .where(and(isNull(suspensions.endedAt), lte(suspensions.until, at)))
    .orderBy(asc(suspensions.until))
    .limit(AT_ONCE);
  return rows.map(({ userId }) => userId);
}

/** Those of these people who are suspended. */
export async function suspendedOf(db: Db, ids: string[], at: Date): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ userId: suspensions.userId })
    .from(suspensions)
    .where(and(inArray(suspensions.userId, ids), isSuspended(suspensions.userId, at)));
  return rows.map(({ userId }) => userId);
}
