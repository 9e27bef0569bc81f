import type { Named, Part } from '../parts.ts';
import { listOf, phraseAt } from '../phrases.ts';
import type { Token } from '../tokens.ts';

const ANYWHERE = listOf(
  '[anywhere|everywhere|anything|any area|any place|any part|all|all parts|all areas] [|in|inside|for|on|of|within|around][| the]',
);
/** Tokens up to which it stands before the "but". */
const BEFORE = 7;
/** What makes the place before it one that is wanted. */
const PRAISED = listOf(
  '[is|na|are|dey|go|will|would|has|if], [most|mostly|especially|preferred|preferable|preferably|best|better|first|ideal|ok|okay|sweet], should be [preferred|preferable|best|better|first|ideal|ok|okay], [|i |we ]prefer, [i|we] [like|love], my [first |][choice|preference]',
);
/** "Lekki is too far". */
const BLAMED = listOf(
  '[is|na|are|dey|don|go|will|would|has] [|be |too |very |so |dey ][not|no|never|out|far|cost|costly|expensive|much|flood|flooded|flooding|traffic|bad|rough|dangerous|unsafe|noisy|remote]',
);
const SIDE = listOf('side, axis, area, environs, or, and');

/** "Anywhere in Lagos but Lekki": the place that is refused; "anywhere in Lagos but Ikeja is better" refuses none. */
export function anywhereBut(tokens: readonly Token[], at: number, named: Named): Part | null {
  if (tokens[at]?.word !== 'but') return null;
  const refused = named(at + 1);
  if (refused?.as !== 'place' || isPraised(tokens, refused.to, named)) return null;
  const isAnywhere = Array.from({ length: BEFORE }, (_, back) => at - 1 - back).some((from) => {
    const where = from < 0 ? null : phraseAt(ANYWHERE, tokens, from);
    const around = where && named(where.to);
    return around?.as === 'place' && around.to === at;
  });
  return isAnywhere ? refused : null;
}

/** "Wuse 2 or Maitama is best", "Lekki side dey sweet me". */
function isPraised(tokens: readonly Token[], from: number, named: Named): boolean {
  if (!tokens[from] || tokens[from].breaks || phraseAt(BLAMED, tokens, from)) return false;
  if (phraseAt(PRAISED, tokens, from)) return true;
  const place = named(from);
  const to = phraseAt(SIDE, tokens, from)?.to ?? (place?.as === 'place' ? place.to : null);
  return to !== null && isPraised(tokens, to, named);
}
