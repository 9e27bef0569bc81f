import { inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { fraudMarks } from '#db/schema/users.ts';

/** How somebody can be reached: what they would come back with. */
interface Reached {
  email: string;
  /** Of the account and of its homes. */
  phones: string[];
}

/** Of an account that is or was suspended for fraud, unless an admin took that back; undefined for others. */
export async function ofFraud(db: Db, userId: string): Promise<Reached | undefined> {
  const { rows } = await db.execute<{ email: string; phones: string[] }>(sql`
    select users.email, array(
      select distinct phone from (
        select coalesce(users.phone, '') as phone union all select listings.phone from listings where user_id = users.id
      ) as numbers where phone <> '' limit 100
    ) as phones
    from users where users.id = ${userId}
      and exists (select from suspensions where user_id = users.id and cause = 'fraud' and ended_by is null)
  `);
  return rows[0];
}

/** Of the owner of a home, for as long as there are any marks to compare with. */
export async function ofOwner(db: Db, listingId: string): Promise<Reached | undefined> {
  const { rows } = await db.execute<{ email: string; phones: string[] }>(sql`
    select users.email, array_remove(array[users.phone], null) as phones
    from listings join users on users.id = user_id where listings.id = ${listingId} and exists (select from fraud_marks)
  `);
  return rows[0];
}

export async function keep(db: Db, marks: readonly string[], at: Date): Promise<void> {
  await db
    .insert(fraudMarks)
    .values(marks.map((mark) => ({ mark, at })))
    .onConflictDoUpdate({ target: fraudMarks.mark, set: { at } });
}

export async function areKept(db: Db, marks: readonly string[]): Promise<boolean> {
  const found = db
    .select({ mark: fraudMarks.mark })
    .from(fraudMarks)
    .where(inArray(fraudMarks.mark, [...marks]));
  return (await found.limit(1)).length > 0;
}

export async function forgetBefore(db: Db, at: Date): Promise<void> {
  await db.delete(fraudMarks).where(lt(fraudMarks.at, at));
}
