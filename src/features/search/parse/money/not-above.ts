import { filterPart, means, type Part, plain } from '../parts.ts';
import { phraseAt } from '../phrases.ts';
import type { Named } from '../negations.ts';
import { quantityAt } from '../quantities.ts';
import type { Token } from '../tokens.ts';
import { LEAD_BOOK, type Meaning } from '../vocabulary.ts';
import { BEFORE_BOUND, REFUSALS } from '../words/negations.ts';

/** Who is asked why nothing is shown. */
const WHY = /^(?:why|wetin|how)$/;

const TURNED: Readonly<Partial<Record<Meaning['filter'], Meaning['filter']>>> = {
  minPrice: 'maxPrice',
  minTotal: 'maxTotal',
  maxPrice: 'minPrice',
  maxTotal: 'minTotal',
};

/**
 * A refusal of what costs more, or less: "I can't pay more than 1.5m" and "no send me anything wey pass 2m" are the most that somebody pays. Kind,
 * market and place between are read as ever.
 */
export function notAboveAt(tokens: readonly Token[], from: number, named: Named): Part[] | null {
  const no = phraseAt(REFUSALS, tokens, from);
  if (!no || [1, 2].some((before) => WHY.test(tokens[from - before]?.word ?? ''))) return null;
  const parts = [plain(from, no.to, 'ignored')];
  for (let at = no.to; tokens[at] && !tokens[at]?.breaks;) {
    const lead = phraseAt(LEAD_BOOK, tokens, at)?.value;
    const bound = lead === 'above' || lead === 'below' ? quantityAt(tokens, at) : null;
    if (bound) return bound.some(isPrice) ? [...parts, ...bound.map(turned)] : null;
    const known = named(at);
    if (known && known.as !== 'place' && !means(known, 'kind') && !means(known, 'type')) return null;
    const to = known?.to ?? phraseAt(BEFORE_BOUND, tokens, at)?.to;
    if (!to) return null;
    parts.push(known ?? plain(at, to, 'ignored'));
    at = to;
  }
  return null;
}

const isPrice = ({ meanings = [] }: Part) => meanings.some(({ filter }) => TURNED[filter]);

function turned(part: Part): Part {
  const meanings = (part.meanings ?? []).map((one): Meaning => ({ ...one, filter: TURNED[one.filter] ?? one.filter }));
  return meanings.length > 0 ? { ...filterPart(part.from, part.to, ...meanings), as: part.as } : part;
}
