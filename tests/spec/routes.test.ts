import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Market, smallMarket } from '../support/market.ts';
import { openSite, type Site } from '../support/site.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let site: Site;
let market: Market;

beforeAll(async () => {
  world = await createWorld();
  market = await smallMarket(world);
  site = await openSite(world);
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

const ask = (url: string, cookie = '') => site.app.inject({ url, headers: { cookie } });
const path = (template: string) =>
  template
    .replace('{listingId}', market.rent)
    .replace('{ownListingId}', market.sale)
    .replace('{postSlug}', market.post)
    .replace('{postId}', 'none');

describe('public routes', () => {
  test.each([
    '/',
    '/about',
    '/Properties',
    '/properties',
    '/blog',
    '/Contact',
    '/contact',
    '/Pricing',
    '/pricing',
    '/pages',
    '/register',
    '/login',
    '/forgetpassword',
    '/exclusive',
    '/search',
    '/search?offer=true',
    '/search?type=shortlet',
    '/search?type=rent',
    '/search?type=sale',
    '/listing/{listingId}',
    '/post/{postSlug}',
  ])('%s is there for everybody', async (route) => {
    const answer = await ask(path(route));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/<h1[^>]*>[^<]/);
  });

  test.each(['/no/such/page', '/customers', '/listings'])('%s is no page: Page not found', async (route) => {
    const answer = await ask(route);
    expect(answer.statusCode).toBe(404);
    expect(answer.body).toMatch(/<h1[^>]*>Page not found/);
    expect(answer.body).toMatch(/<a[^>]*href="\/"[^>]*>(<[^>]+>)*Go back to home/);
  });
});

const CUSTOMER = [
  '/customer',
  '/customer/packages',
  '/customer/purchase-history',
  '/customer/all_properties',
  '/customer/add_properties',
  '/customer/editprofile',
  '/customer/editphoto',
];
const ADMIN = [
  '/customer/admin_users',
  '/customer/admin_listings',
  '/customer/admin_dashboard',
  '/customer/create_blogpost',
  '/customer/all_blogposts',
  '/customer/admin_deleted',
  '/customer/admin_messages',
];

describe('the customer area', () => {
  test.each([
    ...CUSTOMER,
    ...ADMIN,
    '/customer/listing/update-listing/{ownListingId}',
    '/customer/admin/update_post/x',
  ])('%s sends visitors to /login', async (route) => {
    const answer = await ask(path(route));
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toMatch(/^\/login(\?|$)/);
  });

  test.each([...CUSTOMER, '/customer/listing/update-listing/{ownListingId}'])(
    '%s is there for customers',
    async (route) => {
      expect((await ask(path(route), market.owner.cookie)).statusCode).toBe(200);
    },
  );

  test('every page of it offers to log out', async () => {
    const logout = /<form[^>]* action="\/logout"[^]*?Log out/;
    for (const route of [...CUSTOMER, ...ADMIN]) {
      const { body } = await ask(route, market.admin.cookie);
      expect([route, logout.test(body)]).toEqual([route, true]);
    }
  });

  test.each(ADMIN)('%s is there for admins, and refused to customers', async (route) => {
    expect((await ask(route, market.admin.cookie)).statusCode).toBe(200);
    expect((await ask(route, market.customer.cookie)).statusCode).toBe(403);
  });

  test('/customer/admin/update_post/{postId} is there for admins', async () => {
    const { posts } = (await ask(`/api/post/getposts?slug=${market.post}`)).json<{ posts: { _id: string }[] }>();
    expect((await ask(`/customer/admin/update_post/${posts[0]?._id}`, market.admin.cookie)).statusCode).toBe(200);
  });

  test.each([
    ['/admin/user-profile', '/customer/admin_users', 'All Users'],
    ['/admin/all-listings', '/customer/admin_listings', 'All Listings'],
  ])('%s, of the other family of paths, redirects to %s', async (old, now, title) => {
    const answer = await ask(old, market.admin.cookie);
    expect([answer.statusCode, answer.headers.location]).toEqual([302, now]);
    expect(await site.text(now, market.admin.cookie)).toContain(title);
    expect((await ask(now, market.customer.cookie)).body).not.toContain('<table');
  });

  test('menu: admin links are hidden from customers, and Edit Password has a screen of its own', async () => {
    const own = await site.html('/customer', market.customer.cookie);
    const admins = await site.html('/customer', market.admin.cookie);
    for (const route of ADMIN) {
      expect(own).not.toContain(`href="${route}"`);
      expect(admins).toContain(`href="${route}"`);
    }
    for (const route of CUSTOMER) expect(own).toContain(`href="${route}"`);
    expect(own).toMatch(/<a[^>]*href="\/customer\/editpassword"[^>]*>Edit Password/);
    expect((await ask('/customer/editpassword', market.customer.cookie)).statusCode).toBe(200);
  });
});
