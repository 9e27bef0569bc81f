import type { Ctx } from '#core/ctx.ts';
import { ensure } from '#core/errors.ts';
import type { Page } from '#core/paging.ts';
import { EVERYWHERE } from '#features/figures/rules.ts';
import {
  countsOf,
  figuresOf,
  placesWithHomes,
  placesWithMostHomes,
  type PlaceCount,
} from '#features/figures/service.server.ts';
import { LISTING_TYPES, type ListingType } from '#features/listings/rules.ts';
import { searchListings } from '#features/search/service.server.ts';
import {
  selfAndAncestors,
  nameOf,
  nearestPlaces,
  placeById,
  placesWithin,
  states,
} from '#features/places/service.server.ts';
import type { Step } from '#features/structured-data/contract.ts';
import { areaPath } from './paths.ts';
import { AREA_HOMES, MOST_INSIDE, MOST_NEARBY, MOST_POPULAR, NEARBY_LOOKED_AT, POPULAR_LOOKED_AT } from './rules.ts';
import { areasTexts as texts } from './texts.ts';

/** The page of one place in one market, or of the whole country. */
export type AreaPage = Awaited<ReturnType<typeof openArea>>;
/** A place with the page it has in one market, and how many homes it had when they were last counted. */
export type AreaLink = ReturnType<typeof linksOf>[number];

/** The page of a place in one market, or of the whole country; `place` is a path as in addresses. Throws `not_found`. */
export async function openArea(ctx: Ctx, type: ListingType, place: string | null) {
  ensure(place === null || placeById(place), 'not_found', texts.unknown);
  const inside = (place === null ? states() : placesWithin(place)).map(({ id }) => id);
  const nearby = place === null ? [] : nearestPlaces(place, NEARBY_LOOKED_AT).map(({ id }) => id);
  const own = place ?? EVERYWHERE;
  const wider = [...(place === null ? [] : selfAndAncestors(place).filter((id) => id !== place)), EVERYWHERE];
  const [found, figures, counts] = await Promise.all([
    searchListings(ctx, { type, ...(place !== null && { place: [place] }) }, AREA_HOMES),
    figuresOf(ctx, type, own),
    countsOf(ctx, [own, ...inside, ...nearby, ...wider]),
  ]);
  const exact = found.match === 'exact';
  const links = (ids: readonly string[]) => linksOf(type, ids, counts);
  return {
    type,
    place,
    name: place === null ? texts.country : nameOf(place),
    /** The steps to this page, itself last. */
    way: wayToArea(type, place),
    listings: exact ? found.listings : [],
    total: exact ? found.total : 0,
    /** There are more than `total`. */
    capped: exact && found.capped,
    figures,
    inside: links(inside)
      .sort((a, b) => b.homes - a.homes)
      .slice(0, MOST_INSIDE),
    nearby: links(nearby).slice(0, MOST_NEARBY),
    /** The same place in the other markets. */
    markets: LISTING_TYPES.filter((other) => other !== type).flatMap((other) =>
      linksOf(other, [own], counts).map((link) => ({ ...link, type: other })),
    ),
    /** The smallest place around it that has homes. */
    wider: links(wider)[0] ?? null,
  };
}

/** Where most homes are for rent, with the pages of these places. */
export async function popularPlaces(ctx: Ctx): Promise<AreaLink[]> {
  const counts = await placesWithMostHomes(ctx, 'rent', POPULAR_LOOKED_AT);
  // Nobody says that they live in a local government area, or in half of Lagos.
  const ids = counts
    .map(({ place }) => place)
    .filter((id) => {
      const { kind, lga } = placeById(id) ?? {};
      return (kind === 'city' || kind === 'area') && lga;
    });
  return linksOf('rent', ids.slice(0, MOST_POPULAR), counts);
}

/** The steps to the page of an area; without a known place they end with the market. */
export function wayToArea(type: ListingType, place: string | null): Step[] {
  const steps: Step[] = [];
  for (let one = placeById(place ?? ''); one; one = placeById(one.parent ?? ''))
    steps.unshift({ label: one.name, to: areaPath(type, one.id) });
  return [{ label: texts.market[type], to: areaPath(type, null) }, ...steps];
}

/** Places that have homes, with when the newest of them changed, in the order of their addresses. */
export async function areasWithHomes(ctx: Ctx, page: Page): Promise<{ path: string; changedAt: Date }[]> {
  const rows = await placesWithHomes(ctx, page);
  return rows
    .filter(({ place }) => place === EVERYWHERE || placeById(place))
    .map(({ type, place, changedAt }) => ({ path: areaPath(type, place || null), changedAt }));
}

/** Links to those of the places that have homes, in the given order. */
function linksOf(type: ListingType, ids: readonly string[], counts: readonly PlaceCount[]) {
  const homes = new Map(counts.filter((one) => one.type === type).map((one) => [one.place, one.homes]));
  return ids.flatMap((id) => {
    const count = homes.get(id);
    const name = id === EVERYWHERE ? texts.country : (placeById(id)?.name ?? '');
    return count ? [{ name, path: areaPath(type, id || null), homes: count }] : [];
  });
}
