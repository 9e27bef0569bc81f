import { filterPart, type Part, plain } from './parts.ts';
import { phraseAt } from './phrases.ts';
import { quantityAt } from './quantities.ts';
import type { Token } from './tokens.ts';
import type { Meaning } from './vocabulary.ts';
import { GLUE } from './words/glue.ts';
import { AFTER_NEGATION, ENDS_NEGATION, NEGATIONS, OR } from './words/negations.ts';

/** What can be turned round: a meaning or a place at a token. */
export type Named = (at: number) => Part | null;

const MAX_UNKNOWN = 4;

/**
 * What is not wanted, from "no", "without", "wey no be" on. A feature becomes one that homes must not have; a place becomes
 * the other side of the water if `opposite` knows it; anything else is understood, but no filter can do it.
 */
export function negationAt(
  tokens: readonly Token[],
  from: number,
  named: Named,
  opposite: (place: Part) => Part | null,
): Part[] | null {
  const no = phraseAt(NEGATIONS, tokens, from);
  if (!no) return null;
  let at = no.to;
  let target = named(at);
  while (!target && at < tokens.length && !tokens[at]?.breaks) {
    const filler = phraseAt(AFTER_NEGATION, tokens, at);
    if (!filler) break;
    at = filler.to;
    target = named(at);
  }
  const first = tokens[at];
  if (!first || first.breaks) return null;
  if (target && !isPartOfName(tokens, target, named)) return turned(tokens, from, target, named, opposite);
  const quantity = quantityAt(tokens, at);
  if (quantity) return first.number === null ? [plain(from, quantity.at(-1)?.to ?? at, 'unmet')] : null;
  if (first.number !== null) return null;
  let to = at + 1;
  while (to < tokens.length && to < at + MAX_UNKNOWN && !ends(tokens, to, named)) to += 1;
  return [plain(from, to, 'unmet')];
}

function turned(
  tokens: readonly Token[],
  from: number,
  target: Part,
  named: Named,
  opposite: (place: Part) => Part | null,
): Part[] {
  if (target.as === 'place') {
    const other = opposite(target);
    return [other ? { ...other, from } : plain(from, target.to, 'unmet')];
  }
  const negated = turnedRound(target);
  if (!negated) return [plain(from, target.to, 'unmet')];
  const parts = [filterPart(from, target.to, negated)];
  let next = phraseAt(OR, tokens, target.to);
  let start = target.to;
  while (next) {
    const more = named(next.to);
    const also = more && turnedRound(more);
    if (!more || !also) break;
    parts.push(filterPart(start, more.to, also));
    start = more.to;
    next = phraseAt(OR, tokens, more.to);
  }
  return parts;
}

function turnedRound({ meanings: [meaning] = [] }: Part): Meaning | null {
  if (meaning?.filter === 'has') return { filter: 'without', value: meaning.value };
  if (meaning?.filter === 'without') return { filter: 'has', value: meaning.value };
  return meaning?.filter === 'furnished' ? { filter: 'furnished', value: !meaning.value } : null;
}

/** "No estate dues" is about dues. */
function isPartOfName(tokens: readonly Token[], target: Part, named: Named): boolean {
  const isNameLike = target.meanings?.[0]?.nameLike === 'beside';
  return (
    isNameLike && target.to < tokens.length && !ends(tokens, target.to, named) && !phraseAt(GLUE, tokens, target.to)
  );
}

function ends(tokens: readonly Token[], at: number, named: Named): boolean {
  const token = tokens[at];
  return (
    !token ||
    token.breaks ||
    token.number !== null ||
    named(at) !== null ||
    phraseAt(ENDS_NEGATION, tokens, at) !== null
  );
}
