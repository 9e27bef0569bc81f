import { ABROAD, ACCOUNT_BEFORE, ACCOUNT_NEAR, MOBILE, PAPER_BEFORE, PHONE_AROUND, reaches } from './reaches.ts';
import { digitsOf, NUMBER, type Said } from './spoken.ts';

interface Span {
  start: number;
  end: number;
}

/** What stands between the figures of one number, */
const BETWEEN = /^[^\p{L}\p{N}₦$£€%&?!]{0,4}$/u;
const BETWEEN_SINGLE = /^(?:[^\p{L}\p{N}₦$£€%&?!]{0,4}|[%&?!])$/u;
/** and what people put there so that it is not seen as one. */
const FILLER =
  /^[\s.,()#&^]{0,3}(?:and then|and|then|next|followed by|(?:and )?(?:it )?(?:ends?|ending|finish(?:es|ing)?|continues?)(?: (?:with|in))?|(?:then )?(?:the )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)(?: (?:one|number|figure|digit))?(?: (?:is|na|be))?|plus|then (?:my )?(?:lucky |best )?(?:numbers?|figures?|digits?)|(?!(?:sqm|sqf|kva|kw|km|ft|ha|hrs?|yrs?|bed|br|m)(?![a-z]))[a-z]{1,3}|(?:be|na) the (?:start|beginning)(?:,? then)?|follow (?:am |it )?(?:with|by)|(?:e |it )?go (?:end|finish)(?: (?:for|with))?|dash|dot|space|hyphen|comma|stroke|slash|again|\([a-z ]{1,16}\))?[\s.,():#&^]{0,8}$/;
/** A mobile number of Nigeria without its zero, */
const NO_ZERO = /^[789][01]\d{8}$/;
const NO_ZERO_DIGITS = 10;
/** with a word that says so. */
const ZERO_SAID = /\b(?:zero|0|oh|nought)\b/;
/** The first part of a mobile number that is given in parts. */
const FIRST_PART = /^(?:(?:0|234)[789][01]\d{0,7}|0[789])$/;
const SAID_TO_BEGIN = /\b(?:begins?|starts?|beginning|starting) (?:with|from|na|is) $/;
/** "Kano/2019/07034" and "0803-LK-417": parts of a code. */
const CODE_BEFORE = /[a-z\d][/-]$/;
const CODE_AFTER = /^[/-][a-z]/;
const CALL_AFTER = /\b(?:call|dial|ring|whats ?app|text|flash)\b/;
/** 0900, which no mobile number begins with. */
const FULL_HOUR = /^0[789]00$/;
/** Between the parts of a number stand some words, and no sentence of another matter. */
const MOST_BETWEEN = 60;
const MOST_PARTS = 4;
const MOST_REPEATED = 16;
const BACKWARD =
  /\b(?:back\s?wards?|revers\w{0,4}|right to left|right[- ]hand|turn(?:ed)? (?:it |am |this )?(?:a?round)|from (?:the )?(?:back|end|right))\b/;
const MIRRORED = /^\d{8}[01][789]0$/;
/** A mobile number, with a figure too many or too few. */
const MISCOUNTED = /^(?:0|234)[789][01]\d{7,9}$/;
const FEWEST_WORDS = 4;
const COUNTED = '0123456789101112';
interface Figures extends Span, Said {
  /** Whether a filler stands before it. */
  isFilled?: boolean;
}

/** The numbers that reach somebody in a folded text. */
export function* numbersIn(folded: string): Generator<Span & { digits: string }> {
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

/** "The first part is 0803. Part two: 4567812": the parts of a mobile number with words between them, each by itself. */
function* inParts(tokens: readonly Figures[], folded: string): Generator<Span & { digits: string }> {
  const [first, ...rest] = groupsIn(tokens, folded);
  if (!first || !FIRST_PART.test(first.digits)) return;
  // Hardly anything but a telephone number begins with four such figures and then has as many more.
  const before = folded.slice(Math.max(0, first.start - 40), first.start);
  const isBegun =
    SAID_TO_BEGIN.test(before) ||
    (first.digits.length > 3 &&
      !FULL_HOUR.test(first.digits) &&
      !PAPER_BEFORE.test(before) &&
      !CODE_BEFORE.test(before) &&
      !CODE_AFTER.test(folded.slice(first.end, first.end + 2)));
  for (const isSaid of [true, false]) {
    const parts = [first];
    let digits = first.digits;
    for (const group of rest) {
      if (digits.length >= 11 || parts.length === MOST_PARTS) break;
      if (group.isDoubtful || (group.inWords && !isSaid) || group.digits.length < 2) continue;
      if (group.start - (parts.at(-1)?.end ?? 0) > (isBegun ? 4 * MOST_BETWEEN : MOST_BETWEEN)) break;
      parts.push(group);
      digits += group.digits;
    }
    const end = parts.at(-1)?.end ?? first.end;
    const isCalled =
      PHONE_AROUND.test(folded.slice(Math.max(0, first.start - MOST_BETWEEN), parts.at(-1)?.start)) ||
      CALL_AFTER.test(folded.slice(end, end + MOST_BETWEEN));
    if (parts.length === 1 || !MOBILE.test(digits) || !(isBegun || isCalled)) continue;
    for (const { start, end } of parts) yield { start, end, digits };
    return;
  }
}

/** Figures that follow each other in words, or one by one, are one part: zero eight zero tree. One doubtful word alone is none. */
function groupsIn(tokens: readonly Figures[], folded: string): Figures[] {
  const groups: Figures[] = [];
  for (const token of tokens) {
    const last = groups.at(-1);
    const isInWords = (last?.inWords && isSaid(token)) || (token.inWords && last && isSaid(last));
    const isNext = last && isInWords && BETWEEN.test(folded.slice(last.end, token.start));
    if (isNext)
      groups.splice(-1, 1, { ...last, end: token.end, digits: last.digits + token.digits, isDoubtful: false });
    else groups.push(token);
  }
  return groups;
}

const isSaid = ({ inWords, digits }: Figures) => inWords || digits.length === 1;

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
  // "Flats one, two, three … are taken"
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
