import { and, desc, eq, gt, isNotNull, isNull, ne, not, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Viewer } from '#core/viewer.ts';
import type { Db } from '#db/client.server.ts';
import { isUuid } from '#db/postgres.server.ts';
import { listingHistory } from '#db/schema/listing-history.ts';
import { listings } from '#db/schema/listings.ts';
import { moderationCases as cases } from '#db/schema/moderation-cases.ts';
import { users } from '#db/schema/users.ts';
import { isSuspended } from '#db/suspended.server.ts';
import { isReportedBy } from '../repo.server.ts';
import type { QueueAsked } from './asked.ts';
import { isDue, matching, orderOf } from './repo-due.server.ts';

/** Steps and decisions that are shown of one home. */
const MOST_HISTORY = 50;
/** Numbers of one owner's homes that are shown. */
const MOST_PHONES = 5;

interface Claim {
  viewer: Viewer;
  now: Date;
  until: Date;
  /** What the viewer had and left undecided since that moment is passed over. */
  passedSince: Date | null;
}

/** Gives this admin the next case that is asked for, that no other admin has, and that they may decide; one that another is taking at this moment is passed over. */
export async function claimNext(
  db: Db,
  { viewer, now, until, passedSince }: Claim,
  asked: QueueAsked,
): Promise<string | undefined> {
  const first = alias(cases, 'first_decision');
  const next = db
    .select({ id: cases.id })
    .from(cases)
    .innerJoin(listings, eq(listings.id, cases.listingId))
    .innerJoin(users, eq(users.id, listings.userId))
    .where(
      and(
        isDue,
        matching(asked),
        isFree(viewer.id, now),
        passedSince ? not(wasLeft(viewer.id, passedSince, now)) : undefined,
        ne(cases.ownerId, viewer.id),
        sql`${cases.proposedBy} is distinct from ${viewer.id}`,
        not(isReportedBy(db, cases.listingId, viewer)),
        sql`not exists (select from ${cases} as ${sql.identifier('first_decision')} where ${first.id} = ${cases.appealOf} and ${first.decidedBy} = ${viewer.id})`,
      ),
    )
    .orderBy(...orderOf(asked))
    .limit(1)
    .for('update', { of: cases, skipLocked: true });
  const [row] = await next;
  await letGo(db, viewer.id, now, row?.id);
  if (row) await db.update(cases).set({ claimedBy: viewer.id, claimedUntil: until }).where(eq(cases.id, row.id));
  return row?.id;
}

/** An admin has one case at a time: the others are anybody's again. */
async function letGo(db: Db, adminId: string, now: Date, besides?: string): Promise<void> {
  await db
    .update(cases)
    .set({ claimedBy: null, claimedUntil: null })
    .where(
      and(
        eq(cases.claimedBy, adminId),
        gt(cases.claimedUntil, now),
        isNull(cases.decidedAt),
        besides ? ne(cases.id, besides) : undefined,
      ),
    );
}

/** Has this admin leave a case undecided, unless another has it: it is anybody's, and keeps who had it last. */
export async function leave(db: Db, id: string, adminId: string, now: Date): Promise<void> {
  if (!isUuid(id)) return;
  await db
    .update(cases)
    .set({ claimedBy: adminId, claimedUntil: now })
    .where(and(eq(cases.id, id), isNull(cases.decidedAt), isFree(adminId, now)));
}

/** Takes from somebody who is no admin any more what they had open. */
export async function letGoOfAll(db: Db, userId: string): Promise<void> {
  await db
    .update(cases)
    .set({ claimedBy: null, claimedUntil: null })
    .where(and(eq(cases.claimedBy, userId), isNull(cases.decidedAt)));
}

/** Gives this admin that case, unless another has it; gives whether it did. */
export async function claim(db: Db, id: string, adminId: string, now: Date, until: Date): Promise<boolean> {
  if (!isUuid(id)) return false;
  const { rowCount } = await db
    .update(cases)
    .set({ claimedBy: adminId, claimedUntil: until })
    .where(and(eq(cases.id, id), isNull(cases.decidedAt), isFree(adminId, now)));
  if (!rowCount) return false;
  await letGo(db, adminId, now, id);
  return true;
}

const isFree = (adminId: string, now: Date) =>
  or(isNull(cases.claimedBy), eq(cases.claimedBy, adminId), sql`${cases.claimedUntil} <= ${now.toISOString()}`);

/** Whether this admin had a case last, and left it undecided since that moment. */
const wasLeft = (adminId: string, since: Date, now: Date) =>
  sql`(${cases.claimedBy} is not distinct from ${adminId} and ${cases.claimedUntil} > ${since.toISOString()} and ${cases.claimedUntil} <= ${now.toISOString()})`;

/** The steps of a home's life, the last first, with who took them. */
export function historyOf(db: Db, listingId: string) {
  const { at, transition, from, to, reason } = listingHistory;
  return db
    .select({ at, transition, from, to, reason, by: users.name })
    .from(listingHistory)
    .leftJoin(users, eq(users.id, listingHistory.actorId))
    .where(eq(listingHistory.listingId, listingId))
    .orderBy(desc(at), desc(listingHistory.id))
    .limit(MOST_HISTORY);
}

/** What was decided about a home before, the last first, and by whom. */
export function decisionsOf(db: Db, listingId: string) {
  const { decidedAt, verdict, reason, why, score, reasons, rulesVersion } = cases;
  return db
    .select({ decidedAt, verdict, reason, why, score, reasons, rulesVersion, by: users.name })
    .from(cases)
    .leftJoin(users, eq(users.id, cases.decidedBy))
    .where(and(eq(cases.listingId, listingId), isNotNull(decidedAt)))
    .orderBy(desc(decidedAt), desc(cases.id))
    .limit(MOST_HISTORY);
}

/** What was decided in this case, and about which home; nothing where either is not there. */
export async function decidedCase(db: Db, caseId: string) {
  if (!isUuid(caseId)) return undefined;
  const { name, reference } = listings;
  const [row] = await db
    .select({ id: cases.id, verdict: cases.verdict, name, reference })
    .from(cases)
    .innerJoin(listings, eq(listings.id, cases.listingId))
    .where(and(eq(cases.id, caseId), isNotNull(cases.decidedAt)));
  return row;
}

/** Whose homes these are: since when, how many on the market, how many wait for a look, what was decided about them, whether they are suspended, and the numbers of their homes. */
export async function ownerInQueue(db: Db, ownerId: string, at: Date) {
  const counted = (of: ReturnType<typeof sql>) => sql<number>`(select count(*)::integer from ${of})`;
  const [row] = await db
    .select({
      id: users.id,
      name: users.name,
      since: users.createdAt,
      onMarket: counted(sql`${listings} where user_id = users.id and status = 'active'`),
      waiting: counted(sql`${cases} where owner_id = users.id and decided_at is null`),
      approved: counted(sql`${cases} where owner_id = users.id and verdict = 'approved'`),
      takenDown: counted(sql`${cases} where owner_id = users.id and verdict = 'removed'`),
      isSuspended: isSuspended(sql`users.id`, at),
      phones: sql<
        string[]
      >`array(select distinct phone from ${listings} where user_id = users.id and phone <> '' order by phone limit ${MOST_PHONES})`,
    })
    .from(users)
    .where(eq(users.id, ownerId));
  return row;
}

/** Somebody with an account. */
export async function personOf(db: Db, userId: string) {
  const { id, name, email, avatar, isAdmin, createdAt } = users;
  const [row] = await db
    .select({ id, name, email, avatar, isAdmin, createdAt })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}
