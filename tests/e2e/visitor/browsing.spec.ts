import type { Page } from '@playwright/test';
import { hydrateBy } from '../support/hydration.ts';
import { openFilters } from '../support/filters.ts';
import { expect, test } from '../support/fixtures.ts';
import { searchBox } from '../support/search-box.ts';

const cards = (page: Page) => page.locator('.listing-card');

/** The filters of an address, without the words that they were read in. */
function filtersIn({ searchParams }: URL): string {
  const filters = new URLSearchParams(searchParams);
  filters.delete('typed');
  return filters.toString();
}

test('browsing: from the home page to a listing, its photographs and share link, and back to the same place', async ({
  page,
}, { project }) => {
  const isPhone = project.name !== 'desktop';
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => void (window.name = data.url ?? ''),
    });
  });

  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Find a home, anywhere in Nigeria');
  await page.getByPlaceholder('Search using property name or city').fill('lagos');
  await page.getByRole('button', { name: 'For Rent' }).click();
  await page.waitForURL('**/search?searchTerm=lagos&type=rent');
  await expect(page.getByRole('heading', { name: 'Listing Results' })).toBeVisible();
  await expect(cards(page).first()).toContainText('For Rent');

  await page.goto('/search');
  if (isPhone) {
    await openFilters(page);
    await page.getByRole('group', { name: 'Bedrooms' }).getByText('2+').click();
    await page.getByRole('button', { name: /^Show .*homes$/ }).click();
  } else {
    await page.locator('#filters').getByText('Beds', { exact: true }).click();
    await page.getByRole('group', { name: 'Bedrooms' }).getByText('2+').click();
  }
  await page.waitForURL('**/search?bedrooms=2');
  if (isPhone) await expect(page.getByRole('link', { name: 'Remove 2+ bedrooms' })).toBeVisible();
  else await expect(page.locator('#filters').getByText('2+ beds', { exact: true })).toBeVisible();
  for (const text of await cards(page).allTextContents()) {
    expect(Number(/(\d+) bedroom/.exec(text)?.[1])).toBeGreaterThanOrEqual(2);
  }

  await expect(cards(page)).toHaveCount(9);
  await page.getByRole('link', { name: 'Show more' }).click();
  await expect(cards(page)).toHaveCount(18);
  await page.waitForURL('**/search?bedrooms=2&show=18');

  const chosen = cards(page).nth(13);
  await chosen.scrollIntoViewIfNeeded();
  const name = await chosen.getByRole('link').first().textContent();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  await chosen.getByRole('link').first().click();
  await page.waitForURL('**/listing/*');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '');

  await swipe(page);
  const address = page.url();
  await page.getByText('Share', { exact: true }).click();
  if (isPhone) {
    await expect.poll(() => page.evaluate(() => window.name)).toBe(address);
  } else {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  }

  await page.goBack();
  await page.waitForURL('**/search?bedrooms=2&show=18');
  await expect(cards(page)).toHaveCount(18);
  await expect(chosen).toBeInViewport();
  expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(80);
});

