import { circumstantialReasons } from './circumstantial.ts';
import type { Assessment, Circumstances, Subject } from './contract.ts';
import { reasonsInText } from './words.ts';

/** Grows with every change of a rule, its weight or its words. */
const RULES_VERSION = 16;
/** From here on a home is looked at, and from there on before others see it (TRUST-1). */
export const LOOKED_AT_FROM = 30;
export const HELD_FROM = 60;

/** Rules that read of the words what is no evidence by itself. */
const HINTS: ReadonlySet<string> = new Set(['money-near-viewing', 'doubtful-words-at-low-price']);

/** What the rules say of a home (TRUST-1). Circumstances alone never hold it back; evidence always does. */
export function assess(subject: Subject, circumstances: Circumstances): Assessment {
  const inText = reasonsInText(subject);
  // Words that are quoted as evidence are not hinted at once more.
  const isQuoted = inText.some(({ isEvidence }) => isEvidence);
  const around = circumstantialReasons(subject, circumstances).filter(({ rule }) => !(isQuoted && HINTS.has(rule)));
  const reasons = [...inText, ...around].toSorted((a, b) => b.weight - a.weight);
  const weigh = (isEvidence: boolean) =>
    reasons.filter((reason) => reason.isEvidence === isEvidence).reduce((sum, { weight }) => sum + weight, 0);
  const evidence = weigh(true);
  const score = Math.min(100, evidence + Math.min(HELD_FROM - 1, weigh(false)));
  return { version: RULES_VERSION, score, holds: evidence > 0, reasons };
}
