import type { Page } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../../src/routes.ts';
import { violationsOf } from '../support/axe.ts';
import { addPost, asAdmin, newTitle } from '../support/posts.ts';
import type { Complaints } from '../support/complaints.ts';
import { expect, test } from '../support/fixtures.ts';
import { BAIT, rowInQueue } from '../support/queue.ts';
import { addListing, newName, signedIn } from '../support/sellers.ts';

/** What the routes with a part to fill in are looked at with. */
interface Things {
  listing: string;
  post: string;
  slug: string;
  /** The page of an account. */
  account: string;
  /** The page of a case in the queue. */
  waiting: string;
}

/** Addresses of such routes, by their path in `routes.ts`; a new one without a line here fails. */
const EXAMPLES: Record<string, (things: Things) => string> = {
  'listing/:listingId': ({ listing }) => `/listing/${listing}`,
  'report/:listingId': ({ listing }) => `/report/${listing}`,
  // Leads to the page of the home, because it is the viewer's own.
  'listing/:listingId/contact/:how': ({ listing }) => `/listing/${listing}/contact/call`,
  // A picture: no page to look at.
  'customer/admin_reports/:reportId/:number': () => '/',
  // A file.
  'customer/admin_csv/:list': () => '/',
  'post/:postSlug': ({ slug }) => `/post/${slug}`,
  'customer/admin/update_post/:postId': ({ post }) => `/customer/admin/update_post/${post}`,
  'customer/admin_users/:userId': ({ account }) => account,
  'customer/admin_queue/:caseId': ({ waiting }) => waiting,
  'customer/listing/update-listing/:listingId': ({ listing }) => `/customer/listing/update-listing/${listing}`,
  'for-rent/:state?/:city?/:area?': () => '/for-rent/lagos/lekki',
  'for-sale/:state?/:city?/:area?': () => '/for-sale',
  'shortlet/:state?/:city?/:area?': () => '/shortlet/lagos',
  '*': () => '/no/such/page',
};

/** Every address of the product, once. */
function addresses(things: Things): string[] {
  const walk = ({ path, index, children = [] }: RouteConfigEntry): string[] => {
    const own = index ? ['/'] : path ? [addressOf(path, things)] : [];
    return [...own, ...children.flatMap(walk)];
  };
  return routes.flatMap(walk);
}

function addressOf(path: string, things: Things): string {
  const example = EXAMPLES[path];
  if (/[:*]/.test(path) && !example)
    throw new Error(`Give an example of the route ${path}, so that it can be looked at.`);
  return example?.(things) ?? `/${path}`;
}

/** Opens it and finds no barrier, in the dark theme too if `inDark`; where it leads somewhere that was looked at before, that is enough. */
async function inspect(
  page: Page,
  address: string,
  { seen, complaints, inDark }: { seen: Set<string>; complaints: Complaints; inDark: boolean },
): Promise<void> {
  const answer = await page.goto(address);
  const shown = new URL(page.url());
  const status = answer?.status() ?? 0;
  // Pages that are not there, refused, or called without what they need.
  if ([400, 403, 404].includes(status)) complaints.expect(`${status} (${answer?.statusText()}) ${shown.pathname}`);
  const refused = (await page.getByRole('heading', { name: 'For admins only' }).count()) > 0;
  const name = refused ? 'For admins only' : shown.pathname;
  if (seen.has(name)) return;
  seen.add(name);
  const rules = { 'label-content-name-mismatch': { enabled: true } };
  expect.soft(await violationsOf(page, { rules }), address).toEqual([]);
  expect.soft(await page.getByRole('heading', { level: 1 }).count(), `headings of ${address}`).toBe(1);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(over, `width of ${address}`).toBe(0);
  if (!inDark) return;
  // Another theme changes colours and nothing else.
  await page.emulateMedia({ colorScheme: 'dark' });
  const ofColour = await violationsOf(page, {
    runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  });
  expect.soft(ofColour, `${address} in dark`).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Public pages that differ by who looks at them beyond the header that all have. */
const PERSONAL = /^\/($|listing\/|report\/|favourites|compare|contact$)/;

for (const who of ['a visitor', 'a customer', 'an admin'] as const) {
  test(`every route: axe finds no violation for ${who}`, async ({ page, complaints, isMobile }) => {
    test.setTimeout(480_000);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await asAdmin(page);
    const { _id: post, slug } = await addPost(page, newTitle());
    await page.goto('/customer/admin_users');
    const people = page.getByRole('main').getByRole('table').getByRole('link');
    const account = (await people.first().getAttribute('href')) ?? '';
    const { email, password } = await signedIn(page);
    const listing = await addListing(page, newName());
    const held = newName();
    await addListing(page, held, { description: BAIT });
    const row = await rowInQueue(page, held);
    const waiting = (await row.getByRole('link', { name: held, exact: true }).getAttribute('href')) ?? '';
    if (who === 'a customer') await page.request.post('/api/customer/login', { data: { email, password } });
    if (who === 'a visitor') await page.context().clearCookies();

    const all = addresses({ listing, post, slug, account, waiting });
    expect(all.length).toBeGreaterThan(30);
    // The dark theme has the same colours at every width.
    const look = { seen: new Set<string>(), complaints, inDark: isMobile };
    const isLookedAt = (address: string) =>
      who === 'a visitor' || /^\/(customer|admin)/.test(address) || PERSONAL.test(address);
    const looked = all.filter(isLookedAt);
    for (const address of looked) await inspect(page, address, look);
  });
}
