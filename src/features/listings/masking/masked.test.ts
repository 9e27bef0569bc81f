import { eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import type { Listing } from '#features/listings/contract.ts';
import { changeListing, moveListing, publishListing } from '#features/publishing/service.server.ts';
import { fillDemoMarket } from '../../../../tests/support/demo-market.ts';
import { listingBodyOf, storeListing, uploadsOf } from '../../../../tests/support/listings.ts';
import { openSite } from '../../../../tests/support/site.ts';
import { createWorld } from '../../../../tests/support/world.ts';
import { deriveAgain } from '../derived/again.server.ts';

const NUMBERS = /08055512345|0805 551 2345|0805-551-2345|zinnia@homes|zinniahomes/i;
const WORDS = {
  name: 'Zinnia flat 08055512345',
  description: 'Quiet flat. Call 0805 551 2345 or zinnia@homes.ng for it.',
  moreInfo: 'Papers: www.zinniahomes.ng/papers',
  address: '12 Admiralty Way, 0805-551-2345',
  sizeText: '600 sqm, 08055512345',
  fees: [{ kind: 'other', label: 'Survey, 08055512345', amount: 5000, every: 'once', refundable: false }],
};

test('what a visitor reads, saved by its owner, takes no word away; a zip is no place for a number', async () => {
  await using world = await createWorld();
  const owner = await world.person();
  const body = listingBodyOf(await uploadsOf(world, owner), { ...WORDS, fees: [], zip: 8_055_512_345 });
  const { _id: id } = await publishListing(world.ctx(owner.viewer), body);
  const app = await world.app();
  const read = (await app.inject(`/api/listing/get/${id}`)).json();
  expect(read.zip).toBe(1);
  const { updatedAt: _seen, ...same } = read;
  await changeListing(world.ctx(owner.viewer), id, { ...same, city: 'Ikeja' });
  const { name, description, moreInfo, address, sizeText } = WORDS;
  const [stored] = await world.db.select().from(listings).where(eq(listings.id, id));
  expect(stored).toMatchObject({ name, description, moreInfo, address, sizeText, city: 'Ikeja' });
});

test('a card takes no more texts along than it shows', async () => {
  await using world = await createWorld();
  const owner = await world.person();
  const description = `Call 08055512345. ${'Filler of a long text. '.repeat(50)}`;
  await publishListing(world.ctx(owner.viewer), listingBodyOf(await uploadsOf(world, owner), { description }));
  await using site = await openSite(world);
  expect((await site.app.inject('/search')).body).not.toContain('Filler of a long text');
});

test('contacts in the words of a home: visitors read them nowhere, whoever is signed in reads what was written, and nobody finds it by them', async () => {
  await using world = await createWorld();
  const [owner, ada, admin] = [await world.person(), await world.person(), await world.person({ isAdmin: true })];
  const { _id: id, slug } = await publishListing(
    world.ctx(owner.viewer),
    listingBodyOf(await uploadsOf(world, owner), WORDS),
  );
  await world.db.update(listings).set({ exclusive: true }).where(eq(listings.id, id));
  await using site = await openSite(world, {}, { memoryBytes: 64 * 1024 * 1024 });
  const asked = [
    '/',
    '/search',
    '/exclusive',
    '/for-rent/lagos/lekki',
    `/listing/${id}`,
    `/compare?ids=${id}`,
    '/sitemap-homes-1.xml',
    `/api/listing/get/${id}`,
    '/api/listing/get?limit=9',
    '/api/listing/get?searchTerm=zinnia',
    '/api/listing/exclusive',
    '/api/listing/map?box=4,2,14,15&zoom=12',
    '/api/listing/suggest?searchTerm=zinnia',
    `/api/favourites/homes?ids=${id}`,
  ];
  let shown = 0;
  for (const url of asked) {
    const { body } = await site.app.inject(url);
    if (/zinnia/i.test(body)) shown += 1;
    expect([url, NUMBERS.exec(body)]).toEqual([url, null]);
  }
  expect(shown).toBeGreaterThan(8);
  expect(slug).toMatch(/^zinnia-flat-/);
  expect(await site.text(`/listing/${id}`)).toContain('Call ••••• or ••••• for it.');

  for (const { cookie } of [owner, ada, admin]) {
    const read = (await site.app.inject({ url: `/api/listing/get/${id}`, headers: { cookie } })).json<Listing>();
    expect(read).toMatchObject(WORDS);
    expect(await site.text(`/listing/${id}`, cookie)).toContain('Call 0805 551 2345 or zinnia@homes.ng for it.');
  }
  for (const typed of ['08055512345', '0805 551 2345', 'zinniahomes']) {
    const found = await site.app.inject(`/api/listing/get?searchTerm=${encodeURIComponent(typed)}`);
    expect([typed, found.body.includes(id)]).toEqual([typed, false]);
  }

  // Posted back as it was read, it says the same.
  const read = (
    await site.app.inject({ url: `/api/listing/get/${id}`, headers: { cookie: owner.cookie } })
  ).json<Listing>();
  await changeListing(world.ctx(owner.viewer), id, { name: read.name, description: read.description });
  const [row] = await world.db.select().from(listings);
  expect(row).toMatchObject({ name: WORDS.name, description: WORDS.description });
  // Once it is let, nobody needs to reach its owner.
  await moveListing(world.ctx(owner.viewer), id, { transition: 'let' });
  expect(await site.text(`/listing/${id}`, ada.cookie)).not.toMatch(NUMBERS);
  expect(await site.text(`/listing/${id}`, owner.cookie)).toMatch(NUMBERS);
});

test('contacts in the words of the demo market: there are none, and none is seen where there is none', async () => {
  await using world = await createWorld();
  await fillDemoMarket(world);
  const rows = await world.db.select({ name: listings.name, masked: listings.masked }).from(listings);
  expect(rows.length).toBeGreaterThan(500);
  expect(rows.filter(({ masked }) => Object.keys(masked ?? { none: '' }).length > 0)).toEqual([]);
});

test('contacts in the words of homes of the release before: masked at once where they are shown, and soon in the search', async () => {
  await using world = await createWorld();
  const owner = await world.person();
  const { fees: _fees, ...words } = WORDS;
  const id = await storeListing(world, owner, words);
  const clean = await storeListing(world, owner, { masked: null });
  const app = await world.app();
  expect((await app.inject(`/api/listing/get/${id}`)).json<Listing>().name).toBe('Zinnia flat •••••');
  const found = async () => (await app.inject('/api/listing/get?searchTerm=08055512345')).body.includes(id);
  expect(await found()).toBe(true);
  await deriveAgain(world.deps);
  await world.deps.changes.caughtUp();
  expect(await found()).toBe(false);
  expect(await world.db.$count(listings, isNull(listings.masked))).toBe(0);
  const [row] = await world.db.select().from(listings).where(eq(listings.id, clean));
  expect(row?.masked).toEqual({});
});
