import type { Ctx } from '#core/ctx.ts';
import { say } from './cases.server.ts';
import type { CaseWhy } from './contract.ts';

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
