import { means, type Named, type Part, plain } from '../parts.ts';
import { phraseAfter } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { LACKING } from '../words/negations.ts';

/** "I don't hate Ajah", "I used to hate it", "people hate it". */
export function isHateOfOthers(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.word === 'hate' && /^(?:dont|t|not|never|no|to|people|they|dem)$/.test(tokens[at - 1]?.word ?? '');
}

/** "No house without water", "can't stay in a flat wey no get light": what is lacking must be there. */
export function lackedAt(tokens: readonly Token[], from: number, home: Part): Part[] | null {
  const lacking = means(home, 'kind') ? phraseAfter(LACKING, tokens, home.to) : null;
  return lacking && [plain(from, lacking.to, 'ignored')];
}

/** "No house in Ajah": it is the place that is refused. */
export function placeOfHome(
  tokens: readonly Token[],
  { meanings: [meaning] = [], to }: Part,
  named: Named,
): Part | null {
  const isIn = /^(?:in|inside|for|at|around)$/.test(tokens[to]?.word ?? '') && !tokens[to]?.breaks;
  const place = isIn && meaning?.value === 'house' ? named(to + 1) : null;
  return place?.as === 'place' ? place : null;
}
