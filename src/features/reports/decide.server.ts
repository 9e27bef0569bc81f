import type { Ctx, Deps } from '#core/ctx.ts';
import { ensure, fail } from '#core/errors.ts';
import type { Page } from '#core/paging.ts';
import { requireAdmin } from '#core/viewer.ts';
import { isUuid } from '#db/postgres.server.ts';
import { inTransaction } from '#db/transaction.server.ts';
import { referenceOf } from '#features/listings/rules.ts';
import * as audit from '#features/audit/service.server.ts';
import { pauseContacts } from '#features/listings/service.server.ts';
import { moveListing } from '#features/publishing/service.server.ts';
import { sendEmail } from '#jobs/emails.server.ts';
import type { ReportsAsked } from './asked.ts';
import { outcomeOf } from './agreement.ts';
import type { Finding } from './contract.ts';
import { ownerEmail, reporterEmail, withdrawnEmail } from './emails.server.ts';
import { EVIDENCE, reportOfKey } from './evidence.ts';
import { bySystem } from './queue.server.ts';
import * as repo from './repo.server.ts';
import * as deciding from './repo-decide.server.ts';
import {
  EVIDENCE_MONTHS,
  KEEP_MONTHS,
  type Outcome,
  type ReportReason,
  SUSPENSION_DAYS,
  SUSPENSION_REPORTS,
  UNCONFIRMED_DAYS,
} from './rules.ts';
import { decidedSo, heldReason, reportsTexts as texts } from './texts.ts';

const BATCH = 100;
const DAY_MS = 86_400_000;

/** Open reports for admins, with what both sides say; those about their own homes are for others. */
export async function adminReports(ctx: Ctx, page: Page, asked: ReportsAsked = {}) {
  const viewer = requireAdmin(ctx);
  const listing = asked.listing && isUuid(asked.listing) ? asked.listing : undefined;
  const rows = await deciding.open(ctx.db, viewer.id, { ...page, limit: page.limit + 1 }, { ...asked, listing });
  const shown = rows.slice(0, page.limit);
  const records = await repo.recordsOf(
    ctx.db,
    shown.map(({ report }) => report.reporterEmail),
  );
  return {
    rows: shown.map(({ report, reporterName, isListed, cover }) => {
      const { id, name, reference, reason, words, evidence, weight, pauses, answer } = report;
      const { decided = 0, upheld = 0 } = records.get(report.reporterEmail) ?? {};
      return {
        id,
        name,
        reference: referenceOf(reference),
        reason,
        words,
        weight,
        pauses,
        answer,
        decided,
        upheld,
        listingId: isListed ? report.listingId : null,
        cover,
        reporter: reporterName ?? report.reporterEmail,
        pictures: evidence.length,
        /** Whether the queue asks about it; of others the owner is still being asked. */
        isInQueue: report.queuedAt !== null,
        isOwn: isTheirs(report, viewer),
        since: report.confirmedAt?.toISOString() ?? '',
        answerBy: report.answerBy?.toISOString() ?? '',
      };
    }),
    more: rows.length > page.limit,
  };
}

/** How many reports wait for a decision; for admins. */
export function openReports(ctx: Ctx): Promise<number> {
  requireAdmin(ctx);
  return deciding.countOpen(ctx.db);
}

/** Accounts about whose homes several people were right within ninety days (TRUST-48); for admins. */
export async function accountsToLookAt(ctx: Ctx) {
  requireAdmin(ctx);
  return deciding.oftenUpheld(ctx.db, new Date(ctx.now().getTime() - SUSPENSION_DAYS * DAY_MS), SUSPENSION_REPORTS);
}

/**
 * Decides a report on record and tells both sides (TRUST-45); a home of which it was right leaves the market until its owner has put it right. For
 * admins, not of their own. Throws `not_found`, `forbidden`, and `conflict` where it is decided.
 */
export async function decideReport(ctx: Ctx, id: string, outcome: Finding): Promise<void> {
  const viewer = requireAdmin(ctx);
  // What is decided together has one moment, by which it is taken back together.
  const moment = ctx.now();
  await inTransaction({ ...ctx, now: () => moment }, async (tx) => {
    const report = await repo.lockWithHome(tx.db, id);
    if (!report?.confirmedAt) return fail('not_found', texts.notFound);
    ensure(!isTheirs(report, viewer), 'forbidden', texts.ownReport);
    if (report.outcome) fail('conflict', texts.decidedMeanwhile(report.outcome));
    const [inQueue] = await deciding.decidedMeanwhile(tx.db, 1, report.listingId);
    ensure(!inQueue, 'conflict', texts.decidedInQueue);
    const isHeld = outcome === 'upheld' && (await repo.isLive(tx.db, report.listingId));
    if (isHeld) await moveListing(tx, report.listingId, { transition: 'hold', reason: heldReason(report.reason) });
    await settle(tx, report, outcome, viewer.id, !isHeld);
    // Who said the same of the home was right as well, and learns it now.
    const others = outcome === 'upheld' ? await repo.openOf(tx.db, report.listingId) : [];
    for (const other of others)
      if (other.reason === report.reason && !isTheirs(other, viewer))
        await settle(tx, other, outcome, viewer.id, false);
    const { listingId: subjectId, name: subjectName, ownerId } = report;
    await audit.record(tx, 'report.decide', {
      subjectId,
      subjectName,
      ownerId,
      detail: decidedSo(report.reason, outcome),
    });
  });
}