/** Goes one photograph on, sees it large and comes back. */
async function swipe(page: Page) {
  const gallery = page.getByRole('region', { name: /^Photographs of/ }).first();
  const count = await gallery.getByRole('img').count();
  if (count > 1) {
    await gallery.locator('.scroller').evaluate((row) => row.scrollBy({ left: row.clientWidth, behavior: 'instant' }));
    await expect(gallery.getByText(`2 / ${count}`)).toBeAttached();
  }
  await gallery
    .getByRole('link')
    .nth(Math.min(1, count - 1))
    .click();
  const large = page.getByRole('dialog');
  await expect(large).toBeVisible();
  await expect(large.getByRole('img', { name: new RegExp(`${Math.min(2, count)} of ${count}$`) })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
}

test('gallery: the first tap of a first visit shows the photograph over the whole screen, where one is', async ({
  page,
  complaints,
}, { project }) => {
  complaints.expect(/^net::ERR_FAILED \/assets\//, 'any');
  // Of the demo market: homes of other journeys have one photograph.
  await page.goto('/search?searchTerm=ibadan&sort=oldest');
  const home = (await cards(page).first().locator('.cover-link').getAttribute('href')) ?? '';
  await page.context().clearCookies();
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(home);
  const large = page.getByRole('dialog');
  await expect(large).toBeHidden();
  // Before any script.
  await page.route(/\/assets\/.*\.js/, (route) => route.abort());
  await page.getByRole('link', { name: /photograph 1 of/ }).click();
  await expect(large.getByRole('img', { name: / 1 of/ })).toBeInViewport();
  if (project.name !== 'desktop') {
    // On a phone they stand under each other, with the way to the owner below them.
    const first = await large.getByRole('img', { name: / 1 of/ }).boundingBox();
    expect(first?.width).toBe(page.viewportSize()?.width);
    await expect(large.getByRole('img', { name: / 2 of/ })).toBeInViewport();
    await expect(large.getByRole('link', { name: 'See contacts' })).toBeInViewport({ ratio: 1 });
  }
  expect(new URL(page.url()).pathname).toBe(home);
  await large.getByRole('link', { name: 'Photograph 2' }).click();
  await expect(large.getByRole('img', { name: / 2 of/ })).toBeInViewport();
  await page.goBack();
  await page.goBack();
  await expect(large).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(home);

  // Once scripts are there it is a modal dialog.
  await page.unrouteAll();
  await page.goto(home);
  await page.goto(`${home}#photo-2`);
  await page.keyboard.press('Tab');
  const modal = () => large.evaluate((dialog) => dialog.matches(':modal'));
  await expect.poll(modal).toBe(true);
  await page.goBack();
  await expect(large).toBeHidden();
  await page.goForward();
  await expect.poll(modal).toBe(true);
  await expect(large.getByRole('img', { name: / 2 of/ })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(page).toHaveURL(`${home}#photographs`);
});

test('listing card: a press anywhere on it opens the listing', async ({ page }) => {
  // A press during the fade between two pages goes to neither.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/search');
  const path = (await cards(page).first().locator('.cover-link').getAttribute('href')) ?? '';
  // Not the first card: on the way back another home may be that.
  const card = cards(page).filter({ has: page.locator(`.cover-link[href="${path}"]`) });
  for (const part of [card.locator('.picture'), card.locator('.listing-card-lines p').first()]) {
    await part.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await part.boundingBox()) ?? {};
    await page.mouse.click(x + width / 2, y + height / 2);
    await expect(page).toHaveURL(path);
    await page.goBack();
    await expect(card).toBeVisible();
  }
});

test('search panel: typing shows what is found, in half the screen', async ({ page }) => {
  await page.goto('/');
  const box = searchBox(page);
  await box.click();
  await box.pressSequentially('lagos');
  const panel = page.getByRole('dialog', { name: 'Search Results' });
  await expect(panel.getByRole('heading', { name: /^For Sale \(\d+\+?\)$/ })).toBeVisible();
  await expect(panel).toContainText('Search result shows actual result or similar results');
  const { height } = (await panel.boundingBox()) ?? { height: 0 };
  expect(height / (page.viewportSize()?.height ?? 1)).toBeCloseTo(0.52, 2);
  await panel.getByRole('button', { name: 'Clear Result' }).click();
  await expect(panel).toBeHidden();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
});

test('search panel: a search that fails shows the message of the server', async ({ page, complaints }) => {
  await page.route('**/api/listing/suggest?**', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'We are busy right now.' } }),
  );
  await page.goto('/');
  await searchBox(page).click();
  await searchBox(page).pressSequentially('lagos');
  await expect(page.getByRole('alert')).toContainText('We are busy right now.');
  complaints.expect('503 (Service Unavailable) /api/listing/suggest?', 'some');
});

