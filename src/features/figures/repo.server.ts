import { and, count, desc, eq, inArray, isNull, max, type SQL, sql } from 'drizzle-orm';
import type { Page } from '#core/paging.ts';
import { type Db, statement } from '#db/client.server.ts';
import { withAdvisoryLock } from '#db/lock.server.ts';
import { areaFigures } from '#db/schema/figures.ts';
import type { ListingType } from '#features/listings/rules.ts';
import { WIDE_PLACES } from '#features/places/service.server.ts';
import { DEAR_FROM, EVERYWHERE, FIGURES_FROM, PLACES_COMPARED_FROM, ROBUST, TAKEN_WITHIN_DAYS } from './rules.ts';

type FigureRow = typeof areaFigures.$inferSelect;

const { type, place, homes, bedrooms, changedAt } = areaFigures;

/** All figures of one place in one market, by bedrooms; the sum of all is the one without. */
export function figuresOf(db: Db, market: ListingType, placeId: string): Promise<FigureRow[]> {
  return db
    .select()
    .from(areaFigures)
    .where(and(eq(type, market), eq(place, placeId)))
    .orderBy(bedrooms);
}

/** How many homes these places have, in every market; places without homes are left out. */
export function countsOf(db: Db, places: readonly string[]) {
  return db
    .select({ type, place, homes, changedAt })
    .from(areaFigures)
    .where(and(inArray(place, [...places]), isNull(bedrooms)));
}

/** Towns and quarters, not the states that they lie in, with most homes in one market. */
export function withMostHomes(db: Db, market: ListingType, limit: number) {
  return db
    .select({ type, place, homes, changedAt })
    .from(areaFigures)
    .where(and(eq(type, market), isNull(bedrooms), sql`${place} ~ '^[^/]+/[^/]+$'`))
    .orderBy(desc(homes), place)
    .limit(limit);
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
    await recountTaken(tx, now);
    await recountKinds(tx, now);
  });
}

/** What homes were last asked for that were let or sold of late (LIFE-7); too few of them say something about their owners. */
async function recountTaken(tx: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - TAKEN_WITHIN_DAYS * 24 * 3_600_000).toISOString();
  await tx.execute(sql`
    with taken as (
      select home.type, home.bedrooms, home.price, area.place
      from listings as home
      cross join lateral (select ${EVERYWHERE}::text as place union all select unnest(home.within)) as area
      where home.status in ('let', 'sold') and not search_kind(home) = any(search_roomless_kinds())
        and (select max(at) from listing_history where listing_id = home.id and to_status = home.status) >= ${since}
    ), figures as (
      select type, place, bedrooms, count(*) as homes, percentile_cont(0.5) within group (order by price) as median
      from taken group by type, place, bedrooms having count(*) >= ${FIGURES_FROM}
    )
    update area_figures set taken_homes = figures.homes, taken_median = round(figures.median) from figures
    where area_figures.type = figures.type and area_figures.place = figures.place and area_figures.bedrooms = figures.bedrooms
  `);
}

/** The kind that a home is compared with: duplexes and bungalows of every build are one each. */
const comparedKind = (kind: SQL) => sql`regexp_replace(${kind}, '^.*-(duplex|bungalow)$', '\\1')`;

/** Middle prices by kind. They say something of a place, so states and other wide ones have none: their places differ too much. */
async function recountKinds(tx: Db, now: Date): Promise<void> {
  await tx.execute(sql`delete from kind_figures`);
  await tx.execute(sql`
    with home as materialized (
      select facts, price, size_sqm,
        (select substr(fact, 2) from unnest(facts) as fact where fact in ('=rent', '=shortlet', '=sale') limit 1) as type,
        (select substr(fact, 4) from unnest(facts) as fact where fact like '=k:%' limit 1) as kind,
        (select substr(fact, 5)::integer from unnest(facts) as fact where fact ~ '^=bed[0-9]+$' limit 1) as bedrooms
      from listing_search
    ), placed as (
      select type, substr(fact, 5) as place, ${comparedKind(sql`kind`)} as kind, coalesce(bedrooms, 0) as bedrooms,
        ln(case when bedrooms is null then price / size_sqm else price end) as price
      from home cross join unnest(facts) as fact
      where kind is not null and (bedrooms is not null or size_sqm >= 1) and fact like '=in:%/%'
        and substr(fact, 5) <> all(string_to_array(${WIDE_PLACES.join(' ')}, ' '))
    ), middle as (
      select type, place, kind, bedrooms, count(*) as homes, percentile_cont(0.5) within group (order by price) as price
      from placed group by type, place, kind, bedrooms having count(*) >= ${FIGURES_FROM}
    ), figures as (
      select type, place, kind, bedrooms, homes, middle.price,
        ${ROBUST} * percentile_cont(0.5) within group (order by abs(placed.price - middle.price)) as spread
      from middle join placed using (type, place, kind, bedrooms)
      group by type, place, kind, bedrooms, homes, middle.price
    )
    insert into kind_figures (type, place, kind, bedrooms, homes, median, spread, is_dear, counted_at)
    select type, place, kind, bedrooms, homes, round(exp(price)), spread,
      count(*) over alike >= ${PLACES_COMPARED_FROM} and percent_rank() over (alike order by price) >= ${DEAR_FROM}, ${now.toISOString()}
    from figures window alike as (partition by type, kind, bedrooms)
  `);
}

/** What the homes like this one are asked for in the smallest place around it that has figures. */
export async function middleOf(db: Db, listingId: string) {
  const [row] = await statement(db, 'middle_of_listing', (name) => selectMiddle(db).prepare(name)).execute({
    listingId,
  });
  return row;
}

function selectMiddle(db: Db) {
  const columns = {
    type: sql<ListingType>`figure.type`,
    place: sql<string>`figure.place`,
    kind: sql<string>`figure.kind`,
    bedrooms: sql<number>`figure.bedrooms`,
    homes: sql<number>`homes`,
    median: sql<string>`median`,
    spread: sql<number>`spread`,
    is_dear: sql<boolean>`is_dear`,
    asked: sql<number>`case when figure.bedrooms = 0 then price / size_sqm else price end::float8`,
  };
  return db.select(columns).from(sql`
    listings as home
    cross join lateral (select search_kind(home) as kind offset 0) as known
    cross join lateral (select known.kind = any(search_roomless_kinds()) as is_roomless offset 0) as rooms
    join kind_figures as figure on figure.type = home.type and figure.place = any(home.within)
      and figure.kind = ${comparedKind(sql`known.kind`)}
      and figure.bedrooms = case when is_roomless then 0 else home.bedrooms end
    where home.id = ${sql.placeholder('listingId')} and (not is_roomless or size_sqm >= 1)
    order by array_position(home.within, figure.place) limit 1
  `);
}
