import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeListing } from '../../../tests/support/listings.ts';
import { createWorld, type Person, type World } from '../../../tests/support/world.ts';
import type { Listing, Overview } from './contract.ts';

const SECRET = {
  phone: '0809PHONE',
  email: 'secret@mail.example',
  website: 'https://secret.example',
  socialMedia: '@secretname',
};
const LEAK = /0809PHONE|secret@mail|secret\.example|secretname/;

let world: World;
let owner: Person;
let other: Person;
let admin: Person;
let active: string;
let hidden: string;

beforeAll(async () => {
  world = await createWorld();
  owner = await world.person();
  other = await world.person();
  admin = await world.person({ isAdmin: true });
  active = await storeListing(world, owner, {
    ...SECRET,
    slug: 'open-home',
    exclusive: true,
    offer: true,
    discountPrice: 60_000,
  });
  hidden = await storeListing(world, owner, { ...SECRET, slug: 'hidden-home', status: 'removed', exclusive: true });
  for (const type of ['rent', 'sale', 'shortlet'] as const) await storeListing(world, other, { type, ...SECRET });
  await storeListing(world, other, { status: 'draft' });
});
afterAll(() => world[Symbol.asyncDispose]());

async function get(url: string, person?: Person) {
  const app = await world.app();
  return app.inject({ url, headers: person ? { cookie: person.cookie } : {} });
}

async function listed(url: string, person?: Person): Promise<Listing[]> {
  const answer = await get(url, person);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Listing[]>();
}

