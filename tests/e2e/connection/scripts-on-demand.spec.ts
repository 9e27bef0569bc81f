import { heard } from '../support/wake.ts';
import { expect, test } from '../support/fixtures.ts';

test('scripts that did not come are fetched once the line is back, and a heart that was pressed is kept then', async ({
  page,
  complaints,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/search');
  const heart = page.locator('.listing-card .heart').first();
  const failed = heard(page, 'failed');
  await heart.click();
  await failed;
  await page.unroute('**/assets/*.js');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  complaints.expect('net::ERR_FAILED /assets/', 'some');
});
