import { subscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import type { FastifyInstance, RouteOptions } from 'fastify';
import { createWorld, type Person, type World } from '../support/world.ts';

/** Statuses for a visitor, another customer, the owner and an admin. */
type Expected = [anonymous: number, other: number, owner: number, admin: number];

interface Row {
  expected: Expected;
  /** The request; made anew for every role, because some of them use up what they touch. */
  request: (market: Market) => Promise<Request>;
}

interface Request {
  url: string;
  payload?: object | Buffer;
  headers?: Record<string, string>;
}

interface Market {
  owner: Person;
  admin: Person;
  /** A new listing of the owner. */
  listing: () => Promise<string>;
  post: () => Promise<string>;
}

const LISTING = {
  name: 'Fine home in Yaba',
  description: 'Dry and quiet.',
  type: 'rent',
  regularPrice: 2_500_000,
  bedrooms: 2,
  bathrooms: 2,
};
const POST = { title: 'A', excerpt: 'B', content: '<p>C</p>', tags: '', image: '' };
const MISSING_ID = '00000000-0000-7000-8000-000000000000';
const open: Expected = [200, 200, 200, 200];
const get = (url: string) => async () => ({ url });

/** Every call of the product. A new one without a row here fails the last test. */
const ROWS: Record<string, Row> = {
  'POST /api/customer/register': {
    expected: [201, 201, 201, 201],
    request: async () => ({
      url: '/api/customer/register',
      payload: { name: 'New', email: `new${Math.random()}@example.com`, password: 'long enough words' },
    }),
  },
  'POST /api/customer/forgetpassword': {
    expected: open,
    request: async () => ({ url: '/api/customer/forgetpassword', payload: { email: 'nobody@example.com' } }),
  },
  'POST /api/customer/resetpassword': {
    expected: [400, 400, 400, 400],
    request: async () => ({
      url: '/api/customer/resetpassword',
      payload: { token: 'made-up', password: 'long enough words' },
    }),
  },
  'POST /api/user/update/{userId}': {
    expected: [401, 403, 200, 200],
    request: async ({ owner }) => ({ url: `/api/user/update/${owner.viewer.id}`, payload: { city: 'Lagos' } }),
  },
  'DELETE /api/user/sessions/of/{userId}': {
    // One that does not exist; logging somebody out is tested in features/accounts.
    expected: [401, 403, 403, 404],
    request: get(`/api/user/sessions/of/${MISSING_ID}`),
  },
  'GET /api/user/getusers': { expected: [401, 403, 403, 200], request: get('/api/user/getusers') },
  'GET /api/user/sessions': { expected: [401, 200, 200, 200], request: get('/api/user/sessions') },
  'DELETE /api/user/sessions': { expected: [401, 200, 200, 200], request: get('/api/user/sessions') },
  'DELETE /api/user/sessions/{sessionId}': {
    // One that does not exist; those of others are tested in accounts/sessions.
    expected: [401, 404, 404, 404],
    request: get(`/api/user/sessions/${MISSING_ID}`),
  },
  'GET /api/user/listing/{userId}': {
    expected: [401, 200, 200, 200],
    request: async ({ owner }) => ({ url: `/api/user/listing/${owner.viewer.id}` }),
  },
  'GET /api/listing/get': { expected: open, request: get('/api/listing/get') },
  'GET /api/listing/get/{listingId}': {
    expected: open,
    request: async ({ listing }) => ({ url: `/api/listing/get/${await listing()}` }),
  },
  'GET /api/listing/exclusive': { expected: open, request: get('/api/listing/exclusive?limit=3') },
  'GET /api/listing/filters': { expected: open, request: get('/api/listing/filters?type=rent') },
  'GET /api/listing/map': { expected: open, request: get('/api/listing/map?box=6,3,7,4&zoom=10') },
  'GET /api/listing/map/base': { expected: open, request: get('/api/listing/map/base') },
  'GET /api/listing/suggest': { expected: open, request: get('/api/listing/suggest?searchTerm=le') },
  'GET /api/places/suggest': { expected: open, request: get('/api/places/suggest?q=yab') },
  'GET /api/search/understand': { expected: open, request: get('/api/search/understand?q=2+bed+yaba') },
  'POST /api/listing/search/rent': {
    expected: open,
    request: async () => ({ url: '/api/listing/search/rent', payload: { body: { searchTerm: 'yaba' } } }),
  },
  'POST /api/listing/search/sale': {
    expected: open,
    request: async () => ({ url: '/api/listing/search/sale', payload: { searchTerm: 'yaba' } }),
  },
  'POST /api/listing/create': {
    // Signed in, but without a picture of their own.
    expected: [401, 400, 400, 400],
    request: async () => ({ url: '/api/listing/create', payload: { ...LISTING, imageUrls: [] } }),
  },
  'POST /api/listing/update/{listingId}': {
    expected: [401, 403, 200, 200],
    request: async ({ listing }) => ({ url: `/api/listing/update/${await listing()}`, payload: { city: 'Yaba' } }),
  },
  'POST /api/listing/status/{listingId}': {
    // What an owner does with it; what admins do is tested in listings/life.
    expected: [401, 403, 200, 403],
    request: async ({ listing }) => ({
      url: `/api/listing/status/${await listing()}`,
      payload: { transition: 'pause' },
    }),
  },
  'POST /api/listing/duplicate/{listingId}': {
    expected: [401, 403, 201, 403],
    request: async ({ listing }) => ({ url: `/api/listing/duplicate/${await listing()}`, payload: {} }),
  },
  'DELETE /api/listing/delete/{listingId}': {
    expected: [401, 403, 200, 200],
    request: async ({ listing }) => ({ url: `/api/listing/delete/${await listing()}` }),
  },
  'DELETE /api/listing/deletelisting/{listingId}/{userId}': {
    expected: [401, 403, 200, 200],
    request: async ({ listing, owner }) => ({
      url: `/api/listing/deletelisting/${await listing()}/${owner.viewer.id}`,
    }),
  },
  'POST /api/upload': {
    // Signed in, but without a file.
    expected: [401, 400, 400, 400],
    request: async () => ({
      url: '/api/upload',
      payload: Buffer.from('--x--\r\n'),
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    }),
  },
  'POST /api/upload/tus': {
    expected: [401, 201, 201, 201],
    request: async () => ({
      url: '/api/upload/tus',
      headers: {
        'tus-resumable': '1.0.0',
        'upload-length': '1000',
        'upload-metadata': `filename ${Buffer.from('a.jpg').toString('base64')}`,
      },
    }),
  },
  'GET /api/favourites': { expected: [401, 200, 200, 200], request: get('/api/favourites') },
  'GET /api/favourites/homes': { expected: open, request: get(`/api/favourites/homes?ids=${MISSING_ID}`) },
  'PUT /api/favourites/{listingId}': {
    expected: [401, 200, 200, 200],
    request: async ({ listing }) => ({ url: `/api/favourites/${await listing()}` }),
  },
  'DELETE /api/favourites/{listingId}': {
    expected: [401, 200, 200, 200],
    request: get(`/api/favourites/${MISSING_ID}`),
  },
  'POST /api/favourites/merge': {
    expected: [401, 200, 200, 200],
    request: async () => ({ url: '/api/favourites/merge', payload: { listingIds: [MISSING_ID] } }),
  },
  'GET /api/alerts': { expected: [401, 200, 200, 200], request: get('/api/alerts') },
  'POST /api/alerts/searches': {
    expected: [401, 201, 201, 201],
    request: async () => ({ url: '/api/alerts/searches', payload: { query: 'type=rent' } }),
  },
  'PUT /api/alerts/searches/{searchId}': {
    // One that does not exist; those of other people are tested in alerts/searches.test.ts.
    expected: [401, 404, 404, 404],
    request: async () => ({ url: `/api/alerts/searches/${MISSING_ID}`, payload: { every: 'never' } }),
  },
  'DELETE /api/alerts/searches/{searchId}': {
    expected: [401, 200, 200, 200],
    request: get(`/api/alerts/searches/${MISSING_ID}`),
  },
  'PUT /api/alerts/wishes': {
    expected: [401, 200, 200, 200],
    request: async () => ({ url: '/api/alerts/wishes', payload: { priceDrops: false } }),
  },
  'GET /api/post/getposts': { expected: open, request: get('/api/post/getposts?limit=9') },
  'POST /api/post/create': {
    expected: [401, 403, 403, 201],
    request: async () => ({ url: '/api/post/create', payload: POST }),
  },
  'PUT /api/post/updatepost/{postId}/{userId}': {
    expected: [401, 403, 403, 200],
    request: async ({ post, admin }) => ({
      url: `/api/post/updatepost/${await post()}/${admin.viewer.id}`,
      payload: POST,
    }),
  },
  'DELETE /api/post/deletepost/{postId}/{userId}': {
    expected: [401, 403, 403, 200],
    request: async ({ post, admin }) => ({ url: `/api/post/deletepost/${await post()}/${admin.viewer.id}` }),
  },
  'DELETE /api/user/delete/{userId}': {
    // One that does not exist; deleting a real account is tested in features/accounts.
    expected: [401, 403, 403, 404],
    request: get(`/api/user/delete/${MISSING_ID}`),
  },
  // These two end the session that they come with, so they stand last.
  'POST /api/customer/login': {
    expected: open,
    request: async ({ owner: { email, password } }) => ({ url: '/api/customer/login', payload: { email, password } }),
  },
  'GET /api/customer/logout': { expected: open, request: get('/api/customer/logout') },
};

/** Held by the tests of media, because they need an upload under way. */
const ELSEWHERE = new Set([
  'PATCH /api/upload/tus/{uploadId}',
  'DELETE /api/upload/tus/{uploadId}',
  'HEAD /api/upload/tus/{uploadId}',
]);

let world: World;
let market: Market;
/** The statuses of each call, as the API describes itself. */
let described: Record<string, string[]>;
/** What each call says that it touches, and what it was heard to change. */
const touched: Record<string, readonly string[]> = {};
const changed = new Map<string, Set<string>>();
let cookies: () => Promise<[string, string, string, string]>;

const noteTouches = ({ method, url, config }: RouteOptions) => {
  const call = `${[method].flat()[0]} ${url.replace(/:(\w+)/g, '{$1}')}`;
  touched[call] = config?.touches === 'nothing' ? [] : (config?.touches ?? []);
};

beforeAll(async () => {
  subscribe('fastify.initialization', (message) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', noteTouches),
  );
  world = await createWorld();
  const app = await world.app();
  const [owner, admin, other] = [await world.person(), await world.person({ isAdmin: true }), await world.person()];
  const picture = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#375' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(picture)], 'a.jpg', { type: 'image/jpeg' }));
  const headers = { cookie: owner.cookie };
  const { url } = (await app.inject({ method: 'POST', url: '/api/upload', headers, payload: form })).json<{
    url: string;
  }>();
  const made = async (path: string, cookie: string, payload: object) =>
    (await app.inject({ method: 'POST', url: path, headers: { cookie }, payload })).json<{ _id: string }>()._id;
  market = {
    owner,
    admin,
    listing: () => made('/api/listing/create', owner.cookie, { ...LISTING, imageUrls: [url] }),
    post: () => made('/api/post/create', admin.cookie, POST),
  };
  const { paths } = (await app.inject('/api/docs/openapi.json')).json<{
    paths: Record<string, Record<string, { responses: object }>>;
  }>();
  described = Object.fromEntries(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => [
        `${method.toUpperCase()} ${path}`,
        Object.keys(responses),
      ]),
    ),
  );
  cookies = async () => ['', other.cookie, owner.cookie, admin.cookie];
});

