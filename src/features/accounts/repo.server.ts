import { and, eq, not, sql } from 'drizzle-orm';
import type { Viewer } from '#core/viewer.ts';
import type { Db } from '#db/client.server.ts';
import { users } from '#db/schema/users.ts';
import { isSuspended } from '#db/suspended.server.ts';

export type UserRow = typeof users.$inferSelect;
export type Profile = Partial<Omit<typeof users.$inferInsert, 'id' | 'email' | 'createdAt' | 'updatedAt'>>;

/** The person with this id, as every request knows them; null for whoever is suspended. */
export async function viewerById(
  db: Db,
  id: string,
  at: Date,
): Promise<(Viewer & { hasSecondFactor: boolean; isConfirmed: boolean }) | null> {
  const { name, email, avatar, isAdmin, twoFactorEnabled: hasSecondFactor, emailVerified: isConfirmed } = users;
  const [row] = await db
    .select({ id: users.id, name, email, avatar, isAdmin, hasSecondFactor, isConfirmed })
    .from(users)
    .where(and(eq(users.id, id), not(isSuspended(users.id, at))));
  return row ?? null;
}

export async function userById(db: Db, id: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** `email` in lower case, as the database keeps it. */
export async function userByEmail(db: Db, email: string): Promise<UserRow | null> {
  const [row] = await db.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

/** The admin of longest standing. */
export async function firstAdmin(db: Db): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(eq(users.isAdmin, true))
    .orderBy(users.createdAt, users.id)
    .limit(1);
  return row ?? null;
}

export async function updateUser(db: Db, id: string, changes: Profile): Promise<void> {
  await db
    .update(users)
    .set({ ...changes, updatedAt: sql`now()` })
    .where(eq(users.id, id));
}

/** Whether there is any account. */
export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length > 0;
}
