import { and, desc, eq, gte } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { listingHistory } from '#db/schema/listing-history.ts';
import { reports } from '#db/schema/reports.ts';
import type { ReportRow } from './repo.server.ts';

/** What this admin decided since that moment, the last first. */
export function decidedBy(db: Db, adminId: string, since: Date, limit: number) {
  const { id, name, reference, reason, outcome } = reports;
  return db
    .select({ id, name, reference, reason, outcome })
    .from(reports)
    .where(and(eq(reports.decidedBy, adminId), gte(reports.decidedAt, since)))
    .orderBy(desc(reports.decidedAt), desc(id))
    .limit(limit);
}

/** Opens what was decided along with this report, itself among them; gives them. */
export async function reopen(db: Db, { listingId, reason, decidedAt, decidedBy: by }: ReportRow) {
  if (!decidedAt || !by) return [];
  return db
    .update(reports)
    .set({ outcome: null, decidedAt: null, decidedBy: null, queuedAt: null })
    .where(
      and(
        eq(reports.listingId, listingId),
        eq(reports.reason, reason),
        eq(reports.decidedAt, decidedAt),
        eq(reports.decidedBy, by),
      ),
    )
    .returning();
}

/** Whether a home stands where this admin took it at that moment, out of the market. */
export async function isHeldSince(db: Db, listingId: string, adminId: string, at: Date): Promise<boolean> {
  const [last] = await db
    .select({ actorId: listingHistory.actorId, at: listingHistory.at, transition: listingHistory.transition })
    .from(listingHistory)
    .where(eq(listingHistory.listingId, listingId))
    .orderBy(desc(listingHistory.at), desc(listingHistory.id))
    .limit(1);
  return last?.transition === 'hold' && last.actorId === adminId && last.at.getTime() === at.getTime();
}
