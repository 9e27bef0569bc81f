import {
  and,
  count,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  or,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { isUuid } from '#db/postgres.server.ts';
import { listings } from '#db/schema/listings.ts';
import { moderationCases } from '#db/schema/moderation-cases.ts';
import { reports } from '#db/schema/reports.ts';
import { users } from '#db/schema/users.ts';
import { FIRST_HOMES } from './contract.ts';

export type CaseRow = typeof moderationCases.$inferSelect;
type NewCase = typeof moderationCases.$inferInsert;

/** Fewer decisions than these say nothing about how long others take. */
const FEWEST_DECIDED = 8;

const { id, listingId, decidedAt } = moderationCases;

/** The open case of a home. */
export async function openOf(db: Db, listing: string): Promise<CaseRow | undefined> {
  if (!isUuid(listing)) return undefined;
  const [row] = await db
    .select()
    .from(moderationCases)
    .where(and(eq(listingId, listing), isNull(decidedAt)));
  return row;
}

/** The open cases of these homes. */
export async function openOfMany(db: Db, listingIds: string[]): Promise<{ id: string; listingId: string }[]> {
  if (listingIds.length === 0) return [];
  return db
    .select({ id, listingId })
    .from(moderationCases)
    .where(and(inArray(listingId, listingIds), isNull(decidedAt)));
}

/** The case with this id, decided or not. */
export async function byId(db: Db, caseId: string): Promise<CaseRow | undefined> {
  if (!isUuid(caseId)) return undefined;
  const [row] = await db.select().from(moderationCases).where(eq(id, caseId));
  return row;
}

/** Decisions that are read of one home: what they took back lies among the last. */
const MOST_DECIDED = 20;

/** What a person judged last about a home itself, not about a change that was proposed, and what was not taken back since by putting it back. */
export async function lastDecided(db: Db, listing: string): Promise<CaseRow | undefined> {
  const rows = await db
    .select()
    .from(moderationCases)
    .where(and(eq(listingId, listing), sql`${decidedAt} is not null`, isNull(moderationCases.proposed)))
    .orderBy(desc(decidedAt), desc(id))
    .limit(MOST_DECIDED);
  for (let at = 0; at < rows.length; at += 1) {
    if (rows[at]?.verdict !== 'put-back') return rows[at];
    // With a removal go the appeals against it; else a return was taken back.
    const before = rows.slice(at + 1);
    const end = before.findIndex(({ verdict }) => verdict === 'approved' || verdict === 'put-back');
    const taken = end === -1 ? before : before.slice(0, end);
    const removal = taken.findIndex(({ verdict }) => verdict === 'removed');
    at += removal === -1 ? Math.min(1, taken.length) : removal + 1;
  }
  return undefined;
}

/** The newest case of each of these homes. */
export function newestOf(db: Db, ids: readonly string[]): Promise<CaseRow[]> {
  return db
    .selectDistinctOn([listingId])
    .from(moderationCases)
    .where(inArray(listingId, [...ids]))
    .orderBy(listingId, desc(decidedAt), desc(id));
}

/** What was told to the owners with these decisions, by the ids of the cases. */
export async function reasonsOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id, reason: moderationCases.reason })
    .from(moderationCases)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.reason]));
}

/** Whether this person has told us that something is wrong with the home. */
export function isReportedBy(db: Db, home: SQLWrapper | string, { id: userId, email }: { id: string; email: string }) {
  const { listingId, confirmedAt, reporterId, reporterEmail } = reports;
  const isTheirs = or(eq(reporterId, userId), eq(reporterEmail, email));
  return exists(
    db
      .select({ one: sql`1` })
      .from(reports)
      .where(and(eq(listingId, home), isNotNull(confirmedAt), isTheirs)),
  );
}

/** The same of one home. */
export async function hasReported(db: Db, home: string, person: { id: string; email: string }): Promise<boolean> {
  const { rowCount } = await db.execute(sql`select where ${isReportedBy(db, home, person)}`);
  return rowCount === 1;
}

export async function insert(db: Db, row: NewCase): Promise<string> {
  const [made] = await db.insert(moderationCases).values(row).returning({ id });
  if (!made) throw new Error('The case was not stored.');
  return made.id;
}

