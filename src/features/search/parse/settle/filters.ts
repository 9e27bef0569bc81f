import { EXCLUDING } from '#features/listings/property/features.ts';
import { asksForRooms, kindsOf } from '#features/listings/property/kinds.ts';
import { ENDS } from '../../bounds.ts';
import { filterPart, meaningsIn, means, type Part, plain } from '../parts.ts';
import type { Token } from '../tokens.ts';
import type { Meaning } from '../vocabulary.ts';

const ROOMS = new Set(['bedrooms', 'maxBedrooms']);
const DAYS = 365;
/** Nobody sells a home for less: "2m asking, 2 bed Ketu" is a rent. */
const LEAST_SALE = 5_000_000;
const ROOMED = ['kind', 'bedrooms', 'maxBedrooms', 'bathrooms'] as const;

/** One number of bedrooms, or one range: "3 bedroom or 4 bedroom". Rooms of a hotel are no bedrooms. */
export function settledRooms(parts: readonly Part[]): Part[] {
  const isBusiness = meaningsIn(parts, 'kind').some(
    (meaning) => !asksForRooms(String(meaning.value)) && !isLand(meaning),
  );
  const sure = parts.map((part) =>
    isBusiness && part.meanings?.some((meaning) => ROOMS.has(meaning.filter) && meaning.unsure)
      ? plain(part.from, part.to, 'rest')
      : part,
  );
  const counts = meaningsIn(sure, 'bedrooms');
  const ceilings = meaningsIn(sure, 'maxBedrooms').map(({ value }) => Number(value));
  const [first] = counts;
  if (!first) return sure;
  const least = Math.min(...counts.map(({ value }) => Number(value)));
  const tops = [...counts.flatMap(({ most }) => most ?? []), ...ceilings];
  const isOpen = counts.some(({ most }) => most === undefined) && ceilings.length === 0;
  const most = Math.max(least, ...tops);
  const one: Meaning = { filter: 'bedrooms', value: least, ...(!isOpen && tops.length > 0 && { most }) };
  return sure.map((part) =>
    means(part, 'bedrooms') || means(part, 'maxBedrooms') ? filterPart(part.from, part.to, one) : part,
  );
}

/**
 * Kinds that fit together: a plot gives way to what stands on it, a family to its member ("duplex house"), and
 * beside bedrooms the shop below is no meaning, unless it is the shop that has them.
 */
export function settledKinds(parts: readonly Part[], tokens: readonly Token[]): Part[] {
  const isBuilt = meaningsIn(parts, 'has').some(({ value }) => value === 'not-completed');
  const asked = meaningsIn(parts, 'bedrooms').length + meaningsIn(parts, 'maxBedrooms').length > 0;
  const homes = parts.map((part, at) => {
    const [meaning] = part.meanings ?? [];
    const isOdd = asked && meaning?.filter === 'kind' && !meaning.unsure && !asksForRoomsIn(meaning);
    const before = parts[at - 1];
    const isCounted = before !== undefined && (means(before, 'bedrooms') || means(before, 'maxBedrooms'));
    return isOdd && !isCounted ? plain(part.from, part.to, 'rest') : part;
  });
  const sure = meaningsIn(homes, 'kind').filter(({ unsure }) => !unsure);
  const land = sure.find(isLand);
  return homes.map((part, at) => {
    if (!means(part, 'kind')) return part;
    if (isOtherwiseMeant(tokens, homes, at)) return plain(part.from, part.to, 'unmet');
    const kept = (part.meanings ?? []).flatMap((meaning) => {
      if (meaning.filter !== 'kind') return [meaning];
      // "Uncompleted building on a full plot".
      const isBelow = isBuilt && /^(?:on|in|inside)$/.test(tokens[part.from - 1]?.word ?? '');
      if (meaning.unsure && !(meaning.value === 'self-contain' && !asked && isEither(tokens, homes, at)))
        return sure.length === 0 && !asked && !isBelow ? [meaning] : land ? [land] : [];
      const member = sure.find((other) => isMember(other, meaning));
      return [member && !isChoice(tokens, homes, at) ? member : meaning];
    });
    return kept.length > 0 ? { ...part, meanings: kept } : plain(part.from, part.to, 'unmet');
  });
}

/**
 * "Semi" beside another duplex or behind bedrooms is semi-detached, elsewhere half of something; "sc" behind a price is the service charge, "sd" the
 * security deposit, and "dd", "fd" and "td" are kinds beside bedrooms only. "Wh" at the end may become "which".
 */
