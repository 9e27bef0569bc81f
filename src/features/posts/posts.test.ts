import { isNotNull } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { media } from '#db/schema/media.ts';
import { purge } from '#features/deleted/service.server.ts';
import { create, remove, update } from './service.server.ts';
import { uploadsOf } from '../../../tests/support/listings.ts';
import { createWorld, type World } from '../../../tests/support/world.ts';

const BODY = {
  title: 'Rent in Yaba',
  tags: 'rent, yaba',
  excerpt: 'What it costs.',
  content: '<p>Much.</p>',
  image: '',
};

async function admin(world: World) {
  return world.person({ isAdmin: true });
}

async function publish(world: World, cookie: string, change: object = {}) {
  const app = await world.app();
  return app.inject({ method: 'POST', url: '/api/post/create', headers: { cookie }, payload: { ...BODY, ...change } });
}

async function read(world: World, query = '') {
  const app = await world.app();
  const answer = await app.inject(`/api/post/getposts${query}`);
  return answer.json<{ posts: Record<string, string>[]; totalPosts: number; lastMonthPosts: number }>();
}

test('an admin publishes a post and everybody reads it by its slug', async () => {
  await using world = await createWorld();
  const { cookie, viewer } = await admin(world);
  const made = await publish(world, cookie);
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({ success: true, slug: 'rent-in-yaba', message: expect.any(String) });

  const { posts, totalPosts, lastMonthPosts } = await read(world, '?slug=rent-in-yaba');
  expect(posts).toMatchObject([
    { title: 'Rent in Yaba', tags: 'rent, yaba', content: '<p>Much.</p>', userId: viewer.id },
  ]);
  expect([totalPosts, lastMonthPosts]).toEqual([1, 1]);
});

test('only admins write: others are refused, whatever user id they put into the address', async () => {
  await using world = await createWorld();
  const { cookie, viewer } = await admin(world);
  const { _id } = (await publish(world, cookie)).json<{ _id: string }>();
  const other = await world.person();
  const app = await world.app();
  for (const [headers, status] of [
    [{}, 401],
    [{ cookie: other.cookie }, 403],
  ] as const) {
    const calls = [
      app.inject({ method: 'POST', url: '/api/post/create', headers, payload: BODY }),
      app.inject({ method: 'PUT', url: `/api/post/updatepost/${_id}/${viewer.id}`, headers, payload: BODY }),
      app.inject({ method: 'DELETE', url: `/api/post/deletepost/${_id}/${viewer.id}`, headers }),
    ];
    for (const answer of await Promise.all(calls)) {
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ success: false, message: expect.any(String) });
    }
  }
  expect((await read(world)).totalPosts).toBe(1);
});

test('an excerpt is asked for always, a title on update only', async () => {
  await using world = await createWorld();
  const { cookie, viewer } = await admin(world);
  const app = await world.app();
  expect((await publish(world, cookie, { excerpt: ' ' })).json()).toMatchObject({
    message: 'Please write an excerpt.',
  });
  const untitled = await publish(world, cookie, { title: '' });
  expect(untitled.json()).toMatchObject({ success: true, slug: 'what-it-costs' });
  const url = `/api/post/updatepost/${untitled.json<{ _id: string }>()._id}/${viewer.id}`;
  const update = await app.inject({ method: 'PUT', url, headers: { cookie }, payload: { ...BODY, title: '' } });
  expect(update.statusCode).toBe(400);
  expect(update.json()).toMatchObject({ message: 'Please give the post a title.' });
});

test('two posts of one title have addresses of their own, and a new title keeps the address', async () => {
  await using world = await createWorld();
  const { cookie, viewer } = await admin(world);
  const app = await world.app();
  const first = (await publish(world, cookie)).json<{ slug: string; _id: string }>();
  const second = (await publish(world, cookie)).json<{ slug: string }>();
  expect(second.slug).toMatch(/^rent-in-yaba-[0-9a-f]{6}$/);
  const url = `/api/post/updatepost/${first._id}/${viewer.id}`;
  const update = await app.inject({
    method: 'PUT',
    url,
    headers: { cookie },
    payload: { ...BODY, title: 'Rent in Ikeja' },
  });
  expect(update.json()).toMatchObject({ success: true, slug: first.slug });
  expect((await read(world, `?postId=${first._id}`)).posts[0]?.title).toBe('Rent in Ikeja');
});

test('a copy opened before somebody else saved does not overwrite their words', async () => {
  await using world = await createWorld();
  const { cookie, viewer } = await admin(world);
  const app = await world.app();
  const { _id } = (await publish(world, cookie)).json<{ _id: string }>();
  const opened = (await read(world, `?postId=${_id}`)).posts[0]?.updatedAt;
  const url = `/api/post/updatepost/${_id}/${viewer.id}`;
  world.clock.now = new Date(world.clock.now.getTime() + 1000);
  const save = (title: string) =>
    app.inject({ method: 'PUT', url, headers: { cookie }, payload: { ...BODY, title, updatedAt: opened } });
  expect((await save('First')).statusCode).toBe(200);
  expect((await save('Second')).statusCode).toBe(409);
  expect((await read(world, `?postId=${_id}`)).posts[0]?.title).toBe('First');
});

