import { kindsOf } from '#features/listings/property/kinds.ts';
import { meaningsIn, means, type Part, plain } from '../parts.ts';
import type { Token } from '../tokens.ts';

const LAND: readonly string[] = ['land', ...kindsOf('land')];
const PREMISES: readonly string[] = ['commercial', ...kindsOf('commercial')];
const HOMES: readonly string[] = ['house', ...kindsOf('house')];

const isOneOf = (part: Part, kinds: readonly string[]) =>
  meaningsIn([part], 'kind').some(({ value }) => kinds.includes(String(value)));

/**
 * What something is wanted for, or lies in, is not what it is: "land for a church", "house for office purpose", "land to build my house", "shop in
 * plaza".
 */
export function settledPurposes(parts: readonly Part[], tokens: readonly Token[]): Part[] {
  const [first, ...others] = parts.filter((part) => means(part, 'kind'));
  if (!first) return [...parts];
  const isWord = (part: Part | undefined, words: RegExp) =>
    part?.as === 'ignored' && part.to === part.from + 1 && words.test(tokens[part.from]?.word ?? '');
  return parts.map((part, at) => {
    const { from, to } = part;
    const isUse = others.length > 0 && /^(?:purposes?|use)$/.test(tokens[to]?.word ?? '');
    if (isUse && isOneOf(part, PREMISES)) return plain(from, to, 'rest');
    // "I want to build filling station, need commercial land".
    if (others.length > 0 && means(part, 'kind') && isBuilt(tokens, from)) return plain(from, to, 'rest');
    if (from <= first.from) return part;
    const hasArticle = isWord(parts[at - 1], /^(?:a|an|my|our|your|the)$/);
    const isFor =
      isWord(parts[hasArticle ? at - 2 : at - 1], /^for$/) &&
      isOneOf(part, PREMISES) &&
      (hasArticle || isOneOf(first, LAND) || isOneOf(first, HOMES));
    const isIn = isWord(parts[hasArticle ? at - 2 : at - 1], /^(?:in|inside|within)$/) && isOneOf(part, ['plaza']);
    return isFor || isIn ? plain(from, to, 'rest') : part;
  });
}

const OWN = new Set(['my', 'our', 'a', 'the', 'own', 'small', 'big', 'nice', 'fine']);

/** Whether "to build" or "for building" stands before a word, with at most "my own" between. */
function isBuilt(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (OWN.has(tokens[at]?.word ?? '')) at -= 1;
  const isNew = /^(?:new|newly|well|just|fresh|freshly)$/.test(tokens[at - 1]?.word ?? '');
  const isVerb =
    (tokens[at]?.word === 'build' && !isNew) || (tokens[at]?.word === 'building' && tokens[at - 1]?.word === 'for');
  return isVerb && tokens[from]?.breaks === false;
}
