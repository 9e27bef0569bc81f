import { meaningsIn, means, type Part, plain } from '../parts.ts';
import { phraseAt } from '../phrases.ts';
import type { Token } from '../tokens.ts';
import type { Meaning } from '../vocabulary.ts';
import { WHOLE_STAY } from '../words/stays.ts';

/** People are guests where somebody stays, and elsewhere words. */
export function settledGuests(parts: readonly Part[]): Part[] {
  const isStay = meaningsIn(parts, 'type').some(({ value }) => value === 'shortlet');
  const [first] = meaningsIn(parts, 'guests');
  return parts.map((part) => {
    if (!means(part, 'guests')) return part;
    if (!isStay) return plain(part.from, part.to, part.as === 'ignored' ? 'ignored' : 'rest');
    const isFirst = part.meanings?.some((meaning) => meaning === first) ?? false;
    const kept = (part.meanings ?? []).filter(({ filter }) => filter !== 'guests');
    return isFirst ? { ...part, as: 'filter' } : { ...part, as: 'unmet', meanings: kept };
  });
}

/** Nights and days are counted where somebody stays; elsewhere, as "12 months" of a rent, no filter can do anything with them, and they are no stay. */
export function settledNights(parts: readonly Part[]): Part[] {
  const isStay = meaningsIn(parts, 'type').some(({ value }) => value === 'shortlet');
  return parts.map((part) => {
    if (!part.nights) return part;
    if (part.as === 'rest') return isStay ? { ...part, as: 'ignored' } : plain(part.from, part.to, 'unmet');
    const { nights: _, ...others } = part;
    return isStay ? part : others;
  });
}

/** What is paid in all for some nights is so much for each. */
export function settledStays(parts: readonly Part[], tokens: readonly Token[]): Part[] {
  const nights = parts.find((part) => part.nights)?.nights ?? 0;
  if (nights < 2 || !meaningsIn(parts, 'type').some(({ value }) => value === 'shortlet')) return [...parts];
  return parts.map((part, at) => {
    const isEach =
      /^(?:per|a|each|every|nightly)$/.test(tokens[part.to]?.word ?? '') || tokens[part.to]?.gap.trim() === '/';
    const share = isEach ? 1 : nights;
    const meanings = part.meanings?.map((meaning): Meaning => {
      const price =
        PER_NIGHT[meaning.filter] ??
        (isForAll(parts, tokens, at, Number(meaning.value) / nights) ? meaning.filter : null);
      return price ? { ...meaning, filter: price, value: Math.floor(Number(meaning.value) / share) } : meaning;
    });
    return meanings ? { ...part, meanings } : part;
  });
}

/** From here on an amount is plausible for a night. */
const LEAST_NIGHT = 15_000;

/** "200k for the whole stay", "for 5 nights", where that leaves enough for each, and "200k for the whole 5 nights". */
function isForAll(parts: readonly Part[], tokens: readonly Token[], at: number, each: number): boolean {
  const [price, stay] = [parts[at], parts.slice(at + 1).find((part) => part.nights)];
  const isRange = parts.some((part) => means(part, 'minPrice'));
  if (!price || isRange || tokens[price.to]?.word !== 'for' || tokens[price.to]?.breaks) return false;
  if (phraseAt(WHOLE_STAY, tokens, price.to)) return true;
  if (!stay) return false;
  const between = tokens.slice(price.to, stay.from).map(({ word }) => word);
  const isWhole = between.some((word) => /^(?:all|whole|entire)$/.test(word));
  return (
    between.every((word) => /^(?:for|the|all|whole|entire|of|my|our)$/.test(word)) && (isWhole || each >= LEAST_NIGHT)
  );
}

const PER_NIGHT: Readonly<Partial<Record<Meaning['filter'], Meaning['filter']>>> = {
  minTotal: 'minPrice',
  maxTotal: 'maxPrice',
};
