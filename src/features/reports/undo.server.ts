import type { Ctx } from '#core/ctx.ts';
import { fail } from '#core/errors.ts';
import { requireAdmin } from '#core/viewer.ts';
import { inTransaction } from '#db/transaction.server.ts';
import { referenceOf } from '#features/listings/rules.ts';
import * as audit from '#features/audit/service.server.ts';
import { pauseContacts } from '#features/listings/service.server.ts';
import { moveListing } from '#features/publishing/service.server.ts';
import { sendEmail } from '#jobs/emails.server.ts';
import { takenBackEmail } from './emails.server.ts';
import { askForLook } from './queue.server.ts';
import * as repo from './repo.server.ts';
import * as undoing from './repo-undo.server.ts';
import { UNDO_MINUTES } from './rules.ts';
import { decidedSo, reportsTexts as texts } from './texts.ts';

/** Decisions that are shown with the way back. */
const MOST_ROWS = 100;

/** What the viewer decided so lately that they can take it back; for admins. */
export async function decidedLately(ctx: Ctx) {
  const rows = await undoing.decidedBy(ctx.db, requireAdmin(ctx).id, undoSince(ctx), MOST_ROWS);
  return rows.map(({ reference, ...row }) => ({ ...row, reference: referenceOf(reference) }));
}

/**
 * Takes back what the viewer decided about a report, and about those that were decided along with it: they are open again, contacts are paused and a home is
 * where it was before, and both sides are told (TRUST-68). For admins. Throws `not_found`, and `conflict` once it is another's or too late.
 */
export async function undoDecision(ctx: Ctx, id: string): Promise<void> {
  const viewer = requireAdmin(ctx);
  await inTransaction(ctx, async (tx) => {
    const report = (await repo.lockWithHome(tx.db, id)) ?? fail('not_found', texts.notFound);
    const { listingId, decidedAt, name: subjectName, ownerId, reason, reference, outcome } = report;
    const isMine = decidedAt !== null && decidedAt >= undoSince(tx) && report.decidedBy === viewer.id;
    if (!isMine || outcome === null) return fail('conflict', texts.undoLate);
    const isHeld = await undoing.isHeldSince(tx.db, listingId, viewer.id, decidedAt);
    const reopened = await undoing.reopen(tx.db, report);
    if (reopened.some(({ pauses }) => pauses)) await pauseContacts(tx, listingId, true);
    if (isHeld) await moveListing(tx, listingId, { transition: 'undo' });
    await askForLook(tx, listingId);
    const notified = reopened.map(({ reporterEmail: sender }) => sender).filter((sender) => sender.includes('@'));
    // Of a home that was held its owner reads that it is on the market again.
    const owner = isHeld ? null : await repo.emailOf(tx.db, ownerId);
    for (const to of [...notified, ...(owner ? [owner] : [])])
      await tx.jobs.enqueue(tx.db, sendEmail, takenBackEmail(tx.settings, { to, reference: referenceOf(reference) }));
    await audit.record(tx, 'report.undo', {
      subjectId: listingId,
      subjectName,
      ownerId,
      detail: decidedSo(reason, outcome),
    });
  });
}

const undoSince = ({ now }: Pick<Ctx, 'now'>) => new Date(now().getTime() - UNDO_MINUTES * 60_000);
