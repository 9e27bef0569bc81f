import { fold, type Span } from '#features/listings/masking/mask.ts';

/** What opens somebody's bank account; a home has no use for it. */
const SECRET =
  /\b(?:bvn(?! (?:office|enrol|cent|registration))|atm cards?|(?:debit|bank) cards?|card (?:pin|number)|pin of (?:your|the) card|cvv|otp)\b/g;
const DENIED =
  /\b(?:no|not|never|nobody|dont|don't|wont|won't|without|beware|scam\w*|fraud\w*|near|beside|opposite|behind|close)\b[^.!?\n]{0,60}$/;
/** Cards are also what guests pay with, and cash comes from. */
const PAID_WITH = /\b(?:accept\w*|pay|paid|payments?|pos|machine)\b[^.!?\n]{0,30}$/;

/** Where a text asks for a bank verification number, a card or its codes. */
export function bankSecret(text: string): Span | undefined {
  const { folded, starts, ends } = fold(text);
  for (const match of folded.matchAll(SECRET)) {
    const before = folded.slice(Math.max(0, match.index - 70), match.index);
    const isCard = match[0].includes('card') && !/pin|number/.test(match[0]);
    if (DENIED.test(before) || (isCard && PAID_WITH.test(before))) continue;
    const end = match.index + match[0].length;
    return { start: starts[match.index] ?? 0, end: ends[end - 1] ?? text.length };
  }
  return undefined;
}
