import { and, asc, count, desc, eq, or, sql } from 'drizzle-orm';
import type { Page } from '#core/paging.ts';
import type { Viewer } from '#core/viewer.ts';
import type { Db } from '#db/client.server.ts';
import { coverOfRow } from '#db/cover.server.ts';
import { named } from '#db/containing.server.ts';
import { listings } from '#db/schema/listings.ts';
import { moderationCases as cases } from '#db/schema/moderation-cases.ts';
import { users } from '#db/schema/users.ts';
import { referenceIn } from '#features/listings/rules.ts';
import { isReportedBy } from '../repo.server.ts';
import type { QueueAsked } from './asked.ts';

const order = [desc(cases.score), asc(cases.openedAt), asc(cases.id)] as const;
const ORDERS = {
  riskiest: order,
  oldest: [asc(cases.openedAt), asc(cases.id)],
  newest: [desc(cases.openedAt), desc(cases.id)],
} as const;
/** The order that is asked for, the riskiest first where none is. */
export const orderOf = ({ order: asked = 'riskiest' }: QueueAsked) => ORDERS[asked];

const SHOWN = {
  held: cases.holds,
  appeals: eq(cases.why, 'appeal'),
  reported: eq(cases.why, 'report'),
  changed: eq(cases.why, 'edit'),
  chance: eq(cases.why, 'sample'),
  back: eq(cases.why, 'back'),
};
/** Open, and of a home that is there to be looked at; an appeal also of one that was taken down, a change that waits also of one that is taken. */
export const isDue = sql`${cases.decidedAt} is null and (${listings.status} in ('active', 'pending') or (${listings.status} = 'removed' and ${cases.why} = 'appeal') or (${listings.status} in ('let', 'sold') and ${cases.proposed} is not null))`;

/** What is to be looked at and is asked for, the riskiest first where no other order is, then the oldest. */
export function due(db: Db, viewer: Viewer, { limit, startIndex }: Page, asked: QueueAsked) {
  const { id, why, holds, score, reasons, openedAt, claimedBy, claimedUntil, ownerId } = cases;
  const { name, status, type, city, state, offer, regularPrice, discountPrice } = listings;
  return db
    .select({
      id,
      why,
      holds,
      score,
      reasons,
      openedAt,
      claimedBy,
      claimedUntil,
      ownerId,
      name,
      status,
      type,
      city,
      state,
      offer,
      regularPrice,
      discountPrice,
      ownerName: users.name,
      /** Of an appeal: who made the decision that it is about. */
      firstDecidedBy: sql<
        string | null
      >`(select first.decided_by from moderation_cases as first where first.id = ${cases.appealOf})`,
      isReported: sql<boolean>`${isReportedBy(db, cases.listingId, viewer)}`,
      isChange: sql<boolean>`${cases.proposed} is not null`,
      cover: coverOfRow,
    })
    .from(cases)
    .innerJoin(listings, eq(listings.id, cases.listingId))
    .innerJoin(users, eq(users.id, listings.userId))
    .where(and(isDue, matching(asked)))
    .orderBy(...orderOf(asked))
    .limit(limit)
    .offset(startIndex);
}

/** How many homes of the queue are asked for. */
export async function countDue(db: Db, asked: QueueAsked): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(cases)
    .innerJoin(listings, eq(listings.id, cases.listingId))
    .innerJoin(users, eq(users.id, listings.userId))
    .where(and(isDue, matching(asked)));
  return row?.total ?? 0;
}

/** Which homes are asked for; of a statement that joins homes and their owners. */
export function matching({ find = '', which }: QueueAsked) {
  const reference = referenceIn(find);
  return and(
    which && SHOWN[which],
    find
      ? or(
          named(listings.name, find),
          named(users.name, find),
          reference ? eq(listings.reference, reference) : undefined,
        )
      : undefined,
  );
}

/** How many wait, how many of these hold something back, and since when the middle one and the oldest do. */
export async function waiting(db: Db) {
  const moment = (part: ReturnType<typeof sql>) => sql<string | null>`${part}`;
  const [row] = await db
    .select({
      total: sql<number>`count(*)::integer`,
      appeals: sql<number>`count(*) filter (where ${cases.why} = 'appeal')::integer`,
      holding: sql<number>`count(*) filter (where ${cases.holds})::integer`,
      median: moment(
        sql`to_timestamp(percentile_cont(0.5) within group (order by extract(epoch from ${cases.openedAt})))`,
      ),
      oldest: moment(sql`min(${cases.openedAt})`),
    })
    .from(cases)
    .innerJoin(listings, eq(listings.id, cases.listingId))
    .where(isDue);
  return row ?? { total: 0, appeals: 0, holding: 0, median: null, oldest: null };
}