test('search: a sentence becomes filters that can be removed, and going back restores them', async ({ page }, {
  project,
}) => {
  await page.goto('/');
  await searchBox(page).fill('3 bed flat for Lekki wey no pass 30m');
  await searchBox(page).press('Enter');
  await expect(page.getByText(/3.bedroom flats in Lekki, Lagos/)).toBeVisible();
  const chip = (label: string) => page.getByRole('link', { name: `Remove ${label}` });
  await expect(chip('Lekki, Lagos')).toBeVisible();
  if (project.name === 'desktop') {
    // What the row of filters says is not said again by a chip.
    const filters = page.locator('#filters');
    const price = filters.locator('summary', { hasText: 'Up to ₦30M' });
    await expect(filters.locator('summary', { hasText: '3 beds' })).toBeVisible();
    await expect(page.getByLabel('Kind')).toHaveValue('flat');
    for (const label of ['3 bedrooms', 'Flat', 'Up to ₦30M']) await expect(chip(label)).toBeHidden();
    await price.click();
    await page.getByLabel('Highest price').fill('');
    await page.getByLabel('Highest price').press('Enter');
    await expect(page).toHaveURL((url) => filtersIn(url) === 'place=lagos%2Flekki&kind=flat&bedrooms=3-3');
    await expect(filters.locator('summary', { hasText: /^Price$/ })).toBeVisible();
    await page.goBack();
    await expect(price).toBeVisible();
  } else {
    for (const label of ['3 bedrooms', 'Flat']) await expect(chip(label)).toBeVisible();
    await chip('Up to ₦30M').click();
    await expect(page).toHaveURL((url) => filtersIn(url) === 'kind=flat&place=lagos%2Flekki&bedrooms=3&maxBedrooms=3');
    await expect(chip('Up to ₦30M')).toBeHidden();
    await page.goBack();
    await expect(chip('Up to ₦30M')).toBeVisible();
  }
  await expect(searchBox(page)).toHaveValue('3 bed flat for Lekki wey no pass 30m');
});

test('search panel: places are suggested while typing, and lead to their homes', async ({ page }) => {
  await page.goto('/');
  await searchBox(page).click();
  await searchBox(page).pressSequentially('lekk');
  await page.getByRole('list', { name: 'Places' }).getByRole('link', { name: 'Lekki, Lagos' }).click();
  await expect(page).toHaveURL((url) => url.search === '?place=lagos%2Flekki');
  await expect(page.getByRole('link', { name: 'Remove Lekki, Lagos' })).toBeVisible();
});

test('search: where nothing matches, near homes say what differs, and smaller steps are offered', async ({ page }) => {
  // Not in Lekki, where the journeys of sellers list homes at any price.
  await page.goto('/search?searchTerm=2+bed+flat+for+rent+in+Yaba+under+60k');
  await expect(page.getByText('No exact match')).toBeVisible();
  const near = page.getByRole('region', { name: 'More than 30% above your budget' });
  await expect(near.getByRole('listitem').first()).toContainText(/₦.+\sover/);
  await page.getByRole('navigation', { name: 'Nearest searches' }).getByRole('link').first().click();
  await expect(page.getByText('No exact match')).toBeHidden();
  await expect(cards(page).first()).toBeVisible();
});

