import {
  and,
  asc,
  countDistinct,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import type { Page } from '#core/paging.ts';
import type { Db } from '#db/client.server.ts';
import { coverOfRow } from '#db/cover.server.ts';
import { containing, named } from '#db/containing.server.ts';
import { listings } from '#db/schema/listings.ts';
import { moderationCases } from '#db/schema/moderation-cases.ts';
import { reports } from '#db/schema/reports.ts';
import { suspensions, users } from '#db/schema/users.ts';
import { referenceIn } from '#features/listings/rules.ts';
import type { ReportsAsked } from './asked.ts';
import { type Outcome, REASON_IDS } from './rules.ts';
import { heldReason } from './texts.ts';

const isOpen = and(isNotNull(reports.confirmedAt), isNull(reports.decidedAt));

/** Homes with reports that nobody was asked to look at although their owner has had the time to answer. */
export async function due(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ listingId: reports.listingId })
    .from(reports)
    .where(and(isOpen, isNull(reports.queuedAt), lte(reports.answerBy, now)))
    .limit(limit);
  return rows.map(({ listingId }) => listingId);
}

/** Open reports of homes, or of this home, that a person has decided since, with what and why. */
export function decidedMeanwhile(db: Db, limit: number, listingId?: string) {
  return db
    .selectDistinctOn([reports.id], {
      id: reports.id,
      verdict: moderationCases.verdict,
      reason: moderationCases.reason,
      by: moderationCases.decidedBy,
    })
    .from(reports)
    .innerJoin(
      moderationCases,
      and(
        eq(moderationCases.listingId, reports.listingId),
        gte(moderationCases.decidedAt, reports.queuedAt),
        // A decision about a change says nothing of the home as it stands.
        isNull(moderationCases.proposed),
        // Nobody judged what was put back.
        ne(moderationCases.verdict, 'put-back'),
        // One report was upheld by itself: the others are judged each by themselves.
        notInArray(moderationCases.reason, REASON_IDS.map(heldReason)),
      ),
    )
    .where(and(isOpen, listingId ? eq(reports.listingId, listingId) : undefined))
    .orderBy(reports.id, asc(moderationCases.decidedAt))
    .limit(limit);
}

/** Has a person asked again about homes whose case ended with a decision about a change only. */
export async function queueAgain(db: Db): Promise<void> {
  const ofHome = eq(moderationCases.listingId, reports.listingId);
  const cases = db.select({ id: moderationCases.id }).from(moderationCases);
  await db
    .update(reports)
    .set({ queuedAt: null })
    .where(
      and(
        isOpen,
        isNotNull(reports.queuedAt),
        notExists(cases.where(and(ofHome, isNull(moderationCases.decidedAt)))),
        notExists(
          db
            .select({ id: moderationCases.id })
            .from(moderationCases)
            .where(
              and(
                ofHome,
                gte(moderationCases.decidedAt, reports.queuedAt),
                isNull(moderationCases.proposed),
                ne(moderationCases.verdict, 'put-back'),
              ),
            ),
        ),
      ),
    );
}

export async function decide(db: Db, id: string, outcome: Outcome, by: string | null, at: Date): Promise<void> {
  await db
    .update(reports)
    .set({ outcome, decidedAt: at, decidedBy: by })
    .where(and(eq(reports.id, id), isNull(reports.decidedAt)));
}

/** Whether an open report has the contacts of this home paused. */
export async function isPausing(db: Db, listingId: string): Promise<boolean> {
  const found = db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.listingId, listingId), reports.pauses, isOpen));
  return (await found.limit(1)).length > 0;
}

const ORDERS = {
  heaviest: [desc(reports.pauses), desc(reports.weight), asc(reports.confirmedAt), asc(reports.id)],
  oldest: [asc(reports.confirmedAt), asc(reports.id)],
  newest: [desc(reports.confirmedAt), desc(reports.id)],
};

/**
 * Open reports that are asked for, those that pause contacts and the heaviest first where no other order is, then the oldest,
 * but those about one person's homes; with the name of who sent them and the cover of the home.
 */
export function open(db: Db, besides: string, { limit, startIndex }: Page, asked: ReportsAsked) {
  return db
    .select({
      report: reports,
      reporterName: users.name,
      isListed: isNotNull(listings.id),
      cover: coverOfRow,
    })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.reporterId))
    .leftJoin(listings, eq(listings.id, reports.listingId))
    .where(and(isOpen, ne(reports.ownerId, besides), matching(asked)))
    .orderBy(...ORDERS[asked.order ?? 'heaviest'])
    .limit(limit)
    .offset(startIndex);
}

function matching({ find = '', reason, listing }: ReportsAsked) {
  const reference = referenceIn(find);
  return and(
    listing ? eq(reports.listingId, listing) : undefined,
    reason && eq(reports.reason, reason),
    find
      ? or(
          containing(reports.reporterEmail, find),
          ...[reports.name, users.name].map((column) => named(column, find)),
          reference ? eq(reports.reference, reference) : undefined,
        )
      : undefined,
  );
}

/** How many reports wait for a decision. */
export function countOpen(db: Db): Promise<number> {
  return db.$count(reports, isOpen);
}

/** People about whose homes so many others, of as many networks, were right since that moment, and since their last suspension. */
export function oftenUpheld(db: Db, since: Date, least: number) {
  const people = countDistinct(reports.reporterEmail);
  const networks = countDistinct(reports.network);
  return db
    .select({ id: users.id, name: users.name, people: people.as('people') })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.ownerId))
    .where(
      and(
        eq(reports.outcome, 'upheld'),
        gte(reports.decidedAt, since),
        // Who was suspended since is looked at already.
        notExists(
          db
            .select({ id: suspensions.id })
            .from(suspensions)
            .where(and(eq(suspensions.userId, reports.ownerId), gte(suspensions.from, reports.decidedAt))),
        ),
      ),
    )
    .groupBy(users.id)
    .having(and(gte(people, least), gte(networks, least)))
    .orderBy(desc(people), asc(users.id))
    .limit(50);
}

/** Empties what was decided before the first moment, and removes what was decided before the second or never confirmed since the third. */
export async function forgetOld(
  db: Db,
  { emptied, removed, unconfirmed }: Record<'emptied' | 'removed' | 'unconfirmed', Date>,
) {
  await db.delete(reports).where(lt(reports.decidedAt, removed));
  await db.delete(reports).where(and(isNull(reports.confirmedAt), lt(reports.createdAt, unconfirmed)));
  await db.update(reports).set({ words: '', answer: '', evidence: [] }).where(lt(reports.decidedAt, emptied));
}

/** Those of the reports that still have pictures. */
export async function withEvidence(db: Db, ids: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(inArray(reports.id, ids), sql`cardinality(${reports.evidence}) > 0`));
  return new Set(rows.map(({ id }) => id));
}