afterAll(async () => world[Symbol.asyncDispose]());

describe.each(Object.entries(ROWS))('%s', (name, { expected, request }) => {
  test.each(['a visitor', 'another customer', 'the owner', 'an admin'] as const)('by %s', async (role) => {
    const index = ['a visitor', 'another customer', 'the owner', 'an admin'].indexOf(role);
    const app = await world.app();
    const { url, payload, headers } = await request(market);
    const cookie = (await cookies())[index] ?? '';
    const { changes } = world.deps;
    await changes.caughtUp();
    const heard = new Set<string>();
    const stop = changes.subscribe((tags) =>
      tags?.forEach((tag) => heard.add(tag.startsWith('list') ? 'listings' : tag)),
    );
    const answer = await app.inject({
      method: name.split(' ')[0] as 'GET',
      url,
      headers: { ...headers, ...(cookie ? { cookie } : {}) },
      ...(payload ? { payload } : {}),
    });
    await changes.caughtUp();
    stop();
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(expected[index]);
    changed.set(name, new Set([...(changed.get(name) ?? []), ...heard]));
    expect(described[name], 'the description knows this answer').toContain(String(answer.statusCode));
    if (answer.statusCode >= 400) expect(answer.json()).toMatchObject({ success: false, message: expect.any(String) });
    else expect(answer.body).not.toMatch(/password|argon2|\$scrypt/i);
  });
});

test('touches: what a call changes for the public is what it says', () => {
  // Some are refused to everybody here.
  const done = Object.keys(ROWS).filter((call) => ROWS[call]?.expected.some((status) => status < 400));
  expect(done.map((call) => [call, [...(changed.get(call) ?? [])]])).toEqual(done.map((call) => [call, touched[call]]));
  expect(touched['POST /api/listing/create']).toEqual(['listings']);
  expect(touched['DELETE /api/user/delete/{userId}']).toEqual(['listings', 'posts']);
});

test('access: every call has a row in this table', () => {
  const calls = Object.keys(described);
  expect(calls.filter((call) => !ROWS[call] && !ELSEWHERE.has(call))).toEqual([]);
  expect(calls.length).toBeGreaterThan(20);
});