describe('GET /api/listing/get', () => {
  test('answers an array of active listings, newest first, with every field of the specification', async () => {
    const all = await listed('/api/listing/get');
    expect(all).toHaveLength(4);
    expect(all.map(({ status }) => status)).toEqual(['active', 'active', 'active', 'active']);
    const times = all.map(({ updatedAt }) => updatedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(all.find(({ _id }) => _id === active)).toMatchObject({
      slug: 'open-home',
      name: 'Serviced 3 Bedroom Flat',
      zip: 101233,
      type: 'rent',
      regularPrice: 2_500_000,
      discountPrice: 60_000,
      offer: true,
      imageUrls: ['/media/1700000000000-house.jpg'],
      images: [{ url: '/media/1700000000000-house.jpg', width: 1200, height: 900, placeholder: 'data:,' }],
      userRef: owner.viewer.id,
      moreInfo: 'Service charge is paid once a year.',
    });
  });

  test('answers the array for any filter, an object for a limit alone', async () => {
    const overview = (await get('/api/listing/get?limit=2')).json<Overview>();
    expect(overview).toMatchObject({ totalListing: 4, lastMonthListings: 4 });
    expect(overview.listing).toHaveLength(2);
    expect(await listed('/api/listing/get?type=rent&limit=3')).toHaveLength(2);
    expect(await listed('/api/listing/get?type=shortlet&limit=4')).toHaveLength(1);
    expect(await listed('/api/listing/get?offer=true&limit=3')).toHaveLength(1);
    expect(await listed('/api/listing/get?offer=false&limit=3')).toHaveLength(3);
    expect(await listed('/api/listing/get?searchTerm=&type=all&limit=5')).toHaveLength(4);
    expect(await listed('/api/listing/get?type=rent&offer=true')).toHaveLength(1);
    expect(await listed(`/api/listing/get?userId=${other.viewer.id}`)).toHaveLength(3);
  });

  test('counts the last month back to the same day', async () => {
    await using quiet = await createWorld();
    const person = await quiet.person();
    quiet.clock.now = new Date('2026-03-31T12:00:00Z');
    await storeListing(quiet, person, { createdAt: new Date('2026-02-28T11:59:00Z') });
    await storeListing(quiet, person, { createdAt: new Date('2026-02-28T12:01:00Z') });
    const app = await quiet.app();
    const overview = (await app.inject('/api/listing/get?limit=5')).json<Overview>();
    expect(overview).toMatchObject({ totalListing: 2, lastMonthListings: 1 });
  });

  test('understands the malformed second question mark, and takes the last of repeated names', async () => {
    const user = `userId=${other.viewer.id}`;
    const [first, second, third] = await listed(`/api/listing/get?${user}`);
    const ids = async (url: string) => (await listed(url)).map(({ _id }) => _id);
    expect(await ids(`/api/listing/get?${user}?startIndex=1`)).toEqual([second?._id, third?._id]);
    expect(await ids(`/api/listing/get??${user}&startIndex=2`)).toEqual([third?._id]);
    expect(await ids(`/api/listing/get?${user}&?startIndex=1&limit=1`)).toEqual([second?._id]);
    expect(await ids(`/api/listing/get?${user}&limit=9&limit=1`)).toEqual([first?._id]);
  });

  test.each([
    'limit=0',
    'limit=101',
    'limit=x',
    'limit=1.5',
    'startIndex=-1',
    'startIndex=10001',
    'type=castle',
    'offer=maybe',
    'userId=me',
    'sort=cheapest',
    'sort=regularPrice&order=up',
    'minPrice=-1',
    'bedrooms=11',
    'limit=9&limit=-1',
    `searchTerm=${'x'.repeat(1001)}`,
  ])('refuses %s with a sentence', async (query) => {
    const answer = await get(`/api/listing/get?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, code: 'invalid' });
    expect(answer.json<{ message: string }>().message).toMatch(/[a-z].*\.$/);
  });

  test('sorts as clients of the same family of sites ask for it, with every filter named and empty', async () => {
    await using market = await createWorld();
    const person = await market.person();
    const stored = async (day: number, regularPrice: number) =>
      storeListing(market, person, { regularPrice, updatedAt: new Date(Date.UTC(2026, 0, day)) });
    const [middle, dear, cheap] = [await stored(1, 500_000), await stored(2, 900_000), await stored(3, 100_000)];
    const app = await market.app();
    const asked = async (order: string, filters = 'type=all&parking=false&furnished=false&offer=false') => {
      const answer = await app.inject(`/api/listing/get?userId=&searchTerm=&${filters}&${order}&limit=9&startIndex=0`);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json<Listing[]>().map(({ _id }) => _id);
    };
    for (const field of ['createdAt', 'created_at', 'updatedAt']) {
      expect(await asked(`sort=${field}&order=desc`)).toEqual([cheap, dear, middle]);
      expect(await asked(`sort=${field}&order=asc`)).toEqual([middle, dear, cheap]);
    }
    expect(await asked('sort=regularPrice&order=asc')).toEqual([cheap, middle, dear]);
    expect(await asked('sort=regularPrice&order=desc')).toEqual([dear, middle, cheap]);
    expect(await asked('sort=regularPrice&order=')).toEqual([dear, middle, cheap]);
    expect(await asked('sort=created_at&order=asc', 'type=rent&parking=true')).toEqual([middle, dear, cheap]);
    expect(await asked('sort=price')).toEqual([cheap, middle, dear]);
  });

  test('pages without repeating or leaving out, although all changed at the same moment', async () => {
    await using tied = await createWorld();
    const person = await tied.person();
    const updatedAt = new Date('2026-01-01');
    for (let n = 0; n < 25; n++) await storeListing(tied, person, { updatedAt });
    const app = await tied.app();
    for (const filter of ['type=rent', `userId=${person.viewer.id}`, 'searchTerm=lekki', 'parking=true']) {
      const seen: string[] = [];
      for (let start = 0; start < 27; start += 9) {
        const page = (await app.inject(`/api/listing/get?${filter}&startIndex=${start}`)).json<Listing[]>();
        seen.push(...page.map(({ _id }) => _id));
      }
      expect(new Set(seen).size, filter).toBe(25);
      expect(seen, filter).toHaveLength(25);
    }
  });
});

describe('GET /api/listing/get/:listingId', () => {
  test('opens by id and by slug', async () => {
    for (const key of [active, 'open-home'])
      expect((await get(`/api/listing/get/${key}`)).json()).toMatchObject({ _id: active });
  });

  test.each(['00000000-0000-7000-8000-000000000000', 'no-such-home', '\0', '%', 'a'.repeat(190), "' or 1=1 --"])(
    'answers 404 with a message for %s',
    async (key) => {
      const answer = await get(`/api/listing/get/${encodeURIComponent(key)}`);
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ success: false });
    },
  );

  test('shows a listing that is not active to its owner and admins only', async () => {
    expect((await get(`/api/listing/get/${hidden}`)).statusCode).toBe(404);
    expect((await get('/api/listing/get/hidden-home', other)).statusCode).toBe(404);
    expect((await get(`/api/listing/get/${hidden}`, owner)).json()).toMatchObject({ status: 'removed' });
    expect((await get('/api/listing/get/hidden-home', admin)).statusCode).toBe(200);
  });
});

describe('contact details', () => {
  const publicCalls = () => [
    '/api/listing/get',
    '/api/listing/get?limit=5',
    '/api/listing/get?searchTerm=lekki',
    '/api/listing/get?parking=true',
    `/api/listing/get?userId=${owner.viewer.id}`,
    `/api/listing/get/${active}`,
    '/api/listing/get/open-home',
    '/api/listing/exclusive?limit=50',
    '/api/listing/suggest?searchTerm=lek',
  ];

  test('never reach visitors, in any call', async () => {
    for (const url of publicCalls()) {
      const { statusCode, body } = await get(url);
      expect([url, statusCode]).toEqual([url, 200]);
      expect(body, url).not.toMatch(LEAK);
    }
    const app = await world.app();
    for (const market of ['rent', 'sale']) {
      const { body } = await app.inject({ method: 'POST', url: `/api/listing/search/${market}`, payload: {} });
      expect(body).toContain('lekki'.slice(1));
      expect(body).not.toMatch(LEAK);
    }
  });

  test('reach signed-in people, the owner among them', async () => {
    for (const person of [other, admin, owner]) {
      expect((await get(`/api/listing/get/${active}`, person)).json()).toMatchObject(SECRET);
    }
  });

  test('stay as they are when the owner reads the listing and posts it back', async () => {
    for (const read of [`/api/listing/get/${active}`, `/api/user/listing/${owner.viewer.id}`]) {
      const answer: object | object[] = (await get(read, owner)).json();
      const payload = [answer].flat().find((one) => '_id' in one && one._id === active);
      const app = await world.app();
      const sent = { method: 'POST', headers: { cookie: owner.cookie }, payload } as const;
      const { statusCode } = await app.inject({ ...sent, url: `/api/listing/update/${active}` });
      expect([read, statusCode]).toEqual([read, 200]);
      expect((await get(`/api/listing/get/${active}?forEdit=true`, owner)).json()).toMatchObject(SECRET);
    }
  });

  test('reach the owner and admins for the form, and nobody else', async () => {
    const url = `/api/listing/get/${active}?forEdit=true`;
    const anonymous = await get(url);
    expect([anonymous.statusCode, (await get(url, other)).statusCode]).toEqual([401, 403]);
    expect(anonymous.body).not.toMatch(LEAK);
    for (const person of [owner, admin]) expect((await get(url, person)).json()).toMatchObject(SECRET);
  });
});

describe('GET /api/listing/exclusive and GET /api/user/listing/:userId', () => {
  test('exclusive answers only chosen active listings', async () => {
    expect((await listed('/api/listing/exclusive?limit=3')).map(({ _id }) => _id)).toEqual([active]);
  });

  test('own and admin see every status, other people only the active ones, visitors nothing', async () => {
    const url = `/api/user/listing/${owner.viewer.id}`;
    expect((await get(url)).statusCode).toBe(401);
    expect((await get(url)).json()).toMatchObject({ success: false });
    const ids = async (person: Person) => (await listed(url, person)).map(({ _id }) => _id).sort();
    expect(await ids(owner)).toEqual([active, hidden].sort());
    expect(await ids(admin)).toEqual([active, hidden].sort());
    expect(await ids(other)).toEqual([active]);
    expect((await get('/api/user/listing/nobody', owner)).statusCode).toBe(400);
  });
});

test('the calls and their parameters stand in the API description', async () => {
  const { paths } = (await get('/api/docs/openapi.json')).json<{ paths: Record<string, object> }>();
  const described = Object.keys(paths).filter((path) => /^\/api\/(user\/)?listing/.test(path));
  expect(described.sort()).toEqual([
    '/api/listing/create',
    '/api/listing/delete/{listingId}',
    '/api/listing/deletelisting/{listingId}/{userId}',
    '/api/listing/duplicate/{listingId}',
    '/api/listing/exclusive',
    '/api/listing/filters',
    '/api/listing/get',
    '/api/listing/get/{listingId}',
    '/api/listing/map',
    '/api/listing/map/base',
    '/api/listing/search/rent',
    '/api/listing/search/sale',
    '/api/listing/status/{listingId}',
    '/api/listing/suggest',
    '/api/listing/update/{listingId}',
    '/api/user/listing/{userId}',
  ]);
  expect(JSON.stringify(paths['/api/listing/get'])).toContain('"searchTerm"');
});
