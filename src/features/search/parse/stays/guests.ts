import { MAX_GUESTS } from '../../filter-limits.ts';
import { isOrdinal, numberAt, statedAt } from '../numbers.ts';
import { filterPart, type Part, plain } from '../parts.ts';
import { phraseAfter, phraseAt } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { COUNTED, FILTER_PHRASES, KNOWN, type Meaning, SCALE_BOOK } from '../vocabulary.ts';
import {
  ONLY_ONE,
  BEFORE_PEOPLE,
  CHILDREN,
  COMPANIONS,
  COMPANY,
  OWNERS,
  PARTY,
  PEOPLE,
  SELF,
  SLEEPS,
} from '../words/stays.ts';
import { STAY_UNITS_AFTER_FOR } from '../words/types.ts';

/** What joins the next people to those before. */
const JOINS = /^(?:and|n|with|plus)$/;
const STAY: Meaning = { filter: 'type', value: 'shortlet', unsure: true };

/** "For 4 people"; "6 guests" and "sleeps 8", which are said of a stay only. */
export function guestsAt(tokens: readonly Token[], from: number): Part[] | null {
  const stated = statedGuestsAt(tokens, from) ?? partyAt(tokens, from);
  if (stated) return stated;
  const sleeps = phraseAt(SLEEPS, tokens, from);
  const at = (sleeps ?? phraseAt(BEFORE_PEOPLE, tokens, from))?.to ?? from;
  const count = tokens[at]?.breaks && at > from ? null : numberAt(tokens, at);
  if (!count || isOrdinal(tokens, at)) return null;
  // "A place to sleep 2 nights".
  if (sleeps && phraseAfter(STAY_UNITS_AFTER_FOR, tokens, count.to)) return [plain(from, at, 'ignored')];
  const people = phraseAfter(PEOPLE, tokens, count.to);
  const isFamily =
    /^(?:family|group|party|team|crew)$/.test(tokens[at - 2]?.word ?? '') && tokens[at - 1]?.word === 'of';
  if (!people && !sleeps && !isFamily && !isForSoMany(tokens, from, at, count.to)) return null;
  const end = people?.to ?? count.to;
  const children = people && childrenAt(tokens, end);
  const all = count.value + (children?.value ?? 0);
  if (!Number.isInteger(all) || count.value < 1 || all > MAX_GUESTS) return null;
  const guests: Meaning = { filter: 'guests', value: all };
  const isStay = sleeps || /^(?:guests?|pax)$/.test(tokens[end - 1]?.word ?? '');
  return [filterPart(from, children?.to ?? end, guests, ...(isStay ? [STAY] : []))];
}

/**
 * "Me, my wife and 2 kids", "a couple with their 3 children", "just me": people, unless nobody stays, where they are only somebody who
 * looks for a home.
 */
function partyAt(tokens: readonly Token[], from: number): Part[] | null {
  const start = tokens[from]?.word === 'for' ? from + 1 : from;
  const alone = phraseAt(ONLY_ONE, tokens, start);
  const counted = countedAt(tokens, start);
  let party = alone ? { value: 1, to: alone.to } : (phraseAt(PARTY, tokens, start) ?? counted);
  if (!party) return null;
  for (let next = companyAt(tokens, party.to); next; next = companyAt(tokens, party.to))
    party = { value: party.value + next.value, to: next.to };
  // Friends are only counted as a party where somebody goes with them.
  const isParty = counted ? SELF.has(tokens[party.to - 1]?.word ?? '') : party.value > 1 || alone;
  // "Only me in the compound" counts nobody.
  const isPhrase = (phraseAt(FILTER_PHRASES, tokens, from)?.to ?? 0) > party.to;
  if (!isParty || isPhrase || party.value > MAX_GUESTS) return null;
  return [{ ...filterPart(from, party.to, { filter: 'guests', value: party.value }), as: 'ignored' }];
}

/** Who is named or counted after others: "and my wife", ", 2 kids". */
function companyAt(tokens: readonly Token[], at: number): { value: number; to: number } | null {
  const isJoined = JOINS.test(tokens[at]?.word ?? '');
  const isListed = tokens[at]?.breaks === false ? /[&+]/.test(tokens[at].gap) : tokens[at]?.gap.trim() === ',';
  const start = isJoined ? at + 1 : at;
  const isOwn = tokens[at]?.breaks === false && phraseAt(OWNERS, tokens, at) !== null;
  return isJoined || isListed || isOwn ? (phraseAt(COMPANY, tokens, start) ?? countedAt(tokens, start)) : null;
}

/** "My 3 friends", "2 kids". */
function countedAt(tokens: readonly Token[], at: number): { value: number; to: number } | null {
  const count = numberAt(tokens, phraseAt(OWNERS, tokens, at)?.to ?? at);
  const companions = count && Number.isInteger(count.value) ? phraseAfter(COMPANIONS, tokens, count.to) : null;
  return count && companions && { value: count.value, to: companions.to };
}

/** A line of a form: "Guests: 6". */
function statedGuestsAt(tokens: readonly Token[], from: number): Part[] | null {
  const label = phraseAt(PEOPLE, tokens, from);
  const count = label && statedAt(tokens, label.to, MAX_GUESTS);
  return count && [filterPart(from, count.to, { filter: 'guests', value: count.value })];
}

/** "Vacation home for 6 in Lekki": nothing else is counted. Where nobody stays, these are only words. */
function isForSoMany(tokens: readonly Token[], from: number, at: number, to: number): boolean {
  const after = tokens[to];
  const isMarket = phraseAt(FILTER_PHRASES, tokens, to)?.value.filter === 'type';
  const isEnd = !after || after.breaks || isMarket || isPlace(tokens, from, after);
  // "We be 6 wan do birthday" counts nobody else either.
  const isWe = tokens[from]?.word === 'we' && !phraseAt(COUNTED, tokens, to) && !phraseAt(SCALE_BOOK, tokens, to);
  return at > from && (isWe || (isEnd && /^(?:for|there)$/.test(tokens[from]?.word ?? '')));
}

/** How many words before a number of guests a stay is looked for. */
const NAMED_BEFORE = 8;

/** Whether a place may stand behind so many people: "in Lekki", and behind a stay "Lekki". */
function isPlace(tokens: readonly Token[], from: number, { word, number }: Token): boolean {
  if (/^(?:in|inside|at|near|around)$/.test(word)) return true;
  if (tokens[from]?.word !== 'for' || number !== null || KNOWN.has(word)) return false;
  const first = Math.max(0, from - NAMED_BEFORE);
  const isStay = (at: number) => phraseAt(FILTER_PHRASES, tokens, at)?.value.value === 'shortlet';
  return tokens.slice(first, from).some((_, before) => isStay(first + before));
}

/** "And 2 children" after the adults: they sleep somewhere too. */
function childrenAt(tokens: readonly Token[], at: number): { value: number; to: number } | null {
  const start = JOINS.test(tokens[at]?.word ?? '') ? at + 1 : at;
  const count = numberAt(tokens, phraseAt(OWNERS, tokens, start)?.to ?? start);
  const children = count && phraseAfter(CHILDREN, tokens, count.to);
  return children && { value: count.value, to: children.to };
}
