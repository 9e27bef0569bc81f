import { expect, test } from 'vitest';
import { createWorld } from '../../../tests/support/world.ts';
import { feed, openPost, pageOfPosts } from './service-read.server.ts';
import { create, remove } from './service.server.ts';

const BODY = {
  title: 'Rent in Yaba',
  tags: 'rent, yaba',
  excerpt: 'What it costs.',
  image: '',
  content: '<p>Much.</p>',
};

test('the feed is XML with the posts in full, whatever is written in them', async () => {
  await using world = await createWorld();
  const ctx = world.ctx((await world.person({ isAdmin: true })).viewer);
  await create(ctx, {
    ...BODY,
    title: 'Titles & <tags> "quoted"\u0008',
    content: '<p>A &lt; B <a href="/search">x</a></p>',
  });
  const app = await world.app();
  const answer = await app.inject('/rss.xml');
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(answer.body).toContain('<title>Titles &amp; &lt;tags&gt; &quot;quoted&quot;</title>');
  expect(answer.body).toContain('<category>rent</category>\n<category>yaba</category>');
  expect(answer.body).toContain(
    '&lt;p&gt;A &amp;lt; B &lt;a href=&quot;http://localhost:3000/search&quot;&gt;x&lt;/a&gt;&lt;/p&gt;',
  );
  expect(answer.body).toMatch(/<pubDate>\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT<\/pubDate>/);
});

test('the feed is right at once after a post appears and goes', async () => {
  await using world = await createWorld();
  const ctx = world.ctx((await world.person({ isAdmin: true })).viewer);
  const app = await world.app();
  const titles = async () =>
    [...(await app.inject('/rss.xml')).body.matchAll(/<item>\n<title>(.*?)</g)].map(([, title]) => title);
  expect(await titles()).toEqual([]);
  const post = await create(ctx, BODY);
  await expect.poll(titles).toEqual(['Rent in Yaba']);
  await remove(ctx, post._id);
  await expect.poll(titles).toEqual([]);
});

test('the feed holds the newest twenty posts', async () => {
  await using world = await createWorld();
  const ctx = world.ctx((await world.person({ isAdmin: true })).viewer);
  for (let n = 0; n < 22; n += 1) await create(ctx, { ...BODY, title: `Post ${n}` });
  const posts = await feed(world.ctx());
  expect(posts).toHaveLength(20);
  expect(posts[0]?.title).toBe('Post 21');
});

test('the blog shows pages of nine, and says whether there is more', async () => {
  await using world = await createWorld();
  const ctx = world.ctx((await world.person({ isAdmin: true })).viewer);
  for (let n = 0; n < 10; n += 1) await create(ctx, { ...BODY, title: `Post ${n}` });
  const first = await pageOfPosts(world.ctx(), { limit: 9, startIndex: 0 });
  expect([first.posts.length, first.more]).toEqual([9, true]);
  const both = await pageOfPosts(world.ctx(), { limit: 18, startIndex: 0 });
  expect([both.posts.length, both.more]).toEqual([10, false]);
  expect(new Set(both.posts.map(({ id }) => id)).size).toBe(10);
});

test('a post is opened with its reading time and the newest others, never itself', async () => {
  await using world = await createWorld();
  const ctx = world.ctx((await world.person({ isAdmin: true })).viewer);
  const { slug } = await create(ctx, { ...BODY, content: `<p>${'word '.repeat(500)}</p>` });
  for (let n = 0; n < 4; n += 1) await create(ctx, { ...BODY, title: `Other ${n}` });
  const { minutes, others } = await openPost(world.ctx(), slug);
  expect(minutes).toBe(3);
  expect(others.map(({ title }) => title)).toEqual(['Other 3', 'Other 2', 'Other 1']);
  await expect(openPost(world.ctx(), 'no-such-post')).rejects.toMatchObject({
    code: 'not_found',
    message: 'Post not found',
  });
});
