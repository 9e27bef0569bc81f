import { MOBILE, PAPER_BEFORE, PHONE_AROUND } from './reaches.ts';
import type { Said } from './spoken.ts';

interface Span {
  start: number;
  end: number;
}

/** Figures as somebody wrote them, and where. */
export interface Figures extends Span, Said {
  /** Whether a filler stands before it. */
  isFilled?: boolean;
}

/** What stands between the figures of one number. */
export const BETWEEN = /^[^\p{L}\p{N}₦$£€%&?!]{0,4}$/u;
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

/** "The first part is 0803. Part two: 4567812": the parts of a mobile number with words between them, each by itself. */
export function* inParts(tokens: readonly Figures[], folded: string): Generator<Span & { digits: string }> {
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
