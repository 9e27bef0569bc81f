import { MAX_GUESTS } from '../../filter-limits.ts';
import { isOrdinal, numberAt } from '../numbers.ts';
import { filterPart, type Part } from '../parts.ts';
import { phraseAfter, phraseAt } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import type { Meaning } from '../vocabulary.ts';
import { BEFORE_PEOPLE, CHILDREN, COMPANIONS, PARTIES, PEOPLE, SLEEPS } from '../words/stays.ts';

const STAY: Meaning = { filter: 'type', value: 'shortlet', unsure: true };

/** "For 4 people", "6 guests"; "sleeps 8", which is said of a stay only. */
export function guestsAt(tokens: readonly Token[], from: number): Part[] | null {
  const stated = statedAt(tokens, from) ?? partyAt(tokens, from);
  if (stated) return stated;
  const sleeps = phraseAt(SLEEPS, tokens, from);
  const at = (sleeps ?? phraseAt(BEFORE_PEOPLE, tokens, from))?.to ?? from;
  const count = tokens[at]?.breaks && at > from ? null : numberAt(tokens, at);
  if (!count || isOrdinal(tokens, at)) return null;
  const people = phraseAfter(PEOPLE, tokens, count.to);
  const isFamily = /^(?:family|group|party)$/.test(tokens[at - 2]?.word ?? '') && tokens[at - 1]?.word === 'of';
  if (!people && !sleeps && !isFamily && !isForSoMany(tokens, from, at, count.to)) return null;
  const end = people?.to ?? count.to;
  const children = people && childrenAt(tokens, end);
  const all = count.value + (children?.value ?? 0);
  if (!Number.isInteger(all) || count.value < 1 || all > MAX_GUESTS) return null;
  const guests: Meaning = { filter: 'guests', value: all };
  return [filterPart(from, children?.to ?? end, guests, ...(sleeps ? [STAY] : []))];
}

/**
 * "Me and my wife", "me and 2 friends": people, unless nobody stays, where they are only somebody who looks for a home.
 */
function partyAt(tokens: readonly Token[], from: number): Part[] | null {
  const party = phraseAt(PARTIES, tokens, from);
  const joined = /^(?:me|i|myself)$/.test(tokens[from]?.word ?? '') ? joinedAt(tokens, from + 1) : null;
  const count = joined === null ? null : numberAt(tokens, tokens[joined]?.word === 'my' ? joined + 1 : joined);
  const companions = count && phraseAfter(COMPANIONS, tokens, count.to);
  const children = party && childrenAt(tokens, party.to);
  const all = companions ? count.value + 1 : (party?.value ?? 0) + (children?.value ?? 0);
  const to = companions?.to ?? children?.to ?? party?.to;
  if (to === undefined || !Number.isInteger(all) || all > MAX_GUESTS) return null;
  return [{ ...filterPart(from, to, { filter: 'guests', value: all }), as: 'ignored' }];
}

const joinedAt = (tokens: readonly Token[], at: number) =>
  /^(?:and|n|with|plus)$/.test(tokens[at]?.word ?? '') ? at + 1 : null;

/** A line of a form: "Guests: 6". */
function statedAt(tokens: readonly Token[], from: number): Part[] | null {
  const label = phraseAt(PEOPLE, tokens, from);
  const count = label && tokens[label.to]?.gap.includes(':') ? numberAt(tokens, label.to) : null;
  if (!count || !Number.isInteger(count.value) || count.value < 1 || count.value > MAX_GUESTS) return null;
  return [filterPart(from, count.to, { filter: 'guests', value: count.value })];
}

/** "Vacation home for 6 in Lekki": nothing else is counted. Where nobody stays, these are only words. */
function isForSoMany(tokens: readonly Token[], from: number, at: number, to: number): boolean {
  const after = tokens[to];
  const isEnd = !after || after.breaks || /^(?:in|inside|at|near|around)$/.test(after.word);
  return at > from && /^(?:for|we|there)$/.test(tokens[from]?.word ?? '') && isEnd;
}

/** "And 2 children" after the adults: they sleep somewhere too. */
function childrenAt(tokens: readonly Token[], at: number): { value: number; to: number } | null {
  const count = numberAt(tokens, /^(?:and|n|plus|with)$/.test(tokens[at]?.word ?? '') ? at + 1 : at);
  const children = count && phraseAfter(CHILDREN, tokens, count.to);
  return children && { value: count.value, to: children.to };
}
