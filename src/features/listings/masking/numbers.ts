import { ABROAD, ACCOUNT_BEFORE, ACCOUNT_NEAR, MOBILE, PHONE_AROUND, reaches } from './reaches.ts';
import { BETWEEN, type Figures, inParts } from './parts.ts';
import { digitsOf, NUMBER } from './spoken.ts';

interface Span {
  start: number;
  end: number;
}

/** What stands between figures that are written one by one. */
const BETWEEN_SINGLE = /^(?:[^\p{L}\p{N}₦$£€%&?!]{0,4}|[%&?!])$/u;
/** What people put between figures so that they are not seen as a number. */
const FILLER =
  /^[\s.,()#&^]{0,3}(?:and then|and|then|next|followed by|(?:and )?(?:it )?(?:ends?|ending|finish(?:es|ing)?|continues?)(?: (?:with|in))?|(?:then )?(?:the )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)(?: (?:one|number|figure|digit))?(?: (?:is|na|be))?|plus|then (?:my )?(?:lucky |best )?(?:numbers?|figures?|digits?)|(?!(?:sqm|sqf|kva|kw|km|ft|ha|hrs?|yrs?|bed|br|m)(?![a-z]))[a-z]{1,3}|(?:be|na) the (?:start|beginning)(?:,? then)?|follow (?:am |it )?(?:with|by)|(?:e |it )?go (?:end|finish)(?: (?:for|with))?|dash|dot|space|hyphen|comma|stroke|slash|again|\([a-z ]{1,16}\))?[\s.,():#&^]{0,8}$/;
/** A mobile number of Nigeria without its zero, */
const NO_ZERO = /^[789][01]\d{8}$/;
const NO_ZERO_DIGITS = 10;
/** with a word that says so. */
const ZERO_SAID = /\b(?:zero|0|oh|nought)\b/;
const MOST_REPEATED = 16;
const BACKWARD =
  /\b(?:back\s?wards?|revers\w{0,4}|right to left|right[- ]hand|turn(?:ed)? (?:it |am |this )?(?:a?round)|from (?:the )?(?:back|end|right))\b/;
const MIRRORED = /^\d{8}[01][789]0$/;
/** A mobile number, with a figure too many or too few. */
const MISCOUNTED = /^(?:0|234)[789][01]\d{7,9}$/;
const FEWEST_WORDS = 4;
/** Figures of things that are counted, and no number: one, two, three. */
const COUNTED = '0123456789101112';

/** A point in Nigeria with a word that says so: "GPS 12.002179, 8.591956". */
const COORDINATES =
  /(?<=\b(?:coordinates?|co-ordinates?|coords?|gps|lat(?:itude)?|geo|pin|map)\b[^\w]{0,3}(?:is |are |on |of )?)(?:[4-9]|1[0-3])\.\d{4,8}\s?,\s?(?:[3-9]|1[0-4])\.\d{4,8}(?!\d|\.\d)/g;

/** The numbers that reach somebody in a folded text. */
export function* numbersIn(text: string): Generator<Span & { digits: string }> {
  const folded = text.replace(COORDINATES, (point) => '~'.repeat(point.length));
  const tokens = [...folded.matchAll(NUMBER)].map((match): Figures => ({
    start: match.index,
    end: match.index + match[0].length,
    ...digitsOf(match),
  }));
  for (let first = 0; first < tokens.length; first += 1) {
    const run = runFrom(tokens, first, folded);
    const number = longest(run, folded);
    if (number === 0) {
      yield* inParts(tokens.slice(first, first + 16), folded);
      continue;
    }
    // A figure too many, where they are said, is one of a number that was counted wrong.
    const next = run[number];
    const isOver = next && /^\d$/.test(next.digits) && !next.isDoubtful && !next.isFilled;
    const taken = isOver && run.slice(0, number).some(({ inWords }) => inWords) ? number + 1 : number;
    const { start = 0 } = run[0] ?? {};
    const sign = ABROAD.exec(folded.slice(0, start))?.[0].length ?? 0;
    const bracket = sign === 0 && folded[start - 1] === '(' ? 1 : 0;
    const digits = digitsIn(run.slice(0, number));
    yield { start: start - sign - bracket, end: run[taken - 1]?.end ?? start, digits };
    first += taken - 1;
  }
}

/** The figures from there on that may belong to one number. */
function runFrom(tokens: readonly Figures[], first: number, folded: string): Figures[] {
  const run: Figures[] = [];
  for (const [at, token] of tokens.slice(first, first + 16).entries()) {
    const last = run.at(-1);
    const between = last && folded.slice(last.end, token.start);
    const isOneByOne = last?.digits.length === 1 && token.digits.length === 1;
    const isClose = between === undefined || (isOneByOne ? BETWEEN_SINGLE : BETWEEN).test(between);
    if (!isClose && !FILLER.test(between) && !isRepeated(tokens, first + at, folded)) break;
    run.push({ ...token, isFilled: !isClose });
  }
  return run;
}

/** Whether the same stands before this one and beside it: "0803ikeja5512ikeja774". */
function isRepeated(tokens: readonly Figures[], at: number, folded: string): boolean {
  const between = (one: number) => folded.slice(tokens[one - 1]?.end, tokens[one]?.start);
  const own = between(at);
  return (
    own.length <= MOST_REPEATED && [at - 1, at + 1].some((next) => tokens[next] && next > 0 && between(next) === own)
  );
}

/** How many of these, from the first on, make a number that reaches somebody; 0 where none does. */
function longest(all: readonly Figures[], folded: string): number {
  const [first] = all;
  if (!first) return 0;
  const before = folded.slice(Math.max(0, first.start - 40), first.start);
  return (
    withDoubtful(all, before, folded) || withoutDoubtful(all, before, folded) || saidOrMirrored(all, before, folded)
  );
}

function withDoubtful(all: readonly Figures[], before: string, folded: string): number {
  const doubtful = all.findIndex(({ isDoubtful }) => isDoubtful);
  if (doubtful === -1) return 0;
  return longestThat(all, doubtful, (parts, digits) => {
    if (digits.length !== 10) return MOBILE.test(digits);
    const { end = 0 } = parts.at(-1) ?? {};
    return ACCOUNT_NEAR.test(before) || (parts.length === 1 && ACCOUNT_NEAR.test(folded.slice(end, end + 25)));
  });
}

function withoutDoubtful(all: readonly Figures[], before: string, folded: string): number {
  const doubtful = all.findIndex(({ isDoubtful }) => isDoubtful);
  const run = doubtful === -1 ? all : all.slice(0, doubtful);
  const spelled = run.findIndex(({ inWords }) => !inWords);
  const words = spelled === -1 ? run.length : spelled;
  if (words >= 7 && !COUNTED.includes(digitsIn(run.slice(0, words))))
    return digitsIn(run).length <= MOST_DIGITS ? run.length : words;
  return longestThat(run, 0, (parts, digits) => {
    const after = folded.slice(parts.at(-1)?.end ?? 0).slice(0, 25);
    // Sizes and amounts have such words between them too.
    return parts.some(({ isFilled }) => isFilled)
      ? MOBILE.test(digits) || (digits.length === 10 && ACCOUNT_BEFORE.test(before))
      : reaches(groupsOf(parts), before, after);
  });
}

/** Numbers that are said in words, with a figure too many or too few, or without their zero; and such as are to be read backwards. */
function saidOrMirrored(all: readonly Figures[], before: string, folded: string): number {
  return longestThat(all, 0, (parts, digits) => {
    const { end = 0 } = parts.at(-1) ?? {};
    const after = folded.slice(end, end + 40);
    if (MIRRORED.test(digits)) return BACKWARD.test(before) || BACKWARD.test(after);
    const words = parts.filter(({ inWords }) => inWords).length;
    if (words >= FEWEST_WORDS && MISCOUNTED.test(digits)) return true;
    if (!NO_ZERO.test(digits)) return false;
    if (words >= FEWEST_WORDS) return PHONE_AROUND.test(before) || ZERO_SAID.test(after);
    const isOneByOne = parts.length === NO_ZERO_DIGITS;
    const isDisguised = words > 1 || parts.some(({ inWords, isDoubtful }) => isDoubtful && !inWords);
    return isOneByOne || (isDisguised && (PHONE_AROUND.test(before) || PHONE_AROUND.test(after)));
  });
}

/** The most of these, more than so many, that are such a number; 0 where none are. */
function longestThat(
  all: readonly Figures[],
  more: number,
  isNumber: (parts: readonly Figures[], digits: string) => boolean,
): number {
  for (let taken = all.length; taken > more; taken -= 1) {
    const parts = all.slice(0, taken);
    if (isNumber(parts, digitsIn(parts))) return taken;
  }
  return 0;
}

const digitsIn = (parts: readonly Figures[]): string => parts.reduce((sum, { digits }) => sum + digits, '');

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
