import type { Ctx } from '#core/ctx.ts';
import { ensure, fail } from '#core/errors.ts';
import { requireViewer } from '#core/viewer.ts';
import { isUniqueViolation } from '#db/postgres.server.ts';
import { inTransaction } from '#db/transaction.server.ts';
import { lockCases, say } from './cases.server.ts';
import { appealForm, type CaseWhy } from './contract.ts';
import * as repo from './repo.server.ts';
import type { Standing } from './standing.ts';
import { moderationTexts as texts } from './texts.ts';

export { announce, caseToDecide, decided, homeOfCase } from './deciding.server.ts';
export { keepsBack, lookAt } from './looking.server.ts';
export { middleLineOf, priceFactOf } from './rules/circumstances.server.ts';
export { personOf, proposalOf } from './queue/service.server.ts';

/** What speaks for a look at a home. */
interface Concern {
  /** Whose home it is. */
  ownerId: string;
  why: CaseWhy;
  /** Added to the score of the rules. */
  weight: number;
  /** What its owner reads, without an accusation, and how they put it right. */
  sentence: string;
  mend: string;
}

/**
 * Has a person look at a home (TRUST-10), within the caller's transaction: opens a case, or adds to the open one, so that a decision on what
 * it was before is refused. The home stays where it is. Gives the case's id.
 */
export function openCase(tx: Ctx, listingId: string, { ownerId, why, ...reason }: Concern): Promise<string> {
  return say(tx, { listingId, ownerId, why, reason: { rule: why, isEvidence: false, ...reason } });
}

/** Has a home wait for a person again, because the decision was taken back. */
export async function waitAgain(tx: Ctx, home: { id: string; userId: string }): Promise<void> {
  await say(tx, { listingId: home.id, ownerId: home.userId, why: 'new', holds: true });
}

/** Of these homes of the viewer's, by id, where those stand that are or were looked at; what nobody needs to know of is left out (TRUST-17). */
export async function standingsOf(
  ctx: Ctx,
  homes: readonly { id: string; status: string }[],
): Promise<Partial<Record<string, Standing>>> {
  const { id: viewerId } = requireViewer(ctx);
  const cases =
    homes.length > 0
      ? await repo.newestOf(
          ctx.db,
          homes.map(({ id }) => id),
        )
      : [];
  const byHome = new Map(cases.map((one) => [one.listingId, one]));
  const found = homes.flatMap(({ id, status }) => {
    const one = byHome.get(id);
    const standing = one?.ownerId === viewerId ? standingOf(one, status) : null;
    return standing ? [[id, standing] as const] : [];
  });
  return Object.fromEntries(found);
}

function standingOf(one: repo.CaseRow, status: string): Standing | null {
  const { verdict, proposed, why, reason } = one;
  const reasons = one.reasons.map(({ rule, sentence, mend, passage }) => ({
    rule,
    sentence,
    mend,
    ...(passage && { passage }),
  }));
  const open = (sentence: string) => ({ sentence, reasons, reason: '', canAppeal: false });
  if (verdict === null) {
    if (why === 'appeal') return { ...open(texts.appeals), reasons: reasons.filter(({ rule }) => rule !== 'appeal') };
    if (proposed) return open(texts.changeWaits);
    if (status === 'pending') return open(texts.waits);
    const isSaid = status === 'active' && reasons.some(({ rule }) => rule !== 'edit');
    return isSaid ? open(texts.looks) : null;
  }
  const closed = (sentence: string) => ({ sentence, reasons: [], reason, canAppeal: one.appealOf === null });
  if (verdict === 'removed' && status === 'removed') return closed(texts.removed);
  if (verdict === 'returned' && proposed) return closed(texts.changeReturned);
  return verdict === 'returned' && status === 'pending' ? closed(texts.returnedToYou) : null;
}

/** Asks for another look at what was decided last about a home of the viewer's, once; a person who did not decide it looks (TRUST-16). */
export async function appeal(ctx: Ctx, listingId: string, raw: unknown): Promise<void> {
  const viewer = requireViewer(ctx);
  const asked = appealForm.safeParse(raw);
  if (!asked.success) fail('invalid', texts.appealWords, { words: texts.appealWords });
  try {
    await inTransaction(ctx, async (tx) => {
      await lockCases(tx, listingId);
      const [last] = await repo.newestOf(tx.db, [listingId]);
      ensure(last, 'not_found', texts.notFound);
      ensure(last.ownerId === viewer.id, 'forbidden', texts.notYours);
      const isOpen = last.verdict === 'returned' || last.verdict === 'removed';
      ensure(isOpen && last.appealOf === null, 'conflict', texts.appealedBefore);
      const { words } = asked.data;
      tx.log.info({ event: 'listing-appealed', listingId, userId: viewer.id }, 'an owner asked for another look');
      await say(tx, {
        listingId,
        ownerId: viewer.id,
        why: 'appeal',
        holds: true,
        reason: { rule: 'appeal', weight: 40, isEvidence: false, sentence: texts.appeals, mend: '' },
        assessed: {
          version: last.rulesVersion,
          score: 0,
          reasons: last.reasons.filter(({ rule }) => rule !== 'appeal'),
        },
        more: { appealOf: last.id, words, before: last.before, proposed: last.proposed, proposedBy: last.proposedBy },
      });
    });
  } catch (error) {
    if (isUniqueViolation(error)) fail('conflict', texts.appealedBefore);
    throw error;
  }
}
