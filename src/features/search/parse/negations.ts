import { isCountOfBedrooms } from './counted.ts';
import { isAmountAt } from './money/amount.ts';
import { isOrdinal, numberAt } from './numbers.ts';
import { filterPart, means, type Named, type Part, plain } from './parts.ts';
import { phraseAfter, phraseAt } from './phrases.ts';
import { quantityAt } from './quantities.ts';
import { anywhereBut } from './refusals/anywhere-but.ts';
import { dealAt } from './refusals/no-deal.ts';
import { isHateOfOthers, lackedAt, placeOfHome } from './refusals/refused-homes.ts';
import { otherMarket } from './refusals/refused-markets.ts';
import { startsLine, type Token } from './tokens.ts';
import { LEAD_BOOK, type Meaning } from './vocabulary.ts';
import { BESIDE, GLUE, STREETS } from './words/glue.ts';
import { AFTER_NEGATION, ENDS_NEGATION, NEGATIONS, NEUTRAL, OR } from './words/negations.ts';

const MAX_UNKNOWN = 4;
/** Who is asked why nothing is shown. */
const ASKED = new Set(['you', 'u', 'una', 'it', 'app', 'site', 'dem', 'they', 'why', 'dey']);
const SHARED = new Set(['shared', 'sharing', 'joint', 'common', 'communal', 'general']);
/** "Not too close to the road". */
const DEGREES = new Set(['too', 'very', 'so']);

/**
 * What is not wanted, from "no", "without", "wey no be" on. A feature or kind becomes one that homes must not have or be; a place one that they
 * must not lie in, or the other side of the water if `opposite` knows it; anything else is understood, but no filter can do it.
 */
export function negationAt(
  tokens: readonly Token[],
  from: number,
  named: Named,
  opposite: (place: Part) => Part | null,
): Part[] | null {
  const but = anywhereBut(tokens, from, named);
  if (but) return turned(tokens, from, but, named, opposite);
  const neutral = phraseAt(NEUTRAL, tokens, from);
  const notMinded = neutral && notMindedAt(tokens, from, neutral.to, named);
  if (notMinded) return notMinded;
  // "Not above 400" may be thousands.
  const bound = phraseAt(LEAD_BOOK, tokens, from);
  const isBound = bound?.value === 'most' || bound?.value === 'least';
  if (bound && isBound && /^\d{3}$/.test(tokens[bound.to]?.raw ?? '')) return [plain(from, bound.to, 'ignored')];
  const no = isSaved(tokens, from) ? null : phraseAt(NEGATIONS, tokens, from);
  if (!no || (no.to === from + 1 && tokens[from]?.word === 'no' && startsLine(tokens[no.to]))) return null;
  // "You no show me Lekki", "no show me house above 2m".
  const isShown = tokens.slice(from, no.to).some(({ word }) => word === 'show');
  const isNarrow = isShown && (ASKED.has(tokens[from - 1]?.word ?? '') || isNarrowed(tokens, named(no.to)));
  // "Is there no house in Ajah?"
  const isQuestion = tokens[from - 1]?.word === 'there' && /^(?:is|are)$/.test(tokens[from - 2]?.word ?? '');
  if (isNarrow || isQuestion || isHateOfOthers(tokens, from)) return [plain(from, no.to, 'ignored')];
  // "She can't climb so ground floor".
  const isDegree = DEGREES.has(tokens[no.to]?.word ?? '') && (no.to === from + 1 || tokens[no.to]?.word !== 'so');
  let at = isDegree ? no.to + 1 : no.to;
  let target = named(at);
  const beside = target || tokens[at]?.breaks ? null : phraseAt(BESIDE, tokens, at);
  if (beside) return notBeside(tokens, from, beside.to, named);
  while (!target && at < tokens.length && !tokens[at]?.breaks) {
    const filler = phraseAt(AFTER_NEGATION, tokens, at);
    if (!filler) break;
    at = filler.to;
    target = named(at);
  }
  const had = target && lackedAt(tokens, from, target);
  if (had) return had;
  target = target && (placeOfHome(tokens, target, named) ?? target);
  const first = tokens[at];
  // "If e pass 2m I no want": nothing is named.
  const isWanted = /^(?:want|wan|need|like)$/.test(tokens[no.to - 1]?.word ?? '');
  if (!first || first.breaks) return isWanted ? [plain(from, no.to, 'ignored')] : null;
  const deal = target && dealAt(tokens, from, target, named);
  if (deal) return deal;
  const used = !target && SHARED.has(first.word) && !tokens[at + 1]?.breaks ? named(at + 1) : null;
  const isOwn = used?.meanings?.some(({ filter, value }) => filter === 'parking' || value === 'bq');
  if (used && !isOwn) return [plain(from, used.to, 'unmet')];
  // "Not Ikorodu Road" is not about Ikorodu.
  const street = target?.as === 'place' ? phraseAfter(STREETS, tokens, target.to) : null;
  if (street) return [plain(from, street.to, 'unmet')];
  if (target && !isPartOfName(tokens, target, named)) return turned(tokens, from, target, named, opposite);
  // "No agreement no caution 500k": the amount is not what is refused.
  const fee = phraseAt(LEAD_BOOK, tokens, at);
  const quantity = quantityAt(tokens, at);
  if (fee?.value === 'fee') {
    const isBound = phraseAt(LEAD_BOOK, tokens, fee.to)?.value === 'above';
    return [plain(from, (isBound && quantity?.at(-1)?.to) || fee.to, 'unmet')];
  }
  // "No 5, 3 bedroom" is an address, and "you no get 2 bedroom?" a question; "no be 1 bedroom, 2 bedroom" is neither.
  const isOther = no.to > from + 1 && tokens.some((_, other) => other !== at && isCountOfBedrooms(tokens, other));
  // "I no get 1m, na 800k I get".
  const isHeld =
    /^(?:get|have)$/.test(tokens[no.to - 1]?.word ?? '') && quantity?.some((part) => means(part, 'maxPrice'));
  const to = quantity?.at(-1)?.to ?? at;
  if (isHeld && tokens.some((_, other) => other >= to && isAmountAt(tokens, other))) return [plain(from, to, 'unmet')];
  if (quantity) return first.number === null || isOther ? [plain(from, to, 'unmet')] : null;
  // "Not 3rd Avenue", but "no 3rd" may be a number.
  const isRow = isOrdinal(tokens, at) && tokens[from]?.word !== 'no';
  return first.number === null || isRow ? [plain(from, unknownTo(tokens, isRow ? at + 1 : at, named), 'unmet')] : null;
}

