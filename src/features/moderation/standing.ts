import type { CaseReason } from './contract.ts';

/** Where a home stands with those who look at it, to its owner: a sentence, the reasons with how to mend each, and whether they may appeal. */
export interface Standing {
  sentence: string;
  reasons: Pick<CaseReason, 'rule' | 'sentence' | 'mend' | 'passage'>[];
  reason: string;
  canAppeal: boolean;
}
