import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { coreTexts } from '#core/texts.ts';
import { lockUntilCommit } from '#db/lock.server.ts';
import { forgetRequests } from '#db/request-keys.server.ts';
import { listings } from '#db/schema/listings.ts';
import { posts } from '#db/schema/posts.ts';
import { updateListing } from '#features/listings/publishing.server.ts';
import { removeListing } from '#features/publishing/service.server.ts';
import { listingBodyOf, uploadsOf } from '../../tests/support/listings.ts';
import { openSite, type Site } from '../../tests/support/site.ts';
import { createWorld, type Person, type World } from '../../tests/support/world.ts';

let world: World;
let site: Site;
let owner: Person;
let admin: Person;

beforeAll(async () => {
  world = await createWorld();
  site = await openSite(world);
  [owner, admin] = [await world.person(), await world.person({ isAdmin: true })];
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

/** A way to create something, which gives where the answer leads. */
type Create = (fields: Record<string, unknown>, key: string) => Promise<string>;

const call =
  (url: string, person: () => Person): Create =>
  async (payload, key) => {
    const headers = { cookie: person().cookie, 'idempotency-key': key };
    const answer = await site.app.inject({ method: 'POST', url, headers, payload });
    expect(answer.statusCode).toBe(201);
    return answer.json<{ _id: string }>()._id;
  };

const page =
  (path: string, person: () => Person): Create =>
  async (fields, token) => {
    // What is not ticked is not sent.
    const typed = Object.entries(fields).filter(([, value]) => value !== false);
    const form = Object.fromEntries(typed.map(([name, value]) => [name, String(value)]));
    const answer = await site.send(path, { ...form, token }, person().cookie);
    expect(answer.statusCode).toBe(302);
    return String(answer.headers.location);
  };

const LISTINGS: [string, Create][] = [
  ['page', page('/customer/add_properties', () => owner)],
  ['call', call('/api/listing/create', () => owner)],
];

test.each(LISTINGS)(
  'a listing that the %s sends again with newer words is one listing with the newer words',
  async (way, create) => {
    await world.db.delete(listings);
    const [front = '', back = ''] = await uploadsOf(world, owner, 2);
    const first = await create(listingBodyOf([front], { name: 'Flat in Lekki' }), `${way}-1`);
    const [before] = await world.db.select().from(listings);

    expect(await create(listingBodyOf([front], { name: 'Flat in Lekki' }), `${way}-1`)).toBe(first);
    expect(await world.db.select().from(listings)).toEqual([before]);

    const newer = listingBodyOf([back], { name: 'Flat in Lekki Phase 1', regularPrice: 2_600_000, moreInfo: '' });
    expect(await create(newer, `${way}-1`)).toBe(first);
    expect(await world.db.select().from(listings)).toMatchObject([
      {
        id: before?.id,
        slug: before?.slug,
        name: 'Flat in Lekki Phase 1',
        regularPrice: 2_600_000,
        moreInfo: '',
        images: [{ url: back }],
      },
    ]);

    const twice = listingBodyOf(await uploadsOf(world, owner));
    const both = await Promise.all([create(twice, `${way}-2`), create(twice, `${way}-2`)]);
    expect(both[0]).toBe(both[1]);
    expect(await world.db.$count(listings)).toBe(2);
  },
);

const POSTS: [string, Create][] = [
  ['page', page('/customer/create_blogpost', () => admin)],
  ['call', call('/api/post/create', () => admin)],
];
const POST = {
  title: 'Rent in Yaba',
  tags: 'rent',
  excerpt: 'What rent in Yaba is.',
  content: '<p>Much.</p>',
  image: '',
};

test.each(POSTS)(
  'a post that the %s sends again with newer words is one post with the newer words',
  async (way, create) => {
    await world.db.delete(posts);
    const first = await create(POST, `${way}-1`);
    const [before] = await world.db.select().from(posts);

    expect(await create(POST, `${way}-1`)).toBe(first);
    expect(await world.db.select().from(posts)).toEqual([before]);

    expect(await create({ ...POST, title: 'Rent in Yaba, corrected', tags: '' }, `${way}-1`)).toBe(first);
    expect(await world.db.select().from(posts)).toMatchObject([
      { id: before?.id, slug: before?.slug, title: 'Rent in Yaba, corrected', tags: '' },
    ]);

    await Promise.all([create(POST, `${way}-2`), create(POST, `${way}-2`)]);
    expect(await world.db.$count(posts)).toBe(2);
  },
);

describe('a key of a request', () => {
  const create = (person: Person, payload: object, key: string) =>
    site.app.inject({
      method: 'POST',
      url: '/api/listing/create',
      headers: { cookie: person.cookie, 'idempotency-key': key },
      payload,
    });

  test('of twenty at the same moment makes one listing, which all of them are answered', async () => {
    const before = await world.db.$count(listings);
    const body = listingBodyOf(await uploadsOf(world, owner));
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(owner, body, 'twenty')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 201));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(await world.db.$count(listings)).toBe(before + 1);
  });

  test('that comes again late undoes no change that was made meanwhile', async () => {
    const body = listingBodyOf(await uploadsOf(world, owner));
    const first = await create(owner, body, 'late');
    const { _id } = first.json<{ _id: string }>();
    await updateListing(world.ctx(owner.viewer), _id, { name: 'A better name for it' });
    expect((await create(owner, body, 'late')).body).toBe(first.body);
    const [row] = await world.db.select().from(listings).where(eq(listings.id, _id));
    expect(row?.name).toBe('A better name for it');
  });

  test('belongs to the account, has bounds, and is forgotten after a day', async () => {
    const body = listingBodyOf(await uploadsOf(world, owner));
    const first = (await create(owner, body, 'mine')).json<{ _id: string }>()._id;
    const theirs = listingBodyOf(await uploadsOf(world, admin));
    expect((await create(admin, theirs, 'mine')).json<{ _id: string }>()._id).not.toBe(first);
    for (const wrong of ['', 'x'.repeat(101)]) expect((await create(owner, body, wrong)).statusCode).toBe(400);

    const start = world.clock.now;
    const at = async (hours: number) => {
      world.clock.now = new Date(start.getTime() + hours * 60 * 60_000);
      await forgetRequests(world.deps);
      return (await create(owner, body, 'mine')).json<{ _id: string }>()._id;
    };
    expect(await at(23.9)).toBe(first);
    expect(await at(24.1)).not.toBe(first);
    world.clock.now = start;
  });

  test('whose first request takes long is answered 409 with Retry-After, and makes nothing', async () => {
    const before = await world.db.$count(listings);
    const body = listingBodyOf(await uploadsOf(world, owner));
    await world.db.transaction(async (tx) => {
      await lockUntilCommit(tx, 'listing request', `${owner.viewer.id} busy`);
      const answer = await create(owner, body, 'busy');
      expect([answer.statusCode, answer.headers['retry-after']]).toEqual([409, '1']);
      expect(answer.json()).toMatchObject({ success: false, message: coreTexts.sameRequest });
    });
    expect(await world.db.$count(listings)).toBe(before);
    expect((await create(owner, body, 'busy')).statusCode).toBe(201);
  });

  test('of a listing that was deleted makes another', async () => {
    const body = listingBodyOf(await uploadsOf(world, owner));
    const first = (await create(owner, body, 'again')).json<{ _id: string }>()._id;
    await removeListing(world.ctx(owner.viewer), first);
    const second = await create(owner, body, 'again');
    expect([second.statusCode, second.json<{ _id: string }>()._id === first]).toEqual([201, false]);
  });
});
