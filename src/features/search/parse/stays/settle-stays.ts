import { meaningsIn, means, type Part, plain } from '../parts.ts';
import type { Token } from '../tokens.ts';
import type { Meaning } from '../vocabulary.ts';

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
    if (!part.nights || part.as !== 'rest') return part;
    return isStay ? { ...part, as: 'ignored' } : plain(part.from, part.to, 'unmet');
  });
}

/** What is paid in all for some nights is so much for each. */
export function settledStays(parts: readonly Part[], tokens: readonly Token[]): Part[] {
  const nights = parts.find((part) => part.nights)?.nights ?? 0;
  if (nights < 2 || !meaningsIn(parts, 'type').some(({ value }) => value === 'shortlet')) return [...parts];
  return parts.map((part) => {
    const isEach =
      /^(?:per|a|each|every|nightly)$/.test(tokens[part.to]?.word ?? '') || tokens[part.to]?.gap.trim() === '/';
    const share = isEach ? 1 : nights;
    const meanings = part.meanings?.map((meaning): Meaning => {
      const price = PER_NIGHT[meaning.filter];
      return price ? { ...meaning, filter: price, value: Math.floor(Number(meaning.value) / share) } : meaning;
    });
    return meanings ? { ...part, meanings } : part;
  });
}

const PER_NIGHT: Readonly<Partial<Record<Meaning['filter'], Meaning['filter']>>> = {
  minTotal: 'minPrice',
  maxTotal: 'maxPrice',
};
