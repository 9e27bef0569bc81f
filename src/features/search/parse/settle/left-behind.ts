import { type Part, plain } from '../parts.ts';
import { phraseAt } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { LIVES_IN, MOVES } from '../words/places.ts';

/** Tokens up to which "from" belongs to a word for moving. */
const BEHIND = 6;

/** "I live in Ikorodu but need one bedroom in Ajah", "moving from Kano to Abuja": where somebody comes from is no wish beside another place. */
export function leftBehind(tokens: readonly Token[], parts: readonly Part[]): Part[] {
  const isLeft = ({ as, from, refused }: Part) =>
    as === 'place' && !refused && (followsLiving(tokens, from) || followsMoving(tokens, from));
  const isOtherNamed = parts.some((part) => part.as === 'place' && !part.refused && !isLeft(part));
  return isOtherNamed ? parts.map((part) => (isLeft(part) ? plain(part.from, part.to, 'ignored') : part)) : [...parts];
}

function followsLiving(tokens: readonly Token[], at: number): boolean {
  return Array.from({ length: BEHIND }, (_, back) => at - 1 - back).some(
    (from) => from >= 0 && phraseAt(LIVES_IN, tokens, from)?.to === at,
  );
}

function followsMoving(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.word !== 'from') return false;
  for (let before = at - 2; before >= Math.max(0, at - 1 - BEHIND); before--) {
    if (MOVES.has(tokens[before]?.word ?? '')) return true;
    if (tokens[before + 1]?.breaks) return false;
  }
  return false;
}
