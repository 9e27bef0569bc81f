import { filterPart, meaningsIn, means, type Part } from '../../parts.ts';
import { phraseAt } from '../../phrases.ts';
import type { Token } from '../../tokens.ts';
import type { Meaning } from '../../vocabulary.ts';
import { BESIDE, STREETS } from '../../words/glue.ts';

/** What is done in a building for which there is no kind of its own. */
const TRADES =
  /^(?:hospitals?|clinics?|maternity|pharmacy|laboratory|lab|mosque|bakery|supermarkets?|minimart|creche|daycare|workshop|lounge|bar|pub|club|nightclub|carwash|salon|premises|centre|center)$/;
/** Before them: "medical centre", "eye clinic". */
const SORTS =
  /^(?:medical|health|training|diagnostic|dental|eye|private|specialist|running|functioning|functional|existing)$/;
const BUILDING = /^(?:building|space|premises|property)$/;
const AFTER = /^(?:nearby|area|side|axis|junction)$/;
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
    isSold &&
    kinds.length === 1 &&
    kinds[0] === part &&
    tokens.slice(part.from, part.to).some(({ word }) => /^hostels?$/.test(word));
  if (kinds.length > 0) return parts.map((part) => (isHostel(part) ? filterPart(part.from, part.to, ...HOSTEL) : part));
  const listed = parts.find((part) => means(part, 'has') && tokens[part.to]?.breaks);
  const at = parts.findIndex(
    (part, index) =>
      isTrade(tokens, part, parts[index - 1], parts[index + 1]) &&
      // "For rent, pool, bar".
      !(listed && listed.to <= part.from),
  );
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
  const isNamed = before?.as === 'rest' && !tokens[from]?.breaks && !SORTS.test(sort);
  // "Bar beach", "hospital nearby".
  const isBegun = after?.as === 'rest' && !tokens[to]?.breaks && !BUILDING.test(tokens[to]?.word ?? '');
  // "Hospital close", but "hospital close to Ikeja".
  const isStreet = phraseAt(STREETS, tokens, to) && !phraseAt(BESIDE, tokens, to);
  return !isNamed && !isBeside(tokens, from) && !isBegun && !isNear(tokens, to) && !isStreet;
}

/** "To let mosque area" and "hospital close by", but "clinic near Ikeja for sale". */
function isNear(tokens: readonly Token[], at: number): boolean {
  const [word = '', next] = [tokens[at]?.word, tokens[at + 1]];
  const isLast = !next || next.breaks || next.word === 'by';
  return AFTER.test(word) || (isLast && /^(?:near|around|close)$/.test(word));
}

/** "Rent near UCH hospital", "in estate with supermarket and creche": what the last preposition before it says, in the same clause. */
function isBeside(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= 0 && !tokens[at + 1]?.breaks; at--) {
    if (/^(?:at|in|inside|with|from|work)$/.test(tokens[at]?.word ?? '') || phraseAt(BESIDE, tokens, at)) return true;
    if (/^(?:for|as)$/.test(tokens[at]?.word ?? '')) return /^work(?:ing)?$/.test(tokens[at - 1]?.word ?? '');
  }
  return false;
}
