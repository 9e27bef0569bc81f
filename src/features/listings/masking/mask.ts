import { MASK } from '../rules.ts';
import { numbersIn } from './numbers.ts';

export { numbersIn };

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

const TLD = '(?:com|net|org|ng|africa|co|uk|info|io|biz|xyz|ly|me)';
// Repetitions have bounds, so that a long text takes as long as its length.
const GAP = String.raw`\s{0,3}`;
const DOT = String.raw`(?:${GAP}\.${GAP}|${GAP}[[(]?${GAP}\bdot\b${GAP}[\])]?${GAP})`;
const LABELS = String.raw`[\w-]{1,63}(?:\.[\w-]{1,63}){0,4}`;
const NETWORK = '(?:instagram|insta|ig|twitter|tiktok|facebook|fb|telegram|snapchat|youtube|linkedin)';
const MAIL = String.raw`(?:g[\s.-]?mail|yahoo|ymail|outlook|hotmail|icloud|proton(?:mail)?)`;
/** What stands between a name, a provider and its ending, whatever word or sign somebody took for it. */
const SEPARATOR = String.raw`[^a-z\d\n]{0,4}(?:(?:at sign|[a-z]{1,9})[^a-z\d\n]{1,4})?`;
/** A name that people give themselves on a network, and no word of a sentence. */
const MADE_UP = String.raw`(?:(?=[a-z.]{2,28}[_\d])[a-z][\w.]{2,29}|[a-z]{2,20}(?:homes|houses|housing|estates?|realty|realtors?|property|properties|apartments))\b`;
/** Endings that are words of sentences too, where the space after a full stop is missing. */
const WORD_TLD = '(?:shop|homes?|store|site|house|estate|properties|agency|link|live|page|space)';
const BUILDING =
  '(?:building|house|plaza|estate|court|apartments?|office|towers?|cent(?:re|er)|street|road|close|hotel|mall|junction)';
const NO_NAME =
  '(?:yes|no|only|or|and|chat|me|us|available|call|text|message|messages|number|line|the|is|for|group|please)';
