import type { Locator, Page } from '@playwright/test';
import {
  favouriteButtons,
  emailTo,
  logIn,
  runSavedSearches,
  storedOnDevice,
  oneClickAddress,
} from './saved-search-steps.ts';
import { expectNoViolation } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoOverflow } from '../support/no-overflow.ts';
import { addListing, newName, newSeller, signedIn } from '../support/sellers.ts';

test('favourites: saved at the first touch, kept on the device, and moved to the account at login', async ({
  page,
}) => {
  const person = await newSeller(page);
  await page.goto('/search?type=rent');
  const [first, second] = [favouriteButtons(page).nth(0), favouriteButtons(page).nth(1)];
  const name = (await first.getAttribute('aria-label'))?.replace('Save ', '') ?? '';
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  const box = await first.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await first.click();
  // At once, whether the big scripts are there or not.
  expect(await first.getAttribute('aria-pressed')).toBe('true');
  await second.click();
  await second.click();
  await expect(second).toHaveAttribute('aria-pressed', 'false');
  expect(await storedOnDevice(page, 'favourites')).toHaveLength(1);
  await expect(page).toHaveURL('/search?type=rent');

  await page.reload();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('link', { name: 'Favourites', exact: true }).click();
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expectNoViolation(page);

  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await logIn(page, person);
  await expect(page).toHaveURL('/favourites');
  await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect.poll(() => storedOnDevice(page, 'favourites')).toEqual([]);
  await expectNoViolation(page);

  // From the server now: another page, loaded anew, knows it, and pressing again lets go.
  await page.goto('/search?type=rent');
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  const dropped = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await first.click();
  expect(await first.getAttribute('aria-pressed')).toBe('false');
  expect((await dropped).status()).toBe(200);
  await page.goto('/favourites');
  await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
});

