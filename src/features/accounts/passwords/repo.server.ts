import { and, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { sessions, signInFailures as attempts, verifications } from '#db/schema/auth.ts';

/** Notes one attempt under each key; gives the rows' ids in no order. */
export async function addAttempts(db: Db, keys: string[]): Promise<string[]> {
  const rows = await db
    .insert(attempts)
    .values(keys.map((key) => ({ key })))
    .returning({ id: attempts.id });
  return rows.map(({ id }) => id);
}

/** Attempts of the last `windowSeconds` per key, without the ones of `exceptIds`; ages in seconds by the database's clock. */
export async function tally(db: Db, keys: string[], windowSeconds: number, exceptIds: string[]) {
  const age = (moment: 'min' | 'max') =>
    sql<number>`extract(epoch from clock_timestamp() - ${sql.raw(moment)}(${attempts.failedAt}))::float8`;
  const rows = await db
    .select({ key: attempts.key, count: sql<number>`count(*)::int`, oldestAge: age('min'), newestAge: age('max') })
    .from(attempts)
    .where(
      and(
        inArray(attempts.key, keys),
        notInArray(attempts.id, exceptIds),
        sql`${attempts.failedAt} > clock_timestamp() - make_interval(secs => ${windowSeconds})`,
      ),
    )
    .groupBy(attempts.key);
  return new Map(rows.map(({ key, ...rest }) => [key, rest]));
}

export async function removeAttempts(db: Db, by: { ids?: string[]; account?: string }): Promise<void> {
  if (by.ids) await db.delete(attempts).where(inArray(attempts.id, by.ids));
  if (by.account) {
    await db
      .delete(attempts)
      .where(sql`${attempts.key} = ${by.account} or starts_with(${attempts.key}, ${`${by.account}:`})`);
  }
}

/** Removes what can matter no more: old attempts, ended sessions, tokens past their hour. */
export async function removeExpired(db: Db): Promise<void> {
  await db.delete(attempts).where(lt(attempts.failedAt, sql`now() - interval '1 day'`));
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
  await db.delete(verifications).where(lt(verifications.expiresAt, sql`now()`));
}
