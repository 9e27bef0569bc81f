import { asksForRooms, kindsOf } from '#features/listings/property/kinds.ts';
import { type Part, plain, wishes } from './parts.ts';
import type { Token } from './tokens.ts';
import type { Wish } from './vocabulary.ts';

const ROOMS = new Set(['bedrooms', 'maxBedrooms']);
const DAYS = 365;

const of = (parts: readonly Part[], slot: Wish['slot']) =>
  parts.flatMap((part) => part.wishes ?? []).filter((wish) => wish.slot === slot);
const has = (part: Part, slot: Wish['slot']) => part.wishes?.some((wish) => wish.slot === slot) ?? false;

/** One number of bedrooms, or one range: "3 bedroom or 4 bedroom". Rooms of a hotel are no bedrooms. */
export function settledRooms(parts: readonly Part[]): Part[] {
  const isBusiness = of(parts, 'kind').some((wish) => !asksForRooms(String(wish.value)) && !isLand(wish));
  const sure = parts.map((part) =>
    isBusiness && part.wishes?.some((wish) => ROOMS.has(wish.slot) && wish.unsure)
      ? plain(part.from, part.to, 'rest')
      : part,
  );
  const counts = of(sure, 'bedrooms');
  const ceilings = of(sure, 'maxBedrooms').map(({ value }) => Number(value));
  const [first] = counts;
  if (!first) return sure;
  const least = Math.min(...counts.map(({ value }) => Number(value)));
  const tops = [...counts.flatMap(({ most }) => most ?? []), ...ceilings];
  const isOpen = counts.some(({ most }) => most === undefined) && ceilings.length === 0;
  const most = Math.max(least, ...tops);
  const one: Wish = { slot: 'bedrooms', value: least, ...(!isOpen && tops.length > 0 && { most }) };
  return sure.map((part) =>
    has(part, 'bedrooms') || has(part, 'maxBedrooms') ? wishes(part.from, part.to, one) : part,
  );
}

/**
 * Kinds that fit together: a plot gives way to what stands on it, a family to its member ("duplex house"), and
 * beside bedrooms the shop below is no wish, unless it is the shop that has them.
 */
export function settledKinds(tokens: readonly Token[], parts: readonly Part[]): Part[] {
  const asked = of(parts, 'bedrooms').length + of(parts, 'maxBedrooms').length > 0;
  const homes = parts.map((part, at) => {
    const [wish] = part.wishes ?? [];
    const isOdd = asked && wish?.slot === 'kind' && !wish.unsure && !asksForRoomsIn(wish);
    const before = parts[at - 1];
    const isCounted = before !== undefined && (has(before, 'bedrooms') || has(before, 'maxBedrooms'));
    return isOdd && !isCounted ? plain(part.from, part.to, 'rest') : part;
  });
  const sure = of(homes, 'kind').filter(({ unsure }) => !unsure);
  const land = sure.find(isLand);
  return homes.map((part, at) => {
    if (!has(part, 'kind')) return part;
    const kept = (part.wishes ?? []).flatMap((wish) => {
      if (wish.slot !== 'kind') return [wish];
      if (wish.unsure) return sure.length === 0 && !asked ? [wish] : land ? [land] : [];
      const member = sure.find((other) => isMember(other, wish));
      return [member && !isChoice(tokens, homes, at) ? member : wish];
    });
    return kept.length > 0 ? { ...part, wishes: kept } : plain(part.from, part.to, 'unmet');
  });
}

const isLand = (wish: Wish) => kindsOf('land').some((id) => kindsOf(String(wish.value)).includes(id));
const asksForRoomsIn = (wish: Wish) => kindsOf(String(wish.value)).some((id) => asksForRooms(id));
const isMember = (one: Wish, family: Wish) =>
  one.value !== family.value && kindsOf(String(one.value)).every((id) => kindsOf(String(family.value)).includes(id));

/** Whether "or" or a stroke stands on either side of a kind. */
function isChoice(tokens: readonly Token[], parts: readonly Part[], at: number): boolean {
  const isOr = (border?: Part) => border?.as === 'ignored' && tokens[border.from]?.word === 'or';
  const strokes = [parts[at]?.from, parts[at]?.to].some((border) => tokens[border ?? -1]?.gap.includes('/'));
  return strokes || isOr(parts[at - 1]) || isOr(parts[at + 1]);
}

/** One market; none where both rent and sale are named. A stay is a shortlet also where it is called a rental. */
export function settledTypes(parts: readonly Part[]): Part[] {
  const named = of(parts, 'type');
  const sure = new Set(named.filter(({ unsure }) => !unsure).map(({ value }) => value));
  const all = new Set(named.map(({ value }) => value));
  const isStay = sure.has('shortlet') || (all.has('shortlet') && !sure.has('sale'));
  const [only] = sure.size > 0 ? sure : all;
  const isClear = (sure.size || all.size) === 1;
  const meant = isStay && !sure.has('sale') ? 'shortlet' : isClear ? only : undefined;
  return parts.map((part) => {
    if (!part.wishes) return part;
    const kept = part.wishes.flatMap((wish) => {
      if (wish.slot !== 'type') return [meant === 'shortlet' ? perNight(wish) : wish];
      return meant === undefined ? [] : [{ slot: wish.slot, value: meant }];
    });
    return kept.length > 0 ? { ...part, wishes: kept } : plain(part.from, part.to, 'ignored');
  });
}

/** A month's price of a shortlet, which was taken for twelve of a year. */
function perNight(wish: Wish): Wish {
  return wish.note === 'month' ? { ...wish, value: Math.round(Number(wish.value) / DAYS) } : wish;
}

const BOUNDS = [
  ['minPrice', 'maxPrice'],
  ['minTotal', 'maxTotal'],
  ['minSize', 'maxSize'],
] as const;

/** One amount for each bound, the first; and none that leaves nothing between them. The others stay text. */
export function settledNumbers(parts: readonly Part[]): Part[] {
  const taken = new Map<Wish['slot'], number>();
  return parts.map((part) => {
    const numbers = (part.wishes ?? []).filter(({ slot }) =>
      BOUNDS.some(([least, most]) => slot === least || slot === most),
    );
    const isOff = numbers.some(({ slot, value }) => {
      const known = taken.get(slot);
      const pair = BOUNDS.find(([least, most]) => least === slot || most === slot);
      const least = slot === pair?.[0] ? Number(value) : (taken.get(pair?.[0] ?? slot) ?? 0);
      const most = slot === pair?.[1] ? Number(value) : (taken.get(pair?.[1] ?? slot) ?? Infinity);
      return (known !== undefined && known !== value) || least > most;
    });
    if (isOff) return plain(part.from, part.to, 'rest');
    for (const { slot, value } of numbers) taken.set(slot, Number(value));
    return part;
  });
}

/** "Furnished or unfurnished" asks for nothing; nor does what is wanted and not wanted. */
export function settledFurnishing(parts: readonly Part[]): Part[] {
  const furnished = new Set(of(parts, 'furnished').map(({ value }) => value));
  const not = new Set(of(parts, 'without').map(({ value }) => value));
  const isOff = (wish: Wish) =>
    (wish.slot === 'furnished' && furnished.size > 1) || (wish.slot === 'has' && not.has(wish.value));
  return parts.map((part) => {
    const kept = part.wishes?.filter((wish) => !isOff(wish));
    if (!kept || kept.length === part.wishes?.length) return part;
    return kept.length > 0 ? { ...part, wishes: kept } : plain(part.from, part.to, 'ignored');
  });
}
