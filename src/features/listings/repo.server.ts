import { and, count, desc, eq, gte, sql, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Page } from '#core/paging.ts';
import { type Db, statement } from '#db/client.server.ts';
import { isUuid } from '#db/postgres.server.ts';
import { listings } from '#db/schema/listings.ts';
import { type CardRow, cardColumns, type FullRow, fullColumns } from './repo-columns.server.ts';

/** Which of the ordered lists; each has an index of its own. */
export type Feed = 'all' | 'rent' | 'shortlet' | 'sale' | 'offers' | 'exclusive';

/** Ids have this shape too. */
const SLUG = /^[\w-]{1,200}$/;
const active = sql`${listings.status} = 'active'`;
const newestFirst = [desc(listings.updatedAt), desc(listings.id)] as const;

// Written out rather than as parameters, so that PostgreSQL sees which partial index serves a prepared statement.
const ofFeed: Record<Feed, SQL> = {
  all: active,
  rent: sql`${active} and ${listings.type} = 'rent'`,
  shortlet: sql`${active} and ${listings.type} = 'shortlet'`,
  sale: sql`${active} and ${listings.type} = 'sale'`,
  offers: sql`${active} and ${listings.offer}`,
  exclusive: sql`${active} and ${listings.exclusive}`,
};

/** Which of a person's listings. */
export interface OwnFilter {
  type?: string | undefined;
  offer?: boolean | undefined;
}

/** The listing with this id or slug, whatever its status. */
export async function byIdOrSlug(db: Db, idOrSlug: string): Promise<FullRow | undefined> {
  if (!SLUG.test(idOrSlug)) return undefined;
  const key = isUuid(idOrSlug) ? 'id' : 'slug';
  const [row] = await statement(db, `listing_by_${key}`, () =>
    db
      .select(fullColumns)
      .from(listings)
      .where(eq(listings[key], sql.placeholder('key')))
      .prepare(`listing_by_${key}`),
  ).execute({ key: idOrSlug });
  return row;
}

/** Active listings, newest first. Skipped ones are passed over in the index alone. */
export function newest(db: Db, feed: Feed, page: Page): Promise<FullRow[]> {
  return statement(db, `listings_${feed}`, () => {
    const ids = pageOf(db, ofFeed[feed]);
    const rows = db.select(fullColumns).from(listings).innerJoin(ids, eq(listings.id, ids.id));
    return rows.orderBy(...newestFirst).prepare(`listings_${feed}`);
  }).execute({ ...page });
}

/** One person's listings, newest first; only the active ones unless `everything`. */
export function ofUser(
  db: Db,
  userId: string,
  filter: OwnFilter & { everything: boolean },
  page: Page,
): Promise<FullRow[]> {
  const name = filter.everything ? 'listings_of_user' : 'listings_of_user_active';
  return statement(db, name, () => {
    const { userId: owner, type, offer } = listings;
    const wantedType = sql`coalesce(${sql.placeholder('type')}, ${type}) = ${type}`;
    const wantedOffer = sql`(${offer} or not ${sql.placeholder('offer')}::boolean)`;
    const own = and(eq(owner, sql.placeholder('userId')), wantedType, wantedOffer);
    const ids = pageOf(db, filter.everything ? own : and(own, active));
    const rows = db.select(fullColumns).from(listings).innerJoin(ids, eq(listings.id, ids.id));
    return rows.orderBy(...newestFirst).prepare(name);
  }).execute({ userId, type: filter.type ?? null, offer: filter.offer ?? false, ...page });
}

function pageOf(db: Db, where: SQL | undefined) {
  const ids = db.select({ id: listings.id }).from(listings).where(where);
  const ordered = ids.orderBy(...newestFirst);
  return ordered.limit(sql.placeholder('limit')).offset(sql.placeholder('startIndex')).as('page');
}

/** Cards of several feeds in one query. */
export async function sections<S extends Feed>(db: Db, limits: Record<S, number>): Promise<Record<S, CardRow[]>> {
  const feeds = Object.keys(limits) as S[];
  const name = `listing_sections_${feeds.map((feed) => `${feed}${limits[feed]}`).join('_')}`;
  const rows = await statement(db, name, () => {
    const part = (feed: S) =>
      db
        .select({
          feed: sql<S>`${sql.raw(`'${feed}'`)}`.as('feed'),
          ...cardColumns,
          cover: cardColumns.cover.as('cover'),
          photos: cardColumns.photos.as('photos'),
          middle: cardColumns.middle.as('middle'),
        })
        .from(listings)
        .where(ofFeed[feed])
        .orderBy(...newestFirst)
        .limit(limits[feed]);
    const [first, second, ...others] = feeds.map(part);
    if (!first) throw new Error('No feed was asked for.');
    return (second ? unionAll(first, second, ...others) : first).prepare(name);
  }).execute();
  const byFeed = Object.fromEntries(feeds.map((feed) => [feed, []])) as unknown as Record<S, CardRow[]>;
  for (const { feed, ...row } of rows) byFeed[feed].push(row);
  return byFeed;
}

const amongIds = sql`${listings.id} = any(${sql.placeholder('ids')}::uuid[])`;

/** The rows of these ids, in no order; those that are gone are left out. */
export function fullByIds(db: Db, ids: string[]): Promise<FullRow[]> {
  return statement(db, 'listings_by_ids', (name) =>
    db.select(fullColumns).from(listings).where(amongIds).prepare(name),
  ).execute({ ids });
}

export function cardsByIds(db: Db, ids: string[]): Promise<CardRow[]> {
  return statement(db, 'cards_by_ids', (name) =>
    db.select(cardColumns).from(listings).where(amongIds).prepare(name),
  ).execute({ ids });
}

/** How many listings are active, and how many of them came since that moment. */
export async function counts(db: Db, since: Date): Promise<{ total: number; recent: number }> {
  const recent = db
    .select({ n: count() })
    .from(listings)
    .where(and(active, gte(listings.createdAt, since)));
  const [row] = await db
    .select({ total: count(), recent: sql<number>`(${recent})`.mapWith(Number) })
    .from(listings)
    .where(active);
  return row ?? { total: 0, recent: 0 };
}
