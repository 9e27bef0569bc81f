import { randomBytes } from 'node:crypto';
import { type Conflict, differenceOf, refuseOverwriting } from '#core/conflict.ts';
import type { Ctx } from '#core/ctx.ts';
import { ensure, fail } from '#core/errors.ts';
import { aMonthBefore } from '#core/month.ts';
import { reading, TAGS } from '#core/reads.ts';
import { slugOf } from '#core/text/slug.ts';
import { coreTexts } from '#core/texts.ts';
import { requireViewer, type Viewer } from '#core/viewer.ts';
import { requestOf } from '#db/request-keys.server.ts';
import { inTransaction, keepAccount } from '#db/transaction.server.ts';
import * as audit from '#features/audit/service.server.ts';
import * as deleted from '#features/deleted/service.server.ts';
import { isMediaUrl } from '#features/media/rules.ts';
import * as media from '#features/media/service.server.ts';
import type { Post, PostBody, PostQuery, Posts, PostUpdate } from './contract.ts';
import { cleanHtml } from './html.server.ts';
import * as repo from './repo.server.ts';
import { SLUG_MAX } from './rules.ts';
import { postsTexts as texts } from './texts.ts';

const TRIES = 5;

/** Posts for everybody, newest first, with how many there are and how many came within a month (BLOG-14). */
export async function list(ctx: Ctx, query: PostQuery): Promise<Posts> {
  const [posts, { total, recent }] = await Promise.all([
    repo.list(reading(ctx, TAGS.posts), query),
    repo.counts(reading(ctx, TAGS.posts), query, aMonthBefore(ctx.now())),
  ]);
  return { posts: posts.map(shown), totalPosts: total, lastMonthPosts: recent };
}

/** The post with this slug; throws `not_found`. */
export async function bySlug(ctx: Ctx, slug: string): Promise<Post> {
  const [post] = await repo.list(reading(ctx, TAGS.posts), { slug, limit: 1, startIndex: 0 });
  return post ? shown(post) : fail('not_found', texts.notFound);
}

/** The post with this id, to be changed. Throws `not_found`, and `forbidden` for everybody but admins. */
export async function postForEdit(ctx: Ctx, id: string): Promise<Post> {
  requireWriter(ctx);
  const [post] = await repo.list(ctx.db, { postId: id, limit: 1, startIndex: 0 });
  return post ? shown(post) : fail('not_found', texts.notFound);
}

/**
 * Publishes a post. The same `requestKey` of the same person again, also at the same time, makes no second: the words
 * that came last replace those of the first. Throws `forbidden` for everybody but admins.
 */
export async function create(ctx: Ctx, body: PostBody, requestKey?: string): Promise<Post> {
  const viewer = requireWriter(ctx);
  return inTransaction(ctx, async (tx) => {
    await keepAccount(tx);
    const request = requestKey ? await requestOf(tx, 'post', requestKey, wordsOf(body)) : undefined;
    const made = request?.madeId ? await repo.findForUpdate(tx.db, request.madeId) : null;
    if (made) {
      if (request?.isSame) return made;
      await request?.keep(made._id);
      return update(tx, made._id, body);
    }
    const image = await claimImage(tx, viewer, body.image, '');
    const wanted = slugOf(body.title || body.excerpt, SLUG_MAX) || 'post';
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const slug = attempt === 0 ? wanted : `${wanted}-${randomBytes(3).toString('hex')}`;
      const words = { ...wordsOf(body), image };
      const post = await repo.insert(tx.db, { ...words, slug, userId: viewer.id }, tx.now());
      if (!post) continue;
      await request?.keep(post._id);
      await write(tx, 'post.create', post);
      return post;
    }
    return fail('conflict', texts.loadFailed);
  });
}

