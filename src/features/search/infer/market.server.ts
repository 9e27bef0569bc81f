import { EVERYWHERE } from '#features/figures/rules.ts';
import { asksOnlyFor, kindsOf, ROOMS } from '#features/listings/property/kinds.ts';
import { LISTING_TYPES, type ListingType } from '#features/listings/rules.ts';
import { selfAndAncestors } from '#features/places/service.server.ts';
import type { Filters } from '../filters.ts';
import type { UsualPrice, UsualPricesAsked } from '../terms/repo.server.ts';

/** Prices of fewer homes than this say nothing about a place. */
const ENOUGH_HOMES = 4;
/** How many homes of a narrower place weigh as much as what is known of the wider one. */
const STEADY_HOMES = 4;
/** How many times nearer an amount must be to one market than to the next, and how near to it at all. */
const CLEARER = 2.5;
const PLAUSIBLE = 12;
/** What land is not let for, and what business premises are let and sold for. */
const LAND_SALE = 1_000_000;
/** From here on nobody pays it for a year in a home. */
const HOME_SALE = 200_000_000;
/** From here on it is a year's rent only where others of the place cost as much. */
const HIGH_RENT = 40_000_000;
/** How many times the highest usual one of these it may be. */
const ABOVE_RENTS = 1.5;
/** And so many times below the sales of the place it may be one all the same. */
const BELOW_SALES = 5;
const BUSINESS = { rent: 20_000_000, sale: 150_000_000 };
/** Where neither a kind (but "house") nor bedrooms are named, a room may be meant, which is let for so many times less than most homes. */
const ROOM_SHARE = 8;
/** Whoever offers more means a year, where no night is said: nights are said of stays, years hardly ever of rents. */
const NIGHT_MOST = 100_000;
/** But not where it is less than any rent of the place, and near to what nights are known to cost there. */
const NIGHT_OFF = 1.5;
/** From here on no night costs as much, wherever it is. */
const HIGHEST_NIGHT = 400_000;
/** Kinds that nobody takes for a night unless it is said. */
const LET_BY_THE_YEAR: readonly string[] = [...ROOMS, 'mini-flat'];
const UNBUILT = ['off-plan', 'not-completed'];
/** Homes with so many bedrooms are bought as often as rented. */
const MANY_ROOMS = 4;
/** The bedrooms that a kind usually has, where none are named. */
const USUAL_ROOMS: readonly (readonly [kinds: readonly string[], rooms: readonly [number, number]])[] = [
  [
    [...LET_BY_THE_YEAR, 'studio'],
    [1, 1],
  ],
  [kindsOf('flat'), [1, 3]],
  [kindsOf('bungalow'), [2, 4]],
  [
    [...kindsOf('duplex'), 'maisonette'],
    [3, 5],
  ],
];

/** A market that nobody named, and what told it. */
export interface MarketGuess {
  type: ListingType;
  from: 'budget' | 'title paper' | 'stage of building' | 'landlord' | 'order';
}

/**
 * The market that nobody named: that of the budget, a sale where papers of a title are asked for or the building is not there, a rent where a landlord is
 * to let a small home himself, or that of an order by price which was said, since the lowest of all prices are those of a night.
 */
export function marketGuessed(
  filters: Filters,
  known: readonly UsualPrice[],
  saidOrder?: Filters['sort'],
): MarketGuess | null {
  const type = marketOfBudget(filters, known);
  if (type) return { type, from: 'budget' };
  if (filters.title?.length) return { type: 'sale', from: 'title paper' };
  // Nobody lives in it yet.
  if (filters.has?.some((id) => UNBUILT.includes(id))) return { type: 'sale', from: 'stage of building' };
  // Who wants no agent for a small home rents it.
  if (filters.has?.includes('direct-landlord') && !filters.guests && isSmall(filters))
    return { type: 'rent', from: 'landlord' };
  const ordered = marketOfOrder(filters, saidOrder);
  return ordered && { type: ordered, from: 'order' };
}

const areOnly = (some: readonly string[], kinds: readonly string[]) =>
  kinds.length > 0 && kinds.every((one) => some.includes(one));