test('filters: an amount that cannot be read is pointed out, also in the folded part', async ({ page, complaints }, {
  project,
}) => {
  // Of the count on the button.
  complaints.expect(/^400 \(Bad Request\) \/api\/listing\/filters\?/, 'any');
  const isPhone = project.name !== 'desktop';
  await page.goto('/search');
  if (isPhone) await openFilters(page);
  const more = page.locator('#filters').getByText('More filters');
  const total = page.getByLabel('Stated first-year total');
  const size = page.getByLabel('Size from');
  await more.click();
  await total.fill('a lot');
  if (isPhone) {
    await more.click();
    await page.getByRole('button', { name: /^Show .*homes$/ }).click();
  } else {
    await total.press('Tab');
  }
  await expect(page.locator('[name=maxTotal]:invalid')).toBeFocused();
  await total.fill('20m');
  await size.fill('5m');
  await size.press('Enter');
  await expect(page.locator('[name=minSize]:invalid')).toBeFocused();
  await size.fill('60 sqm');
  await size.press('Enter');
  await expect(page.getByRole('link', { name: 'Remove Up to ₦20M in all' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Remove From 60 sqm' })).toBeVisible();
});

test('filters: what is typed while results load is kept', async ({ page }, { project }) => {
  test.skip(project.name !== 'desktop', 'The sheet of a phone is sent as a whole.');
  await page.goto('/search');
  await hydrateBy(page, page.locator('#filters').getByText('More filters'));
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/search\.data/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/search\.data/);
  await page.getByLabel('Stated first-year total').fill('20m');
  const size = page.getByLabel('Size from');
  await size.pressSequentially('6');
  await asked;
  answer();
  await expect(page.getByRole('link', { name: 'Remove Up to ₦20M in all' })).toBeVisible();
  await expect(page.getByLabel('Stated first-year total')).toHaveValue('20,000,000');
  await expect(size).toHaveValue('6');
  await size.pressSequentially('0');
  await size.press('Enter');
  await expect(page.getByRole('link', { name: 'Remove From 60 sqm' })).toBeVisible();
});

test('search: a misspelt word is corrected, and an empty result says what to do', async ({ page }) => {
  await page.goto('/search?searchTerm=lagoss');
  await expect(page.getByText('Showing results for lagos')).toBeVisible();
  await page.getByRole('link', { name: 'Clear Result' }).click();
  await page.waitForURL((url) => url.search === '');

  await page.goto('/search?searchTerm=qqqzzzxx&parking=true');
  await expect(page.getByRole('status').filter({ hasText: /^No Listing Found$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No such home mentions “qqqzzzxx”' })).toBeVisible();
  await page.getByRole('link', { name: 'See all homes' }).click();
  await expect(cards(page)).toHaveCount(9);
});

test.describe('splash', () => {
  // Without this, our browser would count as a robot.
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36' });

  test('is shown once a session, takes no press away and is gone within three seconds', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveClass('splash');
    await expect(page.locator('.splash-screen')).toHaveCSS('pointer-events', 'none');
    await expect(page.locator('.splash-screen')).toHaveCSS('visibility', 'hidden', { timeout: 3000 });
    await page.reload();
    await expect(page.locator('html')).not.toHaveClass('splash');
  });

  test('is skipped where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await expect(page.locator('.splash-screen')).toBeHidden();
  });
});

test('contacts: a signed-in visitor sees how to reach the owner, on cards and on the listing page', async ({
  page,
}) => {
  // Other journeys list homes without a telephone number meanwhile, but not here.
  const demoHomes = '/search?searchTerm=maitama';
  const person = { email: `seeker.${Date.now()}.${process.pid}@example.ng`, password: 'seven green mangoes' };
  await page.goto(demoHomes);
  await expect(cards(page).first().getByRole('link', { name: /^Call/ })).toBeHidden();
  await page.request.post('/api/customer/register', { data: { name: 'Sade Bello', ...person } });
  expect((await page.request.post('/api/customer/login', { data: person })).status()).toBe(200);

  await page.goto(demoHomes);
  const card = cards(page).first();
  await expect(card.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', /\/contact\/call$/);
  await expect(card.getByRole('link', { name: /^Contact/ })).toHaveAttribute('href', /\/contact\/email$/);
  await card.getByRole('link').first().click();
  await page.waitForURL('**/listing/*');
  const panel = page.getByRole('complementary', { name: 'Contact' });
  for (const way of ['Phone', 'Email', 'Website', 'Social Media']) {
    await expect(panel.getByRole('term').filter({ hasText: way })).toBeVisible();
  }
  await expect(panel.locator('a[href^="tel:"]')).toBeVisible();
});
