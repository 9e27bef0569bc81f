interface Span {
  start: number;
  end: number;
}

const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** "o eight o three", and no "o" that ends what somebody says. */
const LETTER_O = String.raw`(?<!\bof\s)o(?=[\s.,-]{1,3}(?:${DIGITS.join('|')}|oh|\d))`;
const DIGIT = `(?:${DIGITS.join('|')}|nought|oh|${LETTER_O})`;
const TIMES = '(?:double|triple|treble)';
/**
 * How figures are said in Pidgin, Yoruba, Hausa and Igbo, or spelt as they sound. Many are everyday words too, so they count only where a whole
 * telephone or account number comes of them.
 */
const SAID: ReadonlyMap<string, string> = new Map(
  [
    'ziro zirro ziroh zeero nil odo sifili efu',
    'wan won ookan okan kan daya otu',
    'tu to too meji eji biyu abuo',
    'tiri tri tree thri free meta eta uku ato',
    'fo foh for fore merin erin hudu ano',
    'faiv fife fyv faif marun arun biyar ise',
    'siks sis sixx mefa efa shida isii',
    'sevin sevun sefun meje eje bakwai asaa',
    'eit ate ait eigt mejo ejo takwas asato',
    'nain nan nyne mesan esan tara itoolu',
  ].flatMap((words, digit) => words.split(' ').map((word) => [word, String(digit)] as const)),
);
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SPOKEN = `(?:${[...SAID.keys(), ...TEENS].join('|')}|(?:${TENS.join('|')})(?:[\\s-]{1,2}(?:${DIGITS.slice(1).join('|')}))?)`;
/** Figures with letters among them that are taken for one: 0B03, 44S. */
const DRAWN = String.raw`(?<![a-z\d])(?=[oil\d]*[sbz])(?=[oilsbz]*\d)[oilsbz\d]{2,14}(?![a-z\d])`;
const DRAWN_AS: Record<string, string> = { o: '0', i: '1', l: '1', z: '2', s: '5', b: '8' };
const ONE_DIGIT = new RegExp(`${DIGITS.join('|')}|oh`, 'g');
const GLUED = `(?:${DIGITS.join('|')}|oh){7,16}`;
/** Figures, also with letters among them that are drawn like one; and figures in words, also where they touch others: 080three. */
const NUMBER = new RegExp(
  String.raw`(${DRAWN})|(?<![a-z])(${GLUED})(?![a-z])|(?<![a-z\d])(?=[oil\d]*\d)[oil\d]+(?![a-z])|\d+|(?<![a-z])(?:(${TIMES})\s+)?(?:(${DIGIT}|(?<=${TIMES}\s{1,3})\d(?!\d))|(${SPOKEN}))(?![a-z])`,
  'g',
);
/** What stands between the figures of one number, */
const BETWEEN = /^[\s.\-–—_*/\\,;:()[\]{}+|'"~=·\p{Extended_Pictographic}]{0,4}$/u;
/** and what people put there so that it is not seen as one. */
const FILLER =
  /^[\s.,()#&^]{0,3}(?:and then|and|then|next|followed by|(?:and )?(?:it )?(?:ends?|ending|finish(?:es|ing)?|continues?) (?:with|in)|plus|x|dash|dot|space|hyphen|comma|stroke|slash|again)?[\s.,():#&^]{0,8}$/;
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
  /** Whether it may be an everyday word, or one with figures in it. */
  isDoubtful: boolean;
  /** Whether a filler stands before it. */
  isFilled?: boolean;
}

function figuresOf([all, _drawn, glued, times, word, spoken]: RegExpExecArray | RegExpMatchArray): string {
  if (glued) return (glued.match(ONE_DIGIT) ?? []).map(numberOf).join('');
  const said = word ?? spoken;
  if (!said) return all.replaceAll(/[a-z]/g, (letter) => DRAWN_AS[letter] ?? letter);
  const digit = /^\d$/.test(said) ? said : (SAID.get(said) ?? numberOf(said));
  return digit.repeat(times === undefined ? 1 : times === 'double' ? 2 : 3);
}

/** "seven", "seventeen", "seventy" and "seventy-one". */
function numberOf(said: string): string {
  if (TEENS.includes(said)) return String(10 + TEENS.indexOf(said));
  const [ten = '', one = ''] = said.split(/[\s-]+/);
  if (TENS.includes(ten)) return String(10 * (2 + TENS.indexOf(ten)) + Math.max(0, DIGITS.indexOf(one)));
  return String(Math.max(0, DIGITS.indexOf(said)));
}

/** The numbers that reach somebody in a folded text. */
export function* numbersIn(folded: string): Generator<Span & { digits: string }> {
  const tokens = [...folded.matchAll(NUMBER)].map((match): Figures => ({
    start: match.index,
    end: match.index + match[0].length,
    digits: figuresOf(match),
    inWords: Boolean(match[4] ?? match[5]),
    isDoubtful: Boolean(match[1] ?? match[2] ?? match[5]),
  }));
  for (let first = 0; first < tokens.length; first += 1) {
    const run = runFrom(tokens, first, folded);
    const number = longest(run, folded);
    if (number === 0) continue;
    // A figure too many, where they are said, is one of a number that was counted wrong.
    const isOver = run.slice(0, number).some(({ inWords }) => inWords) && /^\d$/.test(run[number]?.digits ?? '');
    const taken = isOver && !run[number]?.isFilled ? number + 1 : number;
    const { start = 0 } = run[0] ?? {};
    const sign = /\+\(?$/.exec(folded.slice(0, start))?.[0].length ?? 0;
    const bracket = sign === 0 && folded[start - 1] === '(' ? 1 : 0;
    const digits = run
      .slice(0, number)
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
function longest(all: readonly Figures[], folded: string): number {
  const [first] = all;
  if (!first) return 0;
  const before = folded.slice(Math.max(0, first.start - 40), first.start);
  const doubtful = all.findIndex(({ isDoubtful }) => isDoubtful);
  if (doubtful !== -1)
    for (let taken = all.length; taken > doubtful; taken -= 1) {
      const digits = all.slice(0, taken).reduce((sum, part) => sum + part.digits, '');
      if (MOBILE.test(digits) || (digits.length === 10 && ACCOUNT_NEAR.test(before))) return taken;
    }
  const run = doubtful === -1 ? all : all.slice(0, doubtful);
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
