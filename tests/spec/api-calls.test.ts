import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { posts } from '#db/schema/posts.ts';
import { users } from '#db/schema/users.ts';
import { type Answer, BrowserClient, type Call } from '../support/browser-client.ts';
import { listingBodyOf, uploadsOf } from '../support/listings.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** One listing and one post with every field that is asked for (LIST-28, BLOG-14). */
const LISTING = {
  _id: expect.any(String),
  slug: expect.any(String),
  name: 'Serviced 3 Bedroom Flat',
  description: expect.any(String),
  address: expect.any(String),
  city: 'Lekki',
  state: 'Lagos',
  country: 'Nigeria',
  zip: 101233,
  type: 'rent',
  phone: expect.any(String),
  email: expect.any(String),
  website: expect.any(String),
  socialMedia: expect.any(String),
  bedrooms: 3,
  bathrooms: 2,
  regularPrice: 2_500_000,
  discountPrice: 0,
  offer: false,
  parking: true,
  furnished: false,
  moreInfo: expect.any(String),
  imageUrls: [expect.any(String)],
  userRef: expect.any(String),
  updatedAt: expect.any(String),
};
const POST = {
  _id: expect.any(String),
  slug: 'rent-in-yaba',
  title: 'Rent in Yaba',
  tags: 'rent, yaba',
  excerpt: 'What it costs.',
  content: '<p>Much.</p>',
  image: '',
  updatedAt: expect.any(String),
  userId: expect.any(String),
};
const SAID = { success: true, message: expect.any(String) };

