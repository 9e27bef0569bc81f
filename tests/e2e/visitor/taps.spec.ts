import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

// Of the demo market: its homes have photographs and mobile numbers.
const HOMES = '/search?searchTerm=maitama';

test('cards: their photographs are swiped through before any script, and each is fetched when it comes into view', async ({
  page,
}) => {
  await page.goto(HOMES);
  const row = page.locator('.card-photos-row').first();
  const second = row.locator('img[loading=lazy]').nth(1);
  const isLoaded = () => second.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);
  await expect(row.locator('img').first()).toBeInViewport();
  expect(await isLoaded()).toBe(false);
  await row.evaluate((element) => element.scrollTo({ left: element.clientWidth * 2, behavior: 'instant' }));
  await expect(row.locator('> *').nth(2)).toBeInViewport({ ratio: 0.9 });
  await expect.poll(isLoaded).toBe(true);
  // A press on any of them leads to the home.
  const home = (await row.getAttribute('href')) ?? '';
  await row.click({ position: { x: 60, y: 100 } });
  await expect(page).toHaveURL(home);
});

test('taps: from a home to its owner on WhatsApp, somebody new needs three and fills in four fields', async ({
  page,
  complaints,
}, { project }) => {
  complaints.expect(/^another host https:\/\/wa\.me\//, 'some');
  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await target.click();
  };
  await page.goto(HOMES);
  const home = (await page.locator('.cover-link').first().getAttribute('href')) ?? '';
  await page.goto(home);

  await tap(
    page.getByRole('link', { name: project.name === 'desktop' ? 'Register for free' : 'See contacts', exact: true }),
  );
  const fields = page.getByRole('main').locator('input:not([type=hidden])');
  const password = 'seven green mangoes';
  const answers = ['Sade Bello', `sade.${Date.now()}.${process.pid}@example.ng`, password, password];
  await expect(fields).toHaveCount(answers.length);
  for (const [index, answer] of answers.entries()) await fields.nth(index).fill(answer);
  await tap(page.getByRole('button', { name: 'Make Registration' }));
  await expect(page).toHaveURL(home);
  const asked = page.context().waitForEvent('request', (request) => request.url().startsWith('https://wa.me/234'));
  await tap(page.getByRole('link', { name: project.name === 'desktop' ? 'Ask on WhatsApp' : 'WhatsApp', exact: true }));
  await asked;
  expect(taps).toBe(3);
});