const WORDS = [
  // Email addresses, with signs and in words.
  String.raw`(?<![\w.+-])[\w.+-]{1,64}@(?=[a-z])${LABELS}\.[a-z]{2,12}\b`,
  String.raw`(?<![\w.+-])[\w.+-]{1,64}(?:${GAP}@${GAP}|${GAP}[[({]${GAP}at${GAP}[\])}]${GAP})(?=[a-z])[\w-]{1,63}(?:${DOT}${TLD}\b){1,3}`,
  String.raw`(?<![\w.+-])(?:[\w-]{1,30}\s{1,3}dot\s{1,3}){0,3}[\w.+-]{1,64}\s{1,3}at\s{1,3}(?:${MAIL}\b(?!\s{1,3}${BUILDING}\b)(?:${DOT}${TLD}\b){0,3}|[\w-]{1,63}(?:\.${TLD}\b){1,3}|(?:[\w-]{1,30}\s){0,2}[\w-]{1,63}(?:\s{1,3}dot\s{1,3}${TLD}\b){1,3})`,
  String.raw`(?<![\w.+-])[\w.+-]{1,64}(?:${GAP}@${GAP}${MAIL}\b|\s{1,3}${MAIL}\s{1,3}(?:dot\s{1,3})?com\b)`,
  // In other words, in letters that stand apart, and the name alone beside its provider.
  String.raw`(?<![\w.+-])(?!${NO_NAME}\b)[a-z\d.+]{2,64}(?=[^a-z\d])${SEPARATOR}${MAIL}(?=[^a-z\d])${SEPARATOR}(?:com|co|net|ng)\b`,
  String.raw`(?<!\w)(?:[\w.]\s{1,2}){2,40}@\s{0,2}(?:[\w-]\s{0,2}){2,40}\.\s{0,2}c\s{0,2}o(?:\s{0,2}m)?\b`,
  String.raw`(?<=\b${MAIL}\b(?:\s(?:name|id|address|account))?(?:${GAP}[:=-]|\s(?:is|na))\s{0,3})(?!${NO_NAME}\b)[a-z][\w.]{2,29}`,
  // Links.
  String.raw`(?<![\w.-])[\w-]{4,63}\s{1,2}\.\s{0,2}(?:com|org|net|ng)\b(?:\s{0,2}\.\s{0,2}ng\b)?`,
  String.raw`(?:\bwww|\bhttps?)[\s.:/]{1,4}[\w-]{2,63}[\s.,]{1,3}${TLD}\b`,
  String.raw`(?<=\b(?:visit|check|on|at|to|via)\s{1,3})[\w-]{4,63},(?:com|ng|net|org)\b`,
  String.raw`(?<![\w-])[\w-]{4,63}-dot-(?:com|net|org|ng)\b(?:-dot-ng\b)?`,
  String.raw`\b(?:t|wa)\s{0,2}(?:dot|\.)\s{0,2}me\b(?:\s{0,2}(?:slash|\/)\s{0,2}[\w+]{2,40})?`,
  String.raw`(?:h(?:tt|xx)ps?:\/\/|\bwww\.)\S{1,500}`,
  String.raw`(?<![\w.-])(?!dot\.com\b)${LABELS}\.(?:com|net|org|ng|africa|ly|xyz|biz|uk|info|online|website|app)\b(?:\/\S{0,500})?`,
  String.raw`(?<=\b(?:visit|call|check|reach|contact|find|at|on|via|to|me|us|website|link|page|online)\b[\s:,-]{1,3})[\w-]{4,63}\.${WORD_TLD}\b`,
  String.raw`(?<![\w.-])${LABELS}\.(?:me|be|io|co|gl|gle|app|link|page|to|cc|tv|ee|bio|in|st|sh|ai|us|eu|site|shop|homes|store)\/\S{1,500}`,
  String.raw`(?<![\w-])[\w-]{1,63}(?:(?:\s{1,3}dot\s{1,3}|${GAP}[[({]${GAP}(?:dot|\.)${GAP}[\])}]${GAP})(?:com|net|org|ng|africa|info|co|shop|homes)\b){1,3}(?:\/\S{0,500})?`,
  String.raw`\bwww${GAP}\.${GAP}[\w-]{2,63}(?:${GAP}\.${GAP}${TLD}\b){1,2}`,
  // Names on social networks.
  String.raw`(?<=\b(?:${NETWORK}|dm|handle)\b[^\n]{0,30}?)@[a-z][\w.]{2,29}`,
  String.raw`@[a-z][\w.]{2,29}(?=[^\n]{0,12}\b${NETWORK}\b)`,
  String.raw`(?<=\b(?:${NETWORK}|whats ?app)${GAP}(?:handle|page|name)?(?:${GAP}[:=]|\s{1,3}-)\s{0,3})(?!${NO_NAME}\b)[a-z][\w.]{2,29}`,
  String.raw`(?<=\b${NETWORK}\s{1,3}(?:(?:me|us|on|is|at|na|id|name|handle|page|account|channel)\s{1,3}){0,2})${MADE_UP}`,
  String.raw`\b${MADE_UP}(?=\s{1,3}(?:on|for|at|via)\s{1,3}${NETWORK}\b)`,
  String.raw`(?<=\b${NETWORK}\s{0,3})@\s{1,3}(?!${NO_NAME}\b)[a-z][\w.]{3,29}`,
  String.raw`(?<=\b(?:find|follow|search|add|message|check|dm)\b[^.\n]{0,20}\b${NETWORK}\b(?:\s(?:page|group))?\s(?:as|by|under)\s{1,3})[a-z][\w.]{1,29}(?:\s[a-z][\w.]{1,29}){0,3}`,
  // Pins of messengers.
  String.raw`(?<=\b(?:bbm|blackberry)\b(?:\s{0,2}(?:pin|id))?\s{0,2}[:=-]?\s{0,2})(?=[\da-f]{0,7}\d)[\da-f]{8}\b`,
].map((pattern) => new RegExp(pattern, 'g'));

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
