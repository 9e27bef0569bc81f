import type { Page } from '@playwright/test';
import { openHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/fixtures.ts';
import { signedIn } from '../support/sellers.ts';

test.use({ serviceWorkers: 'allow' });

/** The addresses that are kept for visitors, as the browser holds them. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('pages-'));
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('offline: results and homes that were opened are there after a reload, others are offered in their place', async ({
  page,
  context,
  complaints,
}) => {
  await openHydrated(page, '/search?place=abuja&type=rent');
  await expect.poll(() => kept(page)).toEqual(['/search?place=abuja&type=rent']);
  await page.locator('.listing-card a').first().click();
  await expect(page.getByRole('heading', { name: /Interested in this (home|property)\?/ })).toBeVisible();
  const home = new URL(page.url()).pathname;
  const name = await title(page).innerText();
  await expect.poll(() => kept(page)).toContain(home);

  // The browser's own cache is not what the page is drawn from.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  await context.setOffline(true);
  await page.reload();
  await expect(title(page)).toHaveText(name);
  await expect(page.locator('body')).toHaveAttribute('data-kept', /^You are offline\. This is the page as of \d/);
  await expect(page.locator('.site-header')).toHaveCSS('position', 'static');
  await page.goto('/search?place=abuja&type=rent');
  await expect(title(page)).toHaveText('Listing Results');
  await expect(page.locator('.listing-card').first()).toBeVisible();

  await page.goto('/customer/all_properties');
  await expect(title(page)).toHaveText('You are offline');
  await expect(page.locator('.site-header [href="/login"]')).toHaveCount(0);
  await page.getByRole('link', { name }).click();
  await expect(title(page)).toHaveText(name);

  await page.goto('/about');
  await expect(title(page)).toHaveText('You are offline');
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.locator('body')).not.toHaveAttribute('data-kept');
  await expect(title(page)).not.toHaveText('You are offline');
  complaints.expect(/^net::ERR_/, 'any');
});

test('offline: of somebody who is signed in nothing is kept, and what was kept before is gone', async ({
  page,
  complaints,
}) => {
  await openHydrated(page, '/search?place=abuja&type=sale');
  await expect.poll(() => kept(page)).toHaveLength(1);
  await signedIn(page);
  await openHydrated(page, '/search?place=abuja&type=sale');
  await expect.poll(() => kept(page)).toEqual([]);
  await page.locator('.listing-card a').first().click();
  await expect(page).toHaveURL(/\/listing\//);
  await page.reload();
  await expect(title(page)).toBeVisible();
  expect(await kept(page)).toEqual([]);
  complaints.expect(/^net::ERR_/, 'any');
});
