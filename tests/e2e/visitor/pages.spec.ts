import { expectNoViolation } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

// Every route is looked at by `every-route.spec.ts`: here are states that it does not see.
const PAGES = ['/search?type=rent&bedrooms=2', '/search?searchTerm=qqqzzzxx', 'the photographs of a home'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    for (const path of PAGES) {
      test(`${path}: axe finds no violation`, async ({ page }) => {
        if (path.startsWith('/')) await page.goto(path);
        else {
          await page.goto('/search');
          const home = await page.locator('.listing-card a').first().getAttribute('href');
          await page.goto(`${home}#photo-1`);
        }
        await expectNoViolation(page);
      });
    }
  });
}

test('unknown address: answers 404, says so and links home', async ({ page, complaints }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go back to home' }).click();
  await expect(page).toHaveURL('/');
  complaints.expect('404 (Not Found) /no/such/page');
});

test('listing page: a listing that is gone answers 404 and offers others', async ({ page, complaints }) => {
  const answer = await page.goto('/listing/a-home-that-never-was-1234567890');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This home is not on the market now' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Search homes' })).toBeVisible();
  await page.goto('/listing/no-address-of-a-home');
  await expect(page.getByRole('heading', { name: 'There is no such home' })).toBeVisible();
  await expect(page.getByText('The link may be wrong.')).toBeVisible();
  complaints.expect('404 (Not Found) /listing/a-home-that-never-was-1234567890');
  complaints.expect('404 (Not Found) /listing/no-address-of-a-home');
});

test('listing page: has a title, one canonical address and a share image, whichever way it was opened', async ({
  page,
  request,
}) => {
  await page.goto('/search');
  const home = await page.locator('.listing-card a').first().getAttribute('href');
  await page.goto(`${home}?utm_source=whatsapp`);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await expect(page).toHaveTitle(`${name} | Gidana`);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(canonical).toMatch(new RegExp(`^https?://.+${home}$`));
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(image).toMatch(/^https?:\/\//);
  expect((await request.get(new URL(image ?? '').pathname)).status()).toBe(200);
});

test('routes: an address in capital letters opens the same page', async ({ page }) => {
  await page.goto('/Properties');
  await expect(page.getByRole('heading', { name: 'All Properties' })).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/properties$/);
});

test('home page on a phone: a section is a row to swipe, with the next home in sight', async ({ page }, {
  project,
}) => {
  test.skip(project.name === 'desktop', 'a desk shows the homes beside each other');
  await page.goto('/properties');
  for (const row of await page.locator('.listing-row').all()) {
    const next = await row.locator('li').nth(1).boundingBox();
    expect(next?.x).toBeLessThan(page.viewportSize()?.width ?? 0);
    expect(next?.x).toBeGreaterThan(200);
  }
});
