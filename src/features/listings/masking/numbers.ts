interface Span {
  start: number;
  end: number;
}

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** "o eight o three", and no "o" that ends what somebody says. */
const LETTER_O = String.raw`(?<!\bof\s)o(?=[\s.,-]{1,3}(?:${DIGITS.join('|')}|oh|\d))`;
const DIGIT = `(?:${DIGITS.join('|')}|nought|oh|${LETTER_O})`;
/** Figures, also with letters among them that are drawn like one; and figures in words, also where they touch others: 080three. */
const NUMBER = new RegExp(
  String.raw`(?<![a-z\d])(?=[oil\d]*\d)[oil\d]+(?![a-z])|\d+|(?<![a-z])(?:(double|triple)\s+)?(${DIGIT}|(?<=(?:double|triple)\s{1,3})\d(?!\d))(?![a-z])`,
  'g',
);
/** What stands between the figures of one number, */
const BETWEEN = /^[\s.\-–—_*/\\,;:()[\]{}+|'"~=·\p{Extended_Pictographic}]{0,4}$/u;
/** and what people put there so that it is not seen as one. */
const FILLER = /^\s{0,3}(?:and|then|plus|x|dash|dot|space|hyphen|again)?\s{0,8}$/;
const MOBILE = /^(?:0|(?:00)?2340?)[789][01]\d{8}$/;

const ACCOUNT_NEAR =
  /\b(?:acc(?:oun)?t?|a\/c|gtb(?:ank)?|zenith|uba|access|first bank|opay|palmpay|kuda|moniepoint|fcmb|wema|sterling|fidelity|polaris|stanbic|transfer|pay (?:in)?to)\b/;
const PHONE_NEAR =
  /\b(?:tel|telephone|phone|call|dial|line|landline|office|whats ?app|reach|contact|digits|number)\b[^a-z\d]*$/;
const MONEY_BEFORE = /(?:[₦$£€#]|\b(?:n|ngn|naira|price|rent|asking|total))[\s:=]*$/;
const MONEY_AFTER = /^\s*(?:naira|million|billion|[mb]n?\b|sqm|per\b)/;

interface Figures extends Span {
  digits: string;
  inWords: boolean;
  /** Whether a filler stands before it. */
  isFilled?: boolean;
}

function figuresOf([all, times, word]: RegExpExecArray | RegExpMatchArray): string {
  if (!word) return all.replaceAll('o', '0').replaceAll(/[il]/g, '1');
  const digit = /^\d$/.test(word) ? word : String(Math.max(0, DIGITS.indexOf(word)));
  return digit.repeat(times === 'double' ? 2 : times === 'triple' ? 3 : 1);
}

/** The numbers that reach somebody in a folded text. */
export function* numbersIn(folded: string): Generator<Span & { digits: string }> {
  const tokens = [...folded.matchAll(NUMBER)].map((match): Figures => ({
    start: match.index,
    end: match.index + match[0].length,
    digits: figuresOf(match),
    inWords: Boolean(match[2]),
  }));
  for (let first = 0; first < tokens.length; first += 1) {
    const run = runFrom(tokens, first, folded);
    const taken = longest(run, folded);
    if (taken === 0) continue;
    const { start = 0 } = run[0] ?? {};
    const sign = /\+\(?$/.exec(folded.slice(0, start))?.[0].length ?? 0;
    const bracket = sign === 0 && folded[start - 1] === '(' ? 1 : 0;
    const digits = run
      .slice(0, taken)
      .map((part) => part.digits)
      .join('');
    yield { start: start - sign - bracket, end: run[taken - 1]?.end ?? start, digits };
    first += taken - 1;
  }
}

/** The figures from there on that may belong to one number. */
function runFrom(tokens: readonly Figures[], first: number, folded: string): Figures[] {
  const run: Figures[] = [];
  for (const token of tokens.slice(first, first + 16)) {
    const last = run.at(-1);
    const between = last && folded.slice(last.end, token.start);
    const isClose = between === undefined || BETWEEN.test(between);
    if (!isClose && !FILLER.test(between)) break;
    run.push({ ...token, isFilled: !isClose });
  }
  return run;
}

/** How many of these, from the first on, make a number that reaches somebody; 0 where none does. */
function longest(run: readonly Figures[], folded: string): number {
  const [first] = run;
  if (!first) return 0;
  const before = folded.slice(Math.max(0, first.start - 40), first.start);
  const spelled = run.findIndex(({ inWords }) => !inWords);
  const words = spelled === -1 ? run.length : spelled;
  if (words >= 7) return run.reduce((sum, { digits }) => sum + digits.length, 0) <= MOST_DIGITS ? run.length : words;
  for (let taken = run.length; taken > 0; taken -= 1) {
    const parts = run.slice(0, taken);
    const figures = groupsOf(parts);
    const after = folded.slice(parts.at(-1)?.end ?? 0).slice(0, 25);
    // Sizes and amounts have such words between them too.
    const isNumber = parts.some(({ isFilled }) => isFilled)
      ? MOBILE.test(figures.join(''))
      : reaches(figures, before, after);
    if (isNumber) return taken;
  }
  return 0;
}

/** As many as a number with the code of its country has. */
const MOST_DIGITS = 16;

/** The figures as they are grouped; those in words are one group: eight oh three 123 4567. */
function groupsOf(parts: readonly Figures[]): string[] {
  const groups: string[] = [];
  for (const [at, { digits, inWords }] of parts.entries()) {
    const joins = inWords && parts[at - 1]?.inWords;
    if (joins) groups.push(`${groups.pop() ?? ''}${digits}`);
    else groups.push(digits);
  }
  return groups;
}

/** Numbers of papers and meters, with their name before them. */
const PAPER_BEFORE =
  /\b(?:rc|tin|cac|c of o|certificate|file|survey|plot|parcel|meter|title|deed|permit|receipt|ref|reference|registration)(?:\s{1,2}(?:number|no|num|id|code|is))?[\s.:#-]{0,3}$/;

/** From 09:00 to 17:00, or 01/02/2026. */
const TIME =
  /^(?:[01]\d|2[0-4]) (?:00|15|30|45) (?:[01]\d|2[0-4]) (?:00|15|30|45)$|^(?:[0-2]\d|3[01]) (?:0\d|1[0-2]) 20\d\d$/;
const isTime = (parts: readonly string[]) => TIME.test(parts.join(' '));

/** 1,500,000,000 */
function isAmount([, ...groups]: readonly string[]): boolean {
  return groups.length > 1 && groups.every((group) => group.length === 3) && groups.at(-1) === '000';
}

function reaches(parts: readonly string[], before: string, after: string): boolean {
  const digits = parts.join('');
  // Mobile numbers of Nigeria, from there and from abroad.
  if (MOBILE.test(digits)) return true;
  if (/\+\(?$/.test(before) && /^\d{9,15}$/.test(digits)) return true;
  if (/^0[1-9]\d{6,8}$/.test(digits) && PHONE_NEAR.test(before)) return !isTime(parts);
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
