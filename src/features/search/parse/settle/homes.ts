import { means, type Part, plain } from '../parts.ts';
import { listOf, phraseAt } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import { LIVING_WORDS } from '../words/kinds.ts';

/** "Home office" is what a home has, "home appliances" what a shop sells. */
const AFTER = new Set(
  'office automation theatre theater cinema gym delivery town appliance appliances decor goods lesson lessons'.split(
    ' ',
  ),
);
/** "Nursing home". */
const BEFORE = new Set(['nursing', 'babies', 'care', 'funeral', 'childrens', 'motherless']);
const LIVING = listOf(`home, homes, ${LIVING_WORDS}`);
const OWN = new Set(['my', 'our', 'his', 'her', 'their', 'at']);

/**
 * The word "home" where it asks for none: "home office", "at home", and beside another kind ("Adron Homes, plots in Epe", "land for my home"),
 * as "accommodation" and "place to stay" are.
 */
export function settledHomes(parts: readonly Part[], tokens: readonly Token[]): Part[] {
  const isHome = (part?: Part): part is Part =>
    part !== undefined && means(part, 'kind') && phraseAt(LIVING, tokens, part.from) !== null;
  const isAfter = (part: Part, before?: Part) =>
    isHome(before) && tokens[part.from]?.breaks === false && AFTER.has(tokens[part.from]?.word ?? '');
  const read = parts.map((part, at): Part => {
    const isOfHome = isAfter(part, parts[at - 1]) || (isHome(part) && BEFORE.has(tokens[part.from - 1]?.word ?? ''));
    const next = parts[at + 1];
    return isOfHome || (isHome(part) && next && isAfter(next, part)) ? plain(part.from, part.to, 'rest') : part;
  });
  const areOthers = read.some((part) => means(part, 'kind') && !isHome(part));
  return read.map((part) =>
    isHome(part) && (areOthers || OWN.has(tokens[part.from - 1]?.word ?? ''))
      ? plain(part.from, part.to, 'ignored')
      : part,
  );
}
