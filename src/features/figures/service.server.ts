import type { Ctx, Deps } from '#core/ctx.ts';
import type { Page } from '#core/paging.ts';
import { reading, TAGS } from '#core/reads.ts';
import type { ListingType } from '#features/listings/rules.ts';
import * as repo from './repo.server.ts';
import { FIGURES_FROM } from './rules.ts';

/** What homes with so many bedrooms are asked for: the middle price, from where to where the middle half goes, and the middle price of those let or sold within a year. */
export type Figure = NonNullable<Awaited<ReturnType<typeof figuresOf>>>['rows'][number];
/** How many homes a place has in one market. */
export type PlaceCount = Awaited<ReturnType<typeof repo.countsOf>>[number];

/** What homes of one place are asked for, by bedrooms; null where fewer than eight homes are behind every figure. */
export async function figuresOf(ctx: Ctx, type: ListingType, place: string) {
  const figures = await repo.figuresOf(reading(ctx, TAGS.figures), type, place);
  const rows = figures.flatMap(({ bedrooms, homes, low, median, high, takenHomes, takenMedian }) => {
    if (bedrooms === null || low === null || median === null || high === null || homes < FIGURES_FROM) return [];
    const taken = takenHomes === null || takenMedian === null ? null : { homes: takenHomes, median: takenMedian };
    return [{ bedrooms, homes, low, median, high, taken }];
  });
  const countedAt = figures[0]?.countedAt.toISOString();
  return rows.length > 0 && countedAt ? { rows, countedAt } : null;
}

/** How many homes these places have, in every market; places without homes are left out. */
export function countsOf(ctx: Ctx, places: readonly string[]): Promise<PlaceCount[]> {
  return repo.countsOf(reading(ctx, TAGS.figures), [...new Set(places)]);
}

/** Towns and quarters with most homes in one market. */
export function placesWithMostHomes(ctx: Ctx, type: ListingType, limit: number): Promise<PlaceCount[]> {
  return repo.withMostHomes(reading(ctx, TAGS.figures), type, limit);
}

/** The places that have homes, in the order of their addresses. */
export function placesWithHomes(ctx: Ctx, page: Page): Promise<PlaceCount[]> {
  return repo.withHomes(ctx.db, page);
}

/** How many places have homes, over all markets, and when the newest of these changed. */
export function countPlacesWithHomes(ctx: Ctx): Promise<{ total: number; changedAt: Date | null }> {
  return repo.countWithHomes(ctx.db);
}

/** What homes like this one are asked for in the smallest place around it where eight or more are known; null where that is nowhere. */
export async function middleOf(ctx: Ctx, listingId: string) {
  const found = await repo.middleOf(reading(ctx, TAGS.figures), listingId);
  if (!found) return null;
  const { median, is_dear: isDear, ...figure } = found;
  return { ...figure, median: Number(median), isDear };
}

/** Counts the homes and prices of all places anew; takes seconds where there are a million homes. */
export async function recountFigures({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<void> {
  await repo.recount(db, now());
}
