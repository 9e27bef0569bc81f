import { asksOnlyFor } from '#features/listings/property/kinds.ts';
import type { Book } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { COUNTED, FILTER_PHRASES, KNOWN } from '../vocabulary.ts';

/** Letters that a word has at least to be read within another one. */
const MIN_WITHIN = 3;

/** The words that mean something by themselves, the longest first. */
function wordsFor<Value>(book: Book<Value>, isMeant: (value: Value) => boolean): string[] {
  return [...book.values()]
    .flat()
    .flatMap(({ words: [word = '', ...more], value }) => (more.length === 0 && isMeant(value) ? [word] : []))
    .toSorted((a, b) => b.length - a.length);
}

const kindsFor = (groups: Parameters<typeof asksOnlyFor>[0]) =>
  wordsFor(
    FILTER_PHRASES,
    ({ filter, value, local }) => filter === 'kind' && !local && asksOnlyFor(groups, [String(value)]),
  ).filter((word) => word.length >= MIN_WITHIN);

const BEDROOMS = wordsFor(COUNTED, (counted) => counted === 'bedrooms').flatMap((word) => [`${word}s`, word]);
const HOMES = kindsFor(['residential']);
const ALL_KINDS = kindsFor(['residential', 'commercial', 'land']);
const MARKETS = wordsFor(FILTER_PHRASES, ({ filter, unsure }) => filter === 'type' && !unsure);
/** "Forsale" and "tolet", but not "landlet". */
const MARKETS_IN_FULL = MARKETS.filter((word) => /^(?:for|to)/.test(word));

/** In the order in which they stand: "detachedduplex" are two kinds. */
const COUNTED_HOME = [BEDROOMS, HOMES, HOMES, MARKETS];
const OFFERED = [ALL_KINDS, MARKETS_IN_FULL];

/** The words that one is made of, at most one of each list; null if it is made of others. */
function madeOf(word: string, [first, ...others]: readonly (readonly string[])[]): string[] | null {
  if (word === '' || word === 's') return [];
  if (!first) return null;
  for (const part of first.filter((one) => word.startsWith(one))) {
    const after = madeOf(word.slice(part.length), others);
    if (after) return [part, ...after];
  }
  return madeOf(word, others);
}

/** "2bedroomflat", "3brbungalowforsale", "2bf" and "flatforrent": what is written together on phones, as it would be written apart. */
export function withWordsApart(tokens: readonly Token[]): Token[] {
  return tokens.flatMap((token, at) => {
    const words = wordsWithin(token, tokens[at - 1]);
    if (words.length < 2) return [token];
    let from = 0;
    return words.map((word, index): Token => {
      const isLast = index === words.length - 1;
      const raw = token.raw.slice(from, isLast ? undefined : from + word.length);
      from += word.length;
      const begun = index === 0 ? token : { ...token, gap: '', breaks: false };
      return { ...begun, raw, word: IN_SHORT.get(raw.toLowerCase()) ?? word, plus: isLast && token.plus };
    });
  });
}

/** The words of "2bf". */
const IN_SHORT: ReadonlyMap<string, string> = new Map([
  ['b', 'bed'],
  ['f', 'flat'],
]);

function wordsWithin({ word, raw, gap }: Token, before?: Token): string[] {
  if (KNOWN.has(word) || raw.length !== word.length) return [];
  const isCounted = /^[1-9]$/.test(before?.raw ?? '') && gap.trim() === '';
  if (isCounted && gap === '' && word === 'bf') return word.split('');
  const counted = isCounted ? madeOf(word, COUNTED_HOME) : null;
  return (BEDROOMS.includes(counted?.[0] ?? '') ? counted : null) ?? madeOf(word, OFFERED) ?? [];
}