/** Land, and the dearest of all, is for sale; the cheapest of what has up to three rooms is to let. */
function marketOfOrder({ kind, bedrooms, guests }: Filters, order: Filters['sort']): ListingType | null {
  if (guests || (order !== 'price' && order !== 'price-desc')) return null;
  const kinds = (kind ?? []).flatMap(kindsOf);
  if (areOnly(LET_BY_THE_YEAR, kinds)) return 'rent';
  if (order === 'price-desc' || asksOnlyFor(['land'], kind)) return 'sale';
  return isSmall({ kind, bedrooms }) ? 'rent' : null;
}

/** Whether rooms and flats with up to three bedrooms are asked for, which are rented rather than bought. */
function isSmall({ kind, bedrooms }: Filters): boolean {
  const kinds = (kind ?? []).flatMap(kindsOf);
  const areFew = bedrooms ? bedrooms < MANY_ROOMS : kinds.length > 0;
  return areFew && kinds.every((one) => LET_BY_THE_YEAR.includes(one) || kindsOf('flat').includes(one));
}

/**
 * The markets that somebody means who named none, so far as what they ask for tells: land is hardly ever let, a room never sold, and an amount that no night
 * costs is of a rent or a sale. Empty where it tells nothing.
 */
export function marketsMeant(filters: Filters): readonly ListingType[] {
  if (filters.type || filters.guests) return [];
  if (asksOnlyFor(['land'], filters.kind)) return ['sale'];
  const kinds = (filters.kind ?? []).flatMap(kindsOf);
  if (areOnly(ROOMS, kinds)) return ['rent'];
  // Mini flats are sold too.
  if (areOnly(LET_BY_THE_YEAR, kinds)) return ['rent', 'sale'];
  return (amountOf(filters) ?? 0) > HIGHEST_NIGHT ? ['rent', 'sale'] : [];
}

/**
 * The market that an amount belongs to: "2 bed yaba 2.5m" is a rent, "4 bed lekki 150m" a sale; null where it may be either. Homes are
 * compared with the usual prices of the place, or of what it lies in (usualPricesAsked), moved by how dear the place is.
 */
function marketOfBudget(filters: Filters, known: readonly UsualPrice[]): ListingType | null {
  const { kind, place, bedrooms } = filters;
  const amount = amountOf(filters);
  if (amount === null || kind?.includes('commercial-land')) return null;
  if (asksOnlyFor(['land'], kind)) return amount >= LAND_SALE ? 'sale' : null;
  if (asksOnlyFor(['commercial'], kind))
    return amount <= BUSINESS.rent ? 'rent' : amount >= BUSINESS.sale ? 'sale' : null;
  if (amount >= HOME_SALE) return 'sale';
  const wider = (place ?? []).map(selfAndAncestors);
  const kinds = (kind ?? []).flatMap(kindsOf);
  const byTheYear = areOnly(LET_BY_THE_YEAR, kinds);
  const mayBeRoom = !bedrooms && (kind ?? []).every((one) => one === 'house');
  const markets = LISTING_TYPES.filter((type) => type !== 'shortlet' || !byTheYear);
  const figures = bedrooms ? known : ofUsualRooms(kinds, known);
  const from = [...(wider[0] ?? []), EVERYWHERE];
  const levels = levelsOf(from, figures);
  const compared = markets.flatMap((type) => {
    const ranges = from.map((id) => usualPrices(figures.filter((row) => row.type === type && row.place === id)));
    const at = ranges.findIndex((range) => range !== null);
    const usual = ranges[at];
    if (!usual) return [];
    // What is known only of a wider place is dearer or cheaper here, as other markets are.
    const times = Math.exp((levels[0] ?? 0) - (levels[at] ?? 0));
    if (type === 'rent' && amount >= HIGH_RENT && amount > usual[1] * times * ABOVE_RENTS) return [];
    const least = (type === 'rent' && mayBeRoom ? usual[0] / ROOM_SHARE : usual[0]) * times;
    const off = offUsual(amount, [least, usual[1] * times]);
    return [{ type, off, isLess: amount < least, isOfPlace: from[at] !== EVERYWHERE }];
  });
  const isUsual = compared.some(({ type, off, isOfPlace }) => type === 'shortlet' && isOfPlace && off <= NIGHT_OFF);
  const mayBeRent = compared.some(({ type, isLess }) => type === 'rent' && !isLess);
  const mayBeNight = amount <= NIGHT_MOST || (isUsual && !mayBeRent);
  const distances = compared.filter(({ type }) => type !== 'shortlet' || mayBeNight);
  const isBelowSales = amount >= HIGH_RENT && distances.every(({ type }) => type !== 'rent');
  const [first, second] = distances.toSorted((a, b) => a.off - b.off);
  // Less than any rent is a year's all the same, where no night costs as much.
  const isLowRent = first?.type === 'rent' && first.isLess && !mayBeNight;
  // Too much for a rent and too little for a sale may be either.
  if (!first || (!isLowRent && first.off > (isBelowSales ? BELOW_SALES : PLAUSIBLE))) return null;
  return !second || second.off >= first.off * CLEARER ? first.type : null;
}

