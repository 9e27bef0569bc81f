import { phraseAt } from '../phrases.ts';
import { type Part, plain } from '../parts.ts';
import type { Token } from '../tokens.ts';
import { FILTER_PHRASES } from '../vocabulary.ts';
import { COMPOUNDS, GLUE } from '../words/glue.ts';
import { streetWordAt } from './streets.ts';

/** What stands before the number of a house or plot. */
const NUMBERED = /^(?:no|number|plot|block|blk)$/;
const MOST_WORDS = 4;

/** "20B Rainbow Town Road", "no 4B Herbert Macaulay Way": the number of a house, and neither billions nor bedrooms. */
export function houseNumberAt(tokens: readonly Token[], from: number): Part[] | null {
  const at = NUMBERED.test(tokens[from]?.word ?? '') ? from + 1 : from;
  const [number, letter] = [tokens[at], tokens[at + 1]];
  if (!/^\d{1,3}$/.test(number?.raw ?? '') || letter?.word !== 'b' || letter.gap !== '') return null;
  // "Duplex Ikoyi 2B Bourdillon Road" is a price.
  const isFirst = from === 0 || number?.breaks || /^(?:at|on)$/.test(tokens[from - 1]?.word ?? '');
  // "2b Queens Drive" may be bedrooms.
  const mayBeRooms = number?.raw.length === 1 && letter.raw === 'b';
  if (at === from && (!isFirst || mayBeRooms)) return null;
  return namesStreet(tokens, at + 2) ? [plain(from, at + 2, 'rest')] : null;
}

/** Whether a few words without a comma between them end in one of a street: "Rainbow Town Road", "Church Street". */
function namesStreet(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + MOST_WORDS; at++) {
    const isStreet = streetWordAt(tokens, at + 1) ?? (phraseAt(COMPOUNDS, tokens, at + 1) && !tokens[at + 1]?.breaks);
    const { breaks = true, number = null } = tokens[at] ?? {};
    if (breaks || number !== null) return false;
    if (isStreet) return true;
    if (phraseAt(FILTER_PHRASES, tokens, at) || phraseAt(GLUE, tokens, at)) return false;
  }
  return false;
}
