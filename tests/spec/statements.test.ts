import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { recountFigures } from '#features/figures/service.server.ts';
import { recountWords } from '#features/search/service.server.ts';
import routes from '../../src/routes.ts';
import { storeListing } from '../support/listings.ts';
import { type Market, smallMarket } from '../support/market.ts';
import { openSite, type Site } from '../support/site.ts';
import { databaseUse } from '../support/statements.ts';
import { createWorld, type World } from '../support/world.ts';

/** Statements that one page for a visitor may cost, and one pause while somebody types. */
const PAGE = 8;
const PAUSE = 4;
/** Connections that one request may use at once: a pool has ten, and everybody's session waits behind them. */
const CONNECTIONS = 3;

let world: World;
let site: Site;
let market: Market;
let lost: string;

beforeAll(async () => {
  world = await createWorld();
  market = await smallMarket(world);
  for (let flat = 0; flat < 12; flat += 1) {
    await storeListing(world, market.owner, {
      name: `Flat ${flat} in Yaba`,
      propertyType: 'flat',
      place: 'lagos/yaba',
      within: ['lagos', 'lagos/yaba'],
      bedrooms: 3,
    });
  }
  // In no place of the gazetteer.
  lost = await storeListing(world, market.owner, { name: 'House by the lake', city: 'Qqville', state: 'Zzstate' });
  await recountWords(world.deps);
  await recountFigures(world.deps);
  site = await openSite(world);
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
});

const everyMarket = (path: string) => [path, `${path}/lagos/yaba`, `${path}/kano`];

/** Addresses for every public route of the product; a new route without a row here fails the last test. */
const ROWS: Record<string, string[]> = {
  '/': ['/'],
  search: [
    '/search',
    '/search?searchTerm=lekki',
    '/search?searchTerm=2+bed+flat+yaba',
    '/search?searchTerm=qqqzzz+wwwyyy',
    '/search?searchTerm=quiet+selfcontain+near+blu+gate+surulere+wey+get+light+under+900k',
    '/search?searchTerm=5+bed+furnished+duplex+for+sale+in+maitama+with+pool+gym+and+bq+under+40m+c+of+o',
    '/search?type=sale&kind=flat&bedrooms=6&place=lagos/yaba&minPrice=900000000&title=c-of-o&has=pool',
    '/search?type=rent&place=lagos/yaba&maxPrice=1000&maxTotal=1000&show=27',
    '/search?searchTerm=2+bed+flat+near+yaba+serene+viewing',
    '/search?searchTerm=self+contain+near+unilag',
    '/search?searchTerm=flat+between+yaba+and+surulere',
    '/search?searchTerm=shop+along+lekki&sort=price',
    '/search?searchTerm=3+nights+in+lekki+for+4+people+still+available',
    '/search?type=rent&place=lagos/lekki&without=pool&without=gym',
    '/search?searchTerm=GD-999999999',
  ],
  properties: ['/properties'],
  exclusive: ['/exclusive'],
  'listing/:listingId': ['/listing/{rent}', '/listing/{sale}', '/listing/{lost}', '/listing/none'],
  'listing/:listingId/contact/:how': ['/listing/{rent}/contact/call'],
  'report/:listingId': ['/report/{rent}', '/report/none'],
  'report/confirm': ['/report/confirm?id=none', '/report/confirm?id=00000000-0000-7000-8000-000000000000&signature=x'],
  'for-rent/:state?/:city?/:area?': everyMarket('/for-rent'),
  'for-sale/:state?/:city?/:area?': everyMarket('/for-sale'),
  'shortlet/:state?/:city?/:area?': everyMarket('/shortlet'),
  favourites: ['/favourites'],
  compare: ['/compare', '/compare?id={rent}&id={sale}', '/compare?ids={rent},{sale}'],
  unsubscribe: ['/unsubscribe?token=none'],
  register: ['/register'],
  login: ['/login'],
  'login/code': ['/login/code'],
  logout: ['/logout'],
  forgetpassword: ['/forgetpassword'],
  'confirm-email': ['/confirm-email', '/confirm-email?id={rent}&until=9e15&signature=none'],
  'reset-password': ['/reset-password'],
  about: ['/about'],
  blog: ['/blog', '/blog?show=27'],
  'post/:postSlug': ['/post/rent-in-yaba', '/post/none'],
  pricing: ['/pricing'],
  contact: ['/contact'],
  pages: ['/pages'],
  terms: ['/terms'],
  privacy: ['/privacy'],
  support: ['/support'],
  offline: ['/offline'],
  '*': ['/no/such/page'],
};
/** Visitors are sent to the login by these. */
const MEMBERS = /^(customer|admin)(\/|$)/;

const addressOf = (template: string) =>
  template.replace('{rent}', market.rent).replace('{sale}', market.sale).replace('{lost}', lost);

describe('a page for a visitor costs few statements on few connections', () => {
  test.each(Object.values(ROWS).flat())('%s', async (template) => {
    const { statements, connections } = await databaseUse(() => site.app.inject(addressOf(template)));
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(PAGE);
    expect(connections).toBeLessThanOrEqual(CONNECTIONS);
  });

  test('what is counted are the statements that the database gets', async () => {
    const { statements } = await databaseUse(async () => {
      await world.db.execute('select 2');
      await world.db.transaction(async (tx) => void (await tx.execute('select 3')));
    });
    expect(statements).toEqual(['select 2', 'begin', 'select 3', 'commit']);
  });

  test('every route has a row here', () => {
    const paths = (entries: readonly RouteConfigEntry[]): string[] =>
      entries.flatMap(({ path, index, children = [] }) => [index ? '/' : (path ?? ''), ...paths(children)]);
    const known = paths(routes).filter((path) => path !== '' && path !== 'styleguide' && !MEMBERS.test(path));
    expect(known.filter((path) => !ROWS[path])).toEqual([]);
    expect(known.length).toBeGreaterThan(25);
  });
});

test.each([
  'le',
  'lekki',
  '2 bed flat yab',
  'selfcon surulere 400k',
  'qqqzz wwwyy',
  '5 bed duplex maitama under 40m',
  '2 bed yaba 2.5m quiet',
])('a pause while typing "%s" costs few statements on few connections', async (typed) => {
  const { statements, connections } = await databaseUse(() =>
    site.app.inject(`/api/listing/suggest?searchTerm=${encodeURIComponent(typed)}`),
  );
  expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(PAUSE);
  expect(connections).toBeLessThanOrEqual(CONNECTIONS);
});

test.each(['2 bed flat yaba 2.5m unity court', 'qqqzz wwwyy', 'selfcon surulere 400k'])(
  'what "%s" is taken to mean costs three statements',
  async (typed) => {
    const { statements } = await databaseUse(() =>
      site.app.inject(`/api/search/understand?q=${encodeURIComponent(typed)}`),
    );
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(3);
  },
);

test('a map without a match costs no more than a page', async () => {
  const { statements, connections } = await databaseUse(() =>
    site.app.inject('/api/listing/map?searchTerm=qqzz+flat&type=sale'),
  );
  // None at all would say that this test no longer sees them.
  expect(statements).not.toEqual([]);
  expect(statements.length).toBeLessThanOrEqual(PAGE);
  expect(connections).toBeLessThanOrEqual(CONNECTIONS);
});
