import type { Ctx, Deps } from '#core/ctx.ts';
import { inTransaction } from '#db/transaction.server.ts';
import { openCase } from '#features/moderation/service.server.ts';
import * as repo from './repo.server.ts';
import * as deciding from './repo-decide.server.ts';
import { MOST_WEIGHT, REPORT_REASONS, type ReportReason } from './rules.ts';
import { REASON_CLAUSES, REASON_MENDS, reportsTexts as texts } from './texts.ts';

const BATCH = 100;

/** Has a person look at the home with all that is told about it now, within the caller's transaction; nothing where it is gone. */
export async function askForLook(tx: Ctx, listingId: string): Promise<void> {
  const open = await repo.openOf(tx.db, listingId);
  const [first] = open;
  if (!first) return;
  await repo.setQueued(
    tx.db,
    open.map(({ id }) => id),
    tx.now(),
  );
  if (!(await repo.lockHome(tx.db, listingId))) return;
  const reasons = [...new Set(open.map(({ reason }) => reason))];
  await openCase(tx, listingId, {
    ownerId: first.ownerId,
    why: 'report',
    weight: weightOf(open),
    sentence: `We were told that ${reasons.map((reason) => REASON_CLAUSES[reason]).join('; and that ')}.`,
    mend: [...new Set(open.map(mendOf))].join(' '),
  });
}

/** What its owner can do about a report: nothing more where they have answered it. */
function mendOf({ reason, answeredAt }: repo.ReportRow): string {
  return answeredAt ? texts.waiting : REASON_MENDS[reason];
}

/** Has a person look at homes whose owners have had the time to answer (TRUST-44). */
export async function askForDueLooks(deps: Deps): Promise<void> {
  for (const listingId of await deciding.due(deps.db, deps.now(), BATCH)) {
    await inTransaction(bySystem(deps), (tx) => askForLook(tx, listingId));
  }
}

/** For work that nobody asked for. */
export function bySystem(deps: Deps): Ctx {
  return { ...deps, viewer: null, requestId: 'reports', client: { address: '', userAgent: '', cookies: '' } };
}

/** What open reports weigh together, each by its reason and the record of who sent it. */
export function weightOf(open: readonly { reason: ReportReason; weight: number }[]): number {
  const sum = open.reduce((all, { reason, weight }) => all + (REPORT_REASONS[reason] * weight) / 100, 0);
  return Math.min(MOST_WEIGHT, Math.round(sum));
}
