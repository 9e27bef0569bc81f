import type { Ctx } from '#core/ctx.ts';
import type { Page } from '#core/paging.ts';
import { reading, TAGS } from '#core/reads.ts';
import * as media from '#features/media/service.server.ts';
import type { PostsAsked } from './asked.ts';
import type { Post } from './contract.ts';
import * as repo from './repo.server.ts';
import { FEED_SIZE, MORE_POSTS, readingMinutes } from './rules.ts';
import { bySlug, list, requireWriter } from './service.server.ts';

/** A post as lists show it. */
export type PostCard = Awaited<ReturnType<typeof pageOfPosts>>['posts'][number];

/** A page of the blog, newest first, and whether there are more posts. */
export async function pageOfPosts(ctx: Ctx, page: Page) {
  const rows = await repo.cards(reading(ctx, TAGS.posts), { ...page, limit: page.limit + 1 });
  return { posts: await withImages(ctx, rows.slice(0, page.limit)), more: rows.length > page.limit };
}

/** Posts as rows of the admins' table, all or those that are asked for, with how many there are. */
export async function postRows(ctx: Ctx, page: Page, asked: PostsAsked = {}) {
  requireWriter(ctx);
  const [rows, total] = await Promise.all([repo.rows(ctx.db, page, asked), repo.countRows(ctx.db, asked)]);
  return { rows: await withImages(ctx, rows), total };
}

/** A post to read, its feature image, the minutes that takes, and the newest others. Throws `not_found`. */
export async function openPost(ctx: Ctx, slug: string) {
  const post = await bySlug(ctx, slug);
  const others = await repo.cards(reading(ctx, TAGS.posts), { limit: MORE_POSTS, startIndex: 0, except: post.slug });
  const images = await media.imagesOf(ctx, [post.image]);
  return {
    post,
    image: images.get(post.image) ?? null,
    minutes: readingMinutes(post.content.length),
    others: await withImages(ctx, others),
  };
}

/** The newest posts in full, for the feed. */
export async function feed(ctx: Ctx): Promise<Post[]> {
  return (await list(ctx, { limit: FEED_SIZE, startIndex: 0 })).posts;
}

async function withImages<Row extends { image: string; updatedAt: Date }>(ctx: Ctx, rows: Row[]) {
  const images = await media.imagesOf(ctx, rows.map(({ image }) => image).filter(Boolean));
  return rows.map(({ updatedAt, image, ...row }) => ({
    ...row,
    image: images.get(image) ?? null,
    updatedAt: updatedAt.toISOString(),
  }));
}
