import { and, asc, count, eq, inArray, isNull, isNotNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Db } from '#db/client.server.ts';
import { isUniqueViolation } from '#db/postgres.server.ts';
import { deletedRows } from '#db/schema/deleted-rows.ts';
import { listings } from '#db/schema/listings.ts';
import { media } from '#db/schema/media.ts';
import { posts } from '#db/schema/posts.ts';
import { users } from '#db/schema/users.ts';

export type MediaRow = typeof media.$inferSelect;
type NewRow = Omit<typeof media.$inferInsert, 'id' | 'url'>;

/** Inserts the row under `urlAt(millisecond)`, at the first millisecond from `at` whose address is free. */
export async function insert(db: Db, row: NewRow, at: number, urlAt: (ms: number) => string): Promise<MediaRow> {
  for (let ms = at; ; ms++) {
    const values = { ...row, url: urlAt(ms), createdAt: new Date(at) };
    const [made] = await db.insert(media).values(values).onConflictDoNothing({ target: media.url }).returning();
    if (made) return made;
  }
}

/** Inserts the row of a picture in use, or takes the one of that address into use again. */
export async function insertUsed(db: Db, row: Omit<typeof media.$inferInsert, 'unusedSince'>): Promise<void> {
  const used = { unusedSince: null, removedAt: null };
  await db
    .insert(media)
    .values({ ...row, ...used })
    .onConflictDoUpdate({ target: media.url, set: used });
}

/** Notes which upload the picture came by; false when that upload has already made another. */
export async function setUpload(db: Db, id: string, uploadId: string): Promise<boolean> {
  try {
    await db.update(media).set({ uploadId }).where(eq(media.id, id));
    return true;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
}

export async function byUpload(db: Db, ownerId: string, uploadId: string): Promise<MediaRow | undefined> {
  const [row] = await db
    .select()
    .from(media)
    .where(and(eq(media.uploadId, uploadId), eq(media.ownerId, ownerId), isNull(media.removedAt)));
  return row;
}

export function byUrls(db: Db, urls: string[]): Promise<MediaRow[]> {
  return db
    .select()
    .from(media)
    .where(and(inArray(media.url, urls), isNull(media.removedAt)));
}

/** The rows, locked until the transaction ends, in one order for all so that nobody waits in a circle. */
export function lockByUrls(db: Db, urls: string[]): Promise<MediaRow[]> {
  return db
    .select()
    .from(media)
    .where(and(inArray(media.url, urls), isNull(media.removedAt)))
    .orderBy(asc(media.id))
    .for('update');
}

export async function setUsed(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.update(media).set({ unusedSince: null }).where(inArray(media.id, ids));
}

export async function setUnused(db: Db, urls: string[], since: Date): Promise<void> {
  await db
    .update(media)
    .set({ unusedSince: since })
    .where(and(inArray(media.url, urls), isNull(media.unusedSince)));
}

export async function countUnused(db: Db, ownerId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(media)
    .where(and(eq(media.ownerId, ownerId), isNotNull(media.unusedSince)));
  return row?.total ?? 0;
}

/** Pictures whose owner has left and that still count as used, oldest first. */
export function ownerless(db: Db, after: string | undefined, limit: number): Promise<{ id: string; url: string }[]> {
  return db
    .select({ id: media.id, url: media.url })
    .from(media)
    .where(and(isNull(media.ownerId), isNull(media.unusedSince), after ? sql`${media.id} > ${after}` : undefined))
    .orderBy(asc(media.id))
    .limit(limit);
}

export function unusedBefore(db: Db, moment: Date, limit: number): Promise<{ id: string; url: string }[]> {
  return db
    .select({ id: media.id, url: media.url })
    .from(media)
    .where(and(lt(media.unusedSince, moment), isNull(media.removedAt)))
    .orderBy(asc(media.unusedSince))
    .limit(limit);
}

/** Those of the addresses that a listing, a person or a post shows, or one that was deleted and may come back. */
export async function shown(db: Db, urls: string[]): Promise<Set<string>> {
  const wanted = sql`unnest(${sql.param(urls)}::text[]) as wanted(url)`;
  const { rows } = await db.execute<{ url: string }>(sql`
    select wanted.url from ${wanted}
    where exists (
      select 1 from ${listings}
      where ${listings.images} @> jsonb_build_array(jsonb_build_object('url', wanted.url))
    )
    or exists (select 1 from ${deletedRows} where ${deletedRows.pictures} @> array[wanted.url])
    or wanted.url in (select ${users.avatar} from ${users} where ${users.avatar} = any (${sql.param(urls)}::text[]))
    or exists (
      select 1 from ${posts} where ${posts.image} = wanted.url or strpos(${posts.content}, wanted.url) > 0
    )
  `);
  return new Set(rows.map(({ url }) => url));
}

/** Marks pictures as going, unless someone has begun to use them; gives those that go. */
export function markRemoved(db: Db, ids: string[], unusedBefore: Date, at: Date): Promise<{ id: string }[]> {
  return db
    .update(media)
    .set({ removedAt: at })
    .where(and(inArray(media.id, ids), lt(media.unusedSince, unusedBefore), isNull(media.removedAt)))
    .returning({ id: media.id });
}

export function removed(db: Db, exceptIds: string[], limit: number): Promise<{ id: string; url: string }[]> {
  const fresh = exceptIds.length > 0 ? notInArray(media.id, exceptIds) : undefined;
  return db
    .select({ id: media.id, url: media.url })
    .from(media)
    .where(and(isNotNull(media.removedAt), fresh))
    .limit(limit);
}

export async function forget(db: Db, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.delete(media).where(inArray(media.id, ids));
}

/** Those of the addresses that have a row. */
export async function known(db: Db, urls: string[]): Promise<Set<string>> {
  if (urls.length === 0) return new Set();
  const rows = await db.select({ url: media.url }).from(media).where(inArray(media.url, urls));
  return new Set(rows.map(({ url }) => url));
}
