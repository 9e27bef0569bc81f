import type { Ctx } from '#core/ctx.ts';
import { requireViewer } from '#core/viewer.ts';
import * as repo from './repo.server.ts';
import { URGENT } from './rules.ts';

const MOST_ROWS = 100;

/** What was told about the viewer's homes, and what they told about others. */
export async function ownReports(ctx: Ctx) {
  const { id } = requireViewer(ctx);
  const [about, mine] = await Promise.all([
    repo.aboutOwner(ctx.db, id, MOST_ROWS),
    repo.ofReporter(ctx.db, id, MOST_ROWS),
  ]);
  // One question for a home and a reason, however many people said it: neither their number nor who they are is told.
  const questions = new Map<string, repo.ReportRow>();
  for (const report of about) {
    const key = `${report.listingId} ${report.reason}`;
    const isOpen = (one: repo.ReportRow | undefined) => one?.outcome === null;
    if (!questions.has(key) || (isOpen(report) && !isOpen(questions.get(key)))) questions.set(key, report);
  }
  return {
    questions: [...questions.values()].map(({ listingId, name, reason, answerBy, answeredAt, outcome }) => ({
      listingId,
      name,
      reason,
      outcome,
      isUrgent: URGENT.includes(reason),
      answerBy: answerBy?.toISOString() ?? '',
      isAnswered: answeredAt !== null,
    })),
    mine: mine.map(({ id: reportId, name, reason, createdAt, outcome }) => {
      return { id: reportId, name, reason, outcome, createdAt: createdAt.toISOString() };
    }),
  };
}

/** Questions about the viewer's homes, or one of them, that wait for an answer. */
export async function openQuestions(ctx: Ctx, listingId?: string) {
  return repo.questionsTo(ctx.db, requireViewer(ctx).id, listingId);
}

/** Whether a report about money of this home is not decided, answered or not: its contacts may be paused. */
export async function mayBePaused(ctx: Ctx, listingId: string): Promise<boolean> {
  return (await repo.openOf(ctx.db, listingId)).some(({ reason }) => URGENT.includes(reason));
}
