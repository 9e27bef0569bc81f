import type { Ctx } from '#core/ctx.ts';
import { reading, TAGS } from '#core/reads.ts';
import { EXCLUDING } from '#features/listings/property/features.ts';
import { kindsOf } from '#features/listings/property/kinds.ts';
import { isSet, type Filters } from '../filters.ts';
import { marketsMeant } from '../infer/market.server.ts';
import {
  asksForAnyKind,
  boundsOf,
  clausesOf,
  featuresAsked,
  type Markets,
  refusedFacts,
  roomsAsked,
} from '../query.server.ts';
import { differences, kmAway } from './differences.server.ts';
import { HOMES_FIRST, kindScores } from './relatives.ts';
import * as repo from './repo.server.ts';
import { stepsOf } from './steps.server.ts';
import { around } from './where.server.ts';

/** Kinds, places and such by which a home may be near to what was asked; without any there is nothing to be near to. */
const COMPARED: readonly (keyof Filters)[] = [
  'type',
  'kind',
  'place',
  'box',
  'area',
  'bedrooms',
  'maxBedrooms',
  'guests',
  'minPrice',
  'maxPrice',
  'minTotal',
  'maxTotal',
];

/** Near homes in an order by price, where none is named: the less it costs, or the more, the nearer it is. */
const PRICE_ORDERS: Readonly<Record<string, [least: number | null, most: number | null]>> = {
  price: [null, 1],
  'price-desc': [1e12, null],
};
const OF_ONE_BEDROOM = new Set(['studio', 'mini-flat']);
/** How much less that counts than a budget. */
const ORDER_WEIGHT = 0.4;

/**
 * The homes that come nearest to these filters, the nearest first, without those that are shown already (SEARCH-24); with `otherMarkets` those of
 * another market where its own has none in the whole country. One statement that reads at most some hundred homes, however large the market is.
 */
export async function nearHomes(
  ctx: Ctx,
  filters: Filters,
  {
    excluded = [],
    skip = 0,
    take,
    markets = marketsMeant(filters),
    otherMarkets = false,
  }: { excluded?: readonly string[]; skip?: number; take: number; markets?: Markets; otherMarkets?: boolean },
): Promise<{ id: string; differs: string[]; km: number }[]> {
  if (take <= 0 || !COMPARED.some((name) => isSet(filters[name]))) return [];
  const points = around(filters);
  const steps = stepsOf(filters, points, markets);
  const isOfMarket = clausesOf(filters, markets).market.length > 0;
  const others = isOfMarket && otherMarkets ? stepsOf({ ...filters, type: null }, points) : [];
  const homes = await repo.near(reading(ctx, ...TAGS.lists()), {
    steps: [...steps, ...others.map((query) => ({ ...query, last: true }))],
    asked: askedOf(filters, points),
    excluded,
    skip,
    take,
  });
  return homes.map((home) => ({
    id: home.id,
    differs: differences(filters, points, home),
    km: kmAway(filters, points, home),
  }));
}

/** What a home may say that excludes one of these features: that it floods, where it must not. */
function contraryOf(has: Filters['has']): string[] {
  const rows = EXCLUDING.filter((features) => features.some((id) => has?.includes(id)));
  return rows.flat().flatMap((id) => (has?.includes(id) ? [] : [`f:${id}`]));
}

/** Who asks for a studio or a mini flat, and not for how many bedrooms, wants one. */
function roomsMeant(filters: Filters): ReturnType<typeof roomsAsked> {
  const rooms = roomsAsked(filters);
  const kinds = (filters.kind ?? []).flatMap(kindsOf);
  const isOne = kinds.length > 0 && kinds.every((kind) => OF_ONE_BEDROOM.has(kind));
  return isOne && rooms.every((count) => count === null) ? [null, 1] : rooms;
}

/** What the score of a home is taken from, as search_near() reads it. */
function askedOf(filters: Filters, points: ReturnType<typeof around>): Record<string, unknown> {
  const { kind, place, sort } = filters;
  const { minPrice, maxPrice, minTotal, maxTotal, minSize, maxSize } = boundsOf(filters);
  const order = minPrice || maxPrice ? undefined : PRICE_ORDERS[sort ?? ''];
  return {
    ...(kind?.length ? kindScores(kind) : asksForAnyKind(filters) && HOMES_FIRST),
    places: (place ?? []).map((id) => `=in:${id}`),
    points: points.map(({ latitude, longitude, reach }) => [latitude, longitude, reach]),
    price: order ?? [minPrice ?? null, maxPrice ?? null],
    ...(order && { price_weight: ORDER_WEIGHT }),
    total: [minTotal ?? null, maxTotal ?? null],
    size: [minSize ?? null, maxSize ?? null],
    bedrooms: roomsMeant(filters),
    features: featuresAsked(filters).map((facts) => facts.map((fact) => `=${fact}`)),
    refused: refusedFacts(filters.without).map((fact) => `=${fact}`),
    contrary: [...contraryOf(filters.has), ...refusedFacts(filters.without)].map((fact) => `=${fact}`),
  };
}
