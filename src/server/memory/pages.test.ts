import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connect } from '#db/client.server.ts';
import { favourites } from '#db/schema/favourites.ts';
import { listings } from '#db/schema/listings.ts';
import { posts } from '#db/schema/posts.ts';
import { recountFigures } from '#features/figures/service.server.ts';
import { storeListing } from '../../../tests/support/listings.ts';
import { type Market, smallMarket } from '../../../tests/support/market.ts';
import { openSite, type Site } from '../../../tests/support/site.ts';
import { databaseUse } from '../../../tests/support/statements.ts';
import { createWorld, type World } from '../../../tests/support/world.ts';

let world: World;
let market: Market;
let site: Site;

beforeAll(async () => {
  world = await createWorld();
  market = await smallMarket(world);
  for (let flat = 0; flat < 3; flat += 1) {
    const place = { place: 'lagos/yaba', within: ['lagos', 'lagos/yaba'] };
    await storeListing(world, market.owner, { name: `Flat ${flat} in Yaba`, propertyType: 'flat', ...place });
  }
  await recountFigures(world.deps);
  site = await openSite(world, {}, { memoryBytes: 64 * 1024 * 1024 });
});
// What tests before have written is heard.
beforeEach(() => world.deps.changes.caughtUp());
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

/** Pages that show what is on the market, and calls that answer it. */
const shown = () => [
  '/',
  '/properties',
  '/exclusive',
  '/search?type=rent',
  '/search?searchTerm=flat+in+yaba',
  '/search?searchTerm=castle+with+moat',
  '/search.data?type=rent',
  `/listing/${market.sale}`,
  '/for-rent/lagos/yaba',
  '/for-sale/kano',
  '/api/listing/get?limit=9',
  '/api/listing/get?type=rent&limit=9',
  '/api/listing/filters?type=rent',
  '/api/listing/suggest?searchTerm=flat',
  '/api/listing/map?type=rent',
  `/api/listing/get/${market.sale}`,
];
const read = () => ['/blog', `/post/${market.post}`, '/api/post/getposts', '/rss.xml'];
const still = ['/about', '/pricing', '/terms', '/privacy', '/support', '/pages'];

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

/** Which of these addresses are answered without a statement. */
async function fromMemory(urls: readonly string[]): Promise<string[]> {
  const known: string[] = [];
  for (const url of urls) {
    const { statements } = await databaseUse(() => get(url));
    // The feed of changes asks now and then whether it is still there.
    if (statements.every((one) => one === 'select 1')) known.push(url);
  }
  return known;
}

async function warm(urls: readonly string[]): Promise<void> {
  for (const url of urls) expect([url, (await get(url)).statusCode]).toEqual([url, 200]);
}

/** Hears what was written, and lets so much time go by that lists may not be of before. */
async function withinASecond(): Promise<void> {
  await world.deps.changes.caughtUp();
  world.clock.now = new Date(world.clock.now.getTime() + 700);
}

test('every public page is drawn once, and then answered from memory with the same bytes', async () => {
  const urls = [...shown(), ...read(), ...still];
  const first = new Map<string, string>();
  for (const url of urls) first.set(url, (await get(url)).body);
  expect(await fromMemory(urls)).toEqual(urls);
  for (const url of urls) expect([url, (await get(url)).body]).toEqual([url, first.get(url)]);
});

test('what one person keeps, and a home that nobody can see, change nothing for the public', async () => {
  const heard: (readonly string[] | null)[] = [];
  const stop = world.deps.changes.subscribe((tags) => heard.push(tags));
  const userId = market.customer.viewer.id;
  await world.db.insert(favourites).values({ userId, listingId: market.rent, knownPrice: 1 });
  const draft = await storeListing(world, market.owner, { status: 'draft' });
  await world.db.update(listings).set({ name: 'Still a draft' }).where(eq(listings.id, draft));
  await world.db.update(listings).set({ status: 'active' }).where(eq(listings.id, market.sale));
  await world.db.delete(listings).where(eq(listings.id, draft));
  await world.deps.changes.caughtUp();
  stop();
  expect(heard).toEqual([]);
});

