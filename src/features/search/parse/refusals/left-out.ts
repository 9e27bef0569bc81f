import { isAmountAt } from '../money/amount.ts';
import { areCountedAt } from '../counted.ts';
import { means, type Part } from '../parts.ts';
import { phraseAt } from '../phrases.ts';
import { startsLine, type Token } from '../tokens.ts';
import { EXCLUDED } from '../words/negations.ts';

/** Whether a part is refused by what stands behind it: "Mile 12 not included", "Ajah and Epe are too far", "shared apartment no, own flat". */
export function isLeftOut(tokens: readonly Token[], parts: readonly Part[], at: number): boolean {
  const [part, after] = [parts[at], parts[at + 1]];
  if (!part) return false;
  if (isExcluding(tokens, after) || isNo(tokens, after)) return true;
  const isListed = tokens[part.to]?.word === 'and' && isPlace(part) && isPlace(parts[at + 2]);
  return isListed && isExcluding(tokens, parts[at + 3]);
}

/** "Is excluded", "too far". */
export const isExcluding = (tokens: readonly Token[], part?: Part): boolean =>
  part?.as === 'unmet' && phraseAt(EXCLUDED, tokens, part.from)?.to === part.to;

/** "No" and "no o" before a comma or a new line; at the end of the text more may be typed. */
export function isNo(tokens: readonly Token[], part?: Part): boolean {
  if (!part || part.meanings || tokens[part.from]?.word !== 'no' || tokens[part.from]?.breaks) return false;
  const { from, to } = part;
  // "Yaba no, 12" is an address.
  const isAddress = tokens[to]?.number != null && !isAmountAt(tokens, to) && !areCountedAt(tokens, to + 1);
  const isEnd = startsLine(tokens[to]) || (tokens[to]?.breaks === true && !isAddress);
  return isEnd && tokens.slice(from + 1, to).every(({ word }) => /^o+$/.test(word));
}

const isPlace = (part?: Part) => part !== undefined && (part.as === 'place' || means(part, 'place'));
