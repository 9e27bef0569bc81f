import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { posts } from '#db/schema/posts.ts';
import { findHomes } from '#features/search/ui/box/find-homes.ts';
import * as media from '#features/media/rules.ts';
import { createToasts } from '#ui/overlays/toasts.ts';
import { listingBodyOf, storeListing, uploadsOf } from '../support/listings.ts';
import { openSite } from '../support/site.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** Puts a listing on the market by the call, with one field as given; gives the answer. */
async function create(world: World, person: Person, change: object) {
  const body = listingBodyOf(await uploadsOf(world, person), change);
  const app = await world.app();
  return app.inject({ method: 'POST', url: '/api/listing/create', headers: { cookie: person.cookie }, payload: body });
}

describe('limits of a listing', () => {
  const name = (length: number) => 'n'.repeat(length);
  const CASES: [what: string, wrong: object[], right: object[]][] = [
    [
      'price 50000 to 10000000000',
      [{ regularPrice: 49_999 }, { regularPrice: 10_000_000_001 }],
      [{ regularPrice: 50_000 }, { regularPrice: 10_000_000_000 }],
    ],
    [
      'discount 50000 to 10000000000',
      [
        { offer: true, regularPrice: 90_000, discountPrice: 49_999 },
        { offer: true, regularPrice: 10_000_000_000, discountPrice: 10_000_000_001 },
      ],
      [
        { offer: true, regularPrice: 90_000, discountPrice: 50_000 },
        { offer: true, regularPrice: 10_000_000_000, discountPrice: 9_999_999_999 },
      ],
    ],
    ['bedrooms 1 to 10', [{ bedrooms: 0 }, { bedrooms: 11 }], [{ bedrooms: 1 }, { bedrooms: 10 }]],
    ['bathrooms 1 to 10', [{ bathrooms: 0 }, { bathrooms: 11 }], [{ bathrooms: 1 }, { bathrooms: 10 }]],
    ['name length 10 to 52', [{ name: name(9) }, { name: name(53) }], [{ name: name(10) }, { name: name(52) }]],
    ['phone max 15', [{ phone: '1'.repeat(16) }], [{ phone: '1'.repeat(15) }]],
  ];
  test.each(CASES)('%s', async (_what, wrong, right) => {
    await using world = await createWorld();
    const person = await world.person();
    for (const change of wrong)
      expect((await create(world, person, change)).statusCode, JSON.stringify(change)).toBe(400);
    for (const change of right)
      expect((await create(world, person, change)).statusCode, JSON.stringify(change)).toBe(201);
  });

  test('max 6 images', async () => {
    await using world = await createWorld();
    const person = await world.person();
    const seven = await create(world, person, { imageUrls: await uploadsOf(world, person, 7) });
    expect([seven.statusCode, seven.json<{ message: string }>().message]).toEqual([
      400,
      'You can only upload 6 images per listing',
    ]);
    expect((await create(world, person, { imageUrls: await uploadsOf(world, person, 6) })).statusCode).toBe(201);
  });

  test('default price 50000, discountPrice 0, rooms 1, zip 1; the form starts with the price', async () => {
    await using world = await createWorld();
    const person = await world.person();
    const app = await world.app();
    const { imageUrls, name, description, regularPrice } = listingBodyOf(await uploadsOf(world, person));
    const payload = { imageUrls, name, description, regularPrice };
    const headers = { cookie: person.cookie };
    const made = await app.inject({ method: 'POST', url: '/api/listing/create', headers, payload });
    const { _id } = made.json<{ _id: string }>();
    expect((await app.inject(`/api/listing/get/${_id}`)).json()).toMatchObject({
      discountPrice: 0,
      bedrooms: 1,
      bathrooms: 1,
      zip: 1,
      type: 'rent',
      offer: false,
      parking: false,
      furnished: false,
      moreInfo: '',
    });
    await using site = await openSite(world);
    const form = await site.html('/customer/add_properties', person.cookie);
    expect(form).toMatch(
      /<input[^>]*name="regularPrice"[^>]*value="50,000"|<input[^>]*value="50,000"[^>]*name="regularPrice"/,
    );
  });
});

