import { sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { favourites } from '#db/schema/favourites.ts';
import { listings } from '#db/schema/listings.ts';
import { priceChanges } from '#db/schema/price-changes.ts';
import { alertPreferences } from '#db/schema/saved-searches.ts';
import { users } from '#db/schema/users.ts';

/** A favourite that costs less than its person knows; prices in whole naira. */
export interface Drop {
  id: string;
  from: number;
  to: number;
}

/** People who want to know and have favourites that cost less; homes that changed after `since` are looked at. */
export async function peopleWithDrops(db: Db, since: Date, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select distinct kept.user_id as id
    from ${listings} as home join ${favourites} as kept on kept.listing_id = home.id
    where home.status = 'active' and home.updated_at > ${since.toISOString()} and home.price < kept.known_price
      and not exists (select from ${alertPreferences} as preference where preference.user_id = kept.user_id and not preference.price_drops)
    limit ${limit}
  `);
  return rows.map(({ id }) => id);
}

/** The person, locked against a second email at the same time; undefined while another process writes to them. */
export async function lockPerson(db: Db, userId: string): Promise<{ name: string; email: string } | undefined> {
  const { rows } = await db.execute<{ name: string; email: string }>(sql`
    select name, email from ${users} where id = ${userId} for no key update skip locked
  `);
  return rows[0];
}

/**
 * The person's favourites that cost less than they know, which they know from now on; the largest share of the price
 * first. What changed market is left out: its former price says nothing.
 */
export async function takeDrops(db: Db, userId: string): Promise<Drop[]> {
  const { rows } = await db.execute<{ id: string; from: string; to: string }>(sql`
    with lower as (
      select home.id, home.price, least(kept.known_price, (
        select max(from_price) from ${priceChanges} where listing_id = home.id and at >= kept.created_at)) as before,
        exists (select from ${priceChanges} where listing_id = home.id and at >= kept.created_at) as is_told
      from ${favourites} as kept join ${listings} as home on home.id = kept.listing_id
      where kept.user_id = ${userId} and home.status = 'active' and home.price < kept.known_price
    ), known as (
      update ${favourites} as kept set known_price = lower.price
      from lower where kept.user_id = ${userId} and kept.listing_id = lower.id
    )
    select id, before as "from", price as "to" from lower where is_told and price < before
    order by price::float / before, id
  `);
  return rows.map(({ id, from, to }) => ({ id, from: Number(from), to: Number(to) }));
}
