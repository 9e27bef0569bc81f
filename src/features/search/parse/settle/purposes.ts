import { kindsOf } from '#features/listings/property/kinds.ts';
import { meaningsIn, means, type Part, plain } from '../parts.ts';
import type { Token } from '../tokens.ts';

const PREMISES: readonly string[] = kindsOf('commercial');

/** "Land for a church", "land to build my house", "shop to sell clothes", "shop in plaza", "house for office purpose": what something is wanted for, or lies in, is not what it is, nor its market. */
export function settledPurposes(parts: readonly Part[], tokens: readonly Token[]): Part[] {
  const first = parts.findIndex((part) => means(part, 'kind'));
  const isOneOfSeveral = parts.filter((part) => means(part, 'kind')).length > 1;
  const isBusiness = meaningsIn(parts, 'kind').some(({ value }) => PREMISES.includes(String(value)));
  const isWord = (part: Part | undefined, words: RegExp) =>
    part?.as === 'ignored' && part.to === part.from + 1 && words.test(tokens[part.from]?.word ?? '');
  return parts.map((part, at) => {
    const isArticle = isWord(parts[at - 1], /^(?:a|an|my|our|your|the)$/);
    const isPurpose = isArticle && isWord(parts[at - 2], /^for$/);
    const isPlaza = meaningsIn([part], 'kind').some(({ value }) => value === 'plaza');
    const isInside = isPlaza && isWord(parts[isArticle ? at - 2 : at - 1], /^(?:in|inside|within)$/);
    const isPremises = meaningsIn([part], 'kind').some(({ value }) => PREMISES.includes(String(value)));
    if (isPremises && isOneOfSeveral && /^(?:purposes?|use)$/.test(tokens[part.to]?.word ?? ''))
      return plain(part.from, part.to, 'rest');
    if (first < 0 || at <= first) return part;
    if (((isPurpose || isInside) && isPremises) || (means(part, 'kind') && isBuilt(tokens, part.from)))
      return plain(part.from, part.to, 'rest');
    return isBusiness && means(part, 'type') && sellsWhat(tokens, part, parts[at + 1])
      ? plain(part.from, part.to, 'ignored')
      : part;
  });
}

const OWN = new Set(['my', 'our', 'a', 'the', 'own']);

/** Whether "to build" or "for building" stands before a word, with at most "my own" between. */
function isBuilt(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (OWN.has(tokens[at]?.word ?? '')) at -= 1;
  const isVerb = tokens[at]?.word === 'build' || (tokens[at]?.word === 'building' && tokens[at - 1]?.word === 'for');
  return isVerb && tokens[from]?.breaks === false;
}

/** "To sell provision": a word that nothing is known of follows. */
function sellsWhat(tokens: readonly Token[], { to }: Part, next: Part | undefined): boolean {
  return /^sell(?:ing)?$/.test(tokens[to - 1]?.word ?? '') && next?.as === 'rest' && tokens[to]?.breaks === false;
}
