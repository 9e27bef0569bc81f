import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Page } from '#core/paging.ts';
import type { Db } from '#db/client.server.ts';
import { contactViews as views } from '#db/schema/contact-views.ts';
import { listings } from '#db/schema/listings.ts';
import { users } from '#db/schema/users.ts';
import type { Way } from './rules.ts';

interface View {
  listingId: string;
  viewerId: string;
  day: string;
}

/** Notes that somebody was shown the contacts of a home that day. */
export async function insert(db: Db, view: View): Promise<void> {
  await db.insert(views).values(view).onConflictDoNothing();
}

/** Notes what they pressed as well. */
export async function press(db: Db, view: View, way: Way): Promise<void> {
  await db
    .insert(views)
    .values({ ...view, pressed: [way] })
    .onConflictDoUpdate({
      target: [views.listingId, views.viewerId, views.day],
      set: { pressed: sql`array_append(${views.pressed}, ${way})` },
      setWhere: sql`not ${views.pressed} @> array[${way}]`,
    });
}

const summed = {
  people: sql<number>`count(distinct coalesce(${views.viewerId}, ${views.id}))::int`,
  pressed: sql<number>`coalesce(sum(cardinality(${views.pressed})), 0)::int`,
};

/** How many people saw the contacts of these homes, and how often one of them pressed something on a day. */
export async function figures(db: Db, listingIds: string[]) {
  const rows = await db
    .select({
      listingId: views.listingId,
      ...summed,
    })
    .from(views)
    .where(inArray(views.listingId, listingIds))
    .groupBy(views.listingId);
  return new Map(rows.map(({ listingId, ...one }) => [listingId, one]));
}

/** How many people saw the contacts of one person's homes since a day, and how often they pressed something. */
export async function figuresSince(db: Db, ownerId: string, day: string) {
  const [row] = await db
    .select(summed)
    .from(views)
    .innerJoin(listings, eq(listings.id, views.listingId))
    .where(and(eq(listings.userId, ownerId), gte(views.day, day)));
  return row ?? { people: 0, pressed: 0 };
}

const shared = { id: views.id, day: views.day, pressed: views.pressed, name: listings.name, slug: listings.slug };
const newestFirst = [desc(views.day), desc(views.id)] as const;

/** Who saw the contacts of one person's homes; null where their account is gone. */
export function ofOwner(db: Db, ownerId: string, { limit, startIndex }: Page) {
  return db
    .select({ ...shared, viewerId: views.viewerId, person: users.name })
    .from(views)
    .innerJoin(listings, eq(listings.id, views.listingId))
    .leftJoin(users, eq(users.id, views.viewerId))
    .where(eq(listings.userId, ownerId))
    .orderBy(...newestFirst)
    .limit(limit)
    .offset(startIndex);
}

/** Whose contacts one person saw; homes that are no longer public keep their name to themselves. */
export function ofViewer(db: Db, viewerId: string, limit: number) {
  return db
    .select({ ...shared, status: listings.status, listingId: listings.id })
    .from(views)
    .innerJoin(listings, eq(listings.id, views.listingId))
    .where(eq(views.viewerId, viewerId))
    .orderBy(...newestFirst)
    .limit(limit);
}

/** Whether this person was ever shown the contacts of the home, as far as it is remembered. */
export async function exists(db: Db, listingId: string, viewerId: string): Promise<boolean> {
  const found = db
    .select({ id: views.id })
    .from(views)
    .where(and(eq(views.listingId, listingId), eq(views.viewerId, viewerId)));
  return (await found.limit(1)).length > 0;
}

/** Changes nothing where it stands so already, so that readers are told of real changes only. */
export async function setPaused(db: Db, id: string, at: Date | null): Promise<void> {
  const changes = at ? isNull(listings.contactsPausedAt) : isNotNull(listings.contactsPausedAt);
  await db
    .update(listings)
    .set({ contactsPausedAt: at })
    .where(and(eq(listings.id, id), changes));
}

export async function removeBefore(db: Db, day: string): Promise<void> {
  await db.delete(views).where(lt(views.day, day));
}
