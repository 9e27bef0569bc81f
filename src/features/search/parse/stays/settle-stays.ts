import { meaningsIn, means, type Part, plain } from '../parts.ts';
import { phraseAfter } from '../phrases.ts';
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
  const stay = parts.find((part) => part.nights);
  const nights = stay?.nights ?? 0;
  if (!stay || nights < 2 || !meaningsIn(parts, 'type').some(({ value }) => value === 'shortlet')) return [...parts];
  const prices = parts.flatMap(({ meanings = [] }) => meanings).filter(({ filter }) => PRICES.has(filter));
  const each = Math.max(...prices.map(({ value }) => Number(value))) / nights;
  const areWeeks = each >= LEAST_NIGHT && isInWeeks(tokens, stay) && !isNightly(tokens);
  return parts.map((part, at) => {
    const isBehindPrice = parts[at - 1]?.meanings?.some(({ filter }) => PRICES.has(filter));
    if (isBehindPrice && isAll(tokens, part.from)) return plain(part.from, part.to, 'ignored');
    const isEach =
      /^(?:per|a|each|every|nightly)$/.test(tokens[part.to]?.word ?? '') || tokens[part.to]?.gap.trim() === '/';
    const share = isEach ? 1 : nights;
    const meanings = part.meanings?.map((meaning): Meaning => {
      const isShared =
        PRICES.has(meaning.filter) &&
        !meaning.note &&
        (areWeeks || isForAll(parts, tokens, at, Number(meaning.value) / nights));
      const price = PER_NIGHT[meaning.filter] ?? (isShared ? meaning.filter : null);
      return price ? { ...meaning, filter: price, value: Math.floor(Number(meaning.value) / share) } : meaning;
    });
    return meanings ? { ...part, meanings } : part;
  });
}

/** From here on an amount is plausible for a night. */
const LEAST_NIGHT = 15_000;
/** From here on it is likely for one, also for each bedroom. */
const USUAL_NIGHT = { any: 65_000, room: 35_000 };
const PRICES: ReadonlySet<Meaning['filter']> = new Set(['minPrice', 'maxPrice']);

/** "1 week 500k", "one month budget 2m": one sum for weeks or months is that of all their nights. */
const isInWeeks = (tokens: readonly Token[], { from, to }: Part) =>
  tokens.slice(from, to).some(({ word }) => /^(?:weeks?|months?|fortnight)$/.test(word));

/** Whether the price of a night is named anywhere: "nightly", "80k a night", "80k/night". */
const isNightly = (tokens: readonly Token[]) =>
  tokens.some(({ word, gap }, at) => {
    const isEach = /^(?:per|a|each|every)$/.test(tokens[at - 1]?.word ?? '') || gap.trim() === '/';
    return /^(?:nightly|daily)$/.test(word) || (isEach && /^(?:night|nite|nt|day)$/.test(word));
  });

/** "200k all", "200k for the whole stay" and "for the whole 5 nights"; "200k for 5 nights" and "5 nights for 200k" where that leaves enough for each. */
function isForAll(parts: readonly Part[], tokens: readonly Token[], at: number, each: number): boolean {
  const [price, stay] = [parts[at], parts.slice(at + 1).find((part) => part.nights)];
  const isRange = parts.some((part) => means(part, 'minPrice'));
  const rooms = Math.max(0, ...meaningsIn(parts, 'bedrooms').map(({ value }) => Number(value)));
  if (!price || isRange) return false;
  if (isAll(tokens, price.to) || phraseAfter(WHOLE_STAY, tokens, price.to)) return true;
  if (isBesideNights(parts, tokens, at) && !isNightly(tokens))
    return each >= Math.max(USUAL_NIGHT.any, rooms * USUAL_NIGHT.room);
  if (parts[at - 2]?.nights && tokens[price.from - 1]?.word === 'for') return each >= LEAST_NIGHT;
  if (!stay || tokens[price.to]?.word !== 'for' || tokens[price.to]?.breaks) return false;
  const between = tokens.slice(price.to, stay.from).map(({ word }) => word);
  const isWhole = between.some((word) => /^(?:all|whole|entire)$/.test(word));
  return (
    between.every((word) => /^(?:for|the|all|whole|entire|of|my|our)$/.test(word)) && (isWhole || each >= LEAST_NIGHT)
  );
}

/** "4 nights 500k" and "500k 4 nights". */
const isBesideNights = (parts: readonly Part[], tokens: readonly Token[], at: number) =>
  [at - 1, at + 1].some((beside) => {
    const stay = parts[beside];
    const isCounted = tokens.slice(stay?.from, stay?.to).some(({ word }) => /^(?:nights?|nites?|days)$/.test(word));
    return stay?.nights && isCounted && tokens[parts[Math.max(at, beside)]?.from ?? -1]?.breaks === false;
  });

/** "All" at the end of what is said of an amount. */
const isAll = (tokens: readonly Token[], at: number) =>
  tokens[at]?.word === 'all' && !tokens[at].breaks && tokens[at + 1]?.breaks !== false;

const PER_NIGHT: Readonly<Partial<Record<Meaning['filter'], Meaning['filter']>>> = {
  minTotal: 'minPrice',
  maxTotal: 'maxPrice',
};