/** The usual prices that an amount is compared with; null where none is named, or its kind says enough. */
export function usualPricesAsked(filters: Filters): UsualPricesAsked | null {
  const { kind, place, bedrooms } = filters;
  if (amountOf(filters) === null || asksOnlyFor(['land'], kind) || asksOnlyFor(['commercial'], kind)) return null;
  return {
    places: [...new Set([...(place ?? []).flatMap(selfAndAncestors), EVERYWHERE])],
    bedrooms: bedrooms ?? null,
  };
}

/** The figures of homes with as many bedrooms as the kinds usually have; all of them where these are too few. */
function ofUsualRooms(kinds: readonly string[], figures: readonly UsualPrice[]): readonly UsualPrice[] {
  const [, rooms] = USUAL_ROOMS.find(([some]) => kinds.length > 0 && kinds.every((one) => some.includes(one))) ?? [];
  const [least, most] = rooms ?? [0, Infinity];
  const those = figures.filter(({ bedrooms }) => bedrooms >= least && bedrooms <= most);
  return those.some(({ homes }) => homes >= ENOUGH_HOMES) ? those : figures;
}

/** How dear each of the places is beside the country, the narrowest first: the logarithm, over all markets. */
function levelsOf(from: readonly string[], figures: readonly UsualPrice[]): number[] {
  const middle = ({ low, high }: UsualPrice) => Math.log(low * high) / 2;
  const everywhere = new Map(figures.filter(({ place }) => place === EVERYWHERE).map((row) => [keyOf(row), row]));
  let level = 0;
  const levels = from.toReversed().map((id) => {
    let [sum, homes] = [level * STEADY_HOMES, STEADY_HOMES];
    for (const row of figures.filter(({ place }) => place === id && id !== EVERYWHERE)) {
      const country = everywhere.get(keyOf(row));
      if (!country) continue;
      sum += (middle(row) - middle(country)) * row.homes;
      homes += row.homes;
    }
    level = sum / homes;
    return level;
  });
  return levels.toReversed();
}

const keyOf = ({ type, bedrooms }: UsualPrice) => `${type} ${bedrooms}`;

const amountOf = ({ minPrice, maxPrice, minTotal, maxTotal }: Filters) =>
  middleOf(minPrice ?? minTotal, maxPrice ?? maxTotal);

function middleOf(least?: number | null, most?: number | null): number | null {
  return least && most ? Math.sqrt(least * most) : (most ?? least ?? null);
}

type Range = [low: number, high: number];

/** From where to where the middle half of the prices goes, by whatever bedrooms enough homes have, or by all of these together; null for too few homes. */
function usualPrices(rows: readonly UsualPrice[]): Range | null {
  const enough = rows.filter(({ homes }) => homes >= ENOUGH_HOMES);
  const telling = enough.length > 0 ? enough : rows;
  if (telling.reduce((sum, { homes }) => sum + homes, 0) < ENOUGH_HOMES) return null;
  return [Math.min(...telling.map(({ low }) => low)), Math.max(...telling.map(({ high }) => high))];
}

/** How many times off an amount is: people offer less than is asked, but hardly more. */
function offUsual(amount: number, [low, high]: Range): number {
  return amount > high ? (amount / high) ** 1.5 : Math.max(1, low / amount);
}