test('a post that changes is read anew at once, and no home is', async () => {
  const homes = ['/api/listing/get?type=rent&limit=9', '/', `/listing/${market.sale}`];
  await warm([...read(), ...homes]);
  await world.db.update(posts).set({ title: 'Rent in Surulere' });
  await world.deps.changes.caughtUp();
  for (const url of read()) expect([url, (await get(url)).body]).toEqual([url, expect.stringContaining('Surulere')]);
  expect(await fromMemory(homes)).toEqual(homes);
});

test('a change of one home is seen at once where it is shown, and within a second in lists that it may be in', async () => {
  await warm([...shown(), ...read(), ...still]);
  await world.db.update(listings).set({ regularPrice: 90_000_000 }).where(eq(listings.id, market.sale));
  await world.deps.changes.caughtUp();
  for (const url of ['/', '/exclusive', `/listing/${market.sale}`, `/api/listing/get/${market.sale}`])
    expect([url, (await get(url)).body]).toEqual([url, expect.stringMatching(/90,000,000|90000000|₦90M/)]);
  await withinASecond();
  expect(await fromMemory(['/search?type=rent'])).toEqual([]);
  const others = ['/api/listing/get?type=rent&limit=9', ...read(), ...still];
  expect(await fromMemory(others)).toEqual(others);
});

test('a new home is in every list of its market within a second', async () => {
  const lists = ['/', '/search?type=rent', '/api/listing/get?type=rent&limit=9', '/for-rent/lagos/yaba'];
  await warm(lists);
  const place = { place: 'lagos/yaba', within: ['lagos', 'lagos/yaba'] };
  await storeListing(world, market.owner, { name: 'Brand New Flat', type: 'rent', ...place });
  await withinASecond();
  for (const url of lists) expect((await get(url)).body).toContain('Brand New Flat');
});

test('the page of a home stays while homes that it does not show change, for a minute', async () => {
  const page = `/listing/${market.shortlet}`;
  await warm([page]);
  await storeListing(world, market.owner, { name: 'Another Shortlet', type: 'shortlet' });
  await withinASecond();
  expect(await fromMemory([page])).toEqual([page]);
  world.clock.now = new Date(world.clock.now.getTime() + 60_000);
  expect(await fromMemory([page])).toEqual([]);
});

test('a home that is taken off the market is gone at once, and one of many as well', async () => {
  const gone = await storeListing(world, market.owner, { name: 'Soon Gone', type: 'sale', exclusive: true });
  const urls = ['/', '/exclusive', '/search?type=sale', `/listing/${gone}`];
  await withinASecond();
  for (const url of urls) expect((await get(url)).body).toContain('Soon Gone');
  await world.db.update(listings).set({ status: 'removed' }).where(eq(listings.id, gone));
  await world.deps.changes.caughtUp();
  for (const url of urls) expect([url, (await get(url)).body]).not.toEqual([url, expect.stringContaining('Soon Gone')]);
  expect((await get(`/listing/${gone}`)).statusCode).toBe(404);

  await warm(['/']);
  const many = Array.from({ length: 60 }, (_, n) => storeListing(world, market.owner, { name: `Of many ${n}` }));
  await Promise.all(many);
  await world.db.update(listings).set({ name: 'One Of Many' }).where(eq(listings.userId, market.owner.viewer.id));
  await world.deps.changes.caughtUp();
  expect((await get('/')).body).toContain('One Of Many');
});

