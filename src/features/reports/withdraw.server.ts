import type { Ctx } from '#core/ctx.ts';
import { ensure, fail } from '#core/errors.ts';
import { requireViewer } from '#core/viewer.ts';
import { inTransaction } from '#db/transaction.server.ts';
import { settle } from './decide.server.ts';
import * as repo from './repo.server.ts';
import * as deciding from './repo-decide.server.ts';
import { reportsTexts as texts } from './texts.ts';

/** Open reports of one home that a decision in the queue answers. */
const MOST_ANSWERED = 100;

/**
 * Takes back what the viewer told us: it pauses no contacts any more, counts in no record, and an owner who was asked is told (TRUST-80). A home that
 * waits for a look keeps waiting, since whoever sent it may have been paid or pressed to take it back. Once more changes nothing. Throws `not_found` for another's, and `conflict` where it is decided.
 */
export async function withdrawReport(ctx: Ctx, id: string): Promise<void> {
  const viewer = requireViewer(ctx);
  await inTransaction(ctx, async (tx) => {
    const report = await repo.lockWithHome(tx.db, id);
    if (report?.reporterId !== viewer.id) return fail('not_found', texts.notFound);
    if (report.outcome === 'withdrawn') return;
    const inQueue = await deciding.decidedMeanwhile(tx.db, MOST_ANSWERED, report.listingId);
    const isOpen = report.outcome === null && !inQueue.some((one) => one.id === id);
    ensure(isOpen, 'conflict', texts.withdrawDecided);
    await settle(tx, report, 'withdrawn', null);
  });
}
