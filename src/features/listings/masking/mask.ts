import { MASK } from '../rules.ts';

export interface Span {
  start: number;
  end: number;
}

/** Letters that are drawn like the ones that are meant. */
const DRAWN = 'аaеeоoсcрpхxіiз3б6уyѕsјjԁdһhкkтtмmвbнhɑaɡgɪiʏyɴnʀrʟlʙbᴀaᴄcᴅdᴇeᴊjᴋkᴍmᴏoᴘpᴛtᴜuᴠvᴡwᴢzαaεeιiοoρpνvυuκkτtχx';
const LOOKALIKES: Record<string, string> = Object.fromEntries(
  DRAWN.match(/../gu)?.map(([like, letter]) => [like, letter]) ?? [],
);
/** Joiners, fillers, variation selectors, key caps and accents: seen by nobody, or on another letter only. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Mn}\p{Me}\u2800]/u;

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const DIGIT = `(?:${DIGITS.join('|')}|nought|oh)`;
/** Figures, also with letters among them that are drawn like one; and figures in words. */
const NUMBER = new RegExp(
  String.raw`(?<![a-z\d])(?=[oil\d]*\d)[oil\d]+(?![a-z])|\d+|\b(?:(double|triple)\s+)?(${DIGIT})\b`,
  'g',
);
/** What stands between the figures of one number. */
const BETWEEN = /^[\s.\-–—_*/\\,;:()[\]{}+|'"~=·]{0,4}$/;

const TLD = '(?:com|net|org|ng|africa|co|uk|info|io|biz|xyz|ly|me)';
// Repetitions have bounds, so that a long text takes as long as its length.
const GAP = String.raw`\s{0,3}`;
const DOT = String.raw`(?:${GAP}\.${GAP}|${GAP}[[(]?${GAP}\bdot\b${GAP}[\])]?${GAP})`;
const LABELS = String.raw`[\w-]{1,63}(?:\.[\w-]{1,63}){0,4}`;
const NETWORK = '(?:instagram|insta|ig|twitter|tiktok|facebook|fb|telegram|snapchat)';
const MAIL = '(?:gmail|yahoo|ymail|outlook|hotmail|icloud|proton(?:mail)?)';
const WORDS = [
  // Email addresses, with signs and in words.
  String.raw`(?<![\w.+-])[\w.+-]{1,64}(?:${GAP}@${GAP}|${GAP}[[({]${GAP}at${GAP}[\])}]${GAP})(?=[a-z])(?:${LABELS}\.[a-z]{2,12}\b|[\w-]{1,63}(?:${DOT}${TLD}\b){1,3})`,
  String.raw`(?<![\w.+-])[\w.+-]{1,64}\s{1,3}at\s{1,3}(?:${MAIL}\b(?:${DOT}${TLD}\b){0,3}|[\w-]{1,63}(?:\.${TLD}\b|\s{1,3}dot\s{1,3}${TLD}\b){1,3})`,
  // Links.
  String.raw`(?:https?:\/\/|\bwww\.)\S{1,500}`,
  String.raw`(?<![\w.-])${LABELS}\.(?:com|net|org|ng|africa|ly|xyz|biz|uk)\b(?:\/\S{0,500})?`,
  String.raw`(?<![\w.-])${LABELS}\.(?:me|be|io|co|gl|app|link|page|to|cc|tv)\/\S{1,500}`,
  String.raw`(?<![\w-])[\w-]{1,63}(?:\s{1,3}dot\s{1,3}(?:com|net|org|ng|africa)\b){1,3}`,
  // Names on social networks.
  String.raw`(?<=\b(?:${NETWORK}|dm|handle)\b[^\n]{0,30}?)@[a-z][\w.]{2,29}`,
  String.raw`@[a-z][\w.]{2,29}(?=[^\n]{0,12}\b${NETWORK}\b)`,
  String.raw`(?<=\b${NETWORK}${GAP}(?:handle|page|name)?${GAP}[:=-]{1,2}${GAP})[a-z][\w.]{2,29}`,
].map((pattern) => new RegExp(pattern, 'g'));

const ACCOUNT_NEAR =
  /\b(?:acc(?:oun)?t?|a\/c|gtb(?:ank)?|zenith|uba|access|first bank|opay|palmpay|kuda|moniepoint|fcmb|wema|sterling|fidelity|polaris|stanbic|transfer|pay (?:in)?to)\b/;
const PHONE_NEAR = /\b(?:tel|telephone|phone|call|dial|line|office|whats ?app|reach|contact|digits|number)\b[^a-z\d]*$/;
const MONEY_BEFORE = /(?:[₦$£€#]|\b(?:n|ngn|naira|price|rent|asking|total))[\s:=]*$/;
const MONEY_AFTER = /^\s*(?:naira|million|billion|[mb]n?\b|sqm|per\b)/;

/** The text with every telephone and account number, email address, link and name on a network masked (LIFE-5). */
export function maskContacts(text: string): string {
  const spans = contactSpans(text);
  if (spans.length === 0) return text;
  let shown = '';
  let at = 0;
  for (const { start, end } of spans) {
    shown += text.slice(at, start) + MASK;
    at = end;
  }
  return shown + text.slice(at);
}

/** Where these stand in the text, from the first to the last. */
export function contactSpans(text: string): Span[] {
  const { folded, starts, ends } = fold(text);
  const found = [...numbersIn(folded), ...WORDS.flatMap((pattern) => matches(folded, pattern))]
    .map(({ start, end }) => ({ start: starts[start] ?? 0, end: ends[end - 1] ?? text.length }))
    .toSorted((a, b) => a.start - b.start);
  const merged: Span[] = [];
  for (const span of found) {
    const last = merged.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else merged.push(span);
  }
  return merged;
}

/** The text in small letters of one alphabet and figures of one script, and where each of its characters stood. */
export function fold(text: string) {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    if (!UNSEEN.test(character))
      for (const one of plain(character)) {
        folded += one;
        starts.push(at);
        ends.push(end);
      }
    // What is not seen belongs to the character before.
    else if (ends.length > 0) ends[ends.length - 1] = end;
    at = end;
  }
  return { folded, starts, ends };
}

function plain(character: string): string {
  const small = character.normalize('NFKC').toLowerCase();
  if (small.length > 1 || small < '\u0080') return small;
  if (!/\p{Nd}/u.test(small)) return LOOKALIKES[small] ?? small;
  // Figures of a script stand in a row, from its zero on.
  let zero = small.codePointAt(0) ?? 0;
  const figure = zero;
  while (figure - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(figure - zero);
}

function matches(folded: string, pattern: RegExp): Span[] {
  return [...folded.matchAll(pattern)].map((match) => {
    const end = match.index + match[0].replace(/[.,;:!?)\]]+$/, '').length;
    return { start: match.index, end };
  });
}

interface Figures extends Span {
  digits: string;
  inWords: boolean;
}

function figuresOf([all, times, word]: RegExpExecArray | RegExpMatchArray): string {
  if (!word) return all.replaceAll('o', '0').replaceAll(/[il]/g, '1');
  const digit = String(Math.max(0, DIGITS.indexOf(word)));
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
    if (last && !BETWEEN.test(folded.slice(last.end, token.start))) break;
    run.push(token);
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
  if (words >= 7) return words;
  for (let taken = run.length; taken > 0; taken -= 1) {
    const parts = run.slice(0, taken);
    const after = folded.slice(parts.at(-1)?.end ?? 0).slice(0, 25);
    if (
      reaches(
        parts.map(({ digits }) => digits),
        before,
        after,
      )
    )
      return taken;
  }
  return 0;
}

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
  if (/^(?:0|(?:00)?2340?)[789][01]\d{8}$/.test(digits)) return true;
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
  return parts.length === 1 && !/0{5}$/.test(digits) && !MONEY_BEFORE.test(before) && !MONEY_AFTER.test(after);
}