test('favourites: a change that could not be sent is undone with a message', async ({ page, complaints }) => {
  await signedIn(page);
  await page.goto('/search');
  await page.route('**/api/favourites/*', (route) => route.abort());
  const heart = favouriteButtons(page).first();
  await heart.click();
  await expect(page.getByRole('alert').filter({ hasText: 'That was not saved' })).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  complaints.expect('net::ERR_FAILED /api/favourites/');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('favourites: saving asks for the login, returns to the same page, and can be undone', async ({ page }) => {
    const person = await newSeller(page);
    await page.goto('/search?type=sale');
    const heart = favouriteButtons(page).first();
    const label = (await heart.getAttribute('aria-label')) ?? '';
    await heart.click();
    await expect(page).toHaveURL('/login?next=%2Ffavourites');
    await expect(page.getByText('Log in to save this home to your favourites.')).toBeVisible();
    await logIn(page, person);
    await expect(page).toHaveURL(/\/search\?type=sale#heart-/);
    await expect(page.getByText('Saved to your favourites')).toBeVisible();
    await expect(page.getByRole('button', { name: label })).toHaveAttribute('aria-pressed', 'true');

    await page.goto('/favourites');
    await page.getByRole('button', { name: label }).click();
    await expect(page.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  });

  test('compare: the homes named in the address are shown side by side', async ({ page }) => {
    await signedIn(page);
    await page.goto('/search?type=rent');
    const ids = await favouriteButtons(page).evaluateAll((all) => all.map((one) => (one as HTMLButtonElement).value));
    for (const id of ids.slice(0, 5)) await page.request.put(`/api/favourites/${id}`);
    await page.goto('/favourites');
    for (let n = 0; n < 3; n += 1) await page.locator('input[name=ids]').nth(n).check();
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('columnheader')).toHaveCount(4);
    await expect(page.getByRole('rowheader', { name: 'Price', exact: false }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Remove' }).first().click();
    await expect(page.getByRole('columnheader')).toHaveCount(3);

    await page.goto(`/compare?ids=${ids.slice(0, 5).join(',')}`);
    await expect(page.getByRole('alert')).toContainText('Only 4 homes fit side by side');
    await expect(page.getByRole('columnheader')).toHaveCount(5);
  });
});

test('compare: takes two to four homes, and shows only what differs on request', async ({ page }) => {
  // Of the demo market: homes that other journeys list are all alike.
  await page.goto('/search?type=rent&place=abuja');
  for (let n = 0; n < 5; n += 1) await favouriteButtons(page).nth(n).click();
  await page.getByRole('link', { name: 'Favourites', exact: true }).click();
  await expect(page.locator('input[name=ids]')).toHaveCount(5);
  const tick = await page.locator('input[name=ids]').first().boundingBox();
  const photo = await page.locator('.listing-card .card-photos').first().boundingBox();
  const isOnPhoto = (tick?.y ?? 0) < (photo?.y ?? 0) + (photo?.height ?? 0);
  expect(isOnPhoto, 'the tick lies on the photograph').toBe(true);
  await page.locator('input[name=ids]').nth(0).check();
  await expect(page.getByRole('button', { name: 'Compare' })).toBeDisabled();
  for (let n = 0; n < 5; n += 1) await page.locator('input[name=ids]').nth(n).check();
  await expect(page.getByText('You can compare up to 4 homes')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Compare' })).toBeDisabled();
  await page.locator('input[name=ids]').nth(4).uncheck();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/compare\?ids=[\da-f-]{36}(,[\da-f-]{36}){3}$/);
  await expect(page.getByRole('columnheader')).toHaveCount(5);
  await expect(page.getByText('Where the homes differ')).toBeVisible();
  await seeBar(page);
  const homes = await page
    .getByRole('columnheader')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
  const width = page.viewportSize()?.width ?? 0;
  expect(homes[2]?.right, 'two homes fit').toBeLessThanOrEqual(width);
  expect(homes[3]?.left, 'the third shows').toBeLessThanOrEqual(width - 24);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expectNoViolation(page);
  }
  const rows = await page.getByRole('row').count();
  await page.getByRole('link', { name: 'Differences' }).click();
  await expect(page).toHaveURL(/only=differences$/);
  await expect.poll(() => page.getByRole('row').count()).toBeLessThan(rows);
});

test('recently viewed: kept on this device only, and cleared on request', async ({ page }) => {
  await page.goto('/search?type=shortlet');
  await page.locator('.listing-card a').first().click();
  await page.waitForURL('**/listing/*');
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect.poll(() => storedOnDevice(page, 'seen')).toHaveLength(1);
  await expect(page.getByRole('heading', { name: 'Similar homes' })).toBeVisible();

  await page.goto('/');
  const row = page.getByRole('region', { name: 'Recently viewed' }).first();
  await expect(row.getByRole('link', { name })).toBeAttached();
  await row.getByRole('button', { name: 'Clear recently viewed homes' }).click();
  await expect(row).toHaveCount(0);
  expect(await storedOnDevice(page, 'seen')).toEqual([]);
});

test('saved search: saved through the login, notified by email, stopped from the email, and deleted', async ({
  page,
  browser,
  baseURL,
  complaints,
}) => {
  const finder = await newSeller(page);
  const name = newName();
  const town = `Town${Date.now().toString(36)}${process.pid}`.replaceAll(/\d/g, 'x');
  await page.goto(`/search?type=rent&searchTerm=${town}`);
  await page.getByRole('button', { name: 'Save this search' }).click();
  await page.waitForURL('**/login?next=*');
  await logIn(page, finder);
  await expect(page).toHaveURL((url) => url.pathname === '/search' && url.searchParams.get('searchTerm') === town);
  await expect(page.getByRole('status').filter({ hasText: 'Search saved' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();
  await page.goto('/customer/saved-searches');
  const search = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(search).toHaveCount(1);
  await expect(search).toContainText(town);
  await page.getByLabel('Emails about').selectOption('Within minutes');
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Emails about')).toHaveValue('instant');
  await expectNoViolation(page);

  const seller = await browser.newContext({ baseURL: baseURL ?? '' });
  complaints.watch(seller);
  const other = await seller.newPage();
  await signedIn(other);
  await addListing(other, name, { type: 'rent', city: town });
  await seller.close();
  await runSavedSearches(finder.email);
  const email = await emailTo(finder.email, name);

  const stop = oneClickAddress(email);
  const visitor = await browser.newContext({ baseURL: baseURL ?? '' });
  complaints.watch(visitor);
  const reader = await visitor.newPage();
  await reader.goto(stop);
  await expect(reader.getByText('We email you about new homes for')).toBeVisible();
  await expectNoViolation(reader);
  await page.reload();
  await expect(page.getByLabel('Emails about')).toHaveValue('instant');
  const posted = await visitor.request.post(stop, { form: { 'List-Unsubscribe': 'One-Click' } });
  expect(posted.status()).toBe(200);
  await page.reload();
  await expect(page.getByLabel('Emails about')).toHaveValue('never');
  await reader.getByRole('button', { name: 'Stop these emails' }).click();
  await expect(reader.getByText('You will not get these emails any more.')).toBeVisible();
  await visitor.close();

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Turn these emails off' }).click();
  await expect(page.getByRole('button', { name: 'Turn these emails on' })).toBeVisible();
});

test('saved search: many words and a very long one fit the screen', async ({ page }) => {
  await signedIn(page);
  const words = 'zzquiet zzserene zzstreet behind the zzbakery';
  for (const searchTerm of [words, 'zz'.repeat(26)]) {
    await page.goto(`/search?${new URLSearchParams({ searchTerm })}`);
    await expectNoOverflow(page);
    const address = page.url();
    await page.getByRole('button', { name: 'Save this search' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Search saved' })).toBeVisible();
    expect(page.url()).toBe(address);
    await expect(page.getByRole('button', { name: 'Search saved' })).toBeVisible();
  }
  await page.goto('/customer/saved-searches');
  await expect(page.getByText('“zzzz').first()).toBeVisible();
  await expectNoViolation(page);
});

/** The homes in short stay above their columns while the lines pass by, also when the columns are swiped. */
async function seeBar(page: Page): Promise<void> {
  const bar = page.locator('.compare-head');
  await expect(bar).toBeHidden();
  await page.getByRole('rowheader').last().scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.locator('.compare-frame').evaluate((frame) => (frame.scrollLeft = 1_000));
  const leftOf = (parts: Locator) => parts.last().evaluate((part) => Math.round(part.getBoundingClientRect().left));
  const cells = page.getByRole('row', { name: 'Listed on' }).getByRole('cell');
  await expect.poll(async () => Math.abs((await leftOf(bar.locator('p'))) - (await leftOf(cells)))).toBeLessThan(2);
  await page.locator('.compare-frame').evaluate((frame) => (frame.scrollLeft = 0));
  await page.evaluate(() => scrollTo(0, 0));
  await expect(bar).toBeHidden();
}
