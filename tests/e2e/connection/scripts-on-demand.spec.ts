import { heard } from '../support/wake.ts';
import { loseCode } from '../support/lost-code.ts';
import { expect, test } from '../support/fixtures.ts';

test('scripts that did not come are fetched once the line is back, and a heart that was pressed is kept then', async ({
  page,
  complaints,
}) => {
  const found = await loseCode(page, /assets\/.*\.js$/);
  await page.goto('/search');
  const heart = page.locator('.listing-card .heart').first();
  const failed = heard(page, 'failed');
  await heart.click();
  await failed;
  found();
  const ready = heard(page, 'ready');
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await ready;
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  complaints.expect('net::ERR_FAILED /assets/', 'some');
});
