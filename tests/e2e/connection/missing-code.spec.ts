import type { Page } from '@playwright/test';
import { loseCode } from '../support/lost-code.ts';
import { asAdmin, editor } from '../support/posts.ts';
import { wake } from '../support/wake.ts';
import { expect, test } from '../support/fixtures.ts';
import { grainyPhoto } from '../support/photos.ts';
import { signedIn } from '../support/sellers.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a page whose code is no longer there, as after an update, is loaded whole', async ({ page, complaints }) => {
  await wake(page, '/');
  await page.route(/assets\/search-/, (route) => route.fulfill({ status: 404 }));
  await page.getByRole('searchbox').first().fill('2 bed lekki');
  await page.getByRole('searchbox').first().press('Enter');
  await expect(page).toHaveURL(/\/search\?searchTerm=2\+bed\+lekki/);
  await expect(title(page)).toHaveText('Listing Results');
  await expect(page.getByRole('link', { name: 'Remove Lekki, Lagos' })).toBeVisible();
  complaints.expect('404 (Not Found) /assets/search-', 'some');
  complaints.expect('exception Failed to fetch dynamically imported module: /assets/search-');
});

test('without a connection, a page whose code is not here yet says so, and comes when the line is back', async ({
  page,
  context,
  complaints,
}) => {
  await wake(page, '/search');
  await context.setOffline(true);
  await page.locator('.listing-card a').first().click();
  await expect(title(page)).toHaveText('You are offline');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: /Interested in this (home|property)\?/ })).toBeVisible();
  complaints.expect(/^net::ERR_INTERNET_DISCONNECTED \/(assets|listing)\//, 'some');
  complaints.expect('exception Failed to fetch dynamically imported module: /assets/listing-');
});

test('where the row of homes looked at lately does not come, the page stays as it is', async ({ page, complaints }) => {
  await page.goto('/search');
  await page.goto((await page.locator('.listing-card a').first().getAttribute('href')) ?? '');
  await page.route(/recent-homes/, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('recent-homes'));
  await wake(page, '/');
  await lost;
  await expect(title(page)).toHaveText('Find a home, anywhere in Nigeria');
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeVisible();
  complaints.expect('net::ERR_FAILED /assets/recent-homes-');
});

test('a photo waits for the code that sends it', async ({ page, complaints }) => {
  await signedIn(page);
  await page.goto('/customer/editphoto');
  const found = await loseCode(page, /send-resumable/);
  const lost = () => page.waitForEvent('requestfailed', (request) => request.url().includes('send-resumable'));
  const twice = lost().then(lost);
  await page.locator('input[type=file]').setInputFiles(await grainyPhoto('grain.jpg'));
  await twice;
  found();
  await expect(page.getByText('Image successfully Uploaded')).toBeVisible({ timeout: 30_000 });
  complaints.expect('net::ERR_FAILED /assets/send-resumable-', 'some');
});

test('an editor whose code did not come leaves the text area, and can be asked for again', async ({
  page,
  complaints,
}) => {
  await asAdmin(page);
  const found = await loseCode(page, /rich-text-editor/);
  await page.goto('/customer/create_blogpost');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await page.getByLabel('Content').fill('<p>Typed without it</p>');
  found();
  await again.click();
  await expect(editor(page)).toHaveText('Typed without it');
  complaints.expect('net::ERR_FAILED /assets/rich-text-editor-');
});
