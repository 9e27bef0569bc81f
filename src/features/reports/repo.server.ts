import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { isUuid } from '#db/postgres.server.ts';
import { listings } from '#db/schema/listings.ts';
import { reports } from '#db/schema/reports.ts';
import { users } from '#db/schema/users.ts';
import type { ReportReason } from './rules.ts';

export type ReportRow = typeof reports.$inferSelect;
type NewReport = typeof reports.$inferInsert;

const isOpen = and(isNotNull(reports.confirmedAt), isNull(reports.decidedAt));

/** Stores the report; null where this address has told us about the home already. */
export async function insert(db: Db, report: NewReport): Promise<ReportRow | null> {
  const [row] = await db.insert(reports).values(report).onConflictDoNothing().returning();
  return row ?? null;
}

/** Says what a report that nobody has confirmed says now; null where there is none. */
export async function rewrite(db: Db, report: NewReport): Promise<ReportRow | null> {
  const { listingId, reporterEmail, reason, words = '', createdAt, network } = report;
  const [row] = await db
    .update(reports)
    .set({ reason, words, createdAt, network })
    .where(and(eq(reports.listingId, listingId), eq(reports.reporterEmail, reporterEmail), isNull(reports.confirmedAt)))
    .returning();
  return row ?? null;
}

export async function change(db: Db, id: string, values: Partial<NewReport>): Promise<void> {
  await db.update(reports).set(values).where(eq(reports.id, id));
}

/** The report, locked until the transaction ends. */
export async function lock(db: Db, id: string): Promise<ReportRow | undefined> {
  const [row] = await db.select().from(reports).where(eq(reports.id, id)).for('update');
  return row;
}

export async function byId(db: Db, id: string): Promise<ReportRow | undefined> {
  const [row] = await db.select().from(reports).where(eq(reports.id, id));
  return row;
}

/** What this address has told us about the home. */
export async function ofHome(db: Db, listingId: string, email: string): Promise<ReportRow | undefined> {
  const [row] = await db
    .select()
    .from(reports)
    .where(and(eq(reports.listingId, listingId), eq(reports.reporterEmail, email), isNotNull(reports.confirmedAt)));
  return row;
}

/** What was found of the reports from these addresses, and how many of them have contacts paused now. */
export async function recordsOf(db: Db, emails: string[]) {
  const rows = await db
    .select({
      email: reports.reporterEmail,
      decided: sql<number>`count(*) filter (where ${reports.outcome} in ('upheld', 'not-upheld'))::int`,
      upheld: sql<number>`count(*) filter (where ${reports.outcome} = 'upheld')::int`,
      pausing: sql<number>`count(*) filter (where ${reports.pauses} and ${reports.decidedAt} is null)::int`,
    })
    .from(reports)
    .where(inArray(reports.reporterEmail, emails))
    .groupBy(reports.reporterEmail);
  return new Map(rows.map((row) => [row.email, row]));
}

/** The open reports of a home, the first ones first. */
export function openOf(db: Db, listingId: string): Promise<ReportRow[]> {
  return db
    .select()
    .from(reports)
    .where(and(eq(reports.listingId, listingId), isOpen))
    .orderBy(asc(reports.confirmedAt), asc(reports.id));
}

/** Whether the home is still there to be looked at; locks it. */
export async function lockHome(db: Db, listingId: string): Promise<boolean> {
  const found = db
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.id, listingId), ne(listings.status, 'removed')));
  return (await found.for('update')).length > 0;
}

/** The report of that id, locked after its home, as by all who lock both. */
export async function lockWithHome(db: Db, id: string): Promise<ReportRow | undefined> {
  const found = isUuid(id) ? await byId(db, id) : undefined;
  if (!found) return undefined;
  await lockHome(db, found.listingId);
  return lock(db, id);
}

export async function isLive(db: Db, listingId: string): Promise<boolean> {
  const found = db.select({ id: listings.id }).from(listings);
  return (await found.where(and(eq(listings.id, listingId), eq(listings.status, 'active')))).length > 0;
}

/** Open reports from this network that pause the contacts of a home. */
export async function pausingFrom(db: Db, network: string): Promise<number> {
  const found = db.select({ n: count() }).from(reports);
  const [row] = await found.where(and(eq(reports.network, network), reports.pauses, isOpen));
  return row?.n ?? 0;
}

export async function setQueued(db: Db, ids: string[], at: Date): Promise<void> {
  await db
    .update(reports)
    .set({ queuedAt: at })
    .where(and(inArray(reports.id, ids), isNull(reports.queuedAt)));
}

/** Stores what the owner says to the open reports of this reason that have no answer; gives how many there were. */
export async function answer(
  db: Db,
  {
    ownerId,
    listingId,
    reason,
    words,
    at,
  }: { ownerId: string; listingId: string; reason: ReportReason; words: string; at: Date },
): Promise<number> {
  const { rowCount } = await db
    .update(reports)
    .set({ answer: words, answeredAt: at })
    .where(
      and(
        eq(reports.ownerId, ownerId),
        eq(reports.listingId, listingId),
        eq(reports.reason, reason),
        isNull(reports.answeredAt),
        isOpen,
      ),
    );
  return rowCount ?? 0;
}

const newestFirst = [desc(reports.createdAt), desc(reports.id)] as const;

/** What was told about one person's homes, the last first. */
export function aboutOwner(db: Db, ownerId: string, limit: number): Promise<ReportRow[]> {
  return db
    .select()
    .from(reports)
    .where(and(eq(reports.ownerId, ownerId), isNotNull(reports.confirmedAt)))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** Questions about homes of this person, or about one of them, that wait for an answer: by home and reason. */
export function questionsTo(db: Db, ownerId: string, listingId?: string) {
  return db
    .selectDistinct({ listingId: reports.listingId, reason: reports.reason })
    .from(reports)
    .where(
      and(
        eq(reports.ownerId, ownerId),
        listingId ? eq(reports.listingId, listingId) : undefined,
        isNull(reports.answeredAt),
        isOpen,
      ),
    );
}

/** What one person told us, the last first. */
export function ofReporter(db: Db, reporterId: string, limit: number): Promise<ReportRow[]> {
  return db
    .select()
    .from(reports)
    .where(eq(reports.reporterId, reporterId))
    .orderBy(...newestFirst)
    .limit(limit);
}

export async function emailOf(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return row?.email ?? null;
}

/** Takes who sent it, their words and pictures out of the reports of somebody who leaves. */
export async function forgetReporter(db: Db, userId: string, email: string): Promise<void> {
  const theirs = sql`(${reports.reporterId} = ${userId} or ${reports.reporterEmail} = ${email.toLowerCase()})`;
  await db.delete(reports).where(and(theirs, isNull(reports.confirmedAt)));
  await db
    .update(reports)
    .set({
      reporterEmail: sql`${reports.id}::text`,
      reporterId: null,
      words: '',
      evidence: [],
      network: sql`${reports.id}::text`,
    })
    .where(theirs);
}
