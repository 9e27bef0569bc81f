import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { searchBox } from '../support/search-box.ts';
import { signedIn } from '../support/sellers.ts';

let browser: Browser;
test.beforeAll(async ({}, { project }) => {
  // Playwright switches this memory off, so that each journey gets its pages anew.
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  // Chromium's headless shell has no such memory.
  const executablePath = process.env.WHOLE_CHROMIUM ?? '/usr/bin/chromium';
  browser = await chromium.launch({ ...project.use.launchOptions, executablePath, ignoreDefaultArgs });
});
test.afterAll(() => browser.close());

for (const path of ['/', '/search', '/for-rent/lagos', '/blog', '/about']) {
  test(`coming back: a visitor finds ${path} as it was, in the memory of the browser`, async ({ baseURL }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const page = await context.newPage();
    await page.goto(path);
    await page.goto('/terms');
    // Playwright itself waits for a page that is loaded anew.
    const client = await context.newCDPSession(page);
    await client.send('Page.enable');
    const arrived = new Promise((resolve) => {
      client.on('Page.frameNavigated', ({ type }) => resolve(type));
      client.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations: reasons }) => resolve(reasons));
    });
    const { entries, currentIndex } = await client.send('Page.getNavigationHistory');
    await client.send('Page.navigateToHistoryEntry', { entryId: entries[currentIndex - 1]?.id ?? 0 });
    expect(await arrived).toBe('BackForwardCacheRestore');
  });
}

/** Slower than its reader. */
const scripts = /assets\/.*\.js$/;

/** A page whose scripts do not come until `page.unroute(scripts)`. */
async function slowPage(options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const mark = (name: string) => document.documentElement.setAttribute(name, '');
    addEventListener('pageshow', ({ persisted }) => persisted && mark('data-restored'));
    addEventListener('gidana:ready', () => mark('data-runs'));
  });
  await page.route(scripts, () => undefined);
  return page;
}

/** Goes back to a page in the memory of the browser, and lets its scripts come there. */
async function comeBack(page: Page): Promise<void> {
  await page.unroute(scripts);
  await page.evaluate(() => history.back());
  await page.locator('html[data-restored]').waitFor();
  await page.keyboard.press('Shift');
  await page.locator('html[data-runs]').waitFor();
}