function isOtherwiseMeant(tokens: readonly Token[], parts: readonly Part[], at: number): boolean {
  const part = parts[at];
  if (!part || part.to > part.from + 1) return false;
  const word = tokens[part.from]?.word ?? '';
  if (!/^(?:semi|sc|sd|dd|fd|td|wh)$/.test(word)) return false;
  const [before, after] = [parts[at - 1], parts[at + 1]];
  if (word === 'wh') return before !== undefined && !after && !means(before, 'place');
  const others = parts.filter((other) => other !== part);
  const kinds = meaningsIn(others, 'kind').map(({ value }) => String(value));
  const isDuplex = (id: string) => kindsOf('duplex').includes(id);
  if (word === 'semi') {
    const isCounted = before !== undefined && means(before, 'bedrooms') && kinds.every(isDuplex);
    const isBehind = before !== undefined && meaningsIn([before], 'kind').some(({ value }) => isDuplex(String(value)));
    const isEnd = after === undefined || !means(after, 'has');
    return !((isCounted || isBehind) && isEnd) && !(isChoice(tokens, parts, at) && kinds.some(isDuplex));
  }
  const isCharge = parts.slice(0, at).some((price) => means(price, 'maxPrice') || means(price, 'maxTotal'));
  if (word === 'sc') return isCharge || /^(?:low|no|plus|with)$/.test(tokens[part.from - 1]?.word ?? '');
  const isRoomed = meaningsIn(others, 'bedrooms').length > 0 && kinds.every(isDuplex);
  return (isCharge && word === 'sd') || !isRoomed;
}

/** A size with the papers of a title is that of a plot, where neither kind nor rooms are named. */
export function settledPlots(parts: readonly Part[]): Part[] {
  const isNamed = ROOMED.some((filter) => meaningsIn(parts, filter).length > 0);
  const size = parts.find((part) => means(part, 'minSize') || means(part, 'maxSize'));
  if (isNamed || !size?.meanings || meaningsIn(parts, 'title').length === 0) return [...parts];
  const meanings: Meaning[] = [...size.meanings, { filter: 'kind', value: 'land' }];
  return parts.map((part) => (part === size ? { ...part, meanings } : part));
}

/** Whether a meaning is land or a kind of it. */
export const isLand = (meaning: Meaning) => kindsOf('land').some((id) => kindsOf(String(meaning.value)).includes(id));
const asksForRoomsIn = (meaning: Meaning) => kindsOf(String(meaning.value)).some((id) => asksForRooms(id));
const isMember = (one: Meaning, family: Meaning) =>
  one.value !== family.value && kindsOf(String(one.value)).every((id) => kindsOf(String(family.value)).includes(id));

/** Whether "or" or a stroke joins it to another kind: "sc/mini flat", but not "mini flat sc/agreement". */
function isEither(tokens: readonly Token[], parts: readonly Part[], at: number): boolean {
  return [-1, 1].some((step) => {
    const beside = parts[at + step];
    const isOr = beside?.as === 'ignored' && tokens[beside.from]?.word === 'or';
    const other = isOr ? parts[at + 2 * step] : beside;
    const isStroke = tokens[Math.max(parts[at]?.from ?? 0, beside?.from ?? 0)]?.gap.includes('/');
    return other !== undefined && means(other, 'kind') && (isOr || isStroke);
  });
}

/** Whether "or" or a stroke stands on either side of a kind. */
function isChoice(tokens: readonly Token[], parts: readonly Part[], at: number): boolean {
  const isOr = (border?: Part) => border?.as === 'ignored' && tokens[border.from]?.word === 'or';
  const strokes = [parts[at]?.from, parts[at]?.to].some((border) => tokens[border ?? -1]?.gap.includes('/'));
  return strokes || isOr(parts[at - 1]) || isOr(parts[at + 1]);
}

/** One market; none where both rent and sale are named. A stay is a shortlet also where it is called a rental, but nobody stays in an office by the day. */
export function settledTypes(parts: readonly Part[]): Part[] {
  const kinds = meaningsIn(parts, 'kind');
  const isBusiness = kinds.length > 0 && !kinds.some((meaning) => asksForRoomsIn(meaning) || meaning.value === 'hotel');
  const prices = [...meaningsIn(parts, 'maxPrice'), ...meaningsIn(parts, 'minPrice')];
  const isRent = prices.length > 0 && prices.every(({ value }) => Number(value) < LEAST_SALE) && !kinds.some(isLand);
  // Dollars are a sale, whatever else is paid in naira.
  const isOff = (value: Meaning['value'], as: Part['as']) =>
    value === 'shortlet' ? isBusiness : value === 'sale' && isRent && as !== 'unmet';
  const named = parts.flatMap((part) =>
    meaningsIn([part], 'type').filter(({ value, unsure }) => !(unsure && isOff(value, part.as))),
  );
  const sure = new Set(named.filter(({ unsure }) => !unsure).map(({ value }) => value));
  const all = new Set(named.map(({ value }) => value));
  const isStay = sure.has('shortlet') || (all.has('shortlet') && !sure.has('sale'));
  const [only] = sure.size > 0 ? sure : all;
  const isClear = (sure.size || all.size) === 1;
  const meant = isStay && !sure.has('sale') ? 'shortlet' : isClear ? only : undefined;
  return parts.map((part) => {
    if (!part.meanings) return part;
    const kept = part.meanings.flatMap((meaning) => {
      if (meaning.filter !== 'type') return [meant === 'shortlet' ? perNight(meaning) : meaning];
      return meant === undefined ? [] : [{ filter: meaning.filter, value: meant }];
    });
    return kept.length > 0
      ? { ...part, meanings: kept }
      : plain(part.from, part.to, part.as === 'unmet' ? 'unmet' : 'ignored');
  });
}

