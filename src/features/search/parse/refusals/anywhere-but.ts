import type { Named, Part } from '../parts.ts';
import { listOf, phraseAt } from '../phrases.ts';
import type { Token } from '../tokens.ts';

const ANYWHERE = listOf(
  '[anywhere|everywhere|anything|any area|any place|any part|all|all parts|all areas] [|in|inside|for|on|of|within|around][| the]',
);
/** Tokens up to which it stands before the "but". */
const BEFORE = 7;
const PRAISED = /^(?:is|na|would|preferred|preferably|best|better|first|if|has)$/;

/** "Anywhere in Lagos but Lekki": the place that is refused; "anywhere in Lagos but Ikeja is better" refuses none. */
export function anywhereBut(tokens: readonly Token[], at: number, named: Named): Part | null {
  if (tokens[at]?.word !== 'but') return null;
  const refused = named(at + 1);
  if (refused?.as !== 'place' || PRAISED.test(tokens[refused.to]?.word ?? '')) return null;
  const isAnywhere = Array.from({ length: BEFORE }, (_, back) => at - 1 - back).some((from) => {
    const where = from < 0 ? null : phraseAt(ANYWHERE, tokens, from);
    const around = where && named(where.to);
    return around?.as === 'place' && around.to === at;
  });
  return isAnywhere ? refused : null;
}
