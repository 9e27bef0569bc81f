import { type Named, type Part, plain } from '../parts.ts';
import { listOf, phraseAt } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { GLUE, UNMET } from '../words/glue.ts';

const NOT_THERE = listOf(
  '[no|nor] [|too ]dey[| much| plenty| boku| disturb| worry| enter| come| far| leak| bite| outside]',
);
/** What is glue elsewhere ("no wahala"). */
const NUISANCES = new Set(['wahala', 'stress', 'yawa']);
const MOST_WORDS = 3;

/** "Thief no dey Ajah", "bad boys no dey": what must not be there; the place behind it is the one that is wanted. */
export function nuisanceAt(tokens: readonly Token[], at: number, named: Named): Part[] | null {
  if (phraseAt(UNMET, tokens, at)) return null;
  for (let to = at; to < at + MOST_WORDS; to++) {
    const absent = to > at ? phraseAt(NOT_THERE, tokens, to) : null;
    if (absent) return [plain(at, absent.to, 'unmet')];
    const token = tokens[to];
    const isOther = !token || token.number !== null || (to > at && token.breaks) || named(to) !== null;
    if (isOther || (phraseAt(GLUE, tokens, to) && !NUISANCES.has(token.word))) return null;
  }
  return null;
}
