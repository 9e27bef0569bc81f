import type { Page } from '@playwright/test';
import { loseCode } from '../support/lost-code.ts';
import { asAdmin, editor } from '../support/posts.ts';
import { openHydrated } from '../support/hydration.ts';
import { expect, test } from '../support/fixtures.ts';
import { grainyPhoto } from '../support/photos.ts';
import { signedIn } from '../support/sellers.ts';
import { searchBox } from '../support/search-box.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('route code: gone after an update, the page is loaded whole from the server', async ({ page, complaints }) => {
  await openHydrated(page, '/');
  await page.route(/assets\/search-/, (route) => route.fulfill({ status: 404 }));
  await searchBox(page).fill('2 bed lekki');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/\/search\?searchTerm=2\+bed\+lekki/);
  await expect(title(page)).toHaveText('Listing Results');
  await expect(page.getByRole('link', { name: 'Remove Lekki, Lagos' })).toBeVisible();
  complaints.expect('404 (Not Found) /assets/search-', 'some');
  complaints.expect('exception Failed to fetch dynamically imported module: /assets/search-', 'any');
});

test('route code: not loaded yet and offline, our page says so, and the page loads once online', async ({
  page,
  context,
  complaints,
}) => {
  await openHydrated(page, '/search');
  await context.setOffline(true);
  await page.locator('.listing-card a').first().click();
  await expect(title(page)).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: /Interested in this (home|property)\?/ })).toBeVisible();
  complaints.expect(/^net::ERR_INTERNET_DISCONNECTED \/(assets|listing)\//, 'some');
  complaints.expect('exception Failed to fetch dynamically imported module: /assets/listing-', 'any');
});

test('recently viewed: its code does not come, the page works without it', async ({ page, complaints }) => {
  await page.goto('/search');
  await page.goto((await page.locator('.listing-card a').first().getAttribute('href')) ?? '');
  await page.route(/recent-homes/, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('recent-homes'));
  await openHydrated(page, '/');
  await lost;
  await expect(title(page)).toHaveText('Find a home, anywhere in Nigeria');
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  complaints.expect('net::ERR_FAILED /assets/recent-homes-');
});

test('photo upload: its code does not come at first, the photo waits and goes up', async ({ page, complaints }) => {
  await signedIn(page);
  await page.goto('/customer/editphoto');
  const restore = await loseCode(page, /send-resumable/);
  const lost = () => page.waitForEvent('requestfailed', (request) => request.url().includes('send-resumable'));
  const twice = lost().then(lost);
  await page.locator('input[type=file]').setInputFiles(await grainyPhoto('grain.jpg'));
  await twice;
  restore();
  await expect(page.getByText('Image successfully Uploaded')).toBeVisible({ timeout: 30_000 });
  complaints.expect('net::ERR_FAILED /assets/send-resumable-', 'some');
});

test('post editor: its code does not come, the text area stays and the editor can be loaded again', async ({
  page,
  complaints,
}) => {
  await asAdmin(page);
  const restore = await loseCode(page, /rich-text-editor/);
  await page.goto('/customer/create_blogpost');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.getByLabel('Content').fill('<p>Typed without it</p>');
  restore();
  await again.click();
  await expect(editor(page)).toHaveText('Typed without it');
  complaints.expect('net::ERR_FAILED /assets/rich-text-editor-');
});
