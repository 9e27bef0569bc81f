import { fold, type Span } from '#features/listings/masking/mask.ts';

/** What opens somebody's bank account; a home has no use for it. */
const SECRET = new RegExp(
  [
    String.raw`\b(?:bvn(?! (?:and nin |or nin )?(?:office|enrol|cent|registration))|bank verification (?:number|no)|atm cards?|(?:debit|bank) cards?|(?:atm|card) (?:pin|number)|pin of (?:your|the) card|cvv|otp)\b`,
    // "the three digits at the back", "the code that drops on your phone"
    String.raw`\b(?:three|3|last) (?:digits|numbers|figures) (?:at|on) (?:the|your|its)\b`,
    String.raw`(?<=\b(?:send|give|forward|tell|share|provide|submit|read|drop|bring)\b[^.!?\n]{0,50})\b(?:codes?|sms)\b(?=[^.!?\n]{0,20}\b(?:receive|sent|comes?|drops?|enters?|get|gets)\b)`,
    String.raw`\b(?:internet|mobile|online) banking (?:password|login|details|pin)\b|\bbank (?:login|password|app password)\b`,
  ].join('|'),
  'g',
);
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