describe.each([
  ['our own pages', undefined],
  ['a site of the allow-list', 'https://allowed.example'],
])('a client of the public API on %s', (_where, origin) => {
  let world: World;
  let host: string;
  let client: BrowserClient;
  const ids = { user: '', listing: '', post: '' };

  beforeAll(async () => {
    world = await createWorld();
    const app = await world.app();
    await app.listen({ port: 0, host: '127.0.0.1' });
    host = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    client = new BrowserClient(host, origin);
  });
  afterAll(() => world[Symbol.asyncDispose]());

  const ADA = { name: 'Ada Obi', email: 'ada@homes.example', password: 'seven green mangoes' };
  const me = async () => {
    const [row] = await world.db.select().from(users).where(eq(users.email, ADA.email));
    if (!row) throw new Error('Ada is not registered.');
    return { viewer: row } as unknown as Person;
  };
  const body = async (change: object = {}) =>
    listingBodyOf(await uploadsOf(world, await me()), { userRef: ids.user, ...change });
  const get = async (path: string, cred = false): Promise<unknown> => {
    const { status, json } = await client.call('GET', path, { cred });
    expect(status).toBe(200);
    return json;
  };
  /**
   * A call for which the specification marks no credentials, though only a signed-in person may make it: our own pages send
   * them anyway; another site has to add them.
   */
  const guarded = async (method: string, path: string, call: Call = {}): Promise<Answer> => {
    if (origin) expect((await client.call(method, path, call)).status).toBe(401);
    return client.call(method, path, { ...call, cred: origin !== undefined });
  };

  test('POST /api/customer/register', async () => {
    const wrong = await client.call('POST', '/api/customer/register', { json: { ...ADA, email: 'ada' } });
    expect(wrong.json).toMatchObject({ success: false, message: expect.any(String) });
    expect((await client.call('POST', '/api/customer/register', { json: ADA })).json).toMatchObject(SAID);
  });

  test('POST /api/customer/login (cred)', async () => {
    const { email, password } = ADA;
    const wrong = await client.call('POST', '/api/customer/login', { json: { email, password: 'no' }, cred: true });
    expect(wrong.json).toMatchObject({ success: false, message: 'Wrong email address or password.' });
    const { json } = await client.call('POST', '/api/customer/login', { json: { email, password }, cred: true });
    expect(json).toMatchObject({ ...SAID, user: { _id: expect.any(String), name: 'Ada Obi', email, isAdmin: false } });
    expect(JSON.stringify(json)).not.toMatch(/password|hash/i);
    ids.user = (json as { user: { _id: string } }).user._id;
  });

  test('POST /api/user/update/{userId} (cred), changed fields only', async () => {
    const change = async (json: object) =>
      (await client.call('POST', `/api/user/update/${ids.user}`, { json, cred: true })).json;
    const profile = {
      phone: '08031234567',
      country: 'Nigeria',
      address: '1 Road',
      state: 'Lagos',
      city: 'Lekki',
      zip: 101233,
      website: 'https://ada.example/',
      facebook: '@ada',
      twitter: '@ada',
      linkedin: '@ada',
      instagram: '@ada',
      pinterest: '@ada',
      youtube: '@ada',
      name: 'Ada Ọlá Obi',
      email: ADA.email,
    };
    expect(await change(profile)).toEqual({
      _id: ids.user,
      ...profile,
      avatar: null,
      isAdmin: false,
      createdAt: expect.any(String),
    });
    expect(await change({ city: 'Ikoyi', isAdmin: true })).toMatchObject({ ...profile, city: 'Ikoyi', isAdmin: false });
    expect(await change({ zip: 'x' })).toMatchObject({ success: false, message: expect.any(String) });
  });

  test('POST /api/listing/create (cred)', async () => {
    const { json } = await client.call('POST', '/api/listing/create', { json: await body(), cred: true });
    expect(json).toMatchObject(SAID);
    const wrong = await client.call('POST', '/api/listing/create', { json: await body({ imageUrls: [] }), cred: true });
    expect(wrong.json).toMatchObject({ success: false, message: 'You must upload at least one image' });
    await world.db.update(listings).set({ exclusive: true });
  });

  test('GET /api/user/listing/{userId} (cred)', async () => {
    const found = (await get(`/api/user/listing/${ids.user}`, true)) as { _id: string }[];
    expect(found).toEqual([expect.objectContaining(LISTING)]);
    ids.listing = found[0]?._id ?? '';
    expect(await get(`/api/user/listing/${ids.user}`, true)).toHaveLength(1);
    const wrong = await client.call('GET', '/api/user/listing/nobody', { cred: true });
    expect(wrong.json).toMatchObject({ success: false });
  });

  test.each([
    ['offer=true&limit=3', 0],
    ['type=rent&limit=3', 1],
    ['type=sale&limit=3', 0],
    ['type=shortlet&limit=4', 0],
    // The page query string, and its next page.
    ['searchTerm=lekki&type=rent', 1],
    ['searchTerm=lekki&type=rent&startIndex=1', 0],
    ['userId={id}', 1],
    ['userId={id}&startIndex=1', 0],
    ['userId={id}?startIndex=1', 0],
    ['?userId={id}&startIndex=0', 1],
  ])('GET /api/listing/get?%s is an array', async (query, count) => {
    const found = await get(`/api/listing/get?${query.replace('{id}', ids.user)}`);
    expect(found).toHaveLength(count);
    if (count) expect(found).toEqual([expect.objectContaining(LISTING)]);
  });

  test.each(['limit=3', 'limit=50'])('GET /api/listing/exclusive?%s is an array', async (query) => {
    expect(await get(`/api/listing/exclusive?${query}`)).toEqual([expect.objectContaining(LISTING)]);
  });

  test('GET /api/listing/get?limit=5', async () => {
    const answer = await get('/api/listing/get?limit=5');
    expect(answer).toEqual({ listing: [expect.objectContaining(LISTING)], totalListing: 1, lastMonthListings: 1 });
  });

  test('GET /api/listing/get/{listingId}', async () => {
    expect(await get(`/api/listing/get/${ids.listing}`)).toMatchObject({ ...LISTING, _id: ids.listing });
    const gone = await client.call('GET', '/api/listing/get/none');
    expect([gone.status, gone.json]).toEqual([404, expect.objectContaining({ success: false })]);
  });

  test.each(['rent', 'sale'])('POST /api/listing/search/%s, criteria under a body key', async (market) => {
    const json = { body: { searchTerm: 'serviced lekki' } };
    const { json: found } = await client.call('POST', `/api/listing/search/${market}`, { json });
    expect(found).toEqual(market === 'rent' ? [expect.objectContaining(LISTING)] : []);
    const wrong = await client.call('POST', `/api/listing/search/${market}`, { json: { body: { limit: 'many' } } });
    expect(wrong.json).toMatchObject({ success: false, message: expect.any(String) });
  });

  test('POST /api/listing/update/{listingId} (cred)', async () => {
    const update = async (json: object) =>
      (await client.call('POST', `/api/listing/update/${ids.listing}`, { json, cred: true })).json;
    expect(await update(await body({ furnished: true }))).toMatchObject({ ...SAID, _id: ids.listing });
    expect(await get(`/api/listing/get/${ids.listing}`)).toMatchObject({ furnished: true, userRef: ids.user });
    expect(await update(await body({ name: 'Flat' }))).toMatchObject({ success: false, message: expect.any(String) });
  });

  test('DELETE /api/listing/delete/{listingId} (cred)', async () => {
    const { json } = await client.call('DELETE', `/api/listing/delete/${ids.listing}`, { cred: true });
    expect(json).toMatchObject(SAID);
  });

  test('DELETE /api/listing/deletelisting/{listingId}/{userId}', async () => {
    const made = await client.call('POST', '/api/listing/create', { json: await body(), cred: true });
    const { _id } = made.json as { _id: string };
    expect((await guarded('DELETE', `/api/listing/deletelisting/${_id}/${ids.user}`)).json).toMatchObject(SAID);
    expect(await get('/api/listing/get')).toEqual([]);
  });

  test('POST /api/post/create, by an admin', async () => {
    const { title, tags, excerpt, image, content } = POST;
    const json = { title, tags, excerpt, image, content };
    await world.db.update(users).set({ isAdmin: true }).where(eq(users.id, ids.user));
    expect((await guarded('POST', '/api/post/create', { json })).json).toMatchObject({
      slug: 'rent-in-yaba',
      message: expect.any(String),
    });
  });

  test.each([
    ['limit=9', true, ['rent-in-yaba', 'of-somebody-else']],
    ['slug=rent-in-yaba', false, ['rent-in-yaba']],
    ['userId={userId}', false, ['rent-in-yaba']],
    ['postId={postId}', false, ['rent-in-yaba']],
  ])('GET /api/post/getposts?%s', async (query, cred, slugs) => {
    const other = { slug: 'of-somebody-else', title: 'Other', excerpt: 'Short.' };
    await world.db.insert(posts).values({ ...other, createdAt: new Date(0), updatedAt: new Date(0) });
    const filled = query.replace('{userId}', ids.user).replace('{postId}', ids.post);
    const answer = (await get(`/api/post/getposts?${filled}`, cred)) as { posts: { _id: string; slug: string }[] };
    expect(answer).toMatchObject({ totalPosts: slugs.length, lastMonthPosts: 1 });
    expect(answer.posts.map(({ slug }) => slug)).toEqual(slugs);
    expect(answer.posts[0]).toEqual(expect.objectContaining(POST));
    ids.post = answer.posts[0]?._id ?? '';
    await world.db.delete(posts).where(eq(posts.slug, other.slug));
    expect(await get(`/api/post/getposts?userId=${ids.user}&startIndex=1`)).toMatchObject({ posts: [] });
  });

  test('PUT /api/post/updatepost/{postId}/{userId}, the whole post', async () => {
    const { posts } = (await get(`/api/post/getposts?postId=${ids.post}`)) as { posts: object[] };
    const json = { ...posts[0], excerpt: 'What it costs now.' };
    const { json: answer } = await guarded('PUT', `/api/post/updatepost/${ids.post}/${ids.user}`, { json });
    expect(answer).toMatchObject({ slug: 'rent-in-yaba', message: expect.any(String) });
    const again = await client.call('PUT', `/api/post/updatepost/${ids.post}/${ids.user}`, {
      json: { ...posts[0], title: '' },
      cred: true,
    });
    expect(again.json).toMatchObject({ success: false, message: expect.any(String) });
  });

  test('DELETE /api/post/deletepost/{postId}/{userId}', async () => {
    const { json } = await guarded('DELETE', `/api/post/deletepost/${ids.post}/${ids.user}`);
    expect(json).toMatchObject({ message: expect.any(String) });
    expect(await get('/api/post/getposts')).toMatchObject({ posts: [], totalPosts: 0 });
  });

  test('GET /api/user/getusers, optional startIndex and limit', async () => {
    await world.person();
    const { json } = await guarded('GET', '/api/user/getusers');
    expect(json).toMatchObject({ users: [{ name: 'Person 1' }, { _id: ids.user }], totalUsers: 2, lastMonthUsers: 2 });
    const second = await client.call('GET', '/api/user/getusers?startIndex=1&limit=1', { cred: true });
    expect(second.json).toMatchObject({ users: [{ _id: ids.user }], totalUsers: 2 });
  });

  test('DELETE /api/user/delete/{userId}', async () => {
    const other = await world.person();
    expect((await guarded('DELETE', `/api/user/delete/${other.viewer.id}`)).json).toMatchObject({ success: true });
    const again = await client.call('DELETE', `/api/user/delete/${other.viewer.id}`, { cred: true });
    expect(again.json).toMatchObject({ success: false, message: expect.any(String) });
  });

  test('GET /api/customer/logout (cred)', async () => {
    expect(await get('/api/customer/logout', true)).toMatchObject(SAID);
    expect((await client.call('GET', `/api/user/listing/${ids.user}`, { cred: true })).status).toBe(401);
  });
});

test('API: pages of other sites cannot read answers, and what they write is not done', async () => {
  await using world = await createWorld();
  const app = await world.app();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const host = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const stranger = new BrowserClient(host, 'https://stranger.example');
  await expect(stranger.call('GET', '/api/listing/get')).rejects.toThrow('Failed to fetch');
  await expect(stranger.call('POST', '/api/customer/login', { json: {}, cred: true })).rejects.toThrow(
    'Failed to fetch',
  );

  // Without a preflight, as a form posts it or a page embeds it, with the cookies of somebody who is signed in.
  const { cookie } = await world.person();
  const headers = { cookie, origin: 'https://stranger.example', 'sec-fetch-site': 'cross-site' };
  for (const [method, url] of [
    ['POST', '/api/listing/create'],
    ['GET', '/api/customer/logout'],
  ] as const) {
    expect((await app.inject({ method, url, headers })).statusCode).toBe(403);
    // What is no origin comes from no browser, whatever else it says.
    for (const origin of ['', 'stranger', '\u00e9'])
      expect(
        (await app.inject({ method, url, headers: { cookie, origin, 'sec-fetch-site': 'same-origin' } })).statusCode,
      ).toBe(403);
  }
});
