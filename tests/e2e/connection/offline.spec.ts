import type { Page, Route } from '@playwright/test';
import { openHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/fixtures.ts';
import { signedIn } from '../support/sellers.ts';

const cards = (page: Page) => page.locator('.listing-card');
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'We could not load new results' });

test('results map: moved offline, map and list stay, and are updated once online', async ({
  page,
  context,
  complaints,
}, { project }) => {
  await page.goto('/search?type=rent&view=map');
  await expect(page.locator('.map-marker > button').first()).toBeVisible();
  if (project.name !== 'desktop') await page.getByLabel('Search as I move').check();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(page).toHaveURL(/box=/);
  await expect(page.locator('.map-name').first()).toBeVisible();
  if (project.name !== 'desktop') await page.getByRole('link', { name: 'List', exact: true }).click();
  await expect(notice(page)).toBeVisible();
  await expect(cards(page)).toHaveCount(9);

  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('link', { name: 'Remove This part of the map' })).toBeVisible();
  complaints.expect('net::ERR_INTERNET_DISCONNECTED /api/listing/map?');
  complaints.expect('net::ERR_INTERNET_DISCONNECTED /search.data?');
});

for (const [name, refuse, complaint] of [
  ['no answer', (route: Route) => route.abort(), 'net::ERR_FAILED'],
  ['a server that is too busy', (route: Route) => route.fulfill({ status: 503 }), '503 (Service Unavailable)'],
] as const) {
  test(`results: “Show more” with ${name} keeps the homes and can be pressed again`, async ({ page, complaints }) => {
    await openHydrated(page, '/search');
    await page.route(/search\.data/, refuse);
    await page.getByRole('link', { name: 'Show more' }).click();
    const again = page.getByRole('link', { name: 'Try again' });
    await expect(again).toBeVisible();
    await expect(cards(page)).toHaveCount(9);
    await page.unroute(/search\.data/);
    await again.click();
    await expect(cards(page)).toHaveCount(18);
    await expect(notice(page)).toHaveCount(0);
    complaints.expect(`${complaint} /search.data?show=18`);
  });
}

test('listing page: opened offline, our page says so, and the listing loads once online', async ({
  page,
  context,
  complaints,
}) => {
  await openHydrated(page, '/');
  const home = page.locator('a[href^="/listing/"]');
  await home.first().click();
  await page.waitForURL('**/listing/*');
  await page.getByRole('heading', { name: /Interested in this/ }).waitFor();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a home, anywhere in Nigeria');
  await context.setOffline(true);
  await home.last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: /Interested in this (home|property)\?/ })).toBeVisible();
  complaints.expect(/^net::ERR_INTERNET_DISCONNECTED \/listing\/.*\.data$/, 'some');
  // The pictures of the page that stays, where they are not there yet, and the homes looked at lately.
  complaints.expect(/^net::ERR_INTERNET_DISCONNECTED \/(media|api\/favourites)\//, 'any');
});

test('photographs that do not come keep their blur, and a line says that what is shown may be old', async ({
  page,
  context,
  complaints,
}) => {
  await page.goto('/search?searchTerm=maitama');
  const home = (await page.locator('.listing-card a').first().getAttribute('href')) ?? '';
  await page.route('**/media/**', (route) => route.abort());
  await openHydrated(page, home);
  const photo = page.getByRole('img', { name: /, photograph 1 of/ });
  await expect(photo).toHaveCSS('opacity', '0');
  await context.setOffline(true);
  await expect(page.locator('body')).toHaveAttribute('data-kept', 'You are offline. What is shown may be old.');
  await context.setOffline(false);
  await expect(page.locator('body')).not.toHaveAttribute('data-kept');
  complaints.expect(/^net::ERR_/, 'any');
});

test('somebody who is signed in is not asked to log in by a page that does not come', async ({
  page,
  context,
  complaints,
}) => {
  await signedIn(page);
  await openHydrated(page, '/customer');
  await context.setOffline(true);
  await page.locator('main').getByRole('link', { name: 'My Properties' }).last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.locator('.site-header').getByRole('link', { name: 'Login', includeHidden: true })).toHaveCount(0);
  complaints.expect(/^(net::ERR_|exception Failed to fetch)/, 'any');
});