/** A month's price of a shortlet, which was taken for twelve of a year. */
function perNight(meaning: Meaning): Meaning {
  return meaning.note === 'month' ? { ...meaning, value: Math.round(Number(meaning.value) / DAYS) } : meaning;
}

const IN_ALL: Readonly<Partial<Record<Meaning['filter'], Meaning['filter']>>> = {
  minPrice: 'minTotal',
  maxPrice: 'maxTotal',
};

/** Amounts are what is paid in all where the text says so anywhere. */
export function settledTotals(parts: readonly Part[]): Part[] {
  if (!parts.some(({ isAllIn }) => isAllIn)) return [...parts];
  const inAll = (meaning: Meaning): Meaning => ({ ...meaning, filter: IN_ALL[meaning.filter] ?? meaning.filter });
  return parts.map((part) => (part.meanings ? { ...part, meanings: part.meanings.map(inAll) } : part));
}

/** One amount for each bound, the first; and none that leaves nothing between them. The others stay text. */
export function settledNumbers(parts: readonly Part[]): Part[] {
  const taken = new Map<Meaning['filter'], number>();
  return parts.map((part) => {
    const numbers = (part.meanings ?? []).filter(({ filter }) =>
      ENDS.some(([least, most]) => filter === least || filter === most),
    );
    const isOff = numbers.some(({ filter, value }) => {
      const known = taken.get(filter);
      const pair = ENDS.find(([least, most]) => least === filter || most === filter);
      const least = filter === pair?.[0] ? Number(value) : (taken.get(pair?.[0] ?? filter) ?? 0);
      const most = filter === pair?.[1] ? Number(value) : (taken.get(pair?.[1] ?? filter) ?? Infinity);
      return (known !== undefined && known !== value) || least > most;
    });
    if (isOff) return plain(part.from, part.to, 'rest');
    for (const { filter, value } of numbers) taken.set(filter, Number(value));
    return part;
  });
}

/** Of what cannot be true together ("off plan or uncompleted") none is asked for: a search for both would find nothing. */
export function settledExcluding(parts: readonly Part[]): Part[] {
  const asked = new Set(meaningsIn(parts, 'has').map(({ value }) => String(value)));
  const rows = EXCLUDING.filter((row) => row.filter((id) => asked.has(id)).length > 1);
  const isOff = ({ filter, value }: Meaning) => filter === 'has' && rows.some((row) => row.includes(String(value)));
  return parts.map((part) => (part.meanings?.some(isOff) ? plain(part.from, part.to, 'unmet') : part));
}

/** "Furnished or unfurnished" asks for nothing; nor does what is wanted and not wanted, as a mini flat that is no flat. */
export function settledFurnishing(parts: readonly Part[]): Part[] {
  const furnished = new Set(meaningsIn(parts, 'furnished').map(({ value }) => value));
  const not = new Set(meaningsIn(parts, 'without').map(({ value }) => value));
  const kinds = meaningsIn(parts, 'kind').flatMap(({ value }) => kindsOf(String(value)));
  const isAsked = (value: Meaning['value']) =>
    kinds.length > 0 && kinds.every((kind) => kindsOf(String(value)).includes(kind));
  const isOff = (meaning: Meaning) =>
    (meaning.filter === 'without' && isAsked(meaning.value)) ||
    (meaning.filter === 'furnished' && furnished.size > 1) ||
    (meaning.filter === 'has' && not.has(meaning.value));
  return parts.map((part) => {
    const kept = part.meanings?.filter((meaning) => !isOff(meaning));
    if (!kept || kept.length === part.meanings?.length) return part;
    return kept.length > 0 ? { ...part, meanings: kept } : plain(part.from, part.to, 'ignored');
  });
}
