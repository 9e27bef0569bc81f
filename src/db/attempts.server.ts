import { inArray, notInArray, and, sql } from 'drizzle-orm';
import type { Db } from './client.server.ts';
import { signInFailures as attempts } from './schema/auth.ts';

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

/**
 * Takes one of `limit` in `seconds` for this key, counted over all processes. Gives null, or the seconds until one is free
 * again, and then counts nothing.
 */
export async function takeShare(db: Db, key: string, limit: number, seconds: number): Promise<number | null> {
  const ids = await addAttempts(db, [key]);
  const earlier = (await tally(db, [key], seconds, ids)).get(key);
  if (!earlier || earlier.count < limit) return null;
  await removeAttempts(db, { ids });
  return Math.max(1, Math.ceil(seconds - earlier.oldestAge));
}
