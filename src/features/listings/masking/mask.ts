import { MASK } from '../rules.ts';
import { numbersIn } from './numbers.ts';
import { soundedIn } from './sounded.ts';
import { WORDS } from './words.ts';

export { numbersIn };

export interface Span {
  start: number;
  end: number;
}

/** Letters that are drawn like the ones that are meant. */
const DRAWN =
  'аaеeоoсcрpхxіiз3б6уyѕsјjԁdһhкkтtмmвbнhɑaɡgɪiʏyɴnʀrʟlʙbᴀaᴄcᴅdᴇeᴊjᴋkᴍmᴏoᴘpᴛtᴜuᴠvᴡwᴢzαaεeιiοoρpνvυuκkτtχx🅾o🅱b🅰aɗdɓbƙkƴyɛeɔoɢgցgʜhꜰfꜱs';
const LOOKALIKES: Record<string, string> = Object.fromEntries(
  DRAWN.match(/../gu)?.map(([like, letter]) => [like, letter]) ?? [],
);
/** Figures that no alphabet has: in black circles, in circles of two lines, and Chinese ones. */
const DRAWN_FIGURES = [
  '⓿❶❷❸❹❺❻❼❽❾',
  '🄌➊➋➌➍➎➏➐➑➒',
  '🄋➀➁➂➃➄➅➆➇➈',
  '〇⓵⓶⓷⓸⓹⓺⓻⓼⓽',
  '〇一二三四五六七八九',
  '零壹贰叁肆伍陆柒捌玖',
];
const FIGURES: ReadonlyMap<string, string> = new Map(
  DRAWN_FIGURES.flatMap((row) => Array.from(row, (figure, digit) => [figure, String(digit)] as const)),
);
/** Joiners, fillers, variation selectors, key caps and accents: seen by nobody, or on another letter only. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Mn}\p{Me}\u2800]/u;

/** The text with every telephone and account number, email address, link and name on a network masked (LIFE-5). */
export const maskContacts = (text: string): string => maskTogether([text])[0] ?? text;

/** Texts that are shown together: a number may begin in one of them and end in the next. */
export function maskTogether(texts: readonly string[]): string[] {
  const spans = contactSpans(texts.join('\n'));
  let from = 0;
  return texts.map((text) => {
    const start = from;
    from += text.length + 1;
    return spans.length === 0 ? text : masked(text, spans, start);
  });
}

function masked(text: string, spans: readonly Span[], offset: number): string {
  let shown = '';
  let at = 0;
  for (const span of spans) {
    const start = Math.max(0, span.start - offset);
    const end = Math.min(text.length, span.end - offset);
    if (start >= end) continue;
    shown += text.slice(at, start) + MASK;
    at = end;
  }
  return shown + text.slice(at);
}

/** Where these stand in the text, from the first to the last. */
export function contactSpans(text: string): Span[] {
  const { folded, starts, ends } = fold(text);
  const found = [...numbersIn(folded), ...soundedIn(folded), ...WORDS.flatMap((pattern) => matches(folded, pattern))]
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
        // Positions are those of strings, where some characters take two.
        for (let unit = 0; unit < one.length; unit += 1) {
          starts.push(at);
          ends.push(end);
        }
      }
    // What is not seen belongs to the character before.
    else if (ends.length > 0) ends[ends.length - 1] = end;
    at = end;
  }
  return { folded, starts, ends };
}

function plain(character: string): string {
  const small = character
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();
  if (small < '\u0080') return small;
  const like = FIGURES.get(small) ?? LOOKALIKES[small];
  if (like || !/^\p{Nd}$/u.test(small)) return like ?? small;
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
