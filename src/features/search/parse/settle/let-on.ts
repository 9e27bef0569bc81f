import { meaningsIn, means, type Part, plain } from '../parts.ts';
import type { Token } from '../tokens.ts';

/** What no stay costs, all nights together. */
const DEAR = 20_000_000;
/** And where a rent is named beside it. */
const DEAR_RENT = 2_000_000;
const BUSINESS = /^(?:business|biz|operators?|investments?|purposes?|use|income)$/;
const TRAVEL = /^(?:trips?|travell?ers?|meetings?|district|guests?)$/;
const INVESTING = /^invest(?:ments?|ing|ors?)?$/;

/**
 * Who buys or rents a home to let it for nights does not stay in it: "buy 2 bedroom for airbnb", "flat for shortlet business rent 5m", "shortlet
 * apartment for sale".
 */
export function settledLetOn(parts: readonly Part[], tokens: readonly Token[]): Part[] {
  const isInvested = tokens.some(({ word }) => INVESTING.test(word));
  const most = Math.max(0, ...meaningsIn(parts, 'maxPrice').map(({ value }) => Number(value)));
  const isOf = (type: string) => (part: Part) =>
    meaningsIn([part], 'type').some(({ value, unsure }) => value === type && !unsure);
  const sale = parts.findIndex(isOf('sale'));
  if (sale < 0 && parts.some((part) => part.days || (part.nights && means(part, 'type')))) return [...parts];
  return parts.map((part, at) => {
    const before = parts[at - 1];
    if (part.as === 'rest' && before && isOf('shortlet')(before) && isBusinessAt(tokens, part.from))
      return plain(part.from, part.to, 'unmet');
    if (!isOf('shortlet')(part)) return part;
    // "Looking for shortlet" is no purpose, nor is "2m for shortlet".
    const isPurpose =
      before?.to === (before?.from ?? 0) + 1 && /^(?:for|as)$/.test(tokens[before?.from ?? 0]?.word ?? '');
    const isFor = isPurpose && parts.slice(0, at).some((home) => means(home, 'kind') || means(home, 'bedrooms'));
    const isSold = sale >= 0 && !isListed(parts, tokens, at, sale) && (isFor || isNamedSale(tokens, parts[sale]));
    const isDear = isFor && most >= (parts.some(isOf('rent')) ? DEAR_RENT : DEAR);
    return isInvested || isSold || isDear || isBusinessAt(tokens, part.to) ? plain(part.from, part.to, 'unmet') : part;
  });
}

/** "Shortlet business", but not "shortlet business district". */
const isBusinessAt = (tokens: readonly Token[], at: number) =>
  tokens[at]?.breaks === false && BUSINESS.test(tokens[at].word) && !TRAVEL.test(tokens[at + 1]?.word ?? '');

const isNamedSale = (tokens: readonly Token[], part?: Part) =>
  tokens.slice(part?.from, part?.to).some(({ raw }) => /^(?:sales?|buy|purchase)$/i.test(raw));

/** "Sale or shortlet", "for sale, rent, shortlet". */
function isListed(parts: readonly Part[], tokens: readonly Token[], one: number, other: number): boolean {
  const [first, last] = [one, other].toSorted((a, b) => a - b) as [number, number];
  const between = parts.slice(first + 1, last);
  const joints = tokens.slice(parts[first]?.to, (parts[last]?.from ?? 0) + 1);
  return (
    between.every((part) => part.as === 'ignored' || means(part, 'type')) &&
    joints.some(({ word, gap, breaks }) => breaks || gap.includes('/') || /^(?:or|and)$/.test(word))
  );
}
