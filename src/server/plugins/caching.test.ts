import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { sessions } from '#db/schema/auth.ts';
import { smallMarket } from '../../../tests/support/market.ts';
import { openSite } from '../../../tests/support/site.ts';
import { createWorld } from '../../../tests/support/world.ts';

test('no answer to somebody who is signed in may be kept, and none to a visitor stands for one', async () => {
  await using world = await createWorld();
  const { rent, customer, owner, admin, post } = await smallMarket(world);
  await using site = await openSite(world);
  const paths = [
    '/',
    '/search?type=rent',
    `/listing/${rent}`,
    `/blog/${post}`,
    '/about',
    '/nowhere',
    `/api/listing/get/${rent}`,
    '/api/listing/get?limit=3',
    '/api/listing/suggest?searchTerm=duplex',
    `/api/user/listing/${owner.viewer.id}`,
    '/api/post/getposts',
    '/api/favourites',
    '/api/nothing',
  ];
  for (const url of paths) {
    const anonymous = await site.app.inject(url);
    expect([url, anonymous.headers['cache-control']]).toEqual([
      url,
      expect.stringMatching(/^(private, no-cache|private, no-store|no-store)$/),
    ]);
    expect([url, String(anonymous.headers.vary)]).toEqual([url, expect.stringMatching(/\bcookie\b/i)]);
    for (const { cookie } of [customer, owner, admin]) {
      const { headers } = await site.app.inject({ url, headers: { cookie } });
      expect([url, headers['cache-control']]).toEqual([url, 'private, no-store']);
      expect([url, String(headers.vary)]).toEqual([url, expect.stringMatching(/\bcookie\b/i)]);
    }
  }
});

test('what is the same for everybody stays public, also for somebody who is signed in', async () => {
  await using world = await createWorld();
  const { customer } = await smallMarket(world);
  await using site = await openSite(world);
  const { headers } = await site.app.inject({ url: '/sitemap.xml', headers: { cookie: customer.cookie } });
  expect(headers['cache-control']).toMatch(/^public/);
});

test('what anybody may keep carries no session, also when one is renewed with it', async () => {
  await using world = await createWorld();
  const { customer } = await smallMarket(world);
  await using site = await openSite(world);
  const renewed = async (url: string) => {
    await world.db.update(sessions).set({ expiresAt: sql`now() + interval '10 days'` });
    return (await site.app.inject({ url, headers: { cookie: customer.cookie } })).headers;
  };
  for (const url of ['/sitemap.xml', '/robots.txt']) {
    const headers = await renewed(url);
    expect(headers['cache-control']).toMatch(/^public/);
    expect(headers).not.toHaveProperty('set-cookie');
  }
  expect(String((await renewed('/about'))['set-cookie'])).toContain('gidana.session=');
});

test('an answer that takes the session away has the browser forget what it stored during it', async () => {
  await using world = await createWorld();
  const { customer } = await smallMarket(world);
  await using site = await openSite(world);
  const other = await world.person({ name: 'Musa Bello' });
  const ways = [
    await site.app.inject({ url: '/api/customer/logout', headers: { cookie: customer.cookie } }),
    await site.send('/logout', {}, other.cookie),
  ];
  for (const { headers } of ways) expect(headers['clear-site-data']).toBe('"storage"');
  const login = await site.app.inject({ url: '/login', headers: { cookie: customer.cookie } });
  expect(login.headers).not.toHaveProperty('clear-site-data');
});