/** Changes a post; its address stays, so that links live. Throws `conflict` when somebody else saved in between. */
export async function update(ctx: Ctx, id: string, body: PostUpdate): Promise<Post> {
  const viewer = requireWriter(ctx);
  return inTransaction(ctx, async (tx) => {
    const old = (await repo.findForUpdate(tx.db, id)) ?? fail('not_found', texts.notFound);
    if (body.updatedAt && body.updatedAt !== old.updatedAt) refuseOvertaken(old, body);
    const image = await claimImage(tx, viewer, body.image, old.image);
    const words = { ...wordsOf(body), image };
    // Always later than before, so that two changes within a millisecond are told apart.
    const now = new Date(Math.max(tx.now().getTime(), Date.parse(old.updatedAt) + 1));
    await repo.update(tx.db, id, words, { now, updatedBy: viewer.id });
    await write(tx, 'post.update', { ...old, title: words.title });
    return { ...old, ...words, updatedAt: now.toISOString() };
  });
}

/** Throws `conflict` where the words would overwrite what somebody else saved; where they are the same, there is none. */
function refuseOvertaken(old: Post, body: PostBody): void {
  const mine = wordsOf(body);
  const changed = Object.entries(wordsOf(old)).filter(([name, now]) => now !== mine[name as keyof PostBody]);
  if (changed.length > 0) refuseOverwriting(texts.changedElsewhere, Object.fromEntries(changed));
}

/** Who saved the post meanwhile, and where it differs from these words. Throws as `postForEdit`. */
export async function conflictOf(ctx: Ctx, id: string, body: PostBody): Promise<Conflict> {
  const post = await postForEdit(ctx, id);
  const { by, name } = await repo.lastSave(ctx.db, post._id);
  const [theirs, mine] = [wordsOf(post), wordsOf(body)];
  const fields = Object.entries(texts.fields) as [keyof PostBody, string][];
  return {
    by: by === ctx.viewer?.id ? null : (name ?? coreTexts.formerUser),
    version: post.updatedAt,
    differences: fields.flatMap(([field, label]) => differenceOf(label, theirs[field], mine[field])),
  };
}

/** Deletes a post so that it can be restored for a while. Throws `not_found`, and `forbidden` for everybody but admins. */
export async function remove(ctx: Ctx, id: string): Promise<void> {
  requireWriter(ctx);
  await inTransaction(ctx, async (tx) => {
    await deleted.holdOwner(tx, 'post', id);
    const old = (await repo.findForUpdate(tx.db, id)) ?? fail('not_found', texts.notFound);
    await deleted.putAway(tx, 'post', id);
    await write(tx, 'post.delete', old);
  });
}

function write(tx: Ctx, action: 'post.create' | 'post.update' | 'post.delete', { _id, title, userId }: Post) {
  return audit.record(tx, action, { subjectId: _id, subjectName: title, ownerId: userId || null });
}

/**
 * The admin who asks; a 401 or 403 for everybody else. Only admins write for the blog (ADMIN-16); the user id in the addresses
 * of the calls grants nothing (BLOG-23).
 */
export function requireWriter(ctx: Ctx): Viewer {
  const viewer = requireViewer(ctx);
  ensure(viewer.isAdmin, 'forbidden', texts.adminsOnly);
  return viewer;
}

/** The feature image is the writer's own upload, or the one that the post already has. */
async function claimImage(tx: Ctx, viewer: Viewer, url: string, old: string): Promise<string> {
  if (url === old) return url;
  if (url) await media.claim(tx, [url], { ownerId: viewer.id });
  if (isMediaUrl(old)) await media.release(tx, [old]);
  return url;
}

/** What a post says, as it is stored. */
function wordsOf({ title, tags, excerpt, image, content }: PostBody): PostBody {
  return { title, tags, excerpt, image, content: cleanHtml(content) };
}

/** Cleaned once more on the way out, so that a stricter cleaner also covers what was stored before it. */
function shown(post: Post): Post {
  return { ...post, content: cleanHtml(post.content) };
}
