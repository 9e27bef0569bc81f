import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { passkeys, verifications } from '#db/schema/auth.ts';
import { users } from '#db/schema/users.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export function passkeysOf(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id));
}

/** Until the transaction ends, one after the other. */
export async function lockOwner(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** False where the device's key is known already. */
export async function insertPasskey(db: Db, row: typeof passkeys.$inferInsert): Promise<boolean> {
  return (await db.insert(passkeys).values(row).onConflictDoNothing().returning({ id: passkeys.id })).length > 0;
}

/** Whether this person had the passkey. */
export async function deletePasskey(db: Db, userId: string, id: string): Promise<boolean> {
  const own = and(eq(passkeys.userId, userId), eq(passkeys.id, id));
  return (await db.delete(passkeys).where(own).returning({ id: passkeys.id })).length > 0;
}

/** False where the passkey is gone, or its device has counted as far before: then a copy has signed. */
export async function countUse(db: Db, id: string, counter: number, usedAt: Date): Promise<boolean> {
  const isNewer = counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, counter);
  const changed = await db
    .update(passkeys)
    .set({ counter, usedAt })
    .where(and(eq(passkeys.id, id), isNewer))
    .returning({ id: passkeys.id });
  return changed.length > 0;
}

/** Remembers what a device is to sign for this account, for five minutes. */
export async function keepChallenge(db: Db, userId: string, challenge: string): Promise<void> {
  const expiresAt = sql`now() + interval '5 minutes'`;
  await db.insert(verifications).values({ identifier: identifierOf(userId), value: challenge, expiresAt });
}

/** Uses the challenge up; false where the account has none such. */
export async function spendChallenge(db: Db, userId: string, challenge: string): Promise<boolean> {
  const { identifier, value, expiresAt } = verifications;
  const kept = and(eq(identifier, identifierOf(userId)), eq(value, challenge), gt(expiresAt, sql`now()`));
  return (await db.delete(verifications).where(kept).returning({ id: verifications.id })).length > 0;
}

const identifierOf = (userId: string) => `passkey:${userId}`;
