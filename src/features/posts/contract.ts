import { z } from 'zod';
import { messageAnswer } from '#core/answers.ts';
import { MAX_LIMIT, MAX_START_INDEX, PAGE_SIZE } from '#core/paging.ts';
import { manyLines, oneLine } from '#core/text/written.ts';
import { CONTENT_MAX, EXCERPT_MAX, TAGS_MAX, TITLE_MAX } from './rules.ts';
import { postsTexts as texts } from './texts.ts';

const id = z.string().max(100);
const title = z.string(texts.titleMissing).overwrite(oneLine).max(TITLE_MAX, texts.titleLong);

/** A post as its writer sends it; a title is asked for on update only (BLOG-18). */
export const postBody = z
  .object({
    title: title.default(''),
    tags: z.string().overwrite(oneLine).max(TAGS_MAX, texts.tagsLong).default(''),
    excerpt: z
      .string(texts.excerptMissing)
      .overwrite(manyLines)
      .trim()
      .min(1, texts.excerptMissing)
      .max(EXCERPT_MAX, texts.excerptLong),
    image: z
      .string()
      .max(500)
      .nullish()
      .transform((url) => url ?? ''),
    content: z.string().overwrite(manyLines).max(CONTENT_MAX, texts.contentLong).default(''),
  })
  .meta({ id: 'NewPost' });
export type PostBody = z.infer<typeof postBody>;

/** The form of a new post: `token` names this one, however often it is sent. */
export const postForm = postBody.extend({ token: z.string().max(100).default('') });

export const postUpdateBody = postBody
  .extend({
    title: title.min(1, texts.titleMissing),
    /** When the writer's copy was saved; a newer one is not overwritten unseen. */
    updatedAt: z.iso.datetime().optional(),
  })
  .meta({ id: 'PostChange' });
export type PostUpdate = z.infer<typeof postUpdateBody>;

export const postQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(PAGE_SIZE),
  startIndex: z.coerce.number().int().min(0).max(MAX_START_INDEX).default(0),
  slug: id.optional(),
  userId: id.optional(),
  postId: id.optional(),
});
export type PostQuery = z.infer<typeof postQuery>;

export const postParams = z.object({ postId: id, userId: id.describe('Not used.') });

const postAnswer = z
  .object({
    _id: z.string(),
    slug: z.string(),
    title: z.string(),
    tags: z.string(),
    excerpt: z.string(),
    content: z.string(),
    image: z.string(),
    userId: z.string(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Post' });
export type Post = z.infer<typeof postAnswer>;

export const postsAnswer = z
  .object({
    posts: z.array(postAnswer),
    totalPosts: z.number().int(),
    lastMonthPosts: z.number().int(),
  })
  .meta({ id: 'Posts' });
export type Posts = z.infer<typeof postsAnswer>;

export const savedAnswer = messageAnswer.extend({ _id: z.string(), slug: z.string() }).meta({ id: 'SavedPost' });
