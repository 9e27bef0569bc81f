import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenToChanges } from '#db/changes.server.ts';
import { favourites } from '#db/schema/favourites.ts';
import { listings } from '#db/schema/listings.ts';
import { moderationCases } from '#db/schema/moderation-cases.ts';
import { suspend } from '#features/accounts/suspension/service.server.ts';
import { notifyPriceDrops } from '#features/alerts/service-drops.server.ts';
import { notifyNewHomes } from '#features/alerts/service-emails.server.ts';
import { saveSearch } from '#features/alerts/service.server.ts';
import { recountFigures } from '#features/figures/service.server.ts';
import { getListing } from '#features/listings/service.server.ts';
import { shareImagePath } from '#features/listings/share/service.server.ts';
import { decide } from '#features/publishing/deciding.server.ts';
import { moveListing, publishListing, removeListing } from '#features/publishing/service.server.ts';
import { countParts } from '#features/sitemap/service.server.ts';
import { eq } from 'drizzle-orm';
import { listingBodyOf, storeListing, uploadsOf } from '../support/listings.ts';
import { openSite, type Site } from '../support/site.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

const REASON = 'Seekers were asked for money before a viewing.';
const IN_YABA = { place: 'lagos/yaba', within: ['lagos', 'lagos/yaba'], city: 'Yaba', state: 'Lagos' };
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

let world: World;
let nodes: { site: Site; changes: Awaited<ReturnType<typeof listenToChanges>> }[];
let seller: Person;
let seeker: Person;
let admin: Person;
/** A home like all others here, which stays on the market. */
let beside: string;

beforeAll(async () => {
  world = await createWorld();
  [seller, seeker, admin] = [await world.person(), await world.person(), await world.person({ isAdmin: true })];
  beside = await storeListing(world, await world.person(), { ...home('Steady'), exclusive: true });
  nodes = await Promise.all(
    [0, 1].map(async () => {
      const changes = await listenToChanges(world.databaseUrl, quiet);
      return { changes, site: await openSite(world, { changes }, { memoryBytes: 8 * 1024 * 1024 }) };
    }),
  );
});
afterAll(async () => {
  for (const { site, changes } of nodes) {
    await site[Symbol.asyncDispose]();
    await changes.stop();
  }
  await world[Symbol.asyncDispose]();
});

/** Words that only this home has, where each place shows them. */
function home(word: string) {
  const name = `${word} Court, a two bedroom flat`;
  return {
    ...IN_YABA,
    name,
    slug: `${word.toLowerCase()}-court`,
    propertyType: 'flat',
    bedrooms: 2,
    latitude: 6.51,
    longitude: 3.37,
  };
}

const WORDS = ['Paused', 'Returned', 'Removed', 'Rented', 'Expired', 'Deleted', 'Suspended'] as const;

/** Everything that shows homes, as everybody gets it; the last ones as somebody who keeps them. */
const places = (ids: readonly string[]): [url: string, cookie?: string][] => [
  ...['/', '/properties', '/exclusive', '/for-rent', '/for-rent/lagos', '/for-rent/lagos/yaba'].map(toAddress),
  ...['/search?type=rent', '/search?searchTerm=court', '/search.data?type=rent'].map(toAddress),
  // Nothing is exactly so: what comes near.
  ...['/search?searchTerm=5+bed+flat+yaba', '/api/listing/get?searchTerm=5+bed+flat+yaba&limit=100'].map(toAddress),
  // What is like it.
  [`/listing/${beside}`],
  ...['/api/listing/get?limit=100', '/api/listing/get?type=rent&limit=100', '/api/listing/exclusive'].map(toAddress),
  ['/api/listing/get?searchTerm=court&limit=100'],
  ['/api/listing/suggest?searchTerm=court'],
  [`/api/favourites/homes?ids=${ids.join(',')}`],
  ['/sitemap/homes-1.xml'],
  [`/compare?ids=${ids.slice(0, 4).join(',')}`],
  [`/compare?ids=${ids.slice(4).join(',')}`],
  ['/favourites', seeker.cookie],
  ['/', seeker.cookie],
  ['/search?type=rent', seeker.cookie],
];
const toAddress = (url: string): [string] => [url];

/** Which of these show which home, on which node. */
async function showing(words: readonly string[], ids: readonly string[]): Promise<string[]> {
  const found = nodes.flatMap(({ site }, node) =>
    places(ids).map(async ([url, cookie = '']) => {
      const { statusCode, body } = await site.app.inject({ url, headers: { cookie } });
      expect([url, statusCode, body.slice(0, 100)]).toEqual([url, 200, expect.any(String)]);
      const text = body.toLowerCase().replaceAll('-court', ' court');
      return words.flatMap((word) => (text.includes(`${word.toLowerCase()} court`) ? [`${node} ${url}: ${word}`] : []));
    }),
  );
  return (await Promise.all(found)).flat();
}

/** How many homes maps and counts know of, on each node. */
async function counted(): Promise<number[]> {
  return Promise.all(
    nodes.flatMap(({ site }) => [
      site.text('/for-rent/lagos/yaba').then((text) => Number(/(\d+) homes?\b/.exec(text)?.[1])),
      site.text('/search?type=rent').then((text) => Number(/(\d+) homes?\b/.exec(text)?.[1])),
      site.app.inject('/api/listing/map?type=rent').then((answer) => answer.json<{ homes: number }>().homes),
    ]),
  );
}

