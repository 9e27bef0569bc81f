import { scriptsEvent } from '../support/hydration.ts';
import { loseCode } from '../support/lost-code.ts';
import { expect, test } from '../support/fixtures.ts';

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