test.each([
  ['rent', '₦2,500,000 / year'],
  ['shortlet', '₦2,500,000 / night'],
  ['sale', '₦2,500,000'],
] as const)('the price of a %s reads %s', async (type, price) => {
  await using world = await createWorld();
  const person = await world.person();
  const id = await storeListing(world, person, { type });
  await using site = await openSite(world);
  const text = await site.text(`/listing/${id}`);
  expect(text).toContain(price);
  if (type === 'sale') expect(text).not.toMatch(/\/ (year|night)/);
  const form = await site.text('/customer/add_properties', person.cookie);
  expect(form).toContain('/Year');
  expect(form).toContain('/Night');
});

describe('how many are shown', () => {
  let world: World;
  let admin: Person;
  beforeAll(async () => {
    world = await createWorld();
    const person = await world.person();
    admin = await world.person({ isAdmin: true });
    for (const type of ['sale', 'rent', 'shortlet'] as const) {
      for (let n = 0; n < 10; n += 1) await storeListing(world, person, { type });
    }
    for (let n = 0; n < 52; n += 1) {
      await storeListing(world, person, { exclusive: true, offer: true, discountPrice: 60_000 });
    }
    const maitama = { name: 'Mansion in Maitama', city: 'Maitama', state: 'Abuja', within: ['abuja/maitama', 'abuja'] };
    for (let n = 0; n < 8; n += 1) await storeListing(world, person, maitama);
    const post = (n: number) => ({ slug: `post-${n}`, title: `Post ${n}`, excerpt: 'Short.', userId: admin.viewer.id });
    await world.db.insert(posts).values(Array.from({ length: 12 }, (_, n) => post(n)));
    for (let n = 0; n < 10; n += 1) await world.person();
    return () => world[Symbol.asyncDispose]();
  });

  /** Cards between the heading of a section and the next. */
  const cards = (html: string, title: string) => {
    const [, section = ''] = html.split(new RegExp(`<h2[^>]*>${title}`));
    return section.split('<h2')[0]?.match(/class="[^"]*listing-card(?!-)/g)?.length;
  };
  const count = (html: string, part: RegExp) => html.match(part)?.length ?? 0;

  test('home: offers 3, rent 3, sale 3, shortlet 4, exclusive 3; 50 of all exclusive', async () => {
    await using site = await openSite(world);
    const html = await site.html('/');
    const shown = ['Premier Properties', 'Recent Offers', 'Recent Shortlet', 'Recent Rent', 'Recent Sale'];
    expect(shown.map((title) => cards(html, title))).toEqual([3, 3, 4, 3, 3]);
    expect(count(await site.html('/exclusive'), /class="[^"]*listing-card(?!-)/g)).toBe(50);
  });

  test('9 on the blog, 9 in results; Show more appears with more than 8', async () => {
    await using site = await openSite(world);
    expect(count(await site.html('/blog'), /class="[^"]*post-card/g)).toBe(9);
    const results = await site.html('/search?type=sale');
    expect(count(results, /class="[^"]*listing-card(?!-)/g)).toBe(9);
    expect(results).toContain('Show more');
    const eight = await site.html('/search?searchTerm=maitama');
    const [matches = ''] = eight.split('aria-label="Close matches"');
    expect(count(matches, /class="[^"]*listing-card(?!-)/g)).toBe(8);
    expect(eight).not.toContain('Show more');
  });

  test('9 rows in the admin lists with SHOW MORE, none below 9; 5 recent ones on the dashboard', async () => {
    await using site = await openSite(world);
    const rows = (html: string) => count(html, /<tr\b/g) - count(html, /<thead/g);
    for (const path of ['/customer/admin_users', '/customer/admin_listings', '/customer/all_blogposts']) {
      const html = await site.html(path, admin.cookie);
      expect(rows(html), path).toBe(9);
      expect(html).toContain('SHOW MORE');
    }
    expect(rows(await site.html('/customer/admin_dashboard', admin.cookie))).toBe(10);

    await using few = await createWorld();
    const { cookie } = await few.person({ isAdmin: true });
    await using quiet = await openSite(few);
    expect(await quiet.html('/customer/admin_users', cookie)).not.toContain('SHOW MORE');
  });

  test('exactly 9: results, users and listings offer more until fewer than 9 came; posts only while there are more', async () => {
    await using nine = await createWorld();
    const { cookie, viewer } = await nine.person({ isAdmin: true });
    const seller = await nine.person();
    for (let n = 0; n < 7; n += 1) await nine.person();
    for (let n = 0; n < 9; n += 1) await storeListing(nine, seller, { type: 'sale' });
    const post = (n: number) => ({ slug: `post-${n}`, title: `Post ${n}`, excerpt: 'Short.', userId: viewer.id });
    await nine.db.insert(posts).values(Array.from({ length: 9 }, (_, n) => post(n)));
    await using site = await openSite(nine);
    for (const path of ['/search', '/customer/admin_users', '/customer/admin_listings']) {
      expect(await site.text(path, cookie), path).toMatch(/show more/i);
      expect(await site.text(`${path}?show=18`, cookie), path).not.toMatch(/show more/i);
    }
    expect(await site.text('/customer/all_blogposts', cookie)).not.toMatch(/show more/i);
  });
});

