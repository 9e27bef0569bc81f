import { and, eq, gt, inArray, isNotNull, isNull, lte, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '#db/client.server.ts';
import { reports } from '#db/schema/reports.ts';
import { isSuspended } from '#db/suspended.server.ts';
import type { ReportRow } from './repo.server.ts';
import { URGENT } from './rules.ts';

const other = alias(reports, 'other');
const wasRight = and(eq(reports.outcome, 'upheld'), inArray(reports.reason, [...URGENT]));

/** Reports about people's money that were right, decided in this time, of homes that nobody was warned of; one a home. */
export async function due(db: Db, decided: { after: Date; until: Date }, limit: number): Promise<string[]> {
  const warned = db.select({ id: other.id }).from(other);
  const rows = await db
    .selectDistinctOn([reports.listingId], { id: reports.id })
    .from(reports)
    .where(
      and(
        wasRight,
        gt(reports.decidedAt, decided.after),
        lte(reports.decidedAt, decided.until),
        notExists(warned.where(and(eq(other.listingId, reports.listingId), isNotNull(other.warnedAt)))),
      ),
    )
    .orderBy(reports.listingId, reports.decidedAt)
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Notes that people were warned of the home; false where they were before, or the report is open again. */
export async function setWarned(db: Db, id: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(reports)
    .set({ warnedAt: at })
    .where(and(eq(reports.id, id), wasRight, isNull(reports.warnedAt)))
    .returning({ id: reports.id });
  return rows.length > 0;
}

/** Addresses of who saw the contacts of a home since a day, also of one that was deleted since, the last first: neither its owner nor who reported it. */
export async function whoSaw(
  db: Db,
  { listingId, ownerId }: Pick<ReportRow, 'listingId' | 'ownerId'>,
  { day, at, confirmed, limit }: { day: string; at: Date; confirmed: boolean; limit: number },
): Promise<string[]> {
  const { rows } = await db.execute<{ email: string }>(sql`
    with seen as (
      select viewer_id, day from contact_views where listing_id = ${listingId}
      union all
      select (view ->> 'viewer_id')::uuid, (view ->> 'day')::date
      from deleted_rows, jsonb_array_elements(attached -> 'contact_views') as view where id = ${listingId}
    )
    select users.email from seen join users on users.id = seen.viewer_id
    where seen.day >= ${day}::date and users.id <> ${ownerId} and (users.email_verified or not ${confirmed})
      and not ${isSuspended(sql`users.id`, at)}
      and not exists (select from reports where listing_id = ${listingId}
        and (reporter_id = users.id or reporter_email = users.email))
    group by users.id order by max(seen.day) desc, users.id limit ${limit}
  `);
  return rows.map(({ email }) => email);
}
