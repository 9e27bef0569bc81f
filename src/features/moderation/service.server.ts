import type { Ctx } from '#core/ctx.ts';
import { ensure, fail } from '#core/errors.ts';
import { requireViewer } from '#core/viewer.ts';
import { isUniqueViolation } from '#db/postgres.server.ts';
import { inTransaction } from '#db/transaction.server.ts';
import { lockCases, reasonOf, say } from './cases.server.ts';
import { appealForm, type CaseWhy, UPHELD_WEIGHT } from './contract.ts';
import * as repo from './repo.server.ts';
import type { Standing } from './standing.ts';
import { moderationTexts as texts } from './texts.ts';

export { announce, caseToDecide, decided, ensureMayDecide, homeOfCase } from './deciding.server.ts';
export { keepsBack, lookAt, speaksAgainst } from './looking.server.ts';
export { keepMarks } from './marks.server.ts';
export { outlookOf } from './outlook.server.ts';
export { middleLineOf, priceFactOf } from './rules/circumstances.server.ts';
export { leaveCases, personOf, proposalOf } from './queue/service.server.ts';
export { carriesOurName, posesAsUs, saysMoreThanName } from './rules/posing.ts';

const DAY_MS = 86_400_000;
/** Decisions of so many days say how long homes usually wait. */
const USUAL_DAYS = 30;

/** Homes of one person that come to the queue together, at most. */
const MOST_OTHERS = 100;

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

/** Has a person look at the other homes on the market of somebody of whose home a report about money was right; they stay where they are (TRUST-79). */
export async function lookAtOthers(
  tx: Ctx,
  { ownerId, listingId: besides }: Pick<repo.CaseRow, 'ownerId' | 'listingId'>,
) {
  const reason = reasonOf('edit', texts.upheldSentence, '', UPHELD_WEIGHT);
  for (const listingId of await repo.liveOthers(tx.db, ownerId, besides, MOST_OTHERS))
    await say(tx, { listingId, ownerId, why: 'signals', reason });
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
  const ids = homes.map(({ id }) => id);
  const cases = ids.length > 0 ? await repo.newestOf(ctx.db, ids) : [];
  const byHome = new Map(cases.map((one) => [one.listingId, one]));
  const usual = cases.some((one) => one.verdict === null && one.holds) ? await usualWait(ctx) : '';
  const appealed = cases.flatMap(({ verdict, appealOf }) => (verdict === null && appealOf) || []);
  const decisions = await repo.reasonsOf(ctx.db, appealed);
  const found = homes.flatMap(({ id, status }) => {
    const one = byHome.get(id);
    const first = decisions.get(one?.appealOf ?? '') ?? '';
    const standing = one?.ownerId === viewerId ? standingOf(one, status, { usual, first }) : null;
    return standing ? [[id, standing] as const] : [];
  });
  return Object.fromEntries(found);
}

/** How long homes waited lately, in words; nothing where too few were decided to say. */
async function usualWait({ db, now }: Ctx): Promise<string> {
  const minutes = await repo.usualWait(db, new Date(now().getTime() - USUAL_DAYS * DAY_MS));
  return minutes === null ? '' : texts.usually(minutes);
}

function standingOf(
  one: repo.CaseRow,
  status: string,
  { usual, first }: { usual: string; first: string },
): Standing | null {
  const { verdict, proposed, why, reason, words: said } = one;
  const reasons = one.reasons
    .filter(({ rule }) => rule !== 'appeal')
    .map(({ rule, sentence, mend, passage }) => ({ rule, sentence, mend, ...(passage && { passage }) }));
  const standing = { reasons, needsChange: false, reason: '', wait: '', words: null, said: '' };
  if (verdict === null) {
    const wait = [texts.emailFollows, usual].filter(Boolean).join(' ');
    if (why === 'appeal')
      return { ...standing, sentence: texts.appeals, reason: first && texts.wrote(first), wait, said };
    if (proposed || status === 'pending') {
      const canMend = reasons.some(({ mend }) => mend !== '') ? texts.canMend : texts.nothingToDo;
      const sentence = proposed ? texts.changeWaits : texts.waits;
      return { ...standing, sentence, wait: `${canMend} ${wait}`, words: 'explain', said };
    }
    const isSaid = status === 'active' && reasons.some(({ rule }) => rule !== 'edit');
    return isSaid ? { ...standing, sentence: texts.looks } : null;
  }
  const quoted = reasons.filter(({ passage }) => passage);
  const closed = (sentence: string, reasons: Standing['reasons']): Standing => ({
    ...standing,
    sentence,
    reasons,
    reason,
    words: one.appealOf === null ? 'appeal' : null,
  });
  if (verdict === 'removed' && status === 'removed') return closed(texts.removed, []);
  if (verdict === 'returned' && proposed) return closed(texts.changeReturned, quoted);
  if (verdict !== 'returned' || status !== 'pending') return null;
  return { ...closed(texts.returnedToYou, quoted), needsChange: true };
}

/**
 * Keeps what an owner says about a home of theirs that waits, for whoever decides; said again, it takes the place of what they said before
 * (TRUST-58). Throws `invalid`, `forbidden` to others, and `conflict` where nothing waits.
 */
export async function explain(ctx: Ctx, listingId: string, raw: unknown): Promise<void> {
  const viewer = requireViewer(ctx);
  const { words } = wordsIn(raw);
  await inTransaction(ctx, async (tx) => {
    await lockCases(tx, listingId);
    const open = await repo.openOf(tx.db, listingId);
    ensure(open?.holds && open.why !== 'appeal', 'conflict', texts.notWaiting);
    ensure(open.ownerId === viewer.id, 'forbidden', texts.notYours);
    await repo.keepWords(tx.db, open.id, words);
  });
}

function wordsIn(raw: unknown) {
  const asked = appealForm.safeParse(raw);
  if (!asked.success) fail('invalid', texts.appealWords, { words: texts.appealWords });
  return asked.data;
}

/** Asks for another look at what was decided last about a home of the viewer's, once; a person who did not decide it looks (TRUST-16). */
export async function appeal(ctx: Ctx, listingId: string, raw: unknown): Promise<void> {
  const viewer = requireViewer(ctx);
  const { words } = wordsIn(raw);
  try {
    await inTransaction(ctx, async (tx) => {
      await lockCases(tx, listingId);
      const [last] = await repo.newestOf(tx.db, [listingId]);
      ensure(last, 'not_found', texts.notFound);
      ensure(last.ownerId === viewer.id, 'forbidden', texts.notYours);
      const isOpen = last.verdict === 'returned' || last.verdict === 'removed';
      ensure(isOpen && last.appealOf === null, 'conflict', texts.appealedBefore);
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
