import { fold, numbersIn, type Span } from '#features/listings/masking/mask.ts';

const BANK =
  '(?:gtb(?:ank)?|zenith|uba|access bank|first ?bank|opay|palmpay|kuda|moniepoint|fcmb|wema|alat|sterling|fidelity|polaris|stanbic|union bank|ecobank|keystone|jaiz|providus|unity bank|heritage|fbn|paga)';
/** What says of the number right after it, or before it, that money goes there. */
const ACCOUNT_BEFORE = new RegExp(
  String.raw`\b(?:acc(?:oun)?ts?|a\/c|nuban|beneficiary)\b[^\d]{0,30}$|\b(?:transfer|pay(?:ment)?s?|send|lodge|deposit)\b[^\d]{0,20}\bto\b[^\d]{0,20}$|\b${BANK}(?: (?:bank|mfb|plc|digital))*[\s:,.=(–-]{0,4}(?:(?:no|number|na|is|acct|details)\b[\s:.]{0,3}){0,2}$`,
);
const ACCOUNT_AFTER = new RegExp(
  String.raw`^[\s,.:()/–-]{0,4}(?:${BANK}|acc(?:oun)?t|mrs?|ms|miss|chief|alha[jd]\w{1,2}|engr|madam|prince)\b`,
);
/** A sentence ends between the bank and its number. */
const BANK_BEFORE = new RegExp(String.raw`\b(?:${BANK}|bank details?)[^a-z\d]{1,6}$`);
/** An account that has the number of a telephone. */
const SAME_AS_PHONE =
  /\b(?:opay|palmpay|kuda|moniepoint|paga)\b[^.!?\n]{0,12}\b(?:is|na|same as)\s(?:also\s)?(?:my|this|the|our)\s(?:phone|line|number|same)\b/;
/** What has numbers too: papers, meters, registers. */
const OTHER_NUMBER =
  /\b(?:rc|ref|reference|tin|tax|bill|luc|loan|file|plan|survey|title|meter|customer|permit|licen[cs]e|utility|water|electricity|electric|ikedc|ekedc|aedc|demand|gazette|registration|policy|certificate|page|folio)\b/;

/** The first number of a bank account in the text: one with a bank or an account named beside it, and no paper or meter. */
export function accountNumber(text: string): Span | undefined {
  const { folded, starts, ends } = fold(text);
  for (const { start, end, digits } of numbersIn(folded)) {
    const before = folded.slice(Math.max(0, start - 60), start).replace(/^[^]*(?:[.!?]\s|\n\n)/, '');
    const isNamed =
      ACCOUNT_BEFORE.test(before) ||
      BANK_BEFORE.test(folded.slice(Math.max(0, start - 24), start)) ||
      ACCOUNT_AFTER.test(folded.slice(end, end + 24));
    // Those of some banks are telephone numbers.
    if (isNamed && (digits.length === 10 || digits.length === 11) && !OTHER_NUMBER.test(before))
      return { start: starts[start] ?? 0, end: ends[end - 1] ?? text.length };
  }
  const same = SAME_AS_PHONE.exec(folded);
  return same
    ? { start: starts[same.index] ?? 0, end: ends[same.index + same[0].length - 1] ?? text.length }
    : undefined;
}
