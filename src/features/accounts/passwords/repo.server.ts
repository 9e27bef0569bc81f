import { lt, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { sessions, signInFailures as attempts, verifications } from '#db/schema/auth.ts';

/** Removes what can matter no more: old attempts, ended sessions, tokens past their hour. */
export async function removeExpired(db: Db): Promise<void> {
  await db.delete(attempts).where(lt(attempts.failedAt, sql`now() - interval '1 day'`));
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await db.delete(verifications).where(lt(verifications.expiresAt, sql`now()`));
}