/** "I set 500k aside for a room", but "anywhere aside for Ikorodu". */
const isSaved = (tokens: readonly Token[], from: number) =>
  tokens[from]?.word === 'aside' &&
  tokens[from + 1]?.word === 'for' &&
  [1, 2].some((back) => isAmountAt(tokens, from - back));

const isNarrowed = (tokens: readonly Token[], target: Part | null) =>
  /^(?:above|below|over|under|pass|wey|with|without|that|more|less)$/.test(tokens[target?.to ?? -1]?.word ?? '');

/** Where the words end that are refused and that no filter knows. */
function unknownTo(tokens: readonly Token[], at: number, named: Named): number {
  let to = at + 1;
  while (to < tokens.length && to < at + MAX_UNKNOWN && !ends(tokens, to, named)) to += 1;
  return to;
}

/** "Not near Ajah" is not in it either; of "not beside a church or market" no filter knows anything, and neither is asked for. */
function notBeside(tokens: readonly Token[], from: number, start: number, named: Named): Part[] {
  const isArticle = /^(?:a|an|any|the|my|to)$/.test(tokens[start]?.word ?? '');
  const at = isArticle ? start + 1 : start;
  const target = tokens[at]?.breaks ? null : named(at);
  const street = target && phraseAfter(STREETS, tokens, target.to);
  const isArea = target?.as === 'place' && !street && !target.places?.some(({ kind }) => kind === 'landmark');
  if (isArea) return withFurther(tokens, { ...target, from, refused: true }, named);
  const unknown = tokens[at] && !tokens[at].breaks ? unknownTo(tokens, at, named) : at;
  const to = street?.to ?? (target ? beforeTown(tokens, target, named) : unknown);
  const or = phraseAt(OR, tokens, to);
  return or && !tokens[or.to]?.breaks ? notBeside(tokens, from, or.to, named) : [plain(from, to, 'unmet')];
}