/** Everything that others do to the database is heard. */
const heard = () => Promise.all(nodes.map(({ changes }) => changes.caughtUp()));
const pass = (ms: number) => (world.clock.now = new Date(world.clock.now.getTime() + ms));
const statusesOf = (url: string) => Promise.all(nodes.map(async ({ site }) => (await site.app.inject(url)).statusCode));
const as = ({ viewer, cookie }: Person) => world.ctx(viewer, cookie);
const move = (person: Person, id: string, transition: string) =>
  moveListing(as(person), id, { transition, reason: REASON });
async function recount() {
  await recountFigures(world.deps);
  await countParts(world.deps);
}

const LEAVE: Record<(typeof WORDS)[number], (id: string, owner: Person) => Promise<unknown>> = {
  Paused: (id, owner) => move(owner, id, 'pause'),
  Returned: (id) => move(admin, id, 'hold'),
  Removed: (id) => move(admin, id, 'remove'),
  Rented: (id, owner) => move(owner, id, 'let'),
  Expired: (id) => world.db.update(listings).set({ status: 'expired' }).where(eq(listings.id, id)),
  Deleted: (id, owner) => removeListing(as(owner), id),
  Suspended: (_id, owner) => suspend(as(admin), owner.viewer.id, { cause: 'fraud', term: '0', reason: REASON }),
};

test(
  'what leaves the market is in no list, feed, map, count or share image of any node, from memory or not',
  { timeout: 120_000 },
  async () => {
    const homes = [];
    for (const word of WORDS) {
      const owner = await world.person();
      const id = await storeListing(world, owner, { ...home(word), exclusive: true });
      await world.db.insert(favourites).values({ userId: seeker.viewer.id, listingId: id, knownPrice: 2_500_000 });
      homes.push({ word, owner, id, image: shareImagePath(await getListing(world.ctx(), id)) });
    }
    const ids = homes.map(({ id }) => id);
    await recount();
    await heard();
    pass(1_000);
    const before = await showing(WORDS, ids);
    for (const [url, cookie] of places(ids))
      expect(before.filter((one) => one.startsWith(`0 ${url}:`)).length, `${url} ${cookie ?? ''}`).toBeGreaterThan(0);
    expect(await counted()).toEqual(Array.from({ length: 6 }, () => WORDS.length + 1));
    for (const { image } of homes) expect(await statusesOf(image)).toEqual([200, 200]);

    for (const { word, id, owner } of homes) await LEAVE[word](id, owner);
    await heard();
    expect(await showing(WORDS, ids)).toEqual([]);
    for (const { word, id, image } of homes) {
      const page = word === 'Rented' ? 200 : 404;
      expect([word, await statusesOf(`/listing/${id}`)]).toEqual([word, [page, page]]);
      expect([word, await statusesOf(`/api/listing/get/${id}`)]).toEqual([word, [404, 404]]);
      expect([word, await statusesOf(image)]).toEqual([word, [404, 404]]);
    }
    await recount();
    await heard();
    pass(1_000);
    expect(await counted()).toEqual([1, 1, 1, 1, 1, 1]);
  },
);

test('a home that waits is nowhere; approved by an admin elsewhere, it is in the searches of both nodes within a second', async () => {
  const body = listingBodyOf(await uploadsOf(world, seller), {
    ...home('Waiting'),
    description: 'Pay inspection fee 20k before viewing.',
  });
  const { _id: id } = await publishListing(as(seller), body);
  await heard();
  expect(await showing(['Waiting'], [id])).toEqual([]);
  const lists = ['/search?type=rent', '/search?searchTerm=waiting+court', '/api/listing/get?type=rent&limit=100'];
  for (const { site } of nodes) for (const url of lists) await site.app.inject(url);

  const [open] = await world.db.select().from(moderationCases).where(eq(moderationCases.listingId, id));
  await decide(as(admin), open?.id ?? '', { verdict: 'approved', version: open?.version });
  await heard();
  pass(701);
  for (const { site } of nodes)
    for (const url of lists)
      expect([url, (await site.app.inject(url)).body.includes('Waiting Court')]).toEqual([url, true]);
});

test('no email tells of a home that left the market before the email was written', async () => {
  await saveSearch(as(seeker), { query: 'searchTerm=hasty', every: 'instant' });
  pass(60_000);
  const now = { createdAt: world.clock.now, updatedAt: world.clock.now };
  const id = await storeListing(world, seller, { ...home('Hasty'), ...now });
  const kept = { userId: seeker.viewer.id, listingId: id, knownPrice: 9_000_000, createdAt: world.clock.now };
  await world.db.insert(favourites).values(kept);
  await world.db.update(listings).set({ regularPrice: 2_000_000 }).where(eq(listings.id, id));
  const write = async () => {
    pass(3_600_000);
    await notifyNewHomes(world.deps, 100);
    await notifyPriceDrops(world.deps, 100);
    await world.runJobs();
    return world.emails.splice(0).filter(({ to, text }) => to === seeker.email && text.includes('Hasty')).length;
  };
  for (const status of ['paused', 'pending', 'removed', 'let'] as const) {
    await world.db
      .update(listings)
      .set({ status, ...now })
      .where(eq(listings.id, id));
    expect([status, await write()]).toEqual([status, 0]);
  }
  await world.db.update(listings).set({ status: 'active', updatedAt: world.clock.now }).where(eq(listings.id, id));
  expect(await write()).toBeGreaterThan(0);
});
