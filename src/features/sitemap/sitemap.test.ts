import { gunzipSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { listings } from '#db/schema/listings.ts';
import { posts } from '#db/schema/posts.ts';
import { recountFigures } from '#features/figures/service.server.ts';
import { storeListing } from '../../../tests/support/listings.ts';
import { openSite } from '../../../tests/support/site.ts';
import { createWorld, type World } from '../../../tests/support/world.ts';
import { countParts } from './service.server.ts';

const ORIGIN = 'http://localhost:3000';

/** The addresses and days of an XML answer, after a look at its form. */
async function entries(
  world: World,
  path: string,
  tag: 'sitemap' | 'url',
): Promise<{ loc: string; lastmod?: string }[]> {
  const answer = await (await world.app()).inject(path);
  expect(answer.statusCode, path).toBe(200);
  expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8');
  const root = tag === 'url' ? 'urlset' : 'sitemapindex';
  const body = new RegExp(
    `^<\\?xml version="1\\.0" encoding="UTF-8"\\?>\\n<${root} xmlns="http://www\\.sitemaps\\.org/schemas/sitemap/0\\.9">\\n([^]*)</${root}>\\n$`,
  ).exec(answer.body)?.[1];
  const lines = body?.split('\n').slice(0, -1) ?? [];
  return lines.map((line) => {
    const form = new RegExp(`^<${tag}><loc>([^<>&"]+)</loc>(?:<lastmod>([^<>&"]+)</lastmod>)?</${tag}>$`);
    const [, loc = '', lastmod] = form.exec(line) ?? [];
    expect(URL.canParse(loc), line).toBe(true);
    if (lastmod) expect(new Date(lastmod).toISOString()).toBe(lastmod);
    return { loc, ...(lastmod && { lastmod }) };
  });
}

const paths = (found: { loc: string }[]) => found.map(({ loc }) => loc.replace(ORIGIN, ''));

/** Active homes with consecutive references. */
async function fill(world: World, count: number): Promise<void> {
  const { viewer } = await world.person();
  await world.db.execute(sql`
    insert into listings (slug, user_id, name, description)
    select 'home-' || n, ${viewer.id}, 'A home', '' from generate_series(1, ${count}) as n`);
}

test('robots are told where the map is, and to leave alone what belongs to one person', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  const { body, headers } = await site.app.inject('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain(`\nSitemap: ${ORIGIN}/sitemap.xml\n`);
  for (const path of ['/api/', '/admin/', '/login', '/logout', '/reset-password', '/customer']) {
    expect(body).toContain(`\nDisallow: ${path}\n`);
  }
  expect(body).not.toContain('/customer/');
  expect(body).not.toMatch(/Disallow: \/(\n|share|media|search|listing)/);
});

test('an empty market has its content pages alone', async () => {
  await using world = await createWorld();
  await countParts(world.deps);
  await recountFigures(world.deps);
  expect(paths(await entries(world, '/sitemap.xml', 'sitemap'))).toEqual(['/sitemap/pages-1.xml']);
});

test('the index names each part that has homes, and when its newest home changed', async () => {
  await using world = await createWorld();
  await fill(world, 3);
  await world.db.execute(sql`alter sequence listings_reference_seq restart with 20001`);
  const at = new Date('2026-11-20T08:00:00Z');
  await storeListing(world, await world.person(), { updatedAt: at });
  await storeListing(world, await world.person(), { updatedAt: new Date('2026-11-19T08:00:00Z') });
  await countParts(world.deps);
  const homes = (await entries(world, '/sitemap.xml', 'sitemap')).filter(({ loc }) => loc.includes('homes'));
  expect(paths(homes)).toEqual(['/sitemap/homes-1.xml', '/sitemap/homes-3.xml']);
  expect(homes[1]?.lastmod).toBe(at.toISOString());
});

test('a part holds the public homes of its 10,000 references, each with the moment it changed', async () => {
  await using world = await createWorld();
  await fill(world, 10_050);
  await world.db.update(listings).set({ status: 'sold' }).where(eq(listings.slug, 'home-7'));
  await world.db
    .update(listings)
    .set({ updatedAt: new Date('2026-11-20T08:00:00Z') })
    .where(eq(listings.slug, 'home-8'));
  const first = await entries(world, '/sitemap/homes-1.xml', 'url');
  const second = await entries(world, '/sitemap/homes-2.xml', 'url');
  expect([first.length, second.length]).toEqual([9_999, 50]);
  expect(new Set([...paths(first), ...paths(second)]).size).toBe(10_049);
  expect(paths(first)).not.toContain('/listing/home-7');
  expect(first).toContainEqual({ loc: `${ORIGIN}/listing/home-8`, lastmod: '2026-11-20T08:00:00.000Z' });
  expect(paths(second)[0]).toBe('/listing/home-10001');
});

test('posts are there as soon as they are written', async () => {
  await using world = await createWorld();
  await world.db.insert(posts).values({ slug: 'rent-in-yaba', title: 'Rent', excerpt: '' });
  expect(paths(await entries(world, '/sitemap.xml', 'sitemap'))).toContain('/sitemap/posts-1.xml');
  expect(paths(await entries(world, '/sitemap/posts-1.xml', 'url'))).toEqual(['/post/rent-in-yaba']);
});

test('areas that have homes are there, those without are not', async () => {
  await using world = await createWorld();
  const place = { place: 'lagos/yaba', within: ['lagos/yaba', 'lagos'] };
  await storeListing(world, await world.person(), { type: 'rent', ...place });
  await recountFigures(world.deps);
  expect(paths(await entries(world, '/sitemap.xml', 'sitemap'))).toContain('/sitemap/areas-1.xml');
  expect(paths(await entries(world, '/sitemap/areas-1.xml', 'url'))).toEqual([
    '/for-rent',
    '/for-rent/lagos',
    '/for-rent/lagos/yaba',
  ]);
});

test('the map travels compressed', async () => {
  await using world = await createWorld();
  await fill(world, 500);
  const headers = { 'accept-encoding': 'gzip' };
  const answer = await (await world.app()).inject({ url: '/sitemap/homes-1.xml', headers });
  expect(answer.headers['content-encoding']).toBe('gzip');
  const plain = gunzipSync(answer.rawPayload).toString();
  expect(plain.match(/<url>/g)).toHaveLength(500);
  expect(answer.rawPayload.length).toBeLessThan(plain.length / 5);
});

test('every page that asks for a place in the map is in it, and there for everybody', async () => {
  await using world = await createWorld();
  await using site = await openSite(world);
  const { body } = await site.app.inject('/sitemap/pages-1.xml');
  const found = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, loc = '']) => loc.slice(ORIGIN.length));
  expect(found.toSorted()).toEqual([
    '/',
    '/about',
    '/blog',
    '/contact',
    '/exclusive',
    '/pages',
    '/pricing',
    '/privacy',
    '/properties',
    '/support',
    '/terms',
  ]);
  for (const path of found) expect((await site.app.inject(path)).statusCode, path).toBe(200);
});

test('parts that cannot be are not there', async () => {
  await using world = await createWorld();
  const app = await world.app();
  for (const file of [
    'homes-99999.xml',
    'areas-9.xml',
    'posts-9.xml',
    'homes-0.xml',
    'homes-01.xml',
    'homes-999999.xml',
    'pages-2.xml',
    'users-1.xml',
    'homes-1',
  ]) {
    expect((await app.inject(`/sitemap/${file}`)).statusCode, file).toBe(404);
  }
});
