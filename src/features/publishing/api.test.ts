import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { media } from '#db/schema/media.ts';
import { listingBodyOf, storeListing, uploadsOf } from '../../../tests/support/listings.ts';
import { createWorld, type Person, type World } from '../../../tests/support/world.ts';
import type { Listing } from '#features/listings/contract.ts';
import { listingsTexts as texts } from '#features/listings/texts.ts';

interface Answer {
  success: boolean;
  message: string;
  _id: string;
  slug: string;
}

let world: World;
let owner: Person;
let other: Person;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  [owner, other, admin] = [await world.person(), await world.person(), await world.person({ isAdmin: true })];
});
afterAll(() => world[Symbol.asyncDispose]());

async function call(method: 'POST' | 'DELETE', url: string, person: Person | null, payload?: object, headers = {}) {
  const app = await world.app();
  const sent = { ...headers, ...(person ? { cookie: person.cookie } : {}) };
  const answer = await app.inject({
    method,
    url: `/api/listing${url}`,
    headers: sent,
    ...(payload ? { payload } : {}),
  });
  return { status: answer.statusCode, ...answer.json<Answer>() };
}

async function create(person: Person, fields: object = {}, headers = {}) {
  return call('POST', '/create', person, listingBodyOf(await uploadsOf(world, person), fields), headers);
}

async function stored(id: string) {
  const [row] = await world.db.select().from(listings).where(eq(listings.id, id));
  return row;
}

