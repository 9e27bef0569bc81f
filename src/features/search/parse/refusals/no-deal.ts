import { type Named, type Part, plain } from '../parts.ts';
import { listOf, phraseAt } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { NEGATIONS } from '../words/negations.ts';

const NO_DEAL = listOf('no [deal|buy|pay|business|sale]');

/** "No C of O no deal", "no water no light no deal": what must be there. */
export function dealAt(tokens: readonly Token[], from: number, first: Part, named: Named): Part[] | null {
  const parts = [plain(from, first.from, 'ignored'), first];
  let { to } = first;
  for (let no = phraseAt(NEGATIONS, tokens, to); no; no = phraseAt(NEGATIONS, tokens, to)) {
    const next = named(no.to);
    if (!next) break;
    parts.push(plain(to, next.from, 'ignored'), next);
    to = next.to;
  }
  const deal = phraseAt(NO_DEAL, tokens, to);
  return deal && [...parts, plain(to, deal.to, 'ignored')];
}