test('parameters that a page does not know, and their order, make no other answer', async () => {
  await warm(['/search?type=rent&bedrooms=2', '/', '/api/listing/get?type=rent&limit=9']);
  const same = [
    '/search?bedrooms=2&type=rent&fbclid=IwAR0&utm_source=x',
    '/search?n=1&type=rent&bedrooms=2',
    '/?ref=friend',
    '/api/listing/get?n=7&limit=9&type=rent',
    '/api/listing/get?limit=3&type=rent&limit=9',
  ];
  expect(await fromMemory(same)).toEqual(same);
  expect((await get('/search?fbclid=IwAR0&type=rent&bedrooms=2')).body).toBe(
    (await get('/search?type=rent&bedrooms=2')).body,
  );
  const { body } = await get('/search?utm_source="><script>&type=sale');
  expect(body).not.toContain('utm_source');
  const elsewhere = await get('/search.data?type=sale&_routes=pages%2Fcustomer%2Fdashboard');
  expect(elsewhere.headers['cache-control']).toMatch(/^private/);
});

test('who has a session, a message waiting or another origin is not answered from memory', async () => {
  await warm(['/about', '/']);
  const somebody: Record<string, string>[] = [
    { cookie: market.customer.cookie },
    { cookie: 'gidana.flash=x.success.Saved' },
    { origin: 'https://elsewhere.example' },
  ];
  for (const headers of somebody) {
    const answer = await get('/', headers);
    expect(String(answer.headers['cache-control'])).toMatch(/^private/);
  }
  expect((await get('/', { cookie: market.customer.cookie })).body).toContain('Ada Obi');
  expect((await get('/')).body).not.toContain('Ada Obi');
});

test('the answer for all is drawn for nobody: not for the host, the cookies or the program of whoever came first', async () => {
  const headers = { host: 'evil.example', cookie: 'gidana.wish=keep.x; theme=evil', 'user-agent': 'evil-bot' };
  const first = await get('/search?type=sale&bedrooms=4', headers);
  expect(first.statusCode).toBe(200);
  expect(first.headers['set-cookie']).toBeUndefined();
  expect(first.body).not.toContain('evil');
  expect((await get('/search?type=sale&bedrooms=4')).body).toBe(first.body);
  // An address that could be read as another host is no page that is kept.
  const elsewhere = await get('//evil.example/about');
  expect([elsewhere.statusCode, elsewhere.headers['cache-control']]).toEqual([404, 'private, no-cache']);
});

test('forms with a note of their own, refusals and redirects are never kept', async () => {
  const urls = ['/contact', '/login', '/favourites', '/listing/none', '/api/listing/get/none', '/home'];
  for (const url of urls) {
    const answer = await get(url);
    expect([url, String(answer.headers['cache-control'])]).toEqual([url, expect.stringMatching(/private|no-store/)]);
  }
  expect((await get('/contact')).body).not.toBe((await get('/contact')).body);
});

test('the bytes come packed as asked for, are known again, and say how long they may be kept', async () => {
  await warm(['/about']);
  const plain = (await get('/about')).body;
  const packed = await get('/about', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=1',
    vary: 'accept-encoding, cookie, origin',
    'content-type': 'text/html; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
  expect(packed.headers['x-ratelimit-remaining']).toBeUndefined();
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain);
  for (const encodings of ['gzip', 'gzip, br;q=0']) {
    const zipped = await get('/about', { 'accept-encoding': encodings });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain);
  }
  const { etag } = packed.headers;
  for (const known of [String(etag), `"x", ${etag}`, '*']) {
    const again = await get('/about', { 'if-none-match': known });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
  }
  const head = await site.app.inject({ method: 'HEAD', url: '/about' });
  expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([
    200,
    '',
    String(Buffer.byteLength(plain)),
  ]);
  // The first answer of its kind is no other.
  const first = await get('/search?type=sale&bathrooms=2', { 'accept-encoding': 'br' });
  const second = await get('/search?type=sale&bathrooms=2', { 'accept-encoding': 'br' });
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  const withoutDate = ({ date: _date, connection: _connection, ...rest }: Record<string, unknown>) =>
    Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith('x-ratelimit')));
  expect(withoutDate(second.headers)).toEqual(withoutDate(first.headers));
  await world.deps.changes.caughtUp();
});

