import type { Ctx, Deps } from '#core/ctx.ts';
import { ensure } from '#core/errors.ts';
import { LISTING_TYPES, type ListingType } from '#features/listings/rules.ts';
import { searchListings } from '#features/listings/service-search.server.ts';
import { around, nameOf, nearestPlaces, placeById, placesWithin, states } from '#features/places/service.server.ts';
import type { Step } from '#features/structured-data/contract.ts';
import type { AreaFigure, AreaLink, AreaPage } from './contract.ts';
import * as repo from './repo.server.ts';
import { AREA_HOMES, areaPath, FIGURES_FROM, MOST_INSIDE, MOST_NEARBY, NEARBY_LOOKED_AT } from './rules.ts';
import { areasTexts as texts } from './texts.ts';

/** The page of a place in one market, or of the whole country; `place` is a path as in addresses. Throws `not_found`. */
export async function openArea(ctx: Ctx, type: ListingType, place: string | null): Promise<AreaPage> {
  ensure(place === null || placeById(place), 'not_found', texts.unknown);
  const inside = (place === null ? states() : placesWithin(place)).map(({ id }) => id);
  const nearby = place === null ? [] : nearestPlaces(place, NEARBY_LOOKED_AT).map(({ id }) => id);
  const own = place ?? repo.EVERYWHERE;
  const wider = [...(place === null ? [] : around(place).filter((id) => id !== place)), repo.EVERYWHERE];
  const [found, figures, counts] = await Promise.all([
    searchListings(ctx, { type, ...(place !== null && { place: [place] }) }, AREA_HOMES),
    repo.figuresOf(ctx.db, type, own),
    repo.countsOf(ctx.db, [...new Set([own, ...inside, ...nearby, ...wider])]),
  ]);
  const exact = found.match === 'exact';
  const links = (ids: readonly string[]) => linksOf(type, ids, counts);
  return {
    type,
    place,
    name: areaName(place),
    way: wayToArea(type, place),
    listings: exact ? found.listings : [],
    total: exact ? found.total : 0,
    capped: exact && found.capped,
    figures: shown(figures),
    inside: links(inside)
      .sort((a, b) => b.homes - a.homes)
      .slice(0, MOST_INSIDE),
    nearby: links(nearby).slice(0, MOST_NEARBY),
    markets: LISTING_TYPES.filter((other) => other !== type).flatMap((other) =>
      linksOf(other, [own], counts).map((link) => ({ ...link, type: other })),
    ),
    wider: links(wider)[0] ?? null,
  };
}

/** The steps to the page of an area; without a known place they end with the market. */
export function wayToArea(type: ListingType, place: string | null): Step[] {
  const steps: Step[] = [];
  for (let one = placeById(place ?? ''); one; one = placeById(one.parent ?? ''))
    steps.unshift({ label: one.name, to: areaPath(type, one.id) });
  return [{ label: texts.market[type], to: areaPath(type, null) }, ...steps];
}

/** Places that have homes, with when the newest of them changed, in the order of their addresses. */
export async function areasWithHomes(
  ctx: Ctx,
  page: { limit: number; startIndex: number },
): Promise<{ path: string; changedAt: Date }[]> {
  const rows = await repo.withHomes(ctx.db, page);
  return rows
    .filter(({ place }) => place === repo.EVERYWHERE || placeById(place))
    .map(({ type, place, changedAt }) => ({ path: areaPath(type, place || null), changedAt }));
}

/** How many pages of areas have homes, and when the newest of these changed. */
export function countAreasWithHomes(ctx: Ctx): Promise<{ total: number; changedAt: Date | null }> {
  return repo.countWithHomes(ctx.db);
}

/** Counts the homes and prices of all places anew; takes seconds where there are a million homes. */
export async function countAreas({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await repo.recount(db, now());
}

function areaName(place: string | null): string {
  return place === null ? texts.country : nameOf(place);
}

/** Links to those of the places that have homes, in the given order. */
function linksOf(type: ListingType, ids: readonly string[], counts: readonly repo.AreaCount[]): AreaLink[] {
  const homes = new Map(counts.filter((one) => one.type === type).map((one) => [one.place, one.homes]));
  return ids.flatMap((id) => {
    const count = homes.get(id);
    const name = id === repo.EVERYWHERE ? texts.country : (placeById(id)?.name ?? '');
    return count ? [{ name, path: areaPath(type, id || null), homes: count }] : [];
  });
}

function shown(figures: readonly repo.Figure[]): AreaPage['figures'] {
  const rows = figures.flatMap(({ bedrooms, homes, low, median, high }): AreaFigure[] =>
    bedrooms === null || low === null || median === null || high === null || homes < FIGURES_FROM
      ? []
      : [{ bedrooms, homes, low, median, high }],
  );
  const countedAt = figures[0]?.countedAt.toISOString();
  return rows.length > 0 && countedAt ? { rows, countedAt } : null;
}
