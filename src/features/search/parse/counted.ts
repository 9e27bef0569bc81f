import { numberAt } from './numbers.ts';
import { phraseAfter, phraseAt } from './phrases.ts';
import type { Token } from './tokens.ts';
import { COUNTED, FILTER_PHRASES, PLOT_BOOK, SCALE_BOOK, SIZE_BOOK } from './vocabulary.ts';
import { CHILDREN, PARTY, PEOPLE } from './words/stays.ts';
import { STAY_UNITS_AFTER_FOR } from './words/types.ts';

/** Whether rooms or such are counted there, and nothing that is named by itself ("room and parlour", "parking") and no line of a form ("Beds: 2"). */
export function areCountedAt(tokens: readonly Token[], at: number): boolean {
  const counted = phraseAfter(COUNTED, tokens, at);
  const named = phraseAt(FILTER_PHRASES, tokens, at)?.to ?? 0;
  const isLabel = counted !== null && tokens[counted.to]?.gap.includes(':');
  return counted !== null && !isLabel && (named < counted.to || (named === counted.to && counted.value !== 'parking'));
}

/**
 * Whether a number behind a name counts what follows, and is no part of it: "Maitama 2 adults", "Lekki 1 bdrm", "Lekki two fifty million", "Yaba area
 * 2 bedroom". Of what is called a phase or a mile, the number is the name, and so it is of the areas of Garki and the zones of Wuse.
 */
export function countsWhatFollows(tokens: readonly Token[], at: number): boolean {
  const number = numberAt(tokens, at);
  if (!number) return false;
  // "Lekki two (2) bedroom" says it twice.
  const next = tokens[at + 1]?.gap.includes('(') && tokens[at + 1]?.number !== null ? at + 2 : at + 1;
  if (
    phraseAfter(PEOPLE, tokens, next) ||
    phraseAfter(CHILDREN, tokens, next) ||
    phraseAfter(PARTY, tokens, at) ||
    phraseAfter(STAY_UNITS_AFTER_FOR, tokens, next)
  )
    return true;
  const [holder, sort] = [tokens[at - 2]?.word ?? '', tokens[at - 1]?.word ?? ''];
  if (/^(?:phase|ph|mile)$/.test(sort)) return false;
  const isOwn = sort === 'area' ? AREA_HOLDERS.has(holder) : sort === 'zone' && ZONE_HOLDERS.has(holder);
  if (isOwn || (/^(?:area|zone)$/.test(sort) && tokens[at - 1]?.breaks)) return false;
  return areCountedAt(tokens, next) || isMeasured(tokens, number.to) || isRange(tokens, at);
}

/** Whether bedrooms are counted in full there. */
export function isCountOfBedrooms(tokens: readonly Token[], at: number): boolean {
  const count = numberAt(tokens, at);
  return count !== null && phraseAfter(COUNTED, tokens, count.to)?.value === 'bedrooms';
}

/** What stands before an area or a zone that is a place: "Abuja area 2 bedroom" is none. */
const AREA_HOLDERS = new Set(['', 'garki', 'in', 'at', 'for', 'around', 'near']);
const ZONE_HOLDERS = new Set([...AREA_HOLDERS, 'wuse', 'abuja']);

function isMeasured(tokens: readonly Token[], at: number): boolean {
  return (
    (phraseAfter(SCALE_BOOK, tokens, at) ??
      phraseAfter(SIZE_BOOK, tokens, at) ??
      phraseAfter(PLOT_BOOK, tokens, at)) !== null
  );
}

/** How many times the lower one the higher end of a range is: "Wuse 2 - 60k" is none. */
const WIDEST = 10;

/** "Lekki 2-3 bedroom" and "Wuse 2 to 3 million". */
function isRange(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (!next || next.breaks) return false;
  const second = /^(?:to|or|and)$/.test(next.word) ? at + 2 : /[-–—/]/.test(next.gap) ? at + 1 : null;
  const [from, end] = [numberAt(tokens, at), second === null ? null : numberAt(tokens, second)];
  // "Wuse 2 - 3 bed - 3m": such dashes part the lines of a form.
  const isDash = (token: Token) => /\s[-–—]\s/.test(token.gap);
  if (!from || !end || (isDash(next) && tokens.filter(isDash).length > 1)) return false;
  // "Wuse 2 - 2 bedroom"; nor is "Wuse 2 - 3 bedroom", as it is written.
  if (isDash(next) && (end.value <= from.value || tokens[at - 1]?.word === 'wuse')) return false;
  return (
    areCountedAt(tokens, end.to) ||
    (end.value <= from.value * WIDEST && phraseAfter(SCALE_BOOK, tokens, end.to) !== null)
  );
}