test('a crowd that asks for the same at once has it drawn once', async () => {
  const { statements: alone } = await databaseUse(() => get('/search?type=rent&maxPrice=5000001'));
  const crowd = () => Promise.all(Array.from({ length: 50 }, () => get('/search?type=rent&maxPrice=5000002')));
  const { statements } = await databaseUse(crowd);
  expect(statements.length).toBeLessThanOrEqual(alone.length + 1);
  const urls = Array.from({ length: 20 }, () => get('/listing/none-at-all'));
  expect((await Promise.all(urls)).map(({ statusCode }) => statusCode)).toEqual(urls.map(() => 404));
});

test('text that ages lives until midnight in Lagos at most, and everything for ten minutes', async () => {
  const before = world.clock.now;
  try {
    world.clock.now = new Date('2031-12-31T22:55:00Z');
    await warm(['/terms']);
    world.clock.now = new Date('2031-12-31T22:59:59Z');
    expect(await fromMemory(['/terms'])).toEqual(['/terms']);
    expect((await get('/terms')).body).toContain('2031');
    world.clock.now = new Date('2031-12-31T23:00:01Z');
    expect((await get('/terms')).body).toContain('2032');
    await warm(['/']);
    world.clock.now = new Date('2031-12-31T23:10:02Z');
    expect(await fromMemory(['/'])).toEqual([]);
  } finally {
    world.clock.now = before;
  }
});

test('a page begins with its document type, so that browsers draw it by the standard', async () => {
  for (const url of ['/', '/nowhere', '/login']) expect((await get(url)).body).toMatch(/^<!DOCTYPE html><html /);
});

test('security policy: every script of a page is named by its hash, and nothing else may run', async () => {
  const { headers, body } = await get('/search?type=rent');
  expect(body).not.toContain('nonce');
  const policy = String(headers['content-security-policy']);
  const allowed = /script-src 'self' ([^;]*);/.exec(policy)?.[1]?.split(' ') ?? [];
  const scripts = [...body.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)].filter(
    ([, attributes = '', code]) => code && !attributes.includes('ld+json'),
  );
  const hashes = scripts.map(([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  expect(hashes.length).toBeGreaterThan(1);
  expect(new Set(allowed)).toEqual(new Set(hashes));
  expect(policy).not.toMatch(/unsafe|nonce/);
});

test('answers say what they show where a CDN is to purge them by it', async () => {
  const tagged = { memoryBytes: 1_000_000, taggedAnswers: true };
  await using other = await openSite(world, {}, tagged);
  const tagsOf = async (url: string) => String((await other.app.inject(url)).headers['cache-tag']).split(',');
  expect(await tagsOf(`/api/listing/get/${market.sale}`)).toEqual([`listing:${market.sale}`]);
  expect(await tagsOf('/blog')).toEqual(['posts']);
  const home = await tagsOf('/');
  expect(home).toContain('lists:*');
  expect(home).toContain(`listing:${market.sale}`);
  expect(home).not.toContain('*');
  expect((await get('/blog')).headers['cache-tag']).toBeUndefined();
});

test('everything that is remembered is only read, so that a replica can serve it, also while no change is heard', async () => {
  const readOnly = new URL(world.databaseUrl);
  readOnly.searchParams.set('options', '-c default_transaction_read_only=on');
  const visitors = connect({ connectionString: readOnly.href, max: 3 });
  const primary = new Proxy(world.db, {
    get(_db, name): never {
      throw new Error(`${String(name)}: a remembered answer is read from the primary`);
    },
  });
  {
    const unheard = { ...world.deps.changes, isHeard: () => false };
    for (const changes of [world.deps.changes, unheard]) {
      const parts = { visitorsDb: visitors.db, db: primary, changes };
      await using elsewhere = await openSite(world, parts, { memoryBytes: 1024 ** 2 });
      for (const url of [...shown(), ...read(), ...still]) {
        const { statusCode } = await elsewhere.app.inject(url);
        expect([url, statusCode]).toEqual([url, 200]);
      }
    }
  }
  await visitors.close();
});