/** Changes a case that is open; decided ones stay as they are. */
export async function change(db: Db, caseId: string, values: Partial<NewCase>): Promise<void> {
  await db
    .update(moderationCases)
    .set({ ...values, version: sql`${moderationCases.version} + 1` })
    .where(and(eq(id, caseId), isNull(decidedAt)));
}

/** Keeps what its owner says about an open case, which stays the one that admins may be reading. */
export async function keepWords(db: Db, caseId: string, words: string): Promise<void> {
  await db
    .update(moderationCases)
    .set({ words })
    .where(and(eq(id, caseId), isNull(decidedAt)));
}

/** How many minutes half of the homes waited at most that people decided about since that moment; null where they are too few to say. */
export async function usualWait(db: Db, since: Date): Promise<number | null> {
  const { openedAt, holds } = moderationCases;
  const minutes = sql`extract(epoch from ${decidedAt} - ${openedAt}) / 60`;
  const [row] = await db
    .select({ minutes: sql<number>`ceil(percentile_cont(0.5) within group (order by ${minutes}))::integer` })
    .from(moderationCases)
    .where(and(eq(holds, true), gte(decidedAt, since)))
    .having(gte(count(), FEWEST_DECIDED));
  return row ? Math.max(1, row.minutes) : null;
}

/**
 * The address of a person, how many of their other homes are or were on the market (as far as it matters), whether one was taken down
 * since that moment and not put back, or a report about money or title was right, and whether such a report has contacts paused now.
 */
export async function ownerOf(db: Db, ownerId: string, besides: string, since: Date) {
  const accepted = sql<number>`(select count(*)::integer from (
    select from ${listings} as home where home.user_id = ${ownerId} and home.id <> ${besides}
      and home.status in ('active', 'paused', 'let', 'sold', 'expired') limit ${FIRST_HOMES}) as counted)`;
  const removed = db
    .select({ one: sql`1` })
    .from(moderationCases)
    .where(
      and(
        eq(moderationCases.ownerId, ownerId),
        eq(moderationCases.verdict, 'removed'),
        gte(decidedAt, since),
        sql`not exists (select from ${moderationCases} as later where later.listing_id = ${listingId}
          and later.verdict in ('approved', 'put-back') and later.decided_at >= ${decidedAt})`,
      ),
    );
  // As by a person who looked: money was asked for before a viewing, or the home was not theirs.
  const serious = sql`select from ${reports} where ${reports.ownerId} = ${ownerId} and ${inArray(reports.reason, ['money-first', 'not-theirs'])}`;
  const upheld = sql`(${serious} and ${reports.outcome} = 'upheld' and ${gte(reports.decidedAt, since)})`;
  const paused = sql`(${serious} and ${reports.pauses} and ${isNull(reports.decidedAt)})`;
  const [row] = await db
    .select({
      email: users.email,
      accepted,
      isUpheld: sql<boolean>`(exists ${removed} or exists ${upheld})`,
      isAsked: sql<boolean>`exists ${paused}`,
    })
    .from(users)
    .where(eq(users.id, ownerId));
  if (!row) throw new Error('A home without an owner.');
  return row;
}

/** The other homes of their owner on the market, the newest. */
export async function liveOthers(db: Db, ownerId: string, besides: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.userId, ownerId), eq(listings.status, 'active'), ne(listings.id, besides)))
    .orderBy(desc(listings.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Erases the words of homes that are gone for good, and what was not decided about them; that one was taken down stays known. */
export async function forget(db: Db): Promise<void> {
  const isGone = sql`not exists (select from listings where listings.id = ${listingId})
    and not exists (select from deleted_rows where deleted_rows.id = ${listingId})`;
  await db.delete(moderationCases).where(sql`${isGone} and verdict is distinct from 'removed'`);
  await db
    .update(moderationCases)
    .set({ reasons: [], before: null, proposed: null, words: '', reason: '' })
    .where(
      sql`${isGone} and (before is not null or proposed is not null or words <> '' or reason <> '' or reasons <> '[]')`,
    );
}
