import { and, asc, count, eq, gt, lte, max, sql } from 'drizzle-orm';
import type { Page } from '#core/paging.ts';
import type { Db } from '#db/client.server.ts';
import { withAdvisoryLock } from '#db/lock.server.ts';
import { listings } from '#db/schema/listings.ts';
import { posts } from '#db/schema/posts.ts';
import { sitemapParts } from '#db/schema/sitemap-parts.ts';
import { PART_SIZE } from './rules.ts';

export interface Address {
  slug: string;
  updatedAt: Date;
}

/** The parts of the map of homes that have any, with when their newest home changed. */
export function homeParts(db: Db): Promise<{ part: number; changedAt: Date }[]> {
  const { part, changedAt } = sitemapParts;
  return db.select({ part, changedAt }).from(sitemapParts).orderBy(asc(part));
}

/** Active homes with references above `after` and up to `until`, in that order. */
export function homes(db: Db, { after, until, limit }: { after: number; until: number; limit: number }) {
  const { slug, updatedAt, reference, status } = listings;
  return db
    .select({ slug, updatedAt, reference })
    .from(listings)
    .where(and(gt(reference, after), lte(reference, until), eq(status, 'active')))
    .orderBy(asc(reference))
    .limit(limit);
}

/** How many posts there are, and when the newest changed. */
export async function postCount(db: Db): Promise<{ total: number; changedAt: Date | null }> {
  const [row] = await db.select({ total: count(), changedAt: max(posts.updatedAt) }).from(posts);
  return row ?? { total: 0, changedAt: null };
}

/** Posts in the order in which they were written, so that a new one moves no other to another part. */
export function postsFrom(db: Db, page: Page): Promise<Address[]> {
  const { slug, updatedAt, id } = posts;
  return db.select({ slug, updatedAt }).from(posts).orderBy(asc(id)).limit(page.limit).offset(page.startIndex);
}

/** Counts anew which parts the map of homes has. */
export async function recount(db: Db): Promise<void> {
  // Two processes that count at once would write every row twice.
  await withAdvisoryLock(db, 'sitemap', async (tx) => {
    await tx.execute(sql`delete from sitemap_parts`);
    await tx.execute(sql`
      insert into sitemap_parts (part, homes, changed_at)
      select (reference - 1) / ${PART_SIZE}::integer + 1, count(*), max(updated_at)
      from listings where status = 'active' group by 1
    `);
  });
}