test('paging by startIndex shows every post once, newest first', async () => {
  await using world = await createWorld();
  const { cookie } = await admin(world);
  for (let n = 0; n < 11; n += 1) await publish(world, cookie, { title: `Post ${n}` });
  const first = await read(world, '?limit=9');
  const second = await read(world, '?limit=9&startIndex=9');
  const titles = [...first.posts, ...second.posts].map(({ title }) => title);
  expect(new Set(titles).size).toBe(11);
  expect(first.totalPosts).toBe(11);
  expect(titles[0]).toBe('Post 10');
});

test('the month of lastMonthPosts follows the clock, not corrections of older posts, and a filter counts what it matches', async () => {
  await using world = await createWorld();
  const { cookie, viewer } = await admin(world);
  const { _id } = (await publish(world, cookie)).json<{ _id: string }>();
  world.clock.now = new Date(world.clock.now.getTime() + 40 * 24 * 3600_000);
  await publish(world, cookie, { title: 'New' });
  expect(await read(world, `?userId=${viewer.id}`)).toMatchObject({ totalPosts: 2, lastMonthPosts: 1 });
  await update(world.ctx(viewer), _id, { ...BODY, title: 'Old, corrected' });
  expect(await read(world)).toMatchObject({ totalPosts: 2, lastMonthPosts: 1 });
  expect(await read(world, '?userId=nobody')).toMatchObject({ posts: [], totalPosts: 0 });
});

test('a feature image must be an upload of the writer, and is let go with the post', async () => {
  await using world = await createWorld();
  const { cookie, viewer } = await admin(world);
  const app = await world.app();
  const stolen = await publish(world, cookie, { image: 'https://elsewhere.example/a.jpg' });
  expect(stolen.statusCode).toBe(400);

  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#276' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('purpose', 'post');
  form.set('file', new File([new Uint8Array(picture)], 'yaba.jpg', { type: 'image/jpeg' }));
  const upload = await app.inject({ method: 'POST', url: '/api/upload', headers: { cookie }, payload: form });
  const { url } = upload.json<{ url: string }>();
  const { _id } = (await publish(world, cookie, { image: url })).json<{ _id: string }>();
  expect((await read(world, `?postId=${_id}`)).posts[0]?.image).toBe(url);
  const gone = await app.inject({
    method: 'DELETE',
    url: `/api/post/deletepost/${_id}/${viewer.id}`,
    headers: { cookie },
  });
  expect(gone.json()).toMatchObject({ success: true });
  expect((await read(world)).totalPosts).toBe(0);
});

test('a feature image that another replaces is let go, and so is that of a deleted post once it is purged', async () => {
  await using world = await createWorld();
  const writer = await admin(world);
  const ctx = world.ctx(writer.viewer);
  const [first = '', second = ''] = await uploadsOf(world, writer, 2);
  const unused = async () => {
    const rows = await world.db.select({ url: media.url }).from(media).where(isNotNull(media.unusedSince));
    return rows.map(({ url }) => url).toSorted();
  };
  const post = await create(ctx, { ...BODY, image: first });
  expect(await unused()).toEqual([second]);
  await update(ctx, post._id, { ...BODY, image: second });
  expect(await unused()).toEqual([first]);
  await remove(ctx, post._id);
  expect(await unused()).toEqual([first]);
  world.clock.now = new Date(world.clock.now.getTime() + 31 * 86_400_000);
  await purge(world.deps);
  expect(await unused()).toEqual([first, second].toSorted());
});

test('signs that nobody sees are taken out, and addresses that hold them lead nowhere', async () => {
  await using world = await createWorld();
  const { cookie } = await admin(world);
  const made = await publish(world, cookie, {
    title: 'Rent\u0000 in\u202e Yaba',
    excerpt: 'One.\r\nTwo.\u0000',
    content: '<p>\u0000Much.</p>',
  });
  expect(made.json()).toMatchObject({ success: true, slug: 'rent-in-yaba' });
  const { posts } = await read(world);
  expect(posts).toMatchObject([{ title: 'Rent in Yaba', excerpt: 'One.\nTwo.', content: '<p>Much.</p>' }]);
  expect((await read(world, '?slug=a%00b')).posts).toEqual([]);
});

test('a form that is sent again after its answer got lost makes one post, with the last words', async () => {
  await using world = await createWorld();
  const ctx = world.ctx((await admin(world)).viewer);
  const first = await create(ctx, BODY, 'form-1');
  const again = await create(ctx, { ...BODY, title: 'Rent in Yaba, corrected' }, 'form-1');
  expect(again).toMatchObject({ _id: first._id, slug: first.slug });
  await Promise.all([create(ctx, BODY, 'form-2'), create(ctx, BODY, 'form-2')]);
  await create(world.ctx((await admin(world)).viewer), BODY, 'form-1');
  const { posts, totalPosts } = await read(world);
  expect(totalPosts).toBe(3);
  expect(posts.map(({ title }) => title)).toContain('Rent in Yaba, corrected');
});
