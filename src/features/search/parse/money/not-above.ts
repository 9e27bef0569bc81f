import { filterPart, means, type Part, plain } from '../parts.ts';
import { phraseAt } from '../phrases.ts';
import type { Named } from '../parts.ts';
import { quantityAt } from '../quantities.ts';
import type { Token } from '../tokens.ts';
import { LEAD_BOOK, type Meaning } from '../vocabulary.ts';
import { BEFORE_BOUND, REFUSALS } from '../words/negations.ts';

/** Who is asked whether there is something: "is there no house below 1m", "una no get"; "make you no show me" asks for none. */
const ASKED = /^(?:why|wetin|how|there|una|you|u)$/;
/** By these words somebody says what he wants; without one, what stands behind "no" is what is refused, and the bound is another matter. */
const WANTING = /^(?:want|wan|wish|like|need|show|send|bring|give|consider|interested|go|take|spend|pay|afford)$/;
/** Who finds nothing below an amount looks for it; "I no get above 1m" is all that somebody has. */
const FINDING = { above: /^(?:find|see)$/, below: /^(?:find|see|get)$/ };

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
  if (!no || isQuestion(tokens, from)) return null;
  const parts = [plain(from, no.to, 'ignored')];
  const isBare = /^(?:no|not|never)$/.test(tokens[no.to - 1]?.word ?? '');
  for (let at = no.to; tokens[at] && !tokens[at]?.breaks;) {
    const said = phraseAt(LEAD_BOOK, tokens, at)?.value;
    const lead = said === 'above' || said === 'below' ? said : null;
    const bound = lead && quantityAt(tokens, at);
    if (bound) {
      const between = tokens.slice(no.to, at).map(({ word }) => word);
      const isMeant = lead === 'above' || at === no.to || between.some((word) => WANTING.test(word));
      const isRefused = isMeant && !between.some((word) => FINDING[lead].test(word)) && bound.some(isPrice);
      return isRefused ? [...parts, ...bound.map(turned)] : null;
    }
    const known = named(at);
    // "Not in Lekki below 2m" is not in Lekki.
    if (known?.as === 'place' && isBare && parts.every(({ as }) => as === 'ignored')) return null;
    if (known && known.as !== 'place' && !means(known, 'kind') && !means(known, 'type')) return null;
    const to = known?.to ?? phraseAt(BEFORE_BOUND, tokens, at)?.to;
    if (!to) return null;
    parts.push(known ?? plain(at, to, 'ignored'));
    at = to;
  }
  return null;
}

const isQuestion = (tokens: readonly Token[], from: number) =>
  [1, 2].some((back) => ASKED.test(tokens[from - back]?.word ?? '') && tokens[from - back - 1]?.word !== 'make');

const isPrice = ({ meanings = [] }: Part) => meanings.some(({ filter }) => TURNED[filter]);

function turned(part: Part): Part {
  const meanings = (part.meanings ?? []).map((one): Meaning => ({ ...one, filter: TURNED[one.filter] ?? one.filter }));
  return meanings.length > 0 ? { ...filterPart(part.from, part.to, ...meanings), as: part.as } : part;
}