for (const { left, by } of [
  { left: 'an order was chosen', by: (page: Page) => page.getByLabel('Sort by').selectOption('Lowest price') },
  {
    left: 'a search was typed',
    by: async (page: Page) => {
      await searchBox(page).fill('duplex in Lekki');
      await page.keyboard.press('Enter');
    },
  },
]) {
  test(`coming back: results that were left before the scripts came, as ${left}, are shown and stay`, async ({
    baseURL,
  }) => {
    const page = await slowPage({ baseURL });
    await page.goto('/search?type=rent');
    await by(page);
    await expect(page).not.toHaveURL(/\?type=rent$/);
    await comeBack(page);
    await expect(page).toHaveURL(/\?type=rent$/);
    await expect(page.getByLabel('Sort by')).toHaveValue('');
    await expect(searchBox(page)).toHaveValue('');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
}

for (const { pressed, control } of [
  { pressed: 'a home', control: '.listing-card a' },
  { pressed: 'Show more', control: 'main a[href*="show="]' },
  { pressed: 'a search', control: '.search-buttons button' },
]) {
  test(`coming back: ${pressed} that was pressed again while the page was being left does not lead forward again`, async ({
    baseURL,
  }) => {
    const page = await slowPage({ baseURL });
    await page.unroute(scripts);
    const [left, again] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await page.route(scripts, (route) => left.promise.then(() => route.continue()));
    const asked: string[] = [];
    const next = /\/listing\/|[?&](show|searchTerm)=/;
    await page.goto('/search?type=rent');
    await searchBox(page).fill('duplex in Lekki');
    await page.keyboard.press('Shift');
    await page.route(next, (route) => {
      const isDocument = route.request().isNavigationRequest();
      if (isDocument) left.resolve();
      else asked.push(route.request().url());
      return (isDocument ? again.promise : left.promise).then(() => route.continue());
    });
    page.on('console', (message) => message.text() === 'pressed again' && again.resolve());
    // In the page: Playwright would wait until the page has been left.
    await page.evaluate((selector) => {
      const press = () => document.querySelector<HTMLElement>(selector)?.click();
      addEventListener('gidana:ready', () => {
        press();
        // Heard above.
        // oxlint-disable-next-line no-console
        console.info('pressed again');
      });
      press();
    }, control);
    await expect(page).toHaveURL(next);
    await page.unroute(next);
    await page.evaluate(() => history.back());
    await page.locator('html[data-restored]').waitFor();
    await expect(page).toHaveURL(/\?type=rent$/);
    expect(asked).toEqual([]);
  });
}

test('coming back: the sheet that led away is closed, and counts what it shows', async ({ baseURL }) => {
  const page = await slowPage({ baseURL, viewport: { width: 360, height: 740 } });
  await page.goto('/search?type=rent');
  const sheet = page.getByRole('form', { name: 'Filters' });
  const show = sheet.getByRole('button', { name: /^Show/ });
  const open = page.getByRole('button', { name: 'Filters' });
  await open.click();
  const homes = (await show.textContent()) ?? '';
  await sheet.locator('.pill', { hasText: /^3/ }).first().click();
  await show.click();
  await expect(page).toHaveURL(/bedrooms=3/);
  await comeBack(page);
  await expect(sheet).toBeHidden();
  await open.click();
  await expect(show).toHaveText(homes);
  await expect(sheet.locator('[name=bedrooms][value="3"]')).not.toBeChecked();
});

test('coming back: the menu that led away is closed', async ({ baseURL }) => {
  const page = await slowPage({ baseURL, viewport: { width: 360, height: 740 } });
  await page.goto('/search?type=rent');
  const menu = page.locator('.site-menu');
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await comeBack(page);
  await expect(menu.getByRole('link', { name: 'About' })).toBeHidden();
});

test('coming back: a button that waited for the scripts when its page was left waits no more', async ({ baseURL }) => {
  const page = await slowPage({ baseURL, viewport: { width: 360, height: 740 } });
  await page.goto('/search?type=rent');
  await page.locator('.map-switch').click();
  await page.locator('.listing-card a').first().click();
  await expect(page).toHaveURL(/\/listing\//);
  await comeBack(page);
  await expect(page).toHaveURL('/search?type=rent');
});

test('coming back: somebody signed in sees the hearts that were pressed elsewhere', async ({ baseURL }) => {
  const page = await slowPage({ baseURL });
  await page.unroute(scripts);
  await signedIn(page);
  await page.goto('/search?type=rent');
  const heart = page.locator('.listing-card .heart').first();
  await page.locator('.listing-card a').first().click();
  await expect(page).toHaveURL(/\/listing\//);
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT');
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click();
  await kept;
  await page.evaluate(() => history.back());
  // From the memory of the browser or anew: this browser does either with a page of somebody signed in.
  await expect(page).toHaveURL('/search?type=rent');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('coming back: homes that were ticked to be compared are ticked still, and counted', async ({ baseURL }) => {
  const page = await slowPage({ baseURL });
  await signedIn(page);
  await page.goto('/search?type=rent');
  const favourites = page.locator('.listing-card .heart');
  const ids = await favourites.evaluateAll((all) => all.map((one) => (one as HTMLButtonElement).value));
  for (const id of ids.slice(0, 3)) await page.request.put(`/api/favourites/${id}`);
  await page.goto('/favourites');
  const ticks = page.locator('input[name=ids]');
  for (const n of [0, 2]) await ticks.nth(n).check();
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/compare/);
  await comeBack(page);
  await expect(page.locator('input[name=ids]:checked')).toHaveCount(2);
  await expect(page.getByText('2 of 4 chosen')).toBeVisible();
});

test('coming back: somebody signed in gets the results anew, at the same place', async ({ page }) => {
  await signedIn(page);
  const answer = await page.goto('/search?type=rent');
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  await page.mouse.wheel(0, 1_500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  const place = await page.evaluate(() => scrollY);
  await page.goto('/terms');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});