describe('POST /api/listing/create', () => {
  test('stores what was sent, owned by whoever is signed in, and is found at once', async () => {
    const [url = ''] = await uploadsOf(world, owner);
    const answer = await call('POST', '/create', owner, listingBodyOf([url], { name: 'Ọ̀ṣun Court 4 Bedroom' }));
    expect(answer).toMatchObject({ status: 201, success: true, message: 'Listing created successfully' });
    expect(answer.slug).toMatch(/^osun-court-4-bedroom-[0-9a-f]{10}$/);
    const app = await world.app();
    const listing = (await app.inject(`/api/listing/get/${answer.slug}`)).json<Listing>();
    expect(listing).toMatchObject({
      _id: answer._id,
      userRef: owner.viewer.id,
      status: 'active',
      imageUrls: [url],
      bedrooms: 3,
    });
    expect(listing.images).toEqual([{ url, width: 1200, height: 900, placeholder: 'data:image/webp;base64,AA' }]);
    const found = (await app.inject('/api/listing/get?searchTerm=osun%20court')).json<Listing[]>();
    expect(found.map(({ _id }) => _id)).toEqual([answer._id]);
    const [picture] = await world.db.select().from(media).where(eq(media.url, url));
    expect(picture?.unusedSince).toBeNull();
  });

  test('ignores fields that are not the writer to say', async () => {
    const forged = {
      _id: '00000000-0000-7000-8000-000000000001',
      id: 'x',
      slug: 'mine',
      userRef: other.viewer.id,
      userId: other.viewer.id,
      status: 'sold',
      exclusive: true,
      isAdmin: true,
      createdAt: '2001-01-01',
      updatedAt: '2001-01-01',
      price: 1,
    };
    const { _id } = await create(owner, forged);
    const row = await stored(_id);
    expect(row).toMatchObject({ userId: owner.viewer.id, status: 'active', exclusive: false, price: 2_500_000 });
    expect(row?.slug).not.toBe('mine');
    expect(row?.createdAt.getFullYear()).toBeGreaterThan(2001);
  });

  test('refuses pictures of other people, and stores nothing then', async () => {
    const before = await world.db.$count(listings);
    const answer = await call('POST', '/create', owner, listingBodyOf(await uploadsOf(world, other)));
    expect(answer).toMatchObject({ status: 400, success: false });
    expect(await world.db.$count(listings)).toBe(before);
  });

  test('answers the sentences of the specification', async () => {
    const answer = await call('POST', '/create', owner, listingBodyOf([]));
    expect(answer).toMatchObject({ status: 400, success: false, message: 'You must upload at least one image' });
  });

  test('a click too many makes one listing, also at the same moment; another person may use the same key', async () => {
    const headers = { 'idempotency-key': 'form-1' };
    const body = listingBodyOf(await uploadsOf(world, owner));
    const answers = await Promise.all([1, 2, 3, 4].map(() => call('POST', '/create', owner, body, headers)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1);
    expect((await create(other, {}, headers))._id).not.toBe(answers[0]?._id);
    expect((await create(owner, {}, { 'idempotency-key': 'form-2' }))._id).not.toBe(answers[0]?._id);
  });

  test('nobody floods the market', async () => {
    await using small = await createWorld({ limits: { ...world.settings.limits, writes: 2 } });
    const person = await small.person();
    const app = await small.app();
    const tries = [];
    for (let n = 0; n < 3; n++) {
      const payload = listingBodyOf(await uploadsOf(small, person));
      tries.push(
        await app.inject({ method: 'POST', url: '/api/listing/create', headers: { cookie: person.cookie }, payload }),
      );
    }
    expect(tries.map(({ statusCode }) => statusCode)).toEqual([201, 201, 429]);
    small.clock.now = new Date(small.clock.now.getTime() + 61_000);
    const payload = listingBodyOf(await uploadsOf(small, person));
    const later = await app.inject({
      method: 'POST',
      url: '/api/listing/create',
      headers: { cookie: person.cookie },
      payload,
    });
    expect(later.statusCode).toBe(201);
  });
});

describe('who may write', () => {
  const denied = { 401: 'Please log in first.', 403: texts.notYours } as const;

  test('only signed-in people create', async () => {
    expect(await call('POST', '/create', null, listingBodyOf(['/a']))).toMatchObject({
      status: 401,
      success: false,
      message: denied[401],
    });
  });

  test.each<['POST' | 'DELETE', (id: string) => string]>([
    ['POST', (id) => `/update/${id}`],
    ['DELETE', (id) => `/delete/${id}`],
    ['DELETE', (id) => `/deletelisting/${id}/${owner.viewer.id}`],
  ])('%s %#: the owner and admins; the id in the path grants nothing', async (method, path) => {
    const payload = method === 'POST' ? { city: 'Yaba' } : undefined;
    for (const [person, status] of [
      [null, 401],
      [other, 403],
    ] as const) {
      const id = await storeListing(world, owner);
      expect(await call(method, path(id), person, payload)).toMatchObject({
        status,
        success: false,
        message: denied[status],
      });
      expect(await stored(id)).toMatchObject({ city: 'Lekki' });
    }
    for (const person of [owner, admin]) {
      const id = await storeListing(world, owner);
      expect(await call(method, path(id), person, payload)).toMatchObject({ status: 200, success: true });
      const row = await stored(id);
      if (method === 'POST') expect(row).toMatchObject({ city: 'Yaba', userId: owner.viewer.id });
      else expect(row).toBeUndefined();
    }
    for (const gone of ['00000000-0000-7000-8000-000000000000', 'nothing']) {
      expect(await call(method, path(gone), owner, payload)).toMatchObject({ status: 404, success: false });
    }
  });
});

describe('POST /api/listing/update/:listingId', () => {
  test('changes what is named, keeps the rest and the slug, and moves the listing to the front', async () => {
    const { _id, slug } = await create(owner);
    const before = await stored(_id);
    const change = {
      name: 'Renovated 3 Bedroom Flat',
      offer: true,
      discountPrice: 2_000_000,
      userRef: other.viewer.id,
      status: 'sold',
    };
    const answer = await call('POST', `/update/${_id}`, owner, change);
    expect(answer).toMatchObject({ status: 200, success: true, message: 'Listing updated successfully', _id, slug });
    const row = await stored(_id);
    expect(row).toMatchObject({
      name: change.name,
      price: 2_000_000,
      userId: owner.viewer.id,
      status: 'active',
      phone: '08031234567',
      slug,
    });
    expect(row?.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? 0);
    expect(row?.createdAt).toEqual(before?.createdAt);
  });

  test('holds the whole listing to the rules, not only what changed', async () => {
    const id = await storeListing(world, owner, { offer: true, discountPrice: 1_000_000 });
    const answer = await call('POST', `/update/${id}`, owner, { regularPrice: 900_000 });
    expect(answer).toMatchObject({ status: 400, message: 'Discount Price must be lower than Regular price' });
    expect(await call('POST', `/update/${id}`, owner, { imageUrls: [] })).toMatchObject({
      status: 400,
      message: texts.noImage,
    });
  });

  test('takes new pictures and lets dropped ones go', async () => {
    const [first = '', second = ''] = await uploadsOf(world, owner, 2);
    const { _id } = await call('POST', '/create', owner, listingBodyOf([first, second]));
    const [third = ''] = await uploadsOf(world, owner);
    expect(await call('POST', `/update/${_id}`, owner, { imageUrls: [third, first] })).toMatchObject({ status: 200 });
    expect((await stored(_id))?.images.map(({ url }) => url)).toEqual([third, first]);
    const unused = async (url: string) =>
      (await world.db.select().from(media).where(eq(media.url, url)))[0]?.unusedSince;
    expect([await unused(first), await unused(third)]).toEqual([null, null]);
    expect(await unused(second)).toBeInstanceOf(Date);
    const [foreign = ''] = await uploadsOf(world, other);
    expect(await call('POST', `/update/${_id}`, owner, { imageUrls: [first, foreign] })).toMatchObject({ status: 400 });
    // An admin keeps the owner's pictures.
    expect(await call('POST', `/update/${_id}`, admin, { imageUrls: [first], city: 'Ikeja' })).toMatchObject({
      status: 200,
    });
  });

  test('of two open forms the second that saves learns of the first', async () => {
    const { _id } = await create(owner);
    const seen = (await stored(_id))?.updatedAt.toISOString();
    const save = (city: string) => call('POST', `/update/${_id}`, owner, { city, updatedAt: seen });
    const answers = await Promise.all([save('Yaba'), save('Ikeja')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(answers.find(({ status }) => status === 409)?.message).toBe(texts.changedMeanwhile);
    expect(await call('POST', `/update/${_id}`, owner, { city: 'Surulere' })).toMatchObject({ status: 200 });
  });

  test('only admins choose the Premier Properties', async () => {
    const id = await storeListing(world, owner);
    await call('POST', `/update/${id}`, owner, { exclusive: true });
    expect((await stored(id))?.exclusive).toBe(false);
    await call('POST', `/update/${id}`, admin, { exclusive: true });
    expect((await stored(id))?.exclusive).toBe(true);
    await call('POST', `/update/${id}`, owner, { city: 'Yaba' });
    expect((await stored(id))?.exclusive).toBe(true);
  });
});

test('a deleted listing is gone from every list, and its pictures are let go', async () => {
  const { _id, slug } = await create(owner, { name: 'Vanishing Bungalow' });
  expect(await call('DELETE', `/delete/${_id}`, owner)).toMatchObject({
    status: 200,
    message: 'Listing deleted successfully',
  });
  const app = await world.app();
  expect((await app.inject(`/api/listing/get/${slug}`)).statusCode).toBe(404);
  expect((await app.inject('/api/listing/get?searchTerm=vanishing')).json()).toEqual([]);
  expect(await call('DELETE', `/delete/${_id}`, owner)).toMatchObject({ status: 404, success: false });
});
