import { expect, test } from './fixtures.ts';

test('scripts that did not come are fetched once the line is back, and a heart that was pressed is kept then', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/search');
  const heart = page.locator('.listing-card .heart').first();
  const failed = page.evaluate(
    () => new Promise<void>((done) => addEventListener('gidana:failed', () => done(), { once: true })),
  );
  await heart.click();
  await failed;
  await page.unroute('**/assets/*.js');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  // The browser complains of the files that did not come.
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !one.includes('ERR_FAILED')));
});
