import { filterPart, meaningsIn, means, type Part } from '../parts.ts';
import { phraseAt } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import type { Meaning } from '../vocabulary.ts';
import { BESIDE, GLUE, STREETS } from '../words/glue.ts';

/** What is done in a building for which there is no kind of its own. */
const TRADES =
  /^(?:hospitals?|clinics?|maternity|pharmacy|laboratory|lab|mosque|bakery|supermarkets?|minimart|creche|daycare|workshop|lounge|bar|pub|club|nightclub|carwash|salon|premises|centre|center)$/;
/** Before them: "medical centre", "eye clinic". */
const SORTS = /^(?:medical|health|training|diagnostic|dental|eye|private|specialist)$/;
const BUILDING = /^(?:building|space|premises|property)$/;
const AFTER = /^(?:nearby|around|close)$/;
const NAMED = ['kind', 'bedrooms', 'maxBedrooms', 'bathrooms', 'guests'] as const;
const PREMISES: Meaning = { filter: 'kind', value: 'commercial' };
/** A hostel that is sold is no room. */
const HOSTEL: Meaning[] = ['block-of-flats', 'hotel'].map((value) => ({ filter: 'kind', value }));

/** "Hospital building for rent", "clinic space": premises, in which the trade stays text; and a hostel for sale is a building. */
export function settledPremises(parts: readonly Part[], tokens: readonly Token[]): Part[] {
  const market = parts.find((part) => meaningsIn([part], 'type').some(({ value }) => value !== 'shortlet'));
  const isSold = meaningsIn(parts, 'type').some(({ value }) => value === 'sale');
  const kinds = parts.filter((part) => means(part, 'kind'));
  const isHostel = (part: Part) =>
    isSold && kinds.length === 1 && kinds[0] === part && /^hostels?$/.test(tokens[part.from]?.word ?? '');
  if (kinds.length > 0) return parts.map((part) => (isHostel(part) ? filterPart(part.from, part.to, ...HOSTEL) : part));
  const at = parts.findIndex((part, index) => isTrade(tokens, part, parts[index - 1], parts[index + 1]));
  if (at < 0 || NAMED.some((filter) => meaningsIn(parts, filter).length > 0)) return [...parts];
  const next = parts[at + 1];
  const carrier = next && BUILDING.test(tokens[next.from]?.word ?? '') ? next : market;
  return parts.map((part) =>
    part === carrier ? { ...part, as: 'filter', meanings: [...(part.meanings ?? []), PREMISES] } : part,
  );
}

/** Whether it is a trade by itself: not one nearby, nor the end of a name or its street. */
function isTrade(tokens: readonly Token[], part: Part, before?: Part, after?: Part): boolean {
  const { from, to } = part;
  if (part.as !== 'rest' || !TRADES.test(tokens[from]?.word ?? '') || to > from + 1) return false;
  const sort = tokens[from - 1]?.word ?? '';
  if (/^cent(?:re|er)$/.test(tokens[from]?.word ?? '') && !SORTS.test(sort)) return false;
  // "I work at a hospital and want to rent".
  if ([1, 2].some((back) => /^(?:at|in|with|from)$/.test(tokens[from - back]?.word ?? ''))) return false;
  const isNamed = before?.as === 'rest' && !tokens[from]?.breaks && !SORTS.test(sort);
  const isBeside = [1, 2, 3]
    .map((back) => from - back)
    .some((start) => phraseAt(BESIDE, tokens, start) && isGlue(tokens, start, from));
  // "Bar beach", "hospital nearby".
  const isBegun = after?.as === 'rest' && !tokens[to]?.breaks && !BUILDING.test(tokens[to]?.word ?? '');
  return !isNamed && !isBeside && !isBegun && !AFTER.test(tokens[to]?.word ?? '') && !phraseAt(STREETS, tokens, to);
}

const isGlue = (tokens: readonly Token[], from: number, to: number) =>
  tokens.slice(from, to).every((_, at) => phraseAt(GLUE, tokens, from + at) !== null);