test('reading time: content length divided by 1000, rounded, in mins', async () => {
  await using world = await createWorld();
  const values = [2499, 2500, 7400].map((length) => ({
    slug: `of-${length}`,
    title: `Of ${length}`,
    excerpt: 'Short.',
    content: `<p>${'a'.repeat(length - 7)}</p>`,
  }));
  await world.db.insert(posts).values(values);
  await using site = await openSite(world);
  for (const [slug, minutes] of [
    ['of-2499', '2 mins'],
    ['of-2500', '3 mins'],
    ['of-7400', '7 mins'],
  ]) {
    expect(await site.text(`/post/${slug}`)).toContain(minutes);
  }
});

describe('packages', () => {
  const each = (n: number, featured: string) =>
    `${n} properties ${n} amenities per property ${n} photos per property ${n} social items per property ${n} additional features per property ${featured}`;
  const bare = (text: string) => text.replaceAll(' ', '');
  test.each([
    ['Free trial', '₦0', undefined, 'for 3 days', each(2, 'No featured property')],
    ['Weekly', '₦2,000', '₦10,000', 'for 7 days', each(2, 'No featured property')],
    ['Bi-weekly', '₦7,000', '₦15,000', 'for 15 days', each(5, 'Featured property')],
    ['Monthly', '₦12,000', '₦25,000', 'for 30 days', each(20, 'Featured property')],
  ])('%s: %s, struck through %s, %s', async (name, price, before, days, allowances) => {
    await using world = await createWorld();
    await using site = await openSite(world);
    // What is not for sale yet says so, and nothing is limited.
    const sale = before ? 'Not on sale yet' : '';
    const instead = before ? `instead of ${before}` : '';
    const card = [name, sale, price, instead, days, 'Limits, off for now', allowances].join('');
    expect(bare(await site.text('/pricing'))).toContain(bare(card));
    if (before) expect(await site.html('/pricing')).toMatch(new RegExp(`<s[^>]*>${before}</s>`));
  });
});

describe('in the browser', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('a search has JSON headers and ends after 10000 ms', async () => {
    vi.useFakeTimers();
    const asked: [string, RequestInit][] = [];
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      asked.push([url, init]);
      return Response.json({ places: [], homes: [], rent: [], sale: [], corrections: [] });
    });
    await findHomes({ searchTerm: 'lekki' }, new AbortController().signal);
    const [, { signal }] = asked[0] ?? ['', {}];
    vi.advanceTimersByTime(9_999);
    expect(signal?.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(signal?.aborted).toBe(true);
    expect(asked.map(([url, { headers }]) => [url, headers])).toEqual([
      ['/api/listing/suggest?searchTerm=lekki', { accept: 'application/json' }],
    ]);
  });

  test('a toast closes by itself after 5000 ms', () => {
    vi.useFakeTimers();
    const toasts = createToasts();
    toasts.show('Updated successfully');
    vi.advanceTimersByTime(4_999);
    expect(toasts.list()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts.list()).toHaveLength(0);
  });

  test('uploads: resumable above 256 KB, chunks of 256 KB doubling up to 32 MB, 2 and 10 minutes, images of 2 MB', () => {
    expect(media).toMatchObject({
      MULTIPART_MAX_BYTES: 256 * 1024,
      FIRST_CHUNK_BYTES: 256 * 1024,
      MAX_CHUNK_BYTES: 32 * 1024 * 1024,
      OPERATION_RETRY_MS: 2 * 60_000,
      UPLOAD_RETRY_MS: 10 * 60_000,
      MAX_IMAGE_BYTES: 2 * 1024 * 1024,
    });
  });
});
