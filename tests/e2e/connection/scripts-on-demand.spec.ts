import type { Route } from '@playwright/test';
import { holdScripts, openHydrated, scriptsEvent } from '../support/hydration.ts';
import { loseCode } from '../support/lost-code.ts';
import { expect, test } from '../support/fixtures.ts';
import { signedIn } from '../support/sellers.ts';

test('scripts on demand: they do not come at first, and are loaded once online; a favourite saved meanwhile is kept', async ({
  page,
  complaints,
}) => {
  const restore = await loseCode(page, /assets\/.*\.js$/);
  await page.goto('/search');
  const heart = page.locator('.listing-card .heart').first();
  const failed = scriptsEvent(page, 'failed');
  await heart.click();
  await failed;
  restore();
  const ready = scriptsEvent(page, 'ready');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await ready;
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  complaints.expect('net::ERR_FAILED /assets/', 'some');
});

test('order: what is chosen before the scripts are there is the order of the homes, and one can go back', async ({
  page,
}) => {
  await page.goto('/search?type=rent');
  const order = page.getByLabel('Sort by');
  await order.selectOption('Lowest price');
  await expect(page).toHaveURL(/sort=price/);
  await expect(order).toHaveValue('price');
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=price/);
  await expect(order).toHaveValue('');
});

test('order: scripts that come while its page is on its way do not ask for it a second time, and one goes back in one step', async ({
  page,
}) => {
  const documents: Route[] = [];
  const asked: string[] = [];
  await page.goto('/search?type=rent');
  await page.route(/sort=price/, (route) => {
    if (route.request().isNavigationRequest()) documents.push(route);
    else asked.push(route.request().url());
    return route.request().isNavigationRequest() ? undefined : route.continue();
  });
  const ready = scriptsEvent(page, 'ready');
  await page.getByLabel('Sort by').selectOption('Lowest price', { noWaitAfter: true });
  await ready;
  await expect.poll(() => documents.length).toBe(1);
  await documents[0]?.continue();
  await expect(page).toHaveURL(/sort=price/);
  expect(asked).toEqual([]);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=price/);
});

test('order: once the scripts are there, the homes are put in it once, and the page is not loaded anew', async ({
  page,
}) => {
  await openHydrated(page, '/search?type=rent');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.getByLabel('Sort by').selectOption('Lowest price');
  await expect(page).toHaveURL(/sort=price/);
  await page.goBack();
  await expect(page).not.toHaveURL(/sort=/);
  expect(documents).toEqual([]);
});

test('contact form: scripts that come while it is on its way do not send it a second time', async ({ page }) => {
  const sent: Route[] = [];
  await page.goto('/contact');
  const runs = await holdScripts(page);
  const form = page.getByRole('main').locator('form');
  await form.getByLabel('Name').fill('Ada Obi');
  await form.getByLabel('Email').fill(`ada.${Date.now()}.${process.pid}@example.ng`);
  await form.getByLabel('Message').fill('Is the flat in Lekki still free?');
  await page.route(/\/contact/, (route) =>
    route.request().method() === 'POST' ? void sent.push(route) : route.continue(),
  );
  // In the page: Playwright would wait until the page has been left.
  await form.getByRole('button', { name: /^Send/ }).evaluate((button: HTMLButtonElement) => {
    addEventListener('gidana:ready', () => {
      button.click();
      // Heard below.
      // oxlint-disable-next-line no-console
      console.info('pressed again');
    });
    button.click();
  });
  await expect.poll(() => sent.length).toBe(1);
  const again = page.waitForEvent('console', (message) => message.text() === 'pressed again');
  runs().catch(() => undefined);
  await again;
  await sent[0]?.continue();
  await expect(page).toHaveURL('/contact?sent=1');
  expect(sent).toHaveLength(1);
});

test('filters: a sheet that was opened before the photographs came stays open once they are there', async ({
  page,
}) => {
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/media\//, (route) => arrived.promise.then(() => route.continue()));
  await page.addInitScript(() =>
    addEventListener('pageshow', () => document.documentElement.setAttribute('data-shown', '')),
  );
  await page.goto('/search', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: 'Filters' }).click();
  await expect(page.locator('#filters')).toBeVisible();
  arrived.resolve();
  await page.locator('html[data-shown]').waitFor();
  await expect(page.locator('#filters')).toBeVisible();
});

test('list that sends its form: corrected before the scripts and the answer came, it counts as corrected', async ({
  page,
}) => {
  await signedIn(page);
  await page.goto('/search?type=rent');
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Search saved' })).toBeVisible();
  await page.route(/assets\/.*\.js$/, () => undefined);
  await page.goto('/customer/saved-searches', { waitUntil: 'commit' });
  const sent: (string | null)[] = [];
  await page.route(/saved-searches/, async (route) => {
    if (route.request().method() === 'POST')
      sent.push(new URLSearchParams(route.request().postData() ?? '').get('every'));
    if (sent.at(-1) !== 'instant') await route.continue();
  });
  await page.getByLabel('Emails about').evaluate((list: HTMLSelectElement) => {
    for (const every of ['instant', 'never']) {
      list.value = every;
      list.dispatchEvent(new Event('change', { bubbles: true }));
    }
  });
  await expect.poll(() => sent.at(-1)).toBe('never');
  await expect(page.getByLabel('Emails about')).toHaveValue('never');
});

test('next page: it is fetched while its link is being pressed, and not before', async ({ page }) => {
  const fetched: string[] = [];
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  client.on('Network.requestWillBeSent', ({ type, request }) => {
    if (type === 'Prefetch') fetched.push(new URL(request.url).pathname);
  });
  await page.goto('/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' });
  await link.scrollIntoViewIfNeeded();
  await link.hover();
  expect(fetched).toEqual([]);
  await page.mouse.down();
  await expect.poll(() => fetched).toEqual(['/terms']);
  await page.mouse.up();
  await expect(page).toHaveURL(/\/terms$/);
});

test('data saver: whoever only reads is sent no scripts, and whoever uses a control is', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.push(request.url());
  });
  await page.goto('/search');
  await page.getByRole('status').filter({ hasText: 'homes' }).first().click();
  await page.keyboard.press('Shift');
  await page.mouse.wheel(0, 2_000);
  expect(scripts).toEqual([]);
  const ready = scriptsEvent(page, 'ready');
  await page.locator('.listing-card .heart').first().click();
  await ready;
  expect(scripts).not.toEqual([]);
});
