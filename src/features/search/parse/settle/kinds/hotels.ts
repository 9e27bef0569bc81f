import { means, type Part, plain } from '../../parts.ts';
import { phraseAt } from '../../phrases.ts';
import type { Token } from '../../tokens.ts';
import { BESIDE } from '../../words/glue.ts';

const OTHERS = ['kind', 'bedrooms'] as const;

/** "Near Sheraton hotel Ikeja", "flat opposite Ikeja hotel", "near Ikota shopping complex": what a home is beside is no kind of home; "hotel near Ikeja" is one. */
export function settledHotels(parts: readonly Part[], tokens: readonly Token[]): Part[] {
  return parts.map((part, at) => {
    const isMall = part.meanings?.some(({ value }) => value === 'plaza') && tokens[part.from]?.word === 'shopping';
    if (!isMall && !part.meanings?.some(({ value }) => value === 'hotel')) return part;
    // "VGC near Ikota shopping complex": that is not needed to find it.
    if (isMall && phraseAt(BESIDE, tokens, parts[at - 1]?.from ?? -1)) return plain(part.from, part.to, 'ignored');
    let first = at;
    while (isName(parts[first - 1]) && !tokens[parts[first]?.from ?? 0]?.breaks) first -= 1;
    const names = parts.slice(first, at);
    const start = tokens[parts[first - 1]?.from ?? -1]?.word === 'the' ? first - 1 : first;
    const beside = phraseAt(BESIDE, tokens, parts[start - 1]?.from ?? -1);
    const areOthers = parts.some((other) => other !== part && OTHERS.some((filter) => means(other, filter)));
    const isNamed = names.length > 0 && (areOthers || names.every(({ as }) => as === 'rest'));
    return isNamed && beside?.to === parts[start]?.from ? plain(part.from, part.to, isMall ? 'ignored' : 'rest') : part;
  });
}

const isName = (part?: Part) => part !== undefined && (part.as === 'rest' || means(part, 'place'));
