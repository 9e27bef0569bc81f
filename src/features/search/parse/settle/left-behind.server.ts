import { isNeighbourhood } from '#features/places/service.server.ts';
import { type Part, plain } from '../parts.ts';
import { phraseAt } from '../phrases.ts';
import { widerThan } from '../places-meant.server.ts';
import type { Token } from '../tokens.ts';
import { LIVES_IN, MOVES } from '../words/places.ts';

/** Who is said to be of a university or company: "UNILAG student". */
const OWN = /^(?:students?|freshers?|undergraduates?|lecturers?|staff)$/;
/** "Chevron staff estate" is where homes are. */
const OF_HOMES = /^(?:estate|quarters|apartments?|housing|lodge|hostel|area|accommodation)$/;
/** Tokens up to which "from" belongs to a word for moving. */
const BEHIND = 6;

/**
 * "I live in Ikorodu but need one bedroom in Ajah", "moving from Kano to Abuja": where somebody comes from is not asked for beside another
 * place; nor is the university of a student who names a part of a town.
 */
export function leftBehind(tokens: readonly Token[], parts: readonly Part[]): Part[] {
  const named = parts.filter(({ as, refused }) => as === 'place' && !refused);
  const lived = new Set<Part>();
  for (const [at, part] of named.entries()) {
    const before = named[at - 1];
    // "I work at Alausa, Ikeja": where that is.
    const isAround = before && lived.has(before) && before.to === part.from && holds(part, before);
    if (isAround || isLeft(tokens, part.from)) lived.add(part);
  }
  const isHome = (part: Part) => lived.has(part);
  const isOwn = ({ to }: Part) => OWN.test(tokens[to]?.word ?? '') && !OF_HOMES.test(tokens[to + 1]?.word ?? '');
  const isPart = ({ places: [place] = [] }: Part) => place && place.kind !== 'landmark' && isNeighbourhood(place);
  const wanted = named.filter((part) => !isHome(part) && !isOwn(part));
  if (wanted.length === 0) return [...parts];
  const isOther = (part: Part) => named.includes(part) && (isHome(part) || (isOwn(part) && wanted.some(isPart)));
  return parts.map((part) => (isOther(part) ? plain(part.from, part.to, 'ignored') : part));
}

const holds = ({ places = [] }: Part, { places: inner = [] }: Part) =>
  inner.some(({ id }) => places.some((place) => widerThan(id).includes(place.id)));

/** Whether somebody lives or works in the place at a token, or comes from there. */
export const isLeft = (tokens: readonly Token[], at: number) => followsLiving(tokens, at) || followsMoving(tokens, at);

function followsLiving(tokens: readonly Token[], at: number): boolean {
  return Array.from({ length: BEHIND }, (_, back) => at - 1 - back).some(
    (from) => from >= 0 && phraseAt(LIVES_IN, tokens, from)?.to === at,
  );
}

function followsMoving(tokens: readonly Token[], at: number): boolean {
  if (tokens[at - 1]?.word === 'of' && tokens[at - 2]?.word === 'out') return true;
  const isFar = /^(?:far|near|close|away)$/.test(tokens[at - 2]?.word ?? '');
  if (tokens[at - 1]?.word !== 'from' || tokens[at - 1]?.breaks || isFar) return false;
  for (let before = at - 2; before >= Math.max(0, at - 1 - BEHIND); before--) {
    if (MOVES.has(tokens[before]?.word ?? '') && tokens[before + 1]?.word !== 'in') return true;
    if (tokens[before + 1]?.breaks) return false;
  }
  return false;
}
