import { and, count, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { Page } from '#core/paging.ts';
import type { Db } from '#db/client.server.ts';
import { withAdvisoryLock } from '#db/lock.server.ts';
import { areaFigures } from '#db/schema/area-figures.ts';
import type { ListingType } from '#features/listings/rules.ts';
import { EVERYWHERE } from './rules.ts';

type FigureRow = typeof areaFigures.$inferSelect;

const { type, place, homes, bedrooms, changedAt, low, high } = areaFigures;

/** All figures of one place in one market, by bedrooms; the sum of all is the one without. */
export function figuresOf(db: Db, market: ListingType, placeId: string): Promise<FigureRow[]> {
  return db
    .select()
    .from(areaFigures)
    .where(and(eq(type, market), eq(place, placeId)))
    .orderBy(bedrooms);
}

/** From where to where the middle half of prices goes, of every market in each of these places, for homes with so many bedrooms or with any. */
export function usualPricesIn(db: Db, places: readonly string[], rooms: number | null) {
  const found = db.select({ type, place, homes, low, high }).from(areaFigures);
  return found.where(
    and(inArray(place, [...places]), isNotNull(low), rooms === null ? undefined : eq(bedrooms, rooms)),
  );
}

/** How many homes these places have, in every market; places without homes are left out. */
export function countsOf(db: Db, places: readonly string[]) {
  return db
    .select({ type, place, homes, changedAt })
    .from(areaFigures)
    .where(and(inArray(place, [...places]), isNull(bedrooms)));
}

/** The places that have homes, in the order of their addresses. */
export function withHomes(db: Db, page: Page) {
  const found = db.select({ type, place, homes, changedAt }).from(areaFigures).where(isNull(bedrooms));
  return found.orderBy(type, place).limit(page.limit).offset(page.startIndex);
}

/** How many places have homes, over all markets, and when the newest of these changed. */
export async function countWithHomes(db: Db): Promise<{ total: number; changedAt: Date | null }> {
  const rows = db.select({ total: count(), changedAt: max(changedAt) }).from(areaFigures);
  const [row] = await rows.where(isNull(bedrooms));
  return row ?? { total: 0, changedAt: null };
}

/** Counts all homes anew. Bedrooms are those that the search knows of: land and business have none. */
export async function recount(db: Db, now: Date): Promise<void> {
  // Two processes that count at once would write every row twice.
  await withAdvisoryLock(db, 'figures', async (tx) => {
    await tx.execute(sql`delete from area_figures`);
    await tx.execute(sql`
      with home as materialized (
        select price, updated_at, facts,
          (select substr(fact, 2) from unnest(facts) as fact where fact in ('=rent', '=shortlet', '=sale') limit 1) as type,
          (select substr(fact, 5)::integer from unnest(facts) as fact where fact ~ '^=bed[0-9]+$' limit 1) as bedrooms
        from listing_search
      ), placed as (
        select home.type, home.bedrooms, home.price, home.updated_at, area.place
        from home cross join lateral (
          select ${EVERYWHERE}::text as place union all select substr(fact, 5) from unnest(facts) as fact where fact like '=in:%'
        ) as area
      ), figures as (
        select type, place, bedrooms, grouping(bedrooms) = 1 as is_sum, count(*) as homes, max(updated_at) as changed_at,
          percentile_cont(array[0.25, 0.5, 0.75]) within group (order by price) as quartiles
        from placed group by grouping sets ((type, place), (type, place, bedrooms))
      )
      insert into area_figures (type, place, bedrooms, homes, low, median, high, changed_at, counted_at)
      select type, place, bedrooms, homes,
        case when not is_sum then round(quartiles[1]) end, case when not is_sum then round(quartiles[2]) end,
        case when not is_sum then round(quartiles[3]) end, changed_at, ${now.toISOString()}
      from figures where is_sum or bedrooms is not null
    `);
  });
}