/** Decides what is told about homes by how they were decided in the queue. */
export async function settleDecided(deps: Deps): Promise<void> {
  await deciding.queueAgain(deps.db);
  await settleHomes(deps);
}

/** The same for one home, at once after its decision, with what the admin found to be so; what it leaves, the job settles. For admins. */
export async function settleReportsOf(
  ctx: Ctx,
  listingId: string,
  foundSo: readonly ReportReason[] = [],
): Promise<void> {
  requireAdmin(ctx);
  await settleHomes(ctx, listingId, foundSo);
}

async function settleHomes(deps: Deps, listingId?: string, foundSo?: readonly ReportReason[]): Promise<void> {
  for (const { id, by, ...decision } of await deciding.decidedMeanwhile(deps.db, BATCH, listingId)) {
    await inTransaction(bySystem(deps), async (tx) => {
      const report = await repo.lock(tx.db, id);
      if (!report || report.decidedAt) return;
      await settle(tx, report, outcomeOf(report.reason, decision, foundSo), by);
    });
  }
}

/** A picture of a report; for admins, not about their own homes. Throws `not_found`. */
export async function openEvidence(ctx: Ctx, id: string, number: number) {
  const viewer = requireAdmin(ctx);
  const report = isUuid(id) ? await repo.byId(ctx.db, id) : undefined;
  const key = report?.ownerId === viewer.id ? undefined : report?.evidence[number - 1];
  return (key && (await ctx.storage.get(key))) || fail('not_found', texts.notFound);
}

/** Forgets what is older than the privacy notice says, and removes pictures that no report has any more (TRUST-47). */
export async function forgetOld(deps: Deps): Promise<void> {
  const { db, now, storage } = deps;
  await deciding.forgetOld(db, {
    emptied: monthsBefore(now(), EVIDENCE_MONTHS),
    removed: monthsBefore(now(), KEEP_MONTHS),
    unconfirmed: new Date(now().getTime() - UNCONFIRMED_DAYS * DAY_MS),
  });
  for (let after = EVIDENCE; ;) {
    const keys = await storage.list({ prefix: EVIDENCE, after, limit: BATCH });
    const last = keys.at(-1);
    if (!last) return;
    after = last;
    // A report that is being stored has its pictures before anybody can see its row.
    const old = keys.filter((key) => reportOfKey(key).since < now().getTime() - DAY_MS);
    const ids = [...new Set(old.map((key) => reportOfKey(key).id))].filter(isUuid);
    const kept = await deciding.withEvidence(db, ids);
    for (const key of old) if (!kept.has(reportOfKey(key).id)) await storage.remove(key);
  }
}

/** Ends a report and tells both sides: its owner only where nothing else does, and not who withdraws it. */
export async function settle(
  tx: Ctx,
  report: repo.ReportRow,
  outcome: Outcome,
  by: string | null,
  notifiesOwner = true,
): Promise<void> {
  const { id, listingId, ownerId, reporterEmail: sender, reason, reference, pauses } = report;
  await deciding.decide(tx.db, id, outcome, by, tx.now());
  if (pauses && !(await deciding.isPausing(tx.db, listingId))) await pauseContacts(tx, listingId, false);
  tx.log.info({ event: 'report-decided', reportId: id, listingId, outcome, by }, 'a report was decided');
  const about = { reference: referenceOf(reference), reason };
  // Somebody who has left has no address here.
  if (sender.includes('@') && outcome !== 'withdrawn')
    await tx.jobs.enqueue(tx.db, sendEmail, reporterEmail(tx.settings, { ...about, to: sender }, outcome));
  const isSaidAgain = (await repo.openOf(tx.db, listingId)).some((other) => other.reason === reason);
  const to = isSaidAgain || !notifiesOwner ? null : await repo.emailOf(tx.db, ownerId);
  // Why a home left the market its owner read with that.
  if (to && outcome !== 'closed') {
    const { settings } = tx;
    const email =
      outcome === 'withdrawn'
        ? withdrawnEmail(settings, { ...about, to })
        : ownerEmail(settings, { ...about, to }, outcome);
    await tx.jobs.enqueue(tx.db, sendEmail, email);
  }
}

function isTheirs({ ownerId, reporterId }: repo.ReportRow, viewer: { id: string }): boolean {
  return viewer.id === ownerId || viewer.id === reporterId;
}

function monthsBefore(now: Date, months: number): Date {
  const limit = new Date(now);
  limit.setUTCMonth(limit.getUTCMonth() - months);
  return limit;
}
