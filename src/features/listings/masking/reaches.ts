/** Mobile numbers of Nigeria, from there and from abroad. */
export const MOBILE = /^(?:0|(?:00)?2340?)[789][01]\d{8}$/;
const SEVERAL = /^(?:0[789][01]\d{8}){2,3}$/;
const BANKS = String.raw`gtb(?:ank)?|zenith|first ?bank|fbn|opay|palmpay|kuda|monie\s?point|fcmb|wema|sterling|fidelity|polaris|stanbic|union bank|ecobank`;
export const ACCOUNT_NEAR = new RegExp(
  String.raw`\b(?:acc(?:oun)?t?|a\/c|aza|nuban|${BANKS}|u\.?b\.?a|access|bank details|jaiz|keystone|providus|unity bank|carbon|fair\s?money|transfer|pay (?:in)?to)\b`,
);
/** Right before a number, it says whose it is. */
export const ACCOUNT_BEFORE = new RegExp(
  String.raw`\b(?:acc(?:oun)?t?|a\/c|nuban|aza|${BANKS}|uba|access bank)(?:\s(?:number|numba|no|num|is|na|starts?|begins?|with))*[^a-z\d]*$`,
);
const PHONE_WORD =
  '(?:tel|telephone|phone|call|dial|line|landline|office|mobile|whats ?app|reach|contact|digits|number|ring|flash|text|holla)';
const PHONE_NEAR = new RegExp(
  String.raw`\b${PHONE_WORD}\b(?:[^a-z\d]{1,3}(?:us|me|our|my|am|him|her|on|at|is|na|no|num|number|line|with|through|via))*[^a-z\d]*$`,
);
export const PHONE_AROUND = new RegExp(String.raw`\b(?:${PHONE_WORD}|add|part|half|digits?)s?\b`);
/** 01 234 5678, 01-2345678, (01) 234 5678 and 0201 234 5678. */
const LANDLINE =
  /^0[1-9] \d{3} \d{4}$|^0[1-9] \d{6,7}$|^020[1-9](?: \d{3} | ?\d{3})\d{4}$|^0[3-8]\d \d{3} \d{4}$|^0[78]00 \d{4} \d{4}$/;
const MONEY_BEFORE = /(?:[₦$£€#]|\b(?:n|ngn|naira|price|rent|asking|total))[\s:=]*$/;
const MONEY_AFTER = /^\s*(?:naira|million|billion|[mb]n?\b|sqm|per\b)/;

/** Numbers of papers and meters, with their name before them. */
export const PAPER_BEFORE =
  /\b(?:rc|tin|nin|bvn|cac|c of o|certificate|file|survey|plot|parcel|beacon|pillar|meter|title|deed|permit|licen[cs]e|lasrera|receipt|invoice|order|policy|ref|reference|registration|property id|zip|postal)(?:\s{1,2}(?:number|numbers|no|num|nos|id|code|is)){0,2}[\s.:#-]{0,3}(?:[a-z]{1,6}[/-]){0,3}$/;

/** From 09:00 to 17:00, or 01/02/2026. */
const TIME =
  /^(?:[01]\d|2[0-4]) (?:00|15|30|45) (?:[01]\d|2[0-4]) (?:00|15|30|45)$|^(?:[0-2]\d|3[01]) (?:0\d|1[0-2]) 20\d\d$/;
const isTime = (parts: readonly string[]) => TIME.test(parts.join(' '));

/** The sign before a number from abroad, and no sum of amounts. */
export const ABROAD = /(?<![\d)]\s{0,2})\+\s?\(?$/;

/** 1,500,000,000 */
function isAmount([, ...groups]: readonly string[]): boolean {
  return groups.length > 1 && groups.every((group) => group.length === 3) && groups.at(-1) === '000';
}

/** Whether figures in these groups, with this before and after them, reach somebody. */
export function reaches(parts: readonly string[], before: string, after: string): boolean {
  const digits = parts.join('');
  if (MOBILE.test(digits) || (parts.length === 1 && SEVERAL.test(digits))) return true;
  if (ABROAD.test(before) && /^\d{9,15}$/.test(digits)) return true;
  if (/^00[1-9]\d{9,12}$/.test(digits)) return true;
  if (/^0[1-9]\d{6,10}$/.test(digits) && PHONE_NEAR.test(before)) return !isTime(parts) && !PAPER_BEFORE.test(before);
  if (LANDLINE.test(parts.join(' '))) return !PAPER_BEFORE.test(before) && !MONEY_BEFORE.test(before);
  if (digits.length !== 10 || isAmount(parts)) return false;
  const [, second = ''] = parts;
  // Without the zero before it: 803 123 4567. An amount has three zeros there.
  if (
    /^[789][01]\d{8}$/.test(digits) &&
    parts.length > 1 &&
    second !== '000' &&
    parts[0]?.length === 3 &&
    parts.length <= 3
  )
    return true;
  if (ACCOUNT_NEAR.test(before) || ACCOUNT_NEAR.test(after)) return true;
  if (PAPER_BEFORE.test(before)) return false;
  return parts.length === 1 && !/0{5}$/.test(digits) && !MONEY_BEFORE.test(before) && !MONEY_AFTER.test(after);
}
