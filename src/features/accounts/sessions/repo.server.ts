import { and, desc, eq, gt, ne, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { sessions } from '#db/schema/auth.ts';
import { MAX_SESSIONS } from '../rules.ts';

/** The person's open sessions, the last seen first. */
export function openSessions(db: Db, userId: string) {
  const { id, userAgent, createdAt, updatedAt } = sessions;
  return db
    .select({ id, userAgent, createdAt, updatedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(updatedAt), desc(id))
    .limit(MAX_SESSIONS);
}

/** Ends the sessions of this person that were not seen for the longest time, beyond those that the list shows. */
export async function endSessionsBeyond(db: Db, userId: string): Promise<void> {
  const { id, updatedAt } = sessions;
  const kept = db
    .select({ id })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(updatedAt), desc(id))
    .limit(MAX_SESSIONS);
  await db.delete(sessions).where(and(eq(sessions.userId, userId), notInArray(id, kept)));
}

/** Ends one session of this person; whether there was one. */
export async function endSession(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const own = and(eq(sessions.userId, userId), eq(sessions.id, sessionId));
  return (await db.delete(sessions).where(own).returning({ id: sessions.id })).length > 0;
}

/** Ends the person's sessions but this one, or all without one. */
export async function endOtherSessions(db: Db, userId: string, exceptId: string | undefined): Promise<void> {
  const others = exceptId ? ne(sessions.id, exceptId) : undefined;
  await db.delete(sessions).where(and(eq(sessions.userId, userId), others));
}