/** Where a name that is refused ends: before its town, in which homes are looked for ("not near airport abuja"). */
function beforeTown(tokens: readonly Token[], { from, to, as }: Part, named: Named): number {
  if (as !== 'place') return to;
  for (let at = from + 1; at < to; at++) {
    const town = named(at);
    const isTown = town?.places?.some(({ kind }) => kind !== 'landmark');
    if (isTown && town?.to === to && tokens[at - 1]?.word !== 'of') return at;
  }
  return to;
}

/**
 * "No problem with upstairs" asks for nothing; a place or kind that somebody does not mind is one of those that are looked for, and one that
 * nobody needs is refused.
 */
function notMindedAt(tokens: readonly Token[], from: number, to: number, named: Named): Part[] | null {
  const target = tokens[to]?.breaks ? null : named(to);
  const isFeature = target?.meanings?.some(({ filter }) => filter === 'has' || filter === 'without') ?? false;
  if (!isFeature && tokens[from + 1]?.word === 'need') return null;
  return [plain(from, isFeature && target ? target.to : to, isFeature ? 'unmet' : 'ignored')];
}

function turned(
  tokens: readonly Token[],
  from: number,
  target: Part,
  named: Named,
  opposite: (place: Part) => Part | null,
): Part[] {
  const other = target.as === 'place' ? opposite(target) : null;
  if (other) return [{ ...other, from }];
  // Not on the top floor need not be on the ground.
  const isOneFloor = tokens.slice(target.from, target.to).some(({ word }) => word === 'top' || word === 'last');
  const isWhole = ends(tokens, target.to, named) || phraseAt(GLUE, tokens, target.to) !== null;
  const market = isWhole ? otherMarket(tokens, from, target) : null;
  if (market) return [filterPart(from, target.to, market)];
  const negated = isOneFloor ? null : refusal(from, target);
  if (!negated) return [plain(from, target.to, 'unmet')];
  return withFurther(tokens, negated, named);
}

/** A refusal, and those that follow it behind "or". */
function withFurther(tokens: readonly Token[], first: Part, named: Named): Part[] {
  const parts = [first];
  for (let also = nextRefusal(tokens, first, named); also; also = nextRefusal(tokens, also, named)) parts.push(also);
  return parts;
}

/** What else is refused: behind "or", and of places also behind "and": "except Ikorodu and Epe". */
function nextRefusal(tokens: readonly Token[], before: Part, named: Named): Part | null {
  const or = phraseAt(OR, tokens, before.to);
  const isAnd = !or && before.refused && tokens[before.to]?.word === 'and';
  const more = or || isAnd ? named(or?.to ?? before.to + 1) : null;
  return more && (or || more.as === 'place') ? refusal(before.to, more) : null;
}

/** A part turned round: what must not be there, or lie there; null where no filter refuses it. */
export function refusal(from: number, target: Part): Part | null {
  if (target.as === 'place') return { ...target, from, refused: true };
  const negated = turnedRound(target);
  return negated && filterPart(from, target.to, negated);
}

function turnedRound({ meanings: [meaning] = [] }: Part): Meaning | null {
  if (meaning?.filter === 'has' || meaning?.filter === 'kind') return { filter: 'without', value: meaning.value };
  const isInside = String(meaning?.value).includes('/');
  if (meaning?.filter === 'without' && !isInside) return { filter: 'has', value: meaning.value };
  if (meaning?.filter === 'place' && isInside) return { filter: 'without', value: meaning.value };
  return meaning?.filter === 'furnished' ? { filter: 'furnished', value: !meaning.value } : null;
}

/** "No estate dues" is about dues. */
function isPartOfName(tokens: readonly Token[], target: Part, named: Named): boolean {
  const isNameLike = target.meanings?.[0]?.nameLike === 'beside';
  return (
    isNameLike && target.to < tokens.length && !ends(tokens, target.to, named) && !phraseAt(GLUE, tokens, target.to)
  );
}

function ends(tokens: readonly Token[], at: number, named: Named): boolean {
  const token = tokens[at];
  return (
    !token ||
    token.breaks ||
    startsLine(token) ||
    numberAt(tokens, at) !== null ||
    named(at) !== null ||
    phraseAt(ENDS_NEGATION, tokens, at) !== null ||
    phraseAt(NEGATIONS, tokens, at) !== null ||
    quantityAt(tokens, at) !== null
  );
}
