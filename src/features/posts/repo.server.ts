import { and, asc, count, desc, eq, gte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Page } from '#core/paging.ts';
import type { Db } from '#db/client.server.ts';
import { containing } from '#db/containing.server.ts';
import { isUuid } from '#db/postgres.server.ts';
import { posts } from '#db/schema/posts.ts';
import { users } from '#db/schema/users.ts';
import type { PostsAsked } from './asked.ts';
import type { Post, PostQuery } from './contract.ts';

type Row = typeof posts.$inferSelect;
type Words = Pick<Row, 'title' | 'tags' | 'excerpt' | 'content' | 'image'>;
export type NewPost = Words & Pick<Row, 'slug' | 'userId'>;

const SLUG = /^[a-z0-9-]{1,100}$/;

/** Newest first; the id breaks ties, so that "Show more" never repeats or skips a post. */
export async function list(db: Db, query: PostQuery): Promise<Post[]> {
  const rows = await db
    .select()
    .from(posts)
    .where(matching(query))
    .orderBy(desc(posts.updatedAt), desc(posts.id))
    .limit(query.limit)
    .offset(query.startIndex);
  return rows.map(toPost);
}

/** A page of posts for lists, newest first, with the length of their content in its place; all but the one with this slug. */
export function cards(db: Db, page: Page & { except?: string }) {
  const { id, slug, title, tags, excerpt, image, content, updatedAt } = posts;
  return db
    .select({ id, slug, title, tags, excerpt, image, updatedAt, length: sql<number>`char_length(${content})` })
    .from(posts)
    .where(page.except === undefined ? undefined : ne(posts.slug, page.except))
    .orderBy(desc(posts.updatedAt), desc(posts.id))
    .limit(page.limit)
    .offset(page.startIndex);
}

const { id, title, updatedAt } = posts;
const ORDERS = {
  newest: [desc(updatedAt), desc(id)],
  oldest: [asc(updatedAt), asc(id)],
  title: [asc(sql`lower(${title})`), asc(id)],
};

/** A page of the posts that are asked for as rows of the admins' table, newest first where no other order is. */
export function rows(db: Db, page: Page, asked: PostsAsked) {
  const { slug, tags, image } = posts;
  return db
    .select({ id, slug, title, tags, image, updatedAt })
    .from(posts)
    .where(found(asked))
    .orderBy(...ORDERS[asked.order ?? 'newest'])
    .limit(page.limit)
    .offset(page.startIndex);
}

export function countRows(db: Db, asked: PostsAsked): Promise<number> {
  return db.$count(posts, found(asked));
}

function found({ find = '' }: PostsAsked): SQL | undefined {
  return find ? or(containing(title, find), containing(posts.tags, find)) : undefined;
}

/** How many posts match, and how many of them are newer than that moment. */
export async function counts(db: Db, query: PostQuery, since: Date): Promise<{ total: number; recent: number }> {
  const [row] = await db
    .select({
      total: count(),
      recent: sql<number>`count(*) filter (where ${gte(posts.createdAt, since)})`.mapWith(Number),
    })
    .from(posts)
    .where(matching(query));
  return row ?? { total: 0, recent: 0 };
}

/** The post with this id, locked until the transaction ends. */
export async function findForUpdate(db: Db, id: string): Promise<Post | null> {
  if (!isUuid(id)) return null;
  const [row] = await db.select().from(posts).where(eq(posts.id, id)).for('update');
  return row ? toPost(row) : null;
}

/** Stores the post; null where the slug is taken. */
export async function insert(db: Db, post: NewPost, now: Date): Promise<Post | null> {
  const [row] = await db
    .insert(posts)
    .values({ ...post, updatedBy: post.userId, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: posts.slug })
    .returning();
  return row ? toPost(row) : null;
}

export async function update(db: Db, id: string, change: Words, by: { now: Date; updatedBy: string }): Promise<void> {
  await db
    .update(posts)
    .set({ ...change, updatedAt: by.now, updatedBy: by.updatedBy })
    .where(eq(posts.id, id));
}

/** Who saved the post last; their name is null where they left. */
export async function lastSave(db: Db, id: string): Promise<{ by: string | null; name: string | null }> {
  const by = sql<string | null>`coalesce(${posts.updatedBy}, ${posts.userId})`;
  const rows = db.select({ by, name: users.name }).from(posts).leftJoin(users, eq(users.id, by));
  return (await rows.where(eq(posts.id, id)))[0] ?? { by: null, name: null };
}

function matching({ slug, userId, postId }: PostQuery): SQL | undefined {
  const never = sql`false`;
  return and(
    slug === undefined ? undefined : SLUG.test(slug) ? eq(posts.slug, slug) : never,
    userId === undefined ? undefined : isUuid(userId) ? eq(posts.userId, userId) : never,
    postId === undefined ? undefined : isUuid(postId) ? eq(posts.id, postId) : never,
  );
}

function toPost({ id, userId, createdAt, updatedAt, requestKey: _key, updatedBy: _by, ...row }: Row): Post {
  return {
    _id: id,
    userId: userId ?? '',
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...row,
  };
}
