import type { Ctx } from '#core/ctx.ts';
import { lockUntilCommit } from '#db/lock.server.ts';
import type { CaseReason, CaseWhy } from './contract.ts';
import * as repo from './repo.server.ts';

/** What is new about a home that a person looks at. */
export interface CaseNews {
  listingId: string;
  ownerId: string;
  why: CaseWhy;
  /** Whether the home, or its change, waits for the decision. */
  holds?: boolean;
  /** What the rules say now, in the place of what they said before. */
  assessed?: { version: number; score: number; reasons: CaseReason[] };
  /** What something else than a rule says, in the place of what that said before. */
  reason?: CaseReason;
  more?: Partial<Pick<repo.CaseRow, 'before' | 'proposed' | 'proposedBy' | 'appealOf' | 'words'>>;
}

/** Reasons that no rule gives: what rules say anew leaves them. */
const OTHERS: readonly string[] = ['new', 'first', 'edit', 'sample', 'back', 'report', 'appeal'];
/** Why somebody asked for a look outweighs what a later change of the home would say. */
const STAYS: readonly CaseWhy[] = ['appeal', 'report'];

/** What something else than a rule says: a circumstance, never evidence. */
export const reasonOf = (rule: string, sentence: string, mend: string, weight = 0): CaseReason => ({
  rule,
  weight,
  isEvidence: false,
  sentence,
  mend,
});

/** Opens the case of a home, or says this in the open one, whose version grows; the caller's transaction holds its lock. Gives its id. */
export async function say(tx: Ctx, news: CaseNews): Promise<string> {
  await lockCases(tx, news.listingId);
  const open = await repo.openOf(tx.db, news.listingId);
  const before = open?.reasons ?? [];
  const others = before.filter(({ rule }) => OTHERS.includes(rule) && rule !== news.reason?.rule);
  const ruled = news.assessed?.reasons ?? before.filter(({ rule }) => !OTHERS.includes(rule));
  const own = news.reason ? [news.reason, ...others] : others;
  const ofRules = news.assessed?.score ?? ruled.reduce((sum, { weight }) => sum + weight, 0);
  const values = {
    why: open && STAYS.includes(open.why) ? open.why : news.why,
    holds: news.holds ?? open?.holds ?? false,
    score: ofRules + own.reduce((sum, { weight }) => sum + weight, 0),
    rulesVersion: news.assessed?.version ?? open?.rulesVersion ?? 0,
    reasons: [...ruled, ...own],
    ...news.more,
  };
  if (open) {
    await repo.change(tx.db, open.id, values);
    return open.id;
  }
  const { listingId, ownerId } = news;
  return repo.insert(tx.db, { listingId, ownerId, openedAt: tx.now(), ...values });
}

/** Lets nobody else open, change or decide cases of this home until the transaction ends. */
export function lockCases(tx: Ctx, listingId: string): Promise<void> {
  return lockUntilCommit(tx.db, 'moderation', listingId);
}
