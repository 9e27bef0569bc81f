import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { passkeys, secondFactors } from '#db/schema/auth.ts';
import { users } from '#db/schema/users.ts';

/** More than can be tried while a code of an app is good. */
const REMEMBERED = 20;

/** Uses the code up; false where it was tried before. Two at the same moment cannot both have it. */
export async function spendCode(db: Db, userId: string, code: string): Promise<boolean> {
  const { spentCodes } = secondFactors;
  const rows = await db
    .update(secondFactors)
    .set({ spentCodes: sql`(array_prepend(${code}, ${spentCodes}))[1:${sql.raw(String(REMEMBERED))}]` })
    .where(and(eq(secondFactors.userId, userId), sql`${code} <> all(${spentCodes})`))
    .returning({ id: secondFactors.id });
  return rows.length > 0;
}

/** Forgets the secret, the recovery codes and the passkeys; a login then asks for the password only. */
export async function removeSecondFactor(db: Db, userId: string): Promise<void> {
  await db.delete(passkeys).where(eq(passkeys.userId, userId));
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId));
  await db.update(users).set({ twoFactorEnabled: false }).where(eq(users.id, userId));
}
