import type { CaseReason } from './contract.ts';

/** Where a home stands with those who look at it, to its owner. */
export interface Standing {
  sentence: string;
  /** Whether it was returned: it waits for its owner, and not for us. */
  needsChange: boolean;
  /** What speaks against it, and how to mend it. */
  reasons: Pick<CaseReason, 'rule' | 'sentence' | 'mend' | 'passage'>[];
  /** Why it was decided so. */
  reason: string;
  /** While it waits: what its owner can do, and how long that usually takes. */
  wait: string;
  /** What its owner may write: against a decision, or for whoever will decide; null where nobody would read it. */
  words: 'appeal' | 'explain' | null;
  /** What they wrote already. */
  said: string;
}

/** What an owner reads on the form of a home: where it stands, and what is to be changed. */
export function standingLines({ sentence, reason, reasons, wait }: Standing): string[] {
  const found = reasons.map(({ sentence, mend, passage }) =>
    [sentence, passage && `It says “${passage}”.`, mend].filter(Boolean).join(' '),
  );
  return [sentence, reason, ...found, wait].filter(Boolean);
}
